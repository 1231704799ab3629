// R5.1 to R5.6 Buildings and City Area cards.
import { describe, expect, test } from 'vitest';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { ann, bare } from './bare.ts';
import { drawn } from './events.ts';
import { optionsOf, playerIn, ruleAgainst, wordsOf } from './reading.ts';

/** Ann is at the building symbol of R18; Lambeth keeps the question open even if nothing can be built. */
const builder = (pieces: PlayerSpec, spec: PositionSpec = {}) =>
  ann({ money: 50, ...pieces, hand: ['R18'], buildings: [...(pieces.buildings ?? []), 'LAMBETH'] }, spec).play(
    'ann: play R18',
    'ann: skip',
  );

test('R5.1 an area holds one building', () => {
  const t = builder({ agents: ['CITY', 'STRAND'] }, { players: { ben: { buildings: ['CITY'] } } });
  expect(optionsOf(t, 'build')).toEqual(['build STRAND']);
  expect(ruleAgainst(t, 'ann: build CITY')).toBe('R5.1');
});

describe('R5.2 where one may build', () => {
  test('R5.2 with an own agent, without trouble, for its cost to the bank', () => {
    const t = builder({ agents: ['CITY', 'STRAND'] }, { trouble: ['STRAND'] });
    expect(optionsOf(t, 'build')).toEqual(['build CITY']);
    expect(ruleAgainst(t, 'ann: build STRAND')).toBe('R5.2');
    expect(ruleAgainst(t, 'ann: build HOLBORN')).toBe('R5.2');
    t.play('ann: build CITY');
    expect(playerIn(t, 'ann')).toMatchObject({ money: 44, buildings: ['CITY', 'LAMBETH'], buildingStock: 4 });
    expect(playerIn(t, 'ben').money).toBe(10);
  });
  test('R5.2 not for less', () => {
    expect(optionsOf(builder({ agents: ['STRAND'], money: 12 }), 'build')).toEqual(['build STRAND']);
    expect(ruleAgainst(builder({ agents: ['STRAND'], money: 11 }), 'ann: build STRAND')).toBe('R5.2');
  });
  test('R5.2 control is not needed, and others’ pawns do not hinder', () => {
    const t = builder(
      { agents: ['CITY'] },
      { citizens: { CITY: 1 }, grenadiers: { CITY: 1 }, players: { ben: { agents: { CITY: 5 } } } },
    );
    expect(playerIn(t, 'ben').controls).toEqual([]);
    expect(t.offers('build CITY')).toBe(true);
  });
});

test('R5.3 the builder takes the City Area card', () => {
  const t = builder({ agents: ['CITY'] }).play('ann: build CITY');
  expect(playerIn(t, 'ann').cityCards).toEqual(['CITY', 'LAMBETH']);
  expect(wordsOf(t).gained).toEqual(['CITY']);
});

describe('R5.4 the seventh building', () => {
  const SIX = ['CHELSEA', 'STRAND', 'HOLBORN', 'HIGHBURY', 'SOUTHWARK', 'BATTERSEA'];
  const seventh = (pieces: PlayerSpec = {}, spec: PositionSpec = {}) =>
    ann({ money: 6, hand: ['R18'], buildings: SIX, agents: ['CITY', 'CHELSEA'], ...pieces }, spec).play(
      'ann: play R18',
      'ann: skip',
    );
  test('R5.4 one of the six goes with its card, for nothing, and the new one is paid in full', () => {
    const t = seventh();
    expect(optionsOf(t, 'rebuild')).toEqual(SIX.map((id) => `rebuild ${id} CITY`));
    expect(ruleAgainst(t, 'ann: build CITY')).toBe('R5.4');
    t.play('ann: rebuild HOLBORN CITY');
    expect(playerIn(t, 'ann')).toMatchObject({ money: 0, buildingStock: 0 });
    expect(playerIn(t, 'ann').cityCards).toEqual(playerIn(t, 'ann').buildings);
    expect(playerIn(t, 'ann').buildings).not.toContain('HOLBORN');
    expect(t.s.areaCards[4]).toBe(-1);
  });
  test('R5.4 not onto the freed area, not for a building one cannot pay, not of another player', () => {
    const t = seventh({ money: 20 }, { players: { ben: { buildings: ['LAMBETH'] } } });
    expect(ruleAgainst(t, 'ann: rebuild CHELSEA CHELSEA')).toBe('R5.4');
    expect(ruleAgainst(t, 'ann: rebuild LAMBETH CITY')).toBe('R5.4');
    const poor = seventh({ money: 5, agents: ['CITY'] });
    expect(optionsOf(poor, 'rebuild')).toEqual([]);
  });
  test('R5.4 only with six on the board', () => {
    const t = builder({ agents: ['CITY'], buildings: ['STRAND'] });
    expect(ruleAgainst(t, 'ann: rebuild STRAND CITY')).toBe('R5.4');
  });
});

test('R5.5 a building that leaves gives its card back to the display, one that is set aside stays so', () => {
  const gone = drawn(2, 'EXPLOSION', ['CITY'], { players: { ben: { buildings: ['CITY'] } } });
  expect(playerIn(gone, 'ben')).toMatchObject({ buildings: [], cityCards: [], buildingStock: 6 });
  expect(wordsOf(gone).setAside).toEqual([]);
  const aside = drawn(2, 'EXPLOSION', ['CITY'], { setAside: ['CITY'], players: { ben: { buildings: ['CITY'] } } });
  expect(playerIn(aside, 'ben').buildings).toEqual([]);
  expect(wordsOf(aside).setAside).toEqual(['CITY']);
});

test('R5.5, R11.11 a later building where the card was set aside brings no card', () => {
  const t = builder({ agents: ['CITY'] }, { setAside: ['CITY'] }).play('ann: build CITY');
  expect(playerIn(t, 'ann')).toMatchObject({ buildings: ['CITY', 'LAMBETH'], cityCards: ['LAMBETH'] });
});

test('R5.6, R5.7 a bought building brings its card, which was gained this turn', () => {
  const t = bare(2, {
    players: { ann: { hand: ['R01', 'G23'], money: 20 }, ben: { buildings: ['SOUTHWARK'] } },
  });
  t.play('ann: play R01', 'ann: money', 'ann: text', 'ann: building SOUTHWARK');
  expect(playerIn(t, 'ann')).toMatchObject({ buildings: ['SOUTHWARK'], cityCards: ['SOUTHWARK'] });
  expect(playerIn(t, 'ben')).toMatchObject({ buildings: [], cityCards: [], buildingStock: 6 });
  expect(ruleAgainst(t, 'ann: ability SOUTHWARK')).toBe('R5.7');
});
