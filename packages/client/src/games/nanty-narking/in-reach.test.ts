// Tests the answers in the dock that lie elsewhere on the table.
import type { Question } from '@gaslamp/kernel/question';
import { expect, test } from 'vitest';
import { abilitiesOf, fewOf } from './in-reach.ts';

const asking = (effect: string, options: readonly string[], subset = false) => ({
  question: { effect, player: 0, about: {}, options, draft: false, subset } as unknown as Question,
  options,
});

test('R3.8: between two actions the City Area cards that can be used are in reach, elsewhere none', () => {
  const options = ['play G01', 'ability LAMBETH', 'ability STRAND'];
  expect(abilitiesOf(asking('turn.card', options))).toEqual(['ability LAMBETH', 'ability STRAND']);
  expect(abilitiesOf(asking('turn.card', ['play G01']))).toEqual([]);
  expect(abilitiesOf(asking('holborn.whether', ['pass', 'ability HOLBORN']))).toEqual([]);
  expect(abilitiesOf({ ...asking('turn.card', options), options: null })).toEqual([]);
});
test('victims, areas and players are in reach where they are few; more are found faster on the board', () => {
  const victims = ['pawn GREEN STRAND', 'pawn CITIZEN STRAND'];
  expect(fewOf(asking('assassin.victim', victims))).toEqual(victims);
  expect(fewOf(asking('card.symbol', ['clear STRAND', 'skip', 'ability CITY']))).toEqual(['clear STRAND']);
  expect(fewOf(asking('demand.whom', ['player GREEN', 'player BLUE']))).toHaveLength(2);
  const many = ['STRAND', 'CITY', 'CHELSEA', 'HOLBORN', 'LAMBETH'].map((area) => `pawn GREEN ${area}`);
  expect(fewOf(asking('assassin.victim', many))).toEqual([]);
});
