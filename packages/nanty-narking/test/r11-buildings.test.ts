// R11.5 Fire, R11.8 Explosion, R11.12 Subsidence, R11.14 Earthquake.
import { expect, test } from 'vitest';
import { drawn, fieldsOf } from './events.ts';
import { happened, playerIn, wordsOf } from './reading.ts';

test('R11.5 Fire burns building after building while the next area is adjacent and has one', () => {
  const t = drawn(2, 'FIRE', ['STRAND', 'CITY', 'HIGHBURY', 'LAMBETH'], {
    players: {
      ann: { buildings: ['STRAND', 'HIGHBURY', 'LAMBETH'] },
      ben: { buildings: ['CITY', 'HOLBORN'], money: 0 },
    },
  });
  // Lambeth has a building, but is not adjacent to Highbury.
  expect(happened(t, 'rolled')).toBe(4);
  expect(playerIn(t, 'ann')).toMatchObject({ buildings: ['LAMBETH'], cityCards: ['LAMBETH'], buildingStock: 5 });
  expect(playerIn(t, 'ben')).toMatchObject({ buildings: ['HOLBORN'], cityCards: ['HOLBORN'] });
});

test('R11.5 the fire stops at the first roll without a building', () => {
  const none = drawn(2, 'FIRE', ['STRAND', 'CITY'], { players: { ann: { buildings: ['CITY'] } } });
  expect(happened(none, 'rolled')).toBe(1);
  expect(playerIn(none, 'ann').buildings).toEqual(['CITY']);
  const t = drawn(2, 'FIRE', ['STRAND', 'CITY'], { players: { ann: { buildings: ['STRAND'] } } });
  expect(happened(t, 'rolled')).toBe(2);
  expect(playerIn(t, 'ann').buildings).toEqual([]);
});

test('R11.5 adjacent is to the last area, not to an earlier one', () => {
  const t = drawn(2, 'FIRE', ['CITY', 'EAST_END', 'HOLBORN'], {
    players: { ann: { buildings: ['CITY', 'EAST_END'] }, ben: { buildings: ['HOLBORN'], money: 0 } },
  });
  expect(playerIn(t, 'ann').buildings).toEqual([]);
  expect(playerIn(t, 'ben').buildings).toEqual(['HOLBORN']);
});

test('R11.5 a building already hit in this fire counts as gone', () => {
  const t = drawn(2, 'FIRE', ['STRAND', 'CITY', 'STRAND', 'LAMBETH'], {
    players: { ann: { buildings: ['STRAND', 'CITY', 'LAMBETH'] } },
  });
  expect(happened(t, 'rolled')).toBe(3);
  expect(playerIn(t, 'ann').buildings).toEqual(['LAMBETH']);
});

test('R11.5 a building that Holborn spares still passes the fire on', () => {
  const t = drawn(2, 'FIRE', ['STRAND', 'CITY', 'CHELSEA'], {
    players: { ann: { buildings: ['CITY'] }, ben: { buildings: ['STRAND', 'HOLBORN'] } },
  });
  t.play('ben: ability HOLBORN');
  expect(playerIn(t, 'ben')).toMatchObject({ buildings: ['STRAND', 'HOLBORN'], money: 7 });
  expect(playerIn(t, 'ann').buildings).toEqual([]);
});

test('R11.8 Explosion removes the building of one area, and no pawns', () => {
  const t = drawn(2, 'EXPLOSION', ['CITY'], {
    players: { ann: { agents: ['CITY'], buildings: ['STRAND'] }, ben: { buildings: ['CITY'] } },
    trouble: ['CITY'],
  });
  expect(playerIn(t, 'ann')).toMatchObject({ agents: { CITY: 1 }, buildings: ['STRAND'] });
  expect(playerIn(t, 'ben').buildings).toEqual([]);
  // R4.4
  expect(wordsOf(t).trouble).toEqual(['CITY']);
});

test('R11.14 Earthquake removes the buildings of two areas', () => {
  const players = { ann: { buildings: ['STRAND', 'LAMBETH'] }, ben: { buildings: ['CITY'] } };
  const t = drawn(2, 'EARTHQUAKE', ['CITY', 'LAMBETH'], { players });
  expect(playerIn(t, 'ann').buildings).toEqual(['STRAND']);
  expect(playerIn(t, 'ben').buildings).toEqual([]);
  const once = drawn(2, 'EARTHQUAKE', ['CITY', 'CITY'], { players });
  expect(happened(once, 'rolled')).toBe(2);
  expect(happened(once, 'buildingRemoved')).toBe(1);
  expect(playerIn(once, 'ben')).toMatchObject({ buildings: [], buildingStock: 6 });
});

test('R11.12 Subsidence: who can pays 2 for every building, from the active player in turn order', () => {
  const t = drawn(3, 'SUBSIDENCE', [], {
    active: 'cat',
    players: {
      ann: { buildings: ['CITY', 'STRAND'], money: 4 },
      ben: { money: 5 },
      cat: { buildings: ['CHELSEA'], money: 9 },
    },
  });
  expect(fieldsOf(t, 'money', 'player')).toEqual([2, 0]);
  expect(playerIn(t, 'ann')).toMatchObject({ money: 0, buildings: ['STRAND', 'CITY'] });
  expect(playerIn(t, 'ben').money).toBe(5);
  expect(playerIn(t, 'cat')).toMatchObject({ money: 7, buildings: ['CHELSEA'] });
});

test('R11.12 whoever cannot pay for all pays for as many as possible and chooses which', () => {
  const t = drawn(2, 'SUBSIDENCE', [], {
    players: { ben: { buildings: ['CITY', 'STRAND', 'LAMBETH', 'WEST_END'], money: 5 } },
  });
  expect(t.refused('ben: pay')).toEqual({ rule: 'R11.12', key: 'subsidence.mustLose' });
  expect(t.refused('ben: building CHELSEA')).toEqual({ rule: 'R11.12', key: 'build.notYours' });
  t.play('ben: building STRAND');
  expect(playerIn(t, 'ben').money).toBe(5);
  t.play('ben: building LAMBETH');
  expect(playerIn(t, 'ben')).toMatchObject({
    money: 1,
    buildings: ['WEST_END', 'CITY'],
    cityCards: ['WEST_END', 'CITY'],
    buildingStock: 4,
  });
});

test('R11.12 an interrupt card may be thrown away before the choice (R10.10)', () => {
  const t = drawn(2, 'SUBSIDENCE', [], {
    players: { ben: { buildings: ['CITY', 'STRAND'], money: 3, hand: ['R12', 'R01'] } },
  });
  t.play('ben: drop R12', 'ben: building CITY');
  expect(playerIn(t, 'ben')).toMatchObject({ hand: ['R01'], buildings: ['STRAND'], money: 1 });
});

test('R11.12 without 2 pounds all buildings go', () => {
  const t = drawn(2, 'SUBSIDENCE', [], { players: { ben: { buildings: ['CITY', 'STRAND'], money: 1 } } });
  expect(playerIn(t, 'ben')).toMatchObject({ money: 1, buildings: [], cityCards: [] });
});

test('R11.12 giving up a building one could pay for is an option of the table (R17.8)', () => {
  const spec = { players: { ben: { buildings: ['CITY', 'STRAND'], money: 10 } } };
  expect(playerIn(drawn(2, 'SUBSIDENCE', [], spec), 'ben')).toMatchObject({ money: 6, buildings: ['STRAND', 'CITY'] });
  const t = drawn(2, 'SUBSIDENCE', [], spec, { giveUpBuildings: 1 });
  t.play('ben: building STRAND', 'ben: pay');
  expect(playerIn(t, 'ben')).toMatchObject({ money: 8, buildings: ['CITY'] });
  const none = drawn(2, 'SUBSIDENCE', [], spec, { giveUpBuildings: 1 });
  none.play('ben: building CITY', 'ben: building STRAND');
  expect(playerIn(none, 'ben')).toMatchObject({ money: 10, buildings: [] });
});
