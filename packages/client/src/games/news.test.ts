// Tests the news at the start of a turn: a player who has less than at the end of their last turn is told why.
import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { visible } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { State } from '@gaslamp/kernel/state';
import { lossesOf as emeraldLosses } from '@gaslamp/words/emerald-2e/losses';
import { words as emeraldWords } from '@gaslamp/words/emerald-2e/model';
import { newsOf as emeraldNews } from '@gaslamp/words/emerald-2e/news/news';
import emeraldTexts from '@gaslamp/words/emerald-2e/text/en.json' with { type: 'json' };
import { lossesOf as nantyLosses } from '@gaslamp/words/nanty-narking/losses';
import { words as nantyWords } from '@gaslamp/words/nanty-narking/model';
import { newsOf as nantyNews } from '@gaslamp/words/nanty-narking/news/news';
import nantyTexts from '@gaslamp/words/nanty-narking/text/en.json' with { type: 'json' };
import { addTexts } from '@gaslamp/words/text';
import { expect, test } from 'vitest';
import { sinceOwnTurn } from '../table/log/news.tsx';

for (const texts of [emeraldTexts, nantyTexts]) addTexts('en', texts);

/** A sentence for people: no key, no placeholder, and a full stop. */
const SENTENCE = /^[A-Z0-9][^{}\u0002\u0003]+[.!]$/;

type Numbers = Readonly<Record<string, readonly number[]>>;
const listed = (s: Numbers, field: string): readonly number[] => s[field] ?? [];
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
/** Returns the numbers of one player in a list that has equally many for each. */
const part = (list: readonly number[], seats: number, player: number): readonly number[] => {
  const each = list.length / seats;
  return list.slice(player * each, (player + 1) * each);
};

const SUBJECTS = [
  {
    id: 'emerald-2e',
    lossesOf: emeraldLosses,
    newsOf: emeraldNews,
    words: emeraldWords,
    has: (s: Numbers, seats: number, you: number) => [
      sum(part(listed(s, 'cubes'), seats, you)),
      sum(part(listed(s, 'agents'), seats, you)),
    ],
  },
  {
    id: 'nanty-narking',
    lossesOf: nantyLosses,
    newsOf: nantyNews,
    words: nantyWords,
    has: (s: Numbers, seats: number, you: number) => [
      sum(part(listed(s, 'agents'), seats, you)),
      at(listed(s, 'money'), you),
      listed(s, 'buildings').filter((owner) => owner === you).length,
    ],
  },
] as const;
test.each(SUBJECTS)(
  '$id: whoever has less when their turn begins is told of it',
  ({ id, lossesOf, newsOf, words, has }) => {
    const game = gameNamed(id);
    const seats = 3;
    let lost = 0;
    let losing = 0;
    let other = 0;
    for (let seed = 1; seed <= 5; seed++) {
      const mind = new FastDice(seed ^ 0x51ed);
      const { match } = Match.start(game, seats, {}, new FastDice(seed));
      const rows: PublishedRow[][] = Array.from({ length: seats }, () => []);
      /** Holdings of each player when the turn of the next one began. */
      const had: (readonly number[] | null)[] = Array.from({ length: seats }, () => null);
      while (match.decision !== null && match.published.move < 400) {
        const { player, options } = match.decision;
        const result = match.choose(player, [game.verbs.format(at(options, mind.below(options.length)))], match.at);
        if (isRefusal(result)) throw new Error(JSON.stringify(result));
        const { row } = result;
        if (row === null) continue;
        for (let you = 0; you < seats; you++)
          at(rows, you).push({ move: row.move, events: row.events.map((event) => visible(event, you)) });
        const begins = row.events.find(({ kind }) => kind === 'turn')?.fields.player;
        if (begins === undefined) continue;
        const s = match.published as State & Numbers;
        const now = has(s, seats, begins);
        const since = sinceOwnTurn(at(rows, begins), begins);
        const m = modelOf(game.data, s) as never;
        const losses = since === null ? [] : lossesOf(m, begins, since.events);
        const news = since === null ? [] : newsOf(m, begins, since.events);
        if (since !== null) losses.length > 0 ? losing++ : news.length > 0 ? other++ : 0;
        expect(news).toEqual(expect.arrayContaining([...losses]));
        for (const sentence of news)
          expect(words({ names: ['Ada', 'Ben', 'Cy'], data: game.data, s } as never, sentence)).toMatch(SENTENCE);
        const less = had[begins]?.some((n, i) => at(now, i) < n) ?? false;
        if (less) {
          lost++;
          expect(losses, `seed ${seed}, move ${row.move}: ${had[begins]} to ${now}`).not.toEqual([]);
        }
        for (const sentence of losses)
          expect(words({ names: ['Ada', 'Ben', 'Cy'], data: game.data, s } as never, sentence)).toMatch(/Ada|Ben|Cy/);
        had[(begins + seats - 1) % seats] = has(s, seats, (begins + seats - 1) % seats);
      }
    }
    expect(lost).toBeGreaterThan(20);
    expect(losing).toBeGreaterThan(20);
    // Also if nothing was taken from anybody.
    expect(other).toBeGreaterThan(20);
  },
);
const modelOf = (data: unknown, s: State) => ({ data, s, names: ['Ada', 'Ben', 'Cy'], you: 0 });

const happened = (kind: string, player: number) => ({ kind, fields: { player } });
const row = (...events: PublishedRow['events']): PublishedRow => ({ move: 0, events });
test('what was taken back has not happened, and one’s own turn is nobody else’s doing', () => {
  const rows = [
    row(happened('turn', 0)),
    row(happened('own', 0), happened('turn', 1), happened('done', 1)),
    { move: 5, events: [happened('regretted', 1)] },
    { move: 6, events: [{ kind: 'undone', fields: { player: 1, since: 4 } }] },
    row(happened('turn', 2)),
    row(happened('turn', 0)),
  ];
  const kinds = (upTo: number, you = 0) =>
    sinceOwnTurn(rows.slice(0, upTo), you)?.events.map(({ kind }) => kind) ?? null;
  expect(sinceOwnTurn(rows, 0)?.move).toBe(0);
  expect(kinds(6)).toEqual(['turn', 'done', 'undone', 'turn']);
  expect(kinds(5)).toBeNull();
  // Null before the first turn of the match.
  expect(kinds(1)).toBeNull();
  expect(kinds(5, 2)).toEqual(['turn', 'own', 'turn', 'done', 'undone']);
});
