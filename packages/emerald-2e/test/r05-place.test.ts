// R5 Place influence cubes.
import { expect, test } from 'vitest';
import { CITIES } from '../src/box/ids.ts';
import { builtIn } from '../src/box/pack.ts';
import { optionsOf, playerIn } from './reading.ts';
import { table } from './table.ts';

/** Ann has these cards and that many cubes in stock. */
const annPlaces = (hand: string[], cubes: number, ann: object = {}) =>
  table(2, {
    players: {
      ann: { hand, agents: ['BERLIN'], cubes: {}, limbo: 10 - cubes, ...ann },
      ben: { agents: ['BERLIN'], cubes: {} },
    },
  });

test('R5.1 one or more cards with place symbols; their symbols add up', () => {
  const t = annPlaces(['OKHRANA', 'START_S003', 'START_S004', 'START_S006'], 5);
  t.play('ann: place ROME');
  expect(optionsOf(t, 'pick')).toEqual(['pick START_S003', 'pick START_S004', 'pick START_S006']);
  t.play('ann: pick START_S003', 'ann: pick START_S006', 'ann: done');
  expect(playerIn(t, 'ann')).toMatchObject({ cubes: { ROME: 3 }, cubeStock: 2 });
  expect(playerIn(t, 'ann')).toMatchObject({ hand: ['OKHRANA', 'START_S004'], discard: ['START_S003', 'START_S006'] });
});

test('R5.1 without a card with the symbol there is nothing to place with', () => {
  const t = annPlaces(['OKHRANA', 'START_S001'], 5);
  expect(t.refused('ann: place ROME')).toEqual({ rule: 'R5.1', key: 'place.noCard' });
});

test('R5.1 at least one card', () => {
  const t = annPlaces(['START_S003', 'START_S004'], 5).play('ann: place ROME');
  expect(t.refused('ann: done')).toEqual({ rule: 'R5.1', key: 'card.pickOne' });
});

test('R5.2 all cubes of the action go from stock into one city', () => {
  const t = annPlaces(['START_S003', 'START_S006', 'START_S001'], 5);
  t.play('ann: place ROME', 'ann: pick START_S003', 'ann: pick START_S006', 'ann: done');
  expect(playerIn(t, 'ann')).toMatchObject({ cubes: { ROME: 3 }, cubeStock: 2, limbo: 5 });
  expect(Object.keys(playerIn(t, 'ann').cubes)).toEqual(['ROME']);
  expect(t.position.acted).toBe(1);
});

test('R5.3 it takes a cube in stock', () => {
  expect(annPlaces(['START_S003', 'START_S004'], 0).refused('ann: place ROME')).toEqual({
    rule: 'R5.3',
    key: 'place.noCube',
  });
  expect(annPlaces(['START_S003', 'START_S004'], 1).offers('place ROME')).toBe(true);
});

test('R5.3 while the cubes suffice any cards are legal, and every symbol must be used', () => {
  const t = annPlaces(['START_S003', 'START_S006', 'BAKUNIN', 'START_S001'], 5);
  t.play('ann: place ROME', 'ann: pick BAKUNIN', 'ann: pick START_S003', 'ann: pick START_S006');
  expect(playerIn(t, 'ann')).toMatchObject({ cubes: { ROME: 5 }, cubeStock: 0 });
});

test('R5.4 a two-symbol card may place one cube, but no card may be superfluous', () => {
  const last = annPlaces(['START_S006', 'START_S003', 'START_S001'], 1).play('ann: place ROME');
  expect(last.options).toEqual(['pick START_S003', 'pick START_S006']);
  last.play('ann: pick START_S006');
  expect(playerIn(last, 'ann')).toMatchObject({ cubes: { ROME: 1 }, hand: ['START_S001', 'START_S003'] });
});

test('R5.4 two two-symbol cards may place three cubes, but not with a third card beside them', () => {
  const t = annPlaces(['BAKUNIN', 'EMMA_GOLDMAN', 'START_S003', 'START_S001'], 3).play('ann: place ROME');
  t.play('ann: pick EMMA_GOLDMAN');
  expect(t.options).toEqual(['pick BAKUNIN', 'pick START_S003', 'done']);
  t.play('ann: pick BAKUNIN');
  expect(playerIn(t, 'ann')).toMatchObject({ cubes: { ROME: 3 }, hand: ['START_S001', 'START_S003'] });
});

test('R5.4 the card that is too much is refused', () => {
  const t = annPlaces(['START_S003', 'START_S006', 'START_S007', 'START_S001'], 2).play('ann: place ROME');
  t.play('ann: pick START_S003');
  // One cube is left: another one-symbol card is fine, but the two-symbol card would make the first superfluous.
  expect(t.refused('ann: pick START_S006')).toEqual({ rule: 'R5.4', key: 'place.overpaid' });
  expect(t.options).toEqual(['pick START_S007', 'done']);
});

test('R5.4 exactly the sets without a superfluous card are on offer, for every number of cubes', () => {
  const hand = ['BAKUNIN', 'EMMA_GOLDMAN', 'MALATESTA', 'START_S003', 'START_S006'];
  const symbols = hand.map((id) => builtIn.cards.find((card) => card.id === id)!.place);
  const inOrder = hand.map((id, i) => ({ id, i })).sort((a, b) => kindOf(a.id) - kindOf(b.id));
  for (let cubes = 1; cubes <= 10; cubes++)
    for (let set = 1; set < 1 << hand.length; set++) {
      const cards = inOrder.filter(({ i }) => (set >> i) & 1);
      const sum = cards.reduce((n, { i }) => n + symbols[i]!, 0);
      const superfluous = sum > cubes && cards.some(({ i }) => sum - symbols[i]! >= cubes);
      const lines = ['place ROME', ...cards.map(({ id }) => `pick ${id}`), 'done'].map((text) => `ann: ${text}`);
      const legal = (() => {
        try {
          annPlaces(hand, cubes).play(...lines);
          return true;
        } catch {
          return false;
        }
      })();
      expect(legal, `${cubes} cubes: ${lines.join(', ')}`).toBe(!superfluous);
    }
});
const kindOf = (id: string) => builtIn.cards.findIndex((card) => card.id === id);

test('R5.5 no limit of cubes in a city, and players share the space', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['START_S003', 'START_S001'], agents: ['ROME'], cubes: { ROME: 9 }, limbo: 0 },
      ben: { agents: ['ROME'], cubes: { ROME: 10 }, limbo: 0 },
    },
  });
  t.play('ann: place ROME', 'ann: pick START_S003');
  expect(playerIn(t, 'ann').cubes).toEqual({ ROME: 10 });
});

test('R5.6 any of the nine cities will do, without majority, agent or presence, even with an empty stack', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['START_S003', 'START_S001'], agents: {}, cubes: {}, revealed: true },
      ben: { agents: { ROME: 5 }, cubes: { ROME: 3 } },
    },
    cities: { ROME: { faceUp: null } },
  });
  expect(optionsOf(t, 'place')).toEqual(CITIES.map((city) => `place ${city}`));
  t.play('ann: place ROME', 'ann: pick START_S003');
  expect(playerIn(t, 'ann').cubes).toEqual({ ROME: 1 });
});
