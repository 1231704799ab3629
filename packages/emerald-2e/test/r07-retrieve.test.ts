// R7 Retrieve influence cubes.
import { expect, test } from 'vitest';
import { optionsOf, playerIn } from './reading.ts';
import { table } from './table.ts';

/** Ann with these cards and her cubes standing so. */
const annRetrieves = (hand: string[], cubes: Record<string, number>, limbo: number) =>
  table(2, {
    players: {
      ann: { hand, agents: ['BERLIN'], cubes, limbo },
      ben: { agents: ['BERLIN'], cubes: { VIENNA: 2 }, limbo: 5 },
    },
  });

test('R7.1 one or more cards with retrieve symbols; their symbols add up', () => {
  const t = annRetrieves(['LEO_TAXIL', 'START_S009', 'START_S003'], {}, 6);
  t.play('ann: retrieve');
  expect(optionsOf(t, 'pick')).toEqual(['pick LEO_TAXIL', 'pick START_S009']);
  t.play('ann: pick LEO_TAXIL', 'ann: pick START_S009', 'ann: done');
  expect(playerIn(t, 'ann')).toMatchObject({ limbo: 3, cubeStock: 7, discard: ['LEO_TAXIL', 'START_S009'] });
  expect(t.position.acted).toBe(1);
});

test('R7.1 without a card with the symbol nothing is retrieved', () => {
  const t = annRetrieves(['START_S003', 'START_S002'], {}, 6);
  expect(t.refused('ann: retrieve')).toEqual({ rule: 'R7.1', key: 'retrieve.noCard' });
});

test('R7.2 exactly as many cubes as symbols, from Limbo and cities in any mixture', () => {
  const taking = () =>
    annRetrieves(['LEO_TAXIL', 'START_S009', 'START_S003'], { ROME: 2, VIENNA: 1 }, 2).play(
      ...['ann: retrieve', 'ann: pick LEO_TAXIL', 'ann: pick START_S009', 'ann: done'],
    );
  const t = taking();
  // Picks are walked city by city, so Limbo with its two cubes cannot begin a set of three.
  expect(t.options).toEqual(['take ROME', 'take VIENNA']);
  t.play('ann: take ROME', 'ann: take VIENNA');
  expect(t.position.acted).toBe(1);
  expect(playerIn(t, 'ann')).toMatchObject({ limbo: 1, cubeStock: 8 });
  expect(playerIn(t, 'ann').cubes).toEqual({ ROME: 1 });
  const all = taking().play('ann: take ROME', 'ann: take ROME', 'ann: take LIMBO', 'ann: done');
  expect(playerIn(all, 'ann')).toMatchObject({ limbo: 1, cubes: { VIENNA: 1 } });
});

test('R7.2 only own cubes are taken', () => {
  const t = annRetrieves(['START_S009', 'START_S003'], { ROME: 1 }, 1).play('ann: retrieve');
  expect(t.options).toEqual(['take ROME', 'take LIMBO']);
  t.play('ann: take ROME');
  expect(playerIn(t, 'ben')).toMatchObject({ cubes: { VIENNA: 2 }, limbo: 5 });
});

test('R7.3 with no cube on the board there is nothing to retrieve', () => {
  const t = annRetrieves(['START_S009', 'START_S003'], {}, 0);
  expect(t.refused('ann: retrieve')).toEqual({ rule: 'R7.3', key: 'retrieve.none' });
});

test('R7.3 a two-symbol card may take the last cube', () => {
  const t = annRetrieves(['START_S010', 'START_S003'], { ROME: 1 }, 0);
  t.play('ann: retrieve');
  expect(playerIn(t, 'ann')).toMatchObject({ cubeStock: 10, discard: ['START_S010'] });
});

test('R7.3 but no card may be superfluous', () => {
  const t = annRetrieves(['START_S001', 'START_S009', 'START_S010', 'START_S003'], { ROME: 1 }, 1).play(
    'ann: retrieve',
  );
  t.play('ann: pick START_S001');
  expect(t.refused('ann: pick START_S010')).toEqual({ rule: 'R7.3', key: 'retrieve.overpaid' });
  expect(t.options).toEqual(['pick START_S009', 'done']);
});

test('R7.3 two two-symbol cards may take the last three cubes, and then all of them', () => {
  const t = annRetrieves(['LEO_TAXIL', 'START_S010', 'START_S009', 'START_S003'], { ROME: 1 }, 2);
  t.play('ann: retrieve', 'ann: pick LEO_TAXIL', 'ann: pick START_S010', 'ann: done');
  expect(playerIn(t, 'ann')).toMatchObject({ limbo: 0, cubeStock: 10, hand: ['START_S003', 'START_S009'] });
});
