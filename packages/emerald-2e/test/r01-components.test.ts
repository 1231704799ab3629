// R1 Components: tests the pack and the setup.
import { FastDice } from '@gaslamp/kernel/chance';
import { Match } from '@gaslamp/kernel/match';
import { expect, test } from 'vitest';
import { CITIES } from '../src/box/ids.ts';
import { builtIn } from '../src/box/pack.ts';
import { emerald2e } from '../src/game.ts';
import { cityIn, playerIn } from './reading.ts';
import { table } from './table.ts';

const game = emerald2e();
const SEATS = [2, 3, 4, 5];
const copiesOf = (kind: string) => game.data.kindOf.filter((k) => game.data.cards[k]!.kind === kind).length;

test('R1.1 two to five players, not one and not six', () => {
  for (const seats of SEATS) expect(Match.start(game, seats, {}, new FastDice(1)).match.s.seats).toBe(seats);
  for (const seats of [0, 1, 6, 2.5])
    expect(() => Match.start(game, seats, {}, new FastDice(1))).toThrow('least 2, most 5');
});

test('R1.2 each colour has ten agents, ten cubes and the same ten starting cards', () => {
  const t = table(5);
  for (const name of t.seats) {
    const { agents, agentStock, cubes, cubeStock, limbo, hand, deck, total } = playerIn(t, name);
    const standing = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((a, b) => a + b, 0);
    expect(standing(agents) + agentStock).toBe(10);
    expect(standing(cubes) + cubeStock + limbo).toBe(10);
    expect([...hand, ...deck].sort()).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `START_S${String(n).padStart(3, '0')}`),
    );
    expect(total).toBe(0);
  }
});

test('R1.3 sixty-six game cards, nine city and nine royalty cards, six identities, fifteen tokens, six zombies', () => {
  expect(['game', 'city', 'royalty', 'identity'].map(copiesOf)).toEqual([66, 9, 9, 6]);
  const t = table(5);
  expect(t.s.tokens.reduce((a, b) => a + b)).toBe(15);
  expect(t.s.zombieSupply).toBe(6);
  expect(t.s.markers).toHaveLength(2);
  expect(builtIn.sanityDie.faces).toBe(6);
});

test('R1.4 nine cities, each with a stack, a royalty slot, a space for pieces and an assassination value', () => {
  expect([...CITIES].sort()).toEqual(
    ['BERLIN', 'CAIRO', 'CONSTANTINOPLE', 'LONDON', 'MADRID', 'PARIS', 'ROME', 'ST_PETERSBURG', 'VIENNA'].sort(),
  );
  const t = table(2, { players: { ann: { hand: ['START_S003', 'START_S001'], agents: ['BERLIN'] } } });
  for (const [city, name] of CITIES.entries()) {
    const { faceUp, stack, slot } = cityIn(t, name);
    expect([faceUp, ...stack, ...(slot ? ['the royalty'] : [])]).toHaveLength(5);
    expect(t.offers(`place ${name}`)).toBe(true);
    expect(game.data.assassination[city]).toBeGreaterThan(0);
  }
});

test('R1.5 the marker tracks end at 10', () => {
  const t = table(2, {
    markers: { restorationist: 9, loyalist: 0 },
    players: { ann: { hand: ['JOHANN_MOST', 'START_S001'], agents: ['BERLIN'] }, ben: { agents: ['BERLIN'] } },
  });
  t.play('ann: markers', 'ann: advance RESTORATIONIST JOHANN_MOST');
  expect(t.s.markers).toEqual([10, 0]);
});

test('R1.5 every victory target lies on the points track of 0 to 29', () => {
  for (const target of Object.values(builtIn.victoryTarget)) expect(target).toBeLessThanOrEqual(29);
});

test('R1.6 three identities are Loyalist and three Restorationist', () => {
  const sides = game.data.kindOf.map((kind) => game.data.cards[kind]!.side);
  expect(sides.filter((side) => side === 'loyalist')).toHaveLength(3);
  expect(sides.filter((side) => side === 'restorationist')).toHaveLength(3);
});

/** Returns true if that face costs a token at a table where `insanityFaces` show Insanity. */
function insane(face: number, insanityFaces?: number): boolean {
  const t = table(
    2,
    {
      players: {
        ann: { hand: ['START_S005', 'START_S001'], agents: ['BERLIN'], cubes: ['VIENNA'] },
        ben: { agents: ['BERLIN'] },
      },
      cities: { VIENNA: { faceUp: 'NECRONOMICON' } },
    },
    insanityFaces === undefined ? {} : { insanityFaces },
  );
  t.rolls(face).play('ann: claim VIENNA', 'ann: pick START_S005', 'ann: confirm');
  return playerIn(t, 'ann').tokens === 2;
}

test('R1.7 three of the six faces of the Sanity die show Insanity', () => {
  expect([1, 2, 3, 4, 5, 6].map((face) => insane(face))).toEqual([true, true, true, false, false, false]);
});

test('R1.7 the split of the die is an option of the table', () => {
  expect([1, 2, 6].map((face) => insane(face, 1))).toEqual([true, false, false]);
  expect([1, 6].map((face) => insane(face, 6))).toEqual([true, true]);
  expect([1, 6].map((face) => insane(face, 0))).toEqual([false, false]);
  for (const insanityFaces of [-1, 7, 1.5])
    expect(() => Match.start(game, 2, { insanityFaces }, new FastDice(1))).toThrow('insanityFaces');
});
