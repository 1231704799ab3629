// R1 Components: areas, pieces, cards, the die.
import { FastDice } from '@gaslamp/kernel/chance';
import { Table } from '@gaslamp/kernel/table';
import { expect, test } from 'vitest';
import { AREAS } from '../src/box/ids.ts';
import { builtIn, readPack } from '../src/box/pack.ts';
import { nantyNarking } from '../src/game.ts';
import { drawn, fieldsOf } from './events.ts';
import { wordsOf } from './reading.ts';
import { NAMES, table } from './table.ts';

const game = nantyNarking();
const area = (id: string) => builtIn.areas.find((one) => one.id === id)!;

/** The table of the specification: number, cost, river, and adjacent areas, with `b` for a bridge. */
const BOARD: Record<string, [number: number, cost: number, river: boolean, neighbours: string]> = {
  CHELSEA: [1, 6, true, 'WESTMINSTER WEST_END BATTERSEA-b'],
  WESTMINSTER: [2, 18, true, 'CHELSEA STRAND WEST_END HOLBORN LAMBETH-b BATTERSEA-b'],
  STRAND: [3, 12, true, 'WESTMINSTER HOLBORN CITY SOUTHWARK-b LAMBETH-b'],
  WEST_END: [4, 12, false, 'CHELSEA WESTMINSTER HOLBORN'],
  HOLBORN: [5, 18, false, 'WESTMINSTER STRAND WEST_END CITY HIGHBURY'],
  CITY: [6, 6, true, 'STRAND HOLBORN HIGHBURY EAST_END BERMONDSEY-b'],
  HIGHBURY: [7, 12, false, 'HOLBORN CITY EAST_END'],
  EAST_END: [8, 6, true, 'CITY HIGHBURY BERMONDSEY-b'],
  BERMONDSEY: [9, 6, true, 'CITY-b EAST_END-b SOUTHWARK'],
  SOUTHWARK: [10, 12, true, 'STRAND-b BERMONDSEY LAMBETH'],
  LAMBETH: [11, 18, true, 'WESTMINSTER-b STRAND-b SOUTHWARK BATTERSEA'],
  BATTERSEA: [12, 12, true, 'CHELSEA-b WESTMINSTER-b LAMBETH'],
};

test('R1.1 twelve areas, each with number, cost and borders; some at the Thames, some joined by bridges', () => {
  expect(AREAS).toEqual(Object.keys(BOARD));
  for (const [id, [number, cost, river, neighbours]] of Object.entries(BOARD)) {
    const one = area(id);
    expect([one.number, one.cost, one.river], id).toEqual([number, cost, river]);
    const listed = one.adjacent.map((other) => (one.bridges.includes(other) ? `${other}-b` : other));
    expect(listed.sort(), id).toEqual(neighbours.split(' ').sort());
  }
});

test('R1.2 twelve agents and six buildings of each colour', () => {
  for (const seats of [2, 3, 4]) {
    const { s } = new Table(game, game.setup(seats, {}), new FastDice(1));
    expect(s.buildingStock).toEqual(Array(seats).fill(6));
    expect(s.agentStock).toEqual(Array(seats).fill(9));
    expect(s.agents.reduce((sum, n) => sum + n, 0)).toBe(3 * seats);
  }
});

test('R1.3 three New Citizens and four grenadiers', () => {
  expect(wordsOf(table(2))).toMatchObject({ citizenStock: 3, grenadierStock: 4, citizens: {}, grenadiers: {} });
});

test('R1.4 twelve markers are enough for every area: each holds at most one', () => {
  const t = table(2, { players: { ann: { hand: ['R36'], agents: AREAS.slice() } }, trouble: AREAS.slice() });
  expect(wordsOf(t).trouble).toEqual(AREAS);
  t.play('ann: play R36', 'ann: lift CHELSEA CITY', 'ann: lift CITY STRAND');
  // One marker was there already, and one left with the agent that was lifted.
  expect(wordsOf(t).trouble).toEqual(AREAS.filter((id) => id !== 'CHELSEA' && id !== 'CITY'));
  expect(builtIn.setup.troubleMarkers).toBe(12);
});

test('R1.6 one twelve-sided die, each face of which picks the area of that number', () => {
  for (const [face, id] of AREAS.entries()) {
    const t = drawn(2, 'EXPLOSION', [face + 1], { players: { ben: { buildings: [id], money: 0 } } });
    expect(fieldsOf(t, 'rolled', 'area')).toEqual([face]);
    expect(t.s.buildings[face], id).toBe(-1);
  }
  const asked: number[] = [];
  const dice = new FastDice(3);
  const chance = {
    roll(sides: number) {
      asked.push(sides);
      return dice.roll(sides);
    },
    draw: (from: readonly number[]) => dice.draw(from),
  };
  const t = new Table(game, game.setup(4, {}), chance);
  for (let n = 0; n < 300 && t.decision; n++) t.choose(t.decision.options[dice.roll(t.decision.options.length) - 1]!);
  expect(asked.length).toBeGreaterThan(1);
  // The first roll determines the first player (R2.8).
  expect(new Set(asked.slice(1))).toEqual(new Set([12]));
});

test('R1.7 of coins only the total matters', () => {
  expect(table(4).s.money).toEqual([10, 10, 10, 10]);
});

test('R1.8 adjacent is who shares a border or a bridge, on both sides and never with itself: 23 pairs, 7 of them bridges', () => {
  const { neighbours } = game.data;
  let pairs = 0;
  for (const [id, others] of neighbours.entries()) {
    expect(others).not.toContain(id);
    for (const other of others) expect(neighbours[other]).toContain(id);
    pairs += others.length;
  }
  const bridges = builtIn.areas.reduce((sum, one) => sum + one.bridges.length, 0);
  expect([pairs / 2, bridges / 2]).toEqual([23, 7]);
});

test('R1.8 a bridge counts like a border: an agent is placed across it', () => {
  const t = table(2, { trouble: [], players: { ann: { hand: ['G33'], agents: ['BERMONDSEY'] } } });
  t.play('ann: play G33');
  expect(t.options.filter((text) => text.startsWith('place'))).toEqual([
    'place CITY',
    'place EAST_END',
    'place BERMONDSEY',
    'place SOUTHWARK',
  ]);
});

test('R1.5, R1.2 a corrected pack deals with its own numbers', () => {
  const setup = { money: 7, hand: 6, agents: 8, buildings: 3 };
  const corrected = nantyNarking(readPack({ game: 'nanty-narking', corrects: 1, setup }, 'f'));
  const { s } = new Table(corrected, corrected.setup(2, {}), new FastDice(1));
  expect([s.money, s.agentStock, s.buildingStock]).toEqual([
    [7, 7],
    [5, 5],
    [3, 3],
  ]);
  expect(s.place.filter((place) => place === 0)).toHaveLength(6);
  expect(NAMES).toHaveLength(4);
});
