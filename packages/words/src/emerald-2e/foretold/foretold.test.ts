// Forecast of costs that the log does not report.
import { builtIn } from '@gaslamp/emerald-2e/box/built-in';
import { dataOf } from '@gaslamp/emerald-2e/box/data';
import { LOYALIST, POINT_TYPES, RESTORATIONIST, USES, type Use } from '@gaslamp/emerald-2e/box/ids';
import { cell, IDENTITY } from '@gaslamp/emerald-2e/box/state';
import { emerald2e } from '@gaslamp/emerald-2e/game';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import { expect, test } from 'vitest';
import { addTexts } from '../../text.ts';
import { modelOf, words } from '../model.ts';
import english from '../text/en.json' with { type: 'json' };
import { foretold, rollWords } from './foretold.ts';

addTexts('en', english);
const data = dataOf(builtIn);
const m = modelOf({ s: emerald2e().setup(3, {}), data, you: 0, names: ['Ada', 'Ben', 'Cy'], hidden: [] });
const played = (id: string, use: Use): VisibleEvent => ({
  kind: 'played',
  fields: { player: 0, card: data.cards.findIndex((card) => card.id === id), use: USES.indexOf(use) },
});
const says = (...events: VisibleEvent[]) => foretold(m, events).map((text) => words(m, text));

test('R3.5, R3.6, R18.12 cards that leave the game are named before they do', () => {
  expect(says(played('HIRED_ASSASSIN', 'assassinate'), played('INFERNAL_MACHINE', 'bombs'))).toEqual([
    'Hired Assassin and Infernal Machine leave the game.',
  ]);
  expect(says(played('IRENE_ADLER', 'text'))).toEqual(['Irene Adler leaves the game.']);
  expect(says(played('HIRED_ASSASSIN', 'bombs'), played('IRENE_ADLER', 'move'))).toEqual([]);
});
const TAKEN = { kind: 'royaltyTaken', fields: { player: 0, city: 0, card: 0 } };
function withAgent(options: Record<string, number> = {}) {
  const s = emerald2e().setup(3, options);
  s.agents[cell(0, 0)] = 1;
  return { ...m, s };
}
test('R14.2, R14.3 what a roll may cost', () => {
  expect(rollWords(m, [])).toBe('A Sanity roll follows. It may cost a token.');
  expect(rollWords(withAgent(), [TAKEN])).toMatch(/It may cost a token and an agent there\.$/);
});
test('R18.9 an agent only where there is one', () => {
  expect(rollWords(m, [TAKEN])).toBe('A Sanity roll follows. It may cost a token.');
});
test('R1.7 by an option a roll costs nothing, or always a token', () => {
  for (const events of [[], [TAKEN]])
    expect(rollWords(withAgent({ insanityFaces: 0 }), events)).toMatch(/At this table it costs nothing\.$/);
  expect(rollWords(withAgent({ insanityFaces: 6 }), [])).toMatch(/At this table it costs a token\.$/);
  expect(rollWords(withAgent({ insanityFaces: 6 }), [TAKEN])).toMatch(/it costs a token and an agent there\.$/);
});

/** Returns Ada’s forecast, given identities by player; those missing here are unknown to Ada. */
function asSide(sides: readonly ('loyalist' | 'restorationist' | null)[], flips: readonly number[] = [0, 0, 0]) {
  const s = emerald2e().setup(3, {});
  const used = new Set<number>();
  sides.forEach((side, player) => {
    const item = data.kindOf.findIndex((kind, i) => at(data.cards, kind).side === side && !used.has(i));
    if (side === null) return;
    used.add(item);
    s.place[item] = IDENTITY + player;
  });
  flips.forEach((n, player) => {
    s.flips[player] = n;
  });
  s.markers[RESTORATIONIST] = 4;
  s.markers[LOYALIST] = 5;
  const seen = { ...m, s };
  return (...events: VisibleEvent[]) =>
    foretold(seen, events)
      .map((text) => words(seen, text))
      .at(0);
}
const scores = (type: (typeof POINT_TYPES)[number], points: number, victim?: number): VisibleEvent => ({
  kind: 'scored',
  fields: { player: 0, type: POINT_TYPES.indexOf(type), points, ...(victim === undefined ? {} : { victim }) },
});
const moves = (track: number, from: number, to: number): VisibleEvent => ({
  kind: 'marker',
  fields: { track, from, to },
});

test('R17.2, R17.3 before points of a side are scored it is told whether they will count', () => {
  const [loyalist, restorationist] = [asSide(['loyalist']), asSide(['restorationist'])];
  expect(restorationist(scores('loyalist', 3))).toBe(
    '3 Loyalist points, which you lose at the end if you stay on your side.',
  );
  expect(loyalist(scores('loyalist', 1))).toBe('1 Loyalist point, which you keep at the end if you stay on your side.');
  expect(loyalist(scores('restorationist', 2))).toBe(
    '2 Restorationist points, which you lose at the end if you stay on your side.',
  );
  expect(asSide(['loyalist'], [1, 0, 0])(scores('restorationist', 2))).toBe(
    '2 Restorationist points, which you keep at the end if you stay on your side.',
  );
  expect(loyalist(scores('neutral', 2))).toBe('Ada scores 2 neutral points.');
});
test('R17.4 kill points count for a Loyalist who killed a Restorationist’s agent, whoever that is', () => {
  expect(asSide(['restorationist'])(scores('kill', 3, 1))).toMatch(/which you lose at the end/);
  expect(asSide(['loyalist', 'restorationist'])(scores('kill', 3, 1))).toBe(
    '3 kill points, which you keep at the end if you stay on your side.',
  );
  expect(asSide(['loyalist', 'loyalist'])(scores('kill', 3, 1))).toMatch(/which you lose at the end/);
  expect(asSide(['loyalist', null])(scores('kill', 3, 1))).toBe(
    '3 kill points, which you keep at the end only if Ben is then a Restorationist.',
  );
});
test('R17.5 before a marker moves it is told for whom the track points will count', () => {
  expect(asSide(['restorationist'])(moves(LOYALIST, 5, 7))).toBe(
    'This makes 3 track points. You lose them at the end if the markers stay like this.',
  );
  expect(asSide(['restorationist'])(moves(RESTORATIONIST, 4, 6))).toBe(
    'This makes 1 track point. You keep it at the end if the markers stay like this.',
  );
  expect(asSide(['loyalist'])(moves(RESTORATIONIST, 4, 5))).toMatch(/marker moves from 4 to 5\.$/);
});
