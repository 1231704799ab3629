// R7 Retrieve influence cubes.
import { expect, test } from 'vitest';
import { isLegalSet, optionsOf, playerIn, setsOf } from './reading.ts';
import { table } from './table.ts';

/** Ann has these cards, and cubes in these cities. */
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

test('R7.1 at least one card', () => {
  const t = annRetrieves(['LEO_TAXIL', 'START_S009', 'START_S003'], {}, 6).play('ann: retrieve');
  expect(t.refused('ann: done')).toEqual({ rule: 'R7.1', key: 'card.pickOne' });
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
  // Picks are made city by city, so Limbo with its two cubes cannot begin a set of three, but it may be part of one.
  expect(t.options).toEqual(['take ROME', 'take VIENNA']);
  expect(t.refused('ann: take LIMBO')).toBeNull();
  expect(t.refused('ann: take PARIS')).toEqual({ rule: 'R7.2', key: 'retrieve.noneThere' });
  const [rome, vienna, limbo, done] = ['take ROME', 'take VIENNA', 'take LIMBO', 'done'].map(
    (text) => t.game.verbs.parse(text) as number,
  );
  const why = (wish: number, ...beside: number[]) => t.table.refuse(0, wish, beside);
  const exactly = { rule: 'R7.2', key: 'retrieve.exactly' };
  expect([why(done!, limbo!, rome!), why(limbo!, rome!, rome!, vienna!)]).toEqual([exactly, exactly]);
  expect(why(vienna!, vienna!)).toEqual({ rule: 'R7.2', key: 'retrieve.noneThere' });
  expect([why(done!, limbo!, rome!, limbo!), why(rome!, limbo!, limbo!)]).toEqual([null, null]);
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

test('R7.3 exactly the sets without a superfluous card are legal, for every number of cubes on the board', () => {
  const symbols: Record<string, number> = { LEO_TAXIL: 2, START_S010: 2, KROPOTKIN: 2, START_S009: 1, START_S001: 1 };
  for (let cubes = 1; cubes <= 9; cubes++)
    for (const set of setsOf(Object.keys(symbols))) {
      const sum = set.reduce((n, card) => n + symbols[card]!, 0);
      const legal = set.length > 0 && (sum <= cubes || set.every((card) => sum - symbols[card]! < cubes));
      const standing = cubes > 4 ? { ROME: 4 } : { ROME: 1 };
      const t = annRetrieves(Object.keys(symbols), standing, cubes - standing.ROME).play('ann: retrieve');
      expect(
        isLegalSet(
          t,
          set.map((card) => `pick ${card}`),
        ),
        `${cubes} cubes: ${set.join(', ')}`,
      ).toBe(legal);
    }
});

test('R7.2 large numbers too: with ten symbols all ten cubes come home, however they lie', () => {
  const hand = ['LEO_TAXIL', 'KROPOTKIN', 'MI_GO', 'YOG_SOTHOTH', 'START_S001', 'START_S009', 'START_S010'];
  for (const standing of [0, 3, 7, 10]) {
    const t = annRetrieves([...hand, 'START_S003'], { ROME: standing }, 10 - standing).play(
      ...['ann: retrieve', ...hand.map((card) => `ann: pick ${card}`), 'ann: done'],
      ...Array.from({ length: standing }, () => 'ann: take ROME'),
      ...Array.from({ length: 10 - standing }, () => 'ann: take LIMBO'),
      'ann: done',
    );
    expect(playerIn(t, 'ann'), `${standing} in Rome`).toMatchObject({ cubeStock: 10, limbo: 0, hand: ['START_S003'] });
  }
});
