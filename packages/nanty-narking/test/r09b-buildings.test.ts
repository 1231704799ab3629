// R9.34 to R9.36: buildings at half price, bought, and lost.
import { describe, expect, test } from 'vitest';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { played, refusedText } from './played.ts';
import { happened, playerIn, ruleAgainst, wordsOf } from './reading.ts';

const SIX = ['CHELSEA', 'STRAND', 'WEST_END', 'CITY', 'HIGHBURY', 'EAST_END'];

describe('R9.34 at half price', () => {
  const site = (spec: PlayerSpec = {}, more: PositionSpec = {}): PositionSpec => ({
    ...more,
    players: { ann: { agents: ['LAMBETH', 'SOUTHWARK'], ...spec } },
  });

  test('R9.34 half the cost is paid, the building is worth all of it (R7.5)', () => {
    const t = played('R04', site()).play('ann: text', 'ann: build LAMBETH');
    expect(playerIn(t, 'ann')).toMatchObject({
      money: 1,
      buildings: ['LAMBETH'],
      cityCards: ['LAMBETH'],
      netWorth: 19,
    });
    expect(t.refused('ann: ability LAMBETH')).toEqual({ rule: 'R5.7', key: 'ability.gained' });
  });

  test('R9.34 all else is as ever (R5.1, R5.2)', () => {
    const t = played('R04', {
      ...site({ agents: ['LAMBETH', 'SOUTHWARK', 'CITY'] }, { trouble: ['SOUTHWARK'] }),
    }).play('ann: text');
    expect(t.options).toEqual(['build CITY', 'build LAMBETH']);
    expect(t.refused('ann: build SOUTHWARK')).toEqual({ rule: 'R5.2', key: 'build.trouble' });
    expect(t.refused('ann: build STRAND')).toEqual({ rule: 'R5.2', key: 'build.noAgent' });
    const poor = played('R04', site({ money: 8 })).play('ann: text');
    // Lambeth costs 9, Southwark 6.
    expect(playerIn(poor, 'ann')).toMatchObject({ money: 2, buildings: ['SOUTHWARK'] });
  });

  test('R8.11 neither without the price nor without a site', () => {
    expect(refusedText('R04', { players: { ann: { agents: ['SOUTHWARK'], money: 5 } } })).toEqual({
      rule: 'R8.11',
      key: 'text.noPrice',
    });
    expect(refusedText('R04', { players: { ann: { agents: [], money: 50 } } })).toEqual({
      rule: 'R8.3',
      key: 'text.noArea',
    });
  });

  test('R9.34, R5.4 with six buildings one is given up for it, and nothing is refunded', () => {
    const t = played('R04', { players: { ann: { agents: ['SOUTHWARK'], buildings: SIX } } }).play('ann: text');
    expect(t.refused('ann: build SOUTHWARK')).toEqual({ rule: 'R5.4', key: 'build.noneLeft' });
    t.play('ann: rebuild STRAND SOUTHWARK');
    expect(playerIn(t, 'ann')).toMatchObject({ money: 4, buildingStock: 0 });
    expect(playerIn(t, 'ann').cityCards).not.toContain('STRAND');
    expect(playerIn(t, 'ann').buildings).toContain('SOUTHWARK');
  });
});

describe('R9.35 a building bought', () => {
  const spec = (annSpec: PlayerSpec = {}, more: PositionSpec = {}): PositionSpec => ({
    ...more,
    players: {
      ann: { money: 30, ...annSpec },
      ben: { buildings: ['STRAND', 'CITY'], agents: { STRAND: 2 }, money: 3, ...more.players?.ben },
      cat: { agents: ['STRAND'] },
    },
  });

  test('R9.35 the full cost goes to the owner; the City Area card changes hands with the building (R5.6)', () => {
    const t = played('R01', spec()).play('ann: text', 'ann: building STRAND');
    expect(playerIn(t, 'ann')).toMatchObject({ money: 18, buildings: ['STRAND'], cityCards: ['STRAND'] });
    expect(playerIn(t, 'ann').buildingStock).toBe(5);
    expect(playerIn(t, 'ben')).toMatchObject({ money: 15, buildings: ['CITY'], cityCards: ['CITY'], buildingStock: 5 });
    expect(t.refused('ann: ability STRAND'), 'gained this turn').toEqual({ rule: 'R5.7', key: 'ability.gained' });
  });

  test('R9.35 pawns and trouble stay as they are (R4.4), and no agent is needed', () => {
    const t = played('R15', spec({}, { trouble: ['STRAND'] })).play('ann: text');
    expect(playerIn(t, 'ann')).toMatchObject({ agents: {}, buildings: ['STRAND'] });
    expect(playerIn(t, 'ben').agents).toEqual({ STRAND: 2 });
    expect(wordsOf(t).trouble).toEqual(['STRAND']);
    expect(happened(t, 'calm') + happened(t, 'trouble')).toBe(0);
  });

  test('R9.35 R01 wants no trouble there, R15 wants it', () => {
    const calm = played('R01', spec({}, { trouble: ['CITY'] }));
    calm.play('ann: text');
    expect(playerIn(calm, 'ann').buildings).toEqual(['STRAND']);
    const both = spec({ buildings: ['LAMBETH'] }, { trouble: ['CITY'] });
    const angela = played('R01', {
      ...both,
      players: { ...both.players, ben: { buildings: ['STRAND', 'CITY', 'CHELSEA'] } },
    });
    angela.play('ann: text');
    expect(angela.options).toEqual(['building CHELSEA', 'building STRAND']);
    expect(angela.refused('ann: building CITY')).toEqual({ rule: 'R9.35', key: 'buy.trouble' });
    expect(angela.refused('ann: building LAMBETH')).toEqual({ rule: 'R9.35', key: 'buy.own' });
    expect(angela.refused('ann: building BATTERSEA')).toEqual({ rule: 'R9.35', key: 'buy.none' });
    const merdle = played(
      'R15',
      spec({}, { trouble: ['CITY', 'STRAND'], players: { ben: { buildings: ['STRAND', 'CITY', 'CHELSEA'] } } }),
    );
    merdle.play('ann: text');
    expect(merdle.refused('ann: building CHELSEA')).toEqual({ rule: 'R9.35', key: 'buy.calm' });
  });

  test('R8.11 neither without the price nor without a building to be had', () => {
    expect(refusedText('R15', spec({ money: 11 }, { trouble: ['STRAND'] }))).toEqual({
      rule: 'R8.11',
      key: 'text.noPrice',
    });
    expect(refusedText('R15', spec())).toEqual({ rule: 'R8.3', key: 'text.noTarget' });
    const t = played(
      'R15',
      spec(
        { money: 12 },
        { trouble: ['STRAND', 'CITY'], players: { ben: { buildings: ['STRAND', 'CITY', 'LAMBETH'] } } },
      ),
    ).play('ann: text');
    expect(ruleAgainst(t, 'ann: building STRAND')).toBe(null);
  });

  test('R9.35 one that is too dear is refused', () => {
    const t = played('R01', spec({ money: 12 }, { players: { ben: { buildings: ['CITY', 'STRAND', 'LAMBETH'] } } }));
    t.play('ann: text');
    expect(t.refused('ann: building LAMBETH')).toEqual({ rule: 'R9.35', key: 'build.tooDear' });
  });

  test('R9.35 a grenadier does not change the price', () => {
    const t = played('R01', spec({}, { grenadiers: { STRAND: 1 }, trouble: ['CITY'] })).play('ann: text');
    expect(playerIn(t, 'ann').money).toBe(18);
  });

  test('R9.35 a card set aside does not come back', () => {
    const t = played('R01', spec({}, { setAside: ['STRAND'], trouble: ['CITY'] })).play('ann: text');
    expect(playerIn(t, 'ann')).toMatchObject({ buildings: ['STRAND'], cityCards: [] });
    expect(wordsOf(t).setAside).toEqual(['STRAND']);
    expect(wordsOf(t).gained).toEqual([]);
  });

  test('R9.35, R10.5 with Mr. Goodyear nothing is paid and nothing changes', () => {
    const t = played('R01', spec({}, { players: { ben: { buildings: ['STRAND', 'CITY'], hand: ['G10', 'R05'] } } }));
    t.play('ann: text', 'ann: building STRAND');
    expect(t.asked).toBe('ben');
    t.play('ben: use G10');
    expect(playerIn(t, 'ann')).toMatchObject({ money: 30, buildings: [] });
    expect(playerIn(t, 'ben')).toMatchObject({
      money: 3,
      buildings: ['STRAND', 'CITY'],
      cityCards: ['STRAND', 'CITY'],
    });
    expect(t.options, 'no other building is bought instead').toEqual(['end']);
  });

  test('R9.35, R5.4 with six own buildings one is given up first: exchange', () => {
    const ben = { buildings: ['LAMBETH', 'SOUTHWARK'] };
    const t = played('R01', spec({ buildings: SIX }, { players: { ben } })).play('ann: text');
    expect(t.refused('ann: building LAMBETH')).toEqual({ rule: 'R5.4', key: 'build.noneLeft' });
    expect(t.refused('ann: exchange LAMBETH SOUTHWARK')).toEqual({ rule: 'R5.4', key: 'build.notYours' });
    t.play('ann: exchange CITY LAMBETH');
    expect(playerIn(t, 'ann').buildings).toEqual(['CHELSEA', 'STRAND', 'WEST_END', 'HIGHBURY', 'EAST_END', 'LAMBETH']);
    expect(playerIn(t, 'ann')).toMatchObject({ money: 12, buildingStock: 0 });
    expect(playerIn(t, 'ben')).toMatchObject({ money: 21, buildings: ['SOUTHWARK'], buildingStock: 5 });
    const five = played('R01', spec({ buildings: SIX.slice(1) }, { players: { ben } })).play('ann: text');
    expect(five.refused('ann: exchange CITY LAMBETH')).toEqual({ rule: 'R5.4', key: 'build.left' });
  });

  test('R9.35, R5.4 stopped, the own building is not given up either', () => {
    const ben = { buildings: ['LAMBETH'], hand: ['G10'] };
    const t = played('R01', spec({ buildings: SIX }, { players: { ben } }));
    t.play('ann: text', 'ann: exchange CITY LAMBETH', 'ben: use G10');
    expect(playerIn(t, 'ann').cityCards).toContain('CITY');
    expect(playerIn(t, 'ann')).toMatchObject({ money: 30, buildingStock: 0 });
    expect(playerIn(t, 'ben').buildings).toEqual(['LAMBETH']);
  });
});

describe('R9.36 pay, or lose a building', () => {
  const asked = (ben: PlayerSpec = {}, more: Record<string, PlayerSpec> = {}) =>
    played('G39', {
      players: { ben: { buildings: ['STRAND', 'CITY'], ...ben }, cat: { buildings: ['LAMBETH'] }, ...more },
    }).play('ann: text', 'ann: player ben');

  test('R9.36 the target pays 5 to the active player', () => {
    const t = asked().play('ben: pay');
    expect(playerIn(t, 'ann').money).toBe(15);
    expect(playerIn(t, 'ben')).toMatchObject({ money: 5, buildings: ['STRAND', 'CITY'] });
    expect(t.asked).toBe('ann');
    expect(ruleAgainst(t, 'ann: building CITY')).toBe('R8.1');
  });

  test('R9.36 who lets it come loses a building of the active player’s choice, with its card (R5.5)', () => {
    const t = asked().play('ben: accept');
    expect(t.asked).toBe('ann');
    expect(t.options).toEqual(['building STRAND', 'building CITY', 'skip']);
    expect(t.refused('ann: building LAMBETH')).toEqual({ rule: 'R9.36', key: 'text.notTheirBuilding' });
    t.play('ann: building STRAND');
    expect(playerIn(t, 'ben')).toMatchObject({ buildings: ['CITY'], cityCards: ['CITY'], buildingStock: 5, money: 10 });
  });

  test('R9.36 the active player may let it stand', () => {
    const t = asked().play('ben: accept', 'ann: skip');
    expect(playerIn(t, 'ben').buildings).toEqual(['STRAND', 'CITY']);
  });

  test('R9.36, R8.4 with less than 5 there is nothing to pay with', () => {
    const t = asked({ money: 4, hand: ['G10'] });
    expect(t.options).toEqual(['accept', 'drop G10', 'use G10']);
    expect(t.refused('ben: pay')).toEqual({ rule: 'R8.4', key: 'text.cannotPay' });
    expect(asked({ money: 5, hand: ['G10'] }).offers('pay')).toBe(true);
  });

  test('R9.36, R10.5 Mr. Goodyear is one of the answers; there is no second window before the building goes', () => {
    const t = asked({ hand: ['G10', 'R05'] }).play('ben: use G10');
    expect(playerIn(t, 'ben')).toMatchObject({ money: 10, buildings: ['STRAND', 'CITY'] });
    expect(t.asked).toBe('ann');
    const late = asked({ hand: ['G10', 'R05'] }).play('ben: accept', 'ann: building CITY');
    expect(playerIn(late, 'ben').buildings).toEqual(['STRAND']);
    expect(ruleAgainst(late, 'ben: use G10')).toBe('R10.1');
  });

  test('R9.36, R10.6 Toby and Little Dorrit do not guard buildings', () => {
    const t = asked({ hand: ['G31', 'R12'] });
    for (const card of ['G31', 'R12']) expect(ruleAgainst(t, `ben: use ${card}`)).toBe('R10.11');
  });

  test('R9.36, R10.10 the question stays open after a drop', () => {
    const t = asked({ hand: ['G31'] }).play('ben: drop G31');
    expect(t.asked).toBe('ben');
    expect(t.options).toEqual(['pay', 'accept']);
  });

  test('R9.36, R8.3 a player without a building cannot be chosen', () => {
    const t = played('G39', { players: { ben: { buildings: ['CITY'] }, cat: { buildings: ['STRAND'] } } }, 4).play(
      'ann: text',
    );
    expect(t.refused('ann: player dan')).toEqual({ rule: 'R8.3', key: 'text.targetNoBuilding' });
    expect(refusedText('G39')).toEqual({ rule: 'R8.3', key: 'text.noTarget' });
  });
});
