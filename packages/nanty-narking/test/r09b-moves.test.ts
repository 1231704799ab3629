// R9.23 to R9.27: pawns that move and change places.
import { describe, expect, test } from 'vitest';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { matchAt, offered, tell } from './matches.ts';
import { played, refusedText } from './played.ts';
import { happened, optionsOf, playerIn, ruleAgainst, wordsOf } from './reading.ts';
import { table } from './table.ts';

const NO_TARGET = { rule: 'R8.3', key: 'text.noTarget' };

describe('R9.23 out of trouble', () => {
  const spec: PositionSpec = {
    trouble: ['CITY'],
    players: { ann: { agents: ['CITY', 'CHELSEA'] }, ben: { agents: ['CITY', 'STRAND'] } },
  };

  test('R9.23 an own agent leaves an area with a marker for an adjacent one; the markers follow (R4.2, R4.3)', () => {
    const t = played('G15', spec).play('ann: text', 'ann: pawn ann CITY', 'ann: to STRAND');
    expect(playerIn(t, 'ann').agents).toEqual({ CHELSEA: 1, STRAND: 1 });
    expect(wordsOf(t).trouble).toEqual(['STRAND']);
    const alone = played('G15', spec).play('ann: text', 'ann: to HIGHBURY');
    expect(wordsOf(alone).trouble).toEqual([]);
  });

  test('R9.23 neither from a calm area, nor another player’s, nor further than next door', () => {
    const choice = played('G15', {
      trouble: ['CITY', 'CHELSEA'],
      players: { ann: { agents: ['CITY', 'STRAND', 'CHELSEA'] }, ben: { agents: ['CITY'] } },
    }).play('ann: text');
    for (const pawn of ['ann STRAND', 'ben CITY'])
      expect(choice.refused(`ann: pawn ${pawn}`)).toEqual({ rule: 'R9.23', key: 'text.notThisPawn' });
    expect(choice.refused('ann: pawn ann LAMBETH')).toEqual({ rule: 'R9.23', key: 'pawn.none' });
    const t = played('G15', spec).play('ann: text');
    // Only one agent is in trouble, so there is no choice.
    expect(t.options).toEqual(['STRAND', 'HOLBORN', 'HIGHBURY', 'EAST_END', 'BERMONDSEY'].map((area) => `to ${area}`));
    expect(t.refused('ann: to CITY')).toEqual({ rule: 'R4.11', key: 'place.sameArea' });
    expect(t.refused('ann: to CHELSEA')).toEqual({ rule: 'R1.8', key: 'text.tooFar' });
  });

  test('R9.23, R8.3 without an own agent in trouble the text does nothing', () => {
    expect(refusedText('G15', { ...spec, trouble: ['STRAND'] })).toEqual(NO_TARGET);
  });
});

describe('R9.24 anywhere', () => {
  test.each(['R34', 'R49'])('R9.24 %s moves an own agent to any other area, near or far', (card) => {
    const t = played(card, { players: { ann: { agents: ['CITY', 'CHELSEA'] } } }).play('ann: text');
    expect(ruleAgainst(t, 'ann: pawn ben CITY')).toBe('R9.24');
    t.play('ann: pawn ann CITY');
    expect(t.options).toHaveLength(11);
    expect(ruleAgainst(t, 'ann: to CITY')).toBe('R4.11');
    t.play('ann: to CHELSEA');
    expect(playerIn(t, 'ann').agents).toEqual({ CHELSEA: 2 });
    expect(wordsOf(t).trouble).toEqual(['CHELSEA']);
  });

  test('R9.24, R8.3 without an agent on the board the text does nothing', () => {
    expect(refusedText('R34')).toEqual(NO_TARGET);
  });

  test('R9.24 an own move concerns nobody else, whatever they hold', () => {
    const ben = { agents: ['CITY'], hand: ['G10', 'G31', 'R12'] };
    const t = played('R34', { players: { ann: { agents: ['CITY'] }, ben } }).play('ann: text', 'ann: to STRAND');
    expect(t.asked).toBe('ann');
    expect(playerIn(t, 'ann').agents).toEqual({ STRAND: 1 });
  });
});

describe('R9.25 a paid ride', () => {
  const spec = (ann: PlayerSpec = {}, ben: PlayerSpec = {}): PositionSpec => ({
    players: { ann: { agents: ['CITY'], ...ann }, ben },
  });

  test('R9.25 2 go to another player, then an own agent to any other area', () => {
    const t = played('R29', spec()).play('ann: text', 'ann: player ben', 'ann: to BATTERSEA');
    expect(playerIn(t, 'ann')).toMatchObject({ money: 8, agents: { BATTERSEA: 1 } });
    expect(playerIn(t, 'ben').money).toBe(12);
  });

  test('R9.25, R10.14 the payee cannot refuse the money and is not asked', () => {
    const t = played('R29', spec({}, { hand: ['G10', 'R05'] })).play('ann: text', 'ann: player ben', 'ann: to STRAND');
    expect(t.asked).toBe('ann');
    expect(playerIn(t, 'ben').money).toBe(12);
  });

  test('R9.25 oneself cannot be paid', () => {
    const t = played('R29', spec()).play('ann: text');
    expect(t.refused('ann: player ann')).toEqual({ rule: 'R8.3', key: 'text.onlyOthers' });
    expect(ruleAgainst(t, 'ann: player cat')).toBe(null);
  });

  test('R8.11 neither without the price nor without an agent to move', () => {
    expect(refusedText('R29', spec({ money: 1 }))).toEqual({ rule: 'R8.11', key: 'text.noPrice' });
    expect(refusedText('R29', spec({ agents: {} }))).toEqual(NO_TARGET);
    expect(refusedText('R29', spec({ money: 2 }))).toBe(null);
  });

  test('R8.2 until the agent has moved all of it can be taken back, the price too', () => {
    const { match } = matchAt(2, { players: { ann: { hand: ['R29', 'G05'], agents: ['CITY'] } } });
    tell(match, 'ann: play R29', 'ann: text', 'ann: player YELLOW');
    expect(match.s.money).toEqual([8, 12]);
    expect(match.published.money).toEqual([10, 10]);
    match.undo(0, match.at);
    expect(match.s.money).toEqual([10, 10]);
    expect(offered(match)).toEqual(['player YELLOW']);
  });
});

describe('R9.26 another’s pawn', () => {
  const spec = (ben: PlayerSpec = {}): PositionSpec => ({
    trouble: ['CITY'],
    citizens: { CHELSEA: 1 },
    grenadiers: { HOLBORN: 1 },
    players: { ann: { agents: ['CITY', 'STRAND'] }, ben: { agents: ['CITY'], ...ben } },
  });

  test.each(['G37', 'G41', 'R45'])('R9.26 %s moves a pawn that is not one’s own to an adjacent area', (card) => {
    const t = played(card, spec()).play('ann: text', 'ann: pawn ben CITY');
    expect(t.refused('ann: to CHELSEA')).toEqual({ rule: 'R1.8', key: 'text.tooFar' });
    t.play('ann: to STRAND');
    expect(playerIn(t, 'ben').agents).toEqual({ STRAND: 1 });
    expect(wordsOf(t).trouble).toEqual(['STRAND']);
  });

  test('R9.26, R8.6 neutrals are moved like agents, and nobody answers for them', () => {
    const t = played('G37', spec({ hand: ['G31', 'R12'] })).play('ann: text');
    expect(optionsOf(t, 'pawn')).toEqual(['pawn CITIZEN CHELSEA', 'pawn GRENADIER HOLBORN', 'pawn YELLOW CITY']);
    expect(t.refused('ann: pawn ann CITY')).toEqual({ rule: 'R9.26', key: 'text.notThisPawn' });
    t.play('ann: pawn GRENADIER HOLBORN', 'ann: to WEST_END');
    expect(t.asked).toBe('ann');
    expect(wordsOf(t).grenadiers).toEqual({ WEST_END: 1 });
    // R4.6: only its placement by the event brings trouble to an empty area.
    expect(wordsOf(t).trouble).toEqual(['CITY']);
  });

  test.each(['G31', 'G10'])(
    'R9.26, R10.4 %s stops it: nobody moves, the marker stays, no other pawn is chosen',
    (card) => {
      const t = played('G37', spec({ hand: [card, 'R05'] })).play('ann: text', 'ann: pawn ben CITY', 'ann: to STRAND');
      expect(t.asked).toBe('ben');
      t.play(`ben: use ${card}`);
      expect(playerIn(t, 'ben').agents).toEqual({ CITY: 1 });
      expect(wordsOf(t).trouble).toEqual(['CITY']);
      expect(wordsOf(t).discard).toEqual([card]);
      expect(t.options).toEqual(['end']);
    },
  );

  test('R9.26 what saves from a removal does not answer a move', () => {
    const t = played('G37', spec({ hand: ['R12', 'R19', 'G42'] }));
    t.play('ann: text', 'ann: pawn ben CITY', 'ann: to STRAND');
    for (const card of ['R12', 'R19', 'G42'])
      expect(t.refused(`ben: use ${card}`)).toEqual({ rule: 'R10.11', key: 'card.doesNotFit' });
    t.play('ben: pass');
    expect(playerIn(t, 'ben').agents).toEqual({ STRAND: 1 });
  });

  test('R9.26, R8.3 without a foreign pawn on the board the text does nothing', () => {
    expect(refusedText('G37', { players: { ann: { agents: ['CITY'] } } })).toEqual(NO_TARGET);
  });
});

describe('R9.27 two pawns change places', () => {
  const spec = (ben: PlayerSpec = {}, cat: PlayerSpec = {}): PositionSpec => ({
    trouble: ['CITY', 'STRAND'],
    players: {
      ann: { agents: ['HOLBORN'] },
      ben: { agents: { CITY: 2 }, ...ben },
      cat: { agents: ['STRAND'], ...cat },
    },
  });
  const SWAP = ['ann: text', 'ann: pawn ben CITY', 'ann: pawn cat STRAND'];

  test('R9.27 both are lifted, so trouble goes in both areas; then each arrives where the other was (R4.2)', () => {
    const t = played('R43', spec()).play(...SWAP);
    expect(playerIn(t, 'ben').agents).toEqual({ STRAND: 1, CITY: 1 });
    expect(playerIn(t, 'cat').agents).toEqual({ CITY: 1 });
    // Strand was empty when Ben's agent arrived; City had another one.
    expect(wordsOf(t).trouble).toEqual(['CITY']);
    const calm = played('R43', { ...spec(), trouble: [] }).play(...SWAP);
    expect(wordsOf(calm).trouble).toEqual(['CITY']);
    const other = played('R43', spec()).play('ann: text', 'ann: pawn cat STRAND', 'ann: pawn ben CITY');
    expect(wordsOf(other).trouble, 'whichever is named first').toEqual(['CITY']);
  });

  test('R9.27 any owners: own agents, neutrals, two of one player', () => {
    const neutral = played('R43', { ...spec(), citizens: { BATTERSEA: 1 } });
    neutral.play('ann: text', 'ann: pawn CITIZEN BATTERSEA', 'ann: pawn ann HOLBORN');
    expect(wordsOf(neutral).citizens).toEqual({ HOLBORN: 1 });
    expect(playerIn(neutral, 'ann').agents).toEqual({ BATTERSEA: 1 });
    const alike = played('R43', spec({ agents: ['CITY', 'LAMBETH'] }));
    alike.play('ann: text', 'ann: pawn ben CITY', 'ann: pawn ben LAMBETH');
    expect(playerIn(alike, 'ben').agents).toEqual({ CITY: 1, LAMBETH: 1 });
    // They moved nevertheless, so the marker is gone (R4.3).
    expect(wordsOf(alike).trouble).toEqual(['STRAND']);
    expect(happened(alike, 'moved')).toBe(2);
  });

  test('R9.27 in two different areas', () => {
    const t = played('R43', spec({}, { agents: ['CITY'] })).play('ann: text', 'ann: pawn ben CITY');
    // There is only one pawn in another area.
    expect(playerIn(t, 'ann').agents).toEqual({ CITY: 1 });
    const choice = played('R43', spec({ agents: ['CITY', 'LAMBETH'] }, { agents: ['CITY'] }));
    choice.play('ann: text', 'ann: pawn ben CITY');
    expect(choice.refused('ann: pawn cat CITY')).toEqual({ rule: 'R9.27', key: 'place.sameArea' });
    const all = { agents: ['CITY'] };
    expect(refusedText('R43', { players: { ann: all, ben: all } })).toEqual(NO_TARGET);
  });

  const HELD = { hand: ['G31', 'R05'] };
  test('R9.27 one instance: the owners are asked in turn order from the active player, and the first stop is enough', () => {
    for (const pawns of [
      ['ann: pawn ben CITY', 'ann: pawn cat STRAND'],
      ['ann: pawn cat STRAND', 'ann: pawn ben CITY'],
    ]) {
      const t = played('R43', spec(HELD, { hand: ['G10', 'R06'] })).play('ann: text', ...pawns);
      expect(t.asked).toBe('ben');
      t.play('ben: use G31');
      expect(t.asked, 'cat has nothing left to answer').toBe('ann');
      expect(playerIn(t, 'ben').agents).toEqual({ CITY: 2 });
      expect(playerIn(t, 'cat').agents).toEqual({ STRAND: 1 });
      expect(playerIn(t, 'cat').hand).toEqual(['G10', 'R06']);
      expect(wordsOf(t).trouble).toEqual(['STRAND', 'CITY']);
    }
  });

  test('R9.27 the second owner may stop it as well: neither pawn moves and no marker changes', () => {
    const t = played('R43', spec(HELD, { hand: ['G10', 'R06'] })).play(...SWAP, 'ben: pass');
    expect(t.asked).toBe('cat');
    t.play('cat: use G10');
    expect(playerIn(t, 'ben').agents).toEqual({ CITY: 2 });
    expect(playerIn(t, 'cat').agents).toEqual({ STRAND: 1 });
    expect(wordsOf(t).trouble).toEqual(['STRAND', 'CITY']);
  });

  test('R9.27 both let it happen', () => {
    const t = played('R43', spec(HELD, { hand: ['G10', 'R06'] })).play(...SWAP, 'ben: pass', 'cat: pass');
    expect(playerIn(t, 'cat').agents).toEqual({ CITY: 1 });
  });

  test('R10.2 the order begins with the active player, wherever they sit', () => {
    const t = table(4, {
      active: 'cat',
      events: [],
      players: {
        ann: { agents: ['CITY'], hand: ['G31', 'R05'] },
        ben: { agents: {} },
        cat: { agents: {}, hand: ['R43'] },
        dan: { agents: ['STRAND'], hand: ['G10', 'R06'] },
      },
    }).play('cat: play R43', 'cat: text', 'cat: pawn ann CITY');
    expect(t.asked).toBe('dan');
    t.play('dan: pass');
    expect(t.asked).toBe('ann');
  });

  test('R9.27 one window for an owner of both, none for the active player’s own', () => {
    const both = played('R43', spec({ agents: ['CITY', 'LAMBETH'], ...HELD }));
    both.play('ann: text', 'ann: pawn ben CITY', 'ann: pawn ben LAMBETH', 'ben: pass');
    expect(happened(both, 'moved')).toBe(2);
    const own = played('R43', {
      players: { ann: { agents: ['HOLBORN', 'LAMBETH'], hand: ['G10', 'G31', 'R12'] }, ben: { agents: ['CITY'] } },
    });
    own.play('ann: text', 'ann: pawn ann HOLBORN', 'ann: pawn ann LAMBETH');
    expect(happened(own, 'moved')).toBe(2);
    expect(happened(own, 'threat')).toBe(0);
  });
});
