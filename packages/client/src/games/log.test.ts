// Tests the log of whole matches: no sentence has a gap, for any reader.
import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { visible } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import { rowsOf } from '@gaslamp/kernel/log';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import { SPECTATOR } from '@gaslamp/kernel/state';
import { words as emeraldWords } from '@gaslamp/words/emerald-2e/model';
import * as emerald from '@gaslamp/words/emerald-2e/sentences';
import emeraldTexts from '@gaslamp/words/emerald-2e/text/en.json' with { type: 'json' };
import type { LogEntry } from '@gaslamp/words/log';
import { words as nantyWords } from '@gaslamp/words/nanty-narking/model';
import * as nanty from '@gaslamp/words/nanty-narking/sentences';
import nantyTexts from '@gaslamp/words/nanty-narking/text/en.json' with { type: 'json' };
import { addTexts } from '@gaslamp/words/text';
import { describe, expect, test } from 'vitest';
import tableTexts from '../table/frame/text/en.json' with { type: 'json' };

for (const texts of [tableTexts, emeraldTexts, nantyTexts]) addTexts('en', texts);

const NAMES = ['Ada', 'Ben', 'Cy', 'Dot', 'Eve'];
/** An empty slot, an unreplaced one, or a control character that no name has replaced. */
const HOLE =
  /\b(?:is|in|of|to|from|with|draws|takes) [.,:;!]| {2}| [.,;]|^[.:]|[{}<>]|undefined|NaN|null|-1|event\.|[\u0002\u0003]/;

interface Subject {
  readonly id: string;
  rowOf(part: never, row: PublishedRow): LogEntry[];
  captionsOf(part: never, events: PublishedRow['events']): { readonly kind: string; readonly text: string }[];
  words(part: never, sentence: string): string;
}
const SUBJECTS: readonly Subject[] = [
  {
    id: 'nanty-narking',
    rowOf: nanty.rowOf,
    captionsOf: (m, events) =>
      nanty.groupsOf(events).map((group) => ({ kind: group.kind, text: nanty.sentenceOf(m, group) })),
    words: nantyWords,
  },
  {
    id: 'emerald-2e',
    rowOf: emerald.rowOf,
    captionsOf: (m, events) =>
      emerald.groupsOf(events).map((group) => ({ kind: group.kind, text: emerald.sentenceOf(m, group) })),
    words: emeraldWords,
  },
];

/** Plays a random match, up to `most` answers; odd seeds have random table options. */
function played(id: string, seed: number, most: number) {
  const game = gameNamed(id);
  const mind = new FastDice(seed ^ 0x51ed);
  const seats = game.seats.least + mind.below(game.seats.most - game.seats.least + 1);
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, { least, most }]) => [name, least + mind.below(most - least + 1)]),
  );
  const { match, entry } = Match.start(game, seats, seed % 2 === 0 ? {} : options, new FastDice(seed));
  const entries = [entry];
  for (let n = 0; match.decision !== null && n < most; n++) {
    const { player, options } = match.decision;
    const result = match.choose(player, [game.verbs.format(at(options, mind.below(options.length)))], match.at);
    if (isRefusal(result)) throw new Error(JSON.stringify(result));
    entries.push(...result.entries);
  }
  return { game, match, seats, rows: rowsOf(entries) };
}

describe.each(SUBJECTS)('the log of $id', ({ id, rowOf, captionsOf, words }) => {
  test('has no holes, whoever reads it', () => {
    const kinds = new Set<string>();
    const torn: string[] = [];
    let lines = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const { game, match, seats, rows } = played(id, seed, 1500);
      for (const you of [null, ...Array.from({ length: seats }, (_, player) => player)]) {
        const m = { s: match.s, data: game.data, you, names: NAMES } as never;
        for (const row of rows) {
          const seen = { move: row.move, events: row.events.map((event) => visible(event, you ?? SPECTATOR)) };
          const texts = rowOf(m, seen).map(({ text }) => words(m, text));
          const captions = captionsOf(m, seen.events).map(({ kind, text }) => {
            kinds.add(kind);
            return words(m, text);
          });
          lines += texts.length;
          for (const line of [...texts, ...captions])
            if (line === '' || HOLE.test(line)) torn.push(`seed ${seed}, move ${row.move}: ${line}`);
        }
      }
    }
    expect(torn).toEqual([]);
    // Enough of the game was seen for this to be meaningful.
    expect(lines).toBeGreaterThan(5000);
    expect(kinds.size).toBeGreaterThan(25);
    if (id === 'nanty-narking')
      for (const kind of ['interrupted', 'threat', 'rolled', 'die', 'bought']) expect(kinds).toContain(kind);
  });
});

test('a hole is seen where there is one', () => {
  for (const line of [
    'Yellow is . Blue is .',
    'Ada draws  from the pile.',
    'Ada draws {cards}.',
    'Ada pays £NaN.',
    'nanty.event.x',
  ])
    expect(line).toMatch(HOLE);
  for (const line of ['Ada is Sherlock Holmes.', 'Ada claims the city card of St. Petersburg.'])
    expect(line).not.toMatch(HOLE);
});
