// Tests that names which players gave themselves are in no language, so that nobody hears an English name by Polish rules, and that
// names of seats are in the language of the page.
import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { visible } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import { rowsOf } from '@gaslamp/kernel/log';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import { SPECTATOR } from '@gaslamp/kernel/state';
import { dayName as dayOf1 } from '@gaslamp/words/emerald-1e/model';
import { rowOf as first } from '@gaslamp/words/emerald-1e/sentences';
import firstTexts from '@gaslamp/words/emerald-1e/text/en.json' with { type: 'json' };
import { dayName as dayOf2 } from '@gaslamp/words/emerald-2e/model';
import { rowOf as second } from '@gaslamp/words/emerald-2e/sentences';
import secondTexts from '@gaslamp/words/emerald-2e/text/en.json' with { type: 'json' };
import type { LogEntry } from '@gaslamp/words/log';
import { colourName } from '@gaslamp/words/nanty-narking/model';
import { rowOf as nanty } from '@gaslamp/words/nanty-narking/sentences';
import nantyTexts from '@gaslamp/words/nanty-narking/text/en.json' with { type: 'json' };
import { addTexts } from '@gaslamp/words/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rich, RichContext, type RichTools } from '../table/things/rich.tsx';
import { richOf as firstRich } from './emerald-1e/rich-tools.tsx';
import { richOf as secondRich } from './emerald-2e/rich-tools.tsx';
import { richOf as nantyRich } from './nanty-narking/rich-tools.tsx';

for (const texts of [firstTexts, secondTexts, nantyTexts]) addTexts('en', texts);

interface Subject {
  rowOf(m: never, row: PublishedRow): LogEntry[];
  richOf(m: never, tools: never): RichTools;
  seatName(seat: number): string;
}
const SUBJECTS: Readonly<Record<string, Subject>> = {
  'emerald-2e': { rowOf: second, richOf: secondRich, seatName: dayOf2 },
  'emerald-1e': { rowOf: first, richOf: firstRich, seatName: dayOf1 },
  'nanty-narking': { rowOf: nanty, richOf: nantyRich, seatName: colourName },
};
/** Two players with names of their own, and one without. */
const OWN = ['Ada', 'Ben'];
const SEATS = 3;
const ANSWERS = 120;

/** Plays a random match, up to so many answers. */
function played(id: string) {
  const game = gameNamed(id);
  const mind = new FastDice(7);
  const { match, entry } = Match.start(game, SEATS, {}, new FastDice(8));
  const entries = [entry];
  for (let n = 0; match.decision !== null && n < ANSWERS; n++) {
    const { player, options } = match.decision;
    const result = match.choose(player, [game.verbs.format(at(options, mind.below(options.length)))], match.at);
    if (isRefusal(result)) throw new Error(JSON.stringify(result));
    entries.push(...result.entries);
  }
  return { game, match, rows: rowsOf(entries) };
}
const bare = (html: string): string => html.replace(/<[^>]*>/g, ' ');

test.each(Object.entries(SUBJECTS))('in the log of %s', (id, { rowOf, richOf, seatName }) => {
  const { game, match, rows } = played(id);
  const unnamed = seatName(OWN.length);
  const names = [...OWN, unnamed];
  const rich = richOf({ data: game.data, names } as never, {} as never);
  const found = { own: 0, seat: 0 };
  for (const you of [SPECTATOR, 0, 2]) {
    const m = { s: match.s, data: game.data, you: you === SPECTATOR ? null : you, names } as never;
    for (const row of rows)
      for (const { text } of rowOf(m, { move: row.move, events: row.events.map((event) => visible(event, you)) })) {
        const html = renderToStaticMarkup(
          <RichContext value={rich}>
            <Rich text={text} />
          </RichContext>,
        );
        const inNone = html.match(/<(?<tag>span|b) class="said" lang="">.*?<\/\k<tag>>/g) ?? [];
        const others = inNone.reduce((rest, one) => rest.replace(one, ' '), html);
        expect(bare(others)).not.toMatch(/\b(?:Ada|Ben)\b/);
        expect(bare(inNone.join(' '))).not.toContain(unnamed);
        found.own += inNone.length;
        found.seat += bare(others).split(unnamed).length - 1;
      }
  }
  expect(found.own).toBeGreaterThan(60);
  expect(found.seat).toBeGreaterThan(20);
});
