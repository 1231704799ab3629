// The forecast of a placing or a claim.

import { BOX_OF, CARDS, CITIES } from '@gaslamp/emerald-1e/box/ids';
import { emerald1e } from '@gaslamp/emerald-1e/game';
import type { VisibleEvent } from '@gaslamp/kernel/events';
import { expect, test } from 'vitest';
import { addTexts } from '../text.ts';
import { foretold } from './foretold.ts';
import { modelOf, words } from './model.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);
const game = emerald1e();
const { data } = game;
const m = modelOf({ s: game.setup(2, {}), data, you: 0, names: ['Ada', 'Ben'], hidden: [] });
const says = (kind: string, fields: Record<string, number>): string =>
  foretold(m, [{ kind, fields } as VisibleEvent])
    .map((text) => words(m, text))
    .join(' ');
const PARIS = CITIES.indexOf('PARIS');

test('R6.1 placing says what is placed where', () => {
  expect(says('cubesPlaced', { player: 0, target: BOX_OF + PARIS, count: 2 })).toBe(
    'Ada places 2 cubes on the city box of Paris.',
  );
});
test('R7.1, R7.3 a claimed city brings its card, from wherever it lay', () => {
  expect(says('cityTaken', { player: 0, city: PARIS, from: -1 })).toBe(
    'Ada takes control of Paris and puts its card on the discard pile.',
  );
  const card = CARDS.indexOf('CITY_PARIS');
  expect(says('cityTaken', { player: 0, city: PARIS, from: 1 })).toBe('Ada takes control of Paris from Ben.');
  expect([0, 1, 2, 4].map((pile) => says('cardHandedOver', { from: 1, to: 0, card, pile }))).toEqual(
    ['hand', 'deck', 'discard pile', 'played cards'].map(
      (pile) => `Paris goes from Ben’s ${pile} to Ada’s discard pile.`,
    ),
  );
});
