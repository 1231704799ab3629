// R9.38, R9.39 and R9.43 to R9.45: pawns that texts remove.
import { describe, expect, test } from 'vitest';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import type { Story } from '../src/stage/story.ts';
import { matchAt, tell } from './matches.ts';
import { played, refusedText } from './played.ts';
import { happened, optionsOf, playerIn, ruleAgainst, wordsOf } from './reading.ts';

const NO_TARGET = { rule: 'R8.3', key: 'text.noTarget' };

describe('R9.38 a pawn in Westminster', () => {
  const spec: PositionSpec = {
    citizens: { WESTMINSTER: 1 },
    players: { ann: { agents: ['WESTMINSTER', 'CITY'] }, ben: { agents: ['WESTMINSTER'] } },
  };

  test('R9.38 trouble or not; neutrals and own agents too', () => {
    const t = played('R42', spec).play('ann: text');
    expect(t.options).toEqual(['GREEN', 'YELLOW', 'CITIZEN'].map((pawn) => `pawn ${pawn} WESTMINSTER`));
    expect(t.refused('ann: pawn ann CITY')).toEqual({ rule: 'R9.38', key: 'text.notThisPawn' });
    t.play('ann: pawn ben WESTMINSTER');
    expect(playerIn(t, 'ben')).toMatchObject({ agents: {}, agentStock: 12 });
    const own = played('R42', { ...spec, trouble: ['WESTMINSTER'] }).play('ann: text', 'ann: pawn ann WESTMINSTER');
    expect(playerIn(own, 'ann').agents).toEqual({ CITY: 1 });
    expect(wordsOf(own).trouble).toEqual([]);
  });

  test('R9.38, R8.3 nothing in an empty Westminster', () => {
    expect(refusedText('R42', { players: { ben: { agents: ['STRAND'] } } })).toEqual(NO_TARGET);
  });
});

describe('R9.39 Jack the Ripper', () => {
  /** Ann rolls two areas. */
  const ripper = (rolls: string[], spec: PositionSpec): Story =>
    played('R46', spec)
      .rolls(...rolls)
      .play('ann: text');
  const mixed: PositionSpec = {
    citizens: { CITY: 1 },
    players: { ann: { agents: ['CITY'] }, ben: { agents: ['CITY', 'STRAND'] } },
  };

  test('R9.39 roll and remove, twice; trouble is not needed, the choice is free, own agents too', () => {
    const t = ripper(['CITY', 'CITY'], mixed);
    expect(t.options).toEqual(['GREEN', 'YELLOW', 'CITIZEN'].map((pawn) => `pawn ${pawn} CITY`));
    expect(t.refused('ann: pawn ben STRAND')).toEqual({ rule: 'R9.39', key: 'ripper.elsewhere' });
    // R10.5 protects only pawns in that area.
    expect(t.refused('ann: pawn cat CITY')).toEqual({ rule: 'R9.39', key: 'pawn.none' });
    t.play('ann: pawn CITIZEN CITY');
    expect(happened(t, 'rolled'), 'the second roll comes after the first removal').toBe(2);
    t.play('ann: pawn ann CITY');
    expect(playerIn(t, 'ann').agents).toEqual({});
    expect(wordsOf(t)).toMatchObject({ citizens: {}, citizenStock: 2 });
    expect(t.options).toEqual(['end']);
  });

  test('R9.39 an own agent goes where only own ones are, and an empty area costs nothing', () => {
    const t = ripper(['LAMBETH', 'CITY'], { players: { ann: { agents: { CITY: 2 } } } });
    expect(playerIn(t, 'ann').agents).toEqual({ CITY: 1 });
    expect(happened(t, 'rolled')).toBe(2);
  });

  test('R9.39 no stopping after the first, and nothing is taken back after a roll (R8.2)', () => {
    const { match, dice } = matchAt(2, {
      players: { ann: { hand: ['R46', 'G05'] }, ben: { hand: [], agents: ['CITY'] } },
      seed: 3,
    });
    dice.faces.push(6, 6);
    tell(match, 'ann: play R46', 'ann: text');
    expect(match.decision!.options).toHaveLength(2);
    expect(match.undoable(0)).toBe(0);
    tell(match, 'ann: pawn YELLOW CITY');
    expect(match.asked!.effect).toBe('ripper.victim');
    expect(match.decision!.options.map((option) => match.game.verbs.format(option))).toEqual(['pawn GREEN CITY']);
  });

  test('R9.39, R10.5 who stopped it once with Mr. Goodyear is not available again', () => {
    const ben = { agents: { CITY: 2 }, hand: ['G10', 'R05'] };
    const t = ripper(['CITY', 'CITY'], { players: { ann: { agents: ['CITY'] }, ben, cat: { agents: ['CITY'] } } });
    t.play('ann: pawn ben CITY', 'ben: use G10');
    expect(optionsOf(t, 'pawn')).toEqual(['pawn GREEN CITY', 'pawn PURPLE CITY']);
    expect(t.refused('ann: pawn ben CITY')).toEqual({ rule: 'R10.5', key: 'pawn.immune' });
  });

  test('R9.39 with own and protected pieces only, an own one goes; with protected ones only, none', () => {
    const ben = { agents: { CITY: 2 }, hand: ['G10', 'R05'] };
    const t = ripper(['CITY', 'CITY'], { players: { ann: { agents: { CITY: 2 } }, ben } });
    t.play('ann: pawn ben CITY', 'ben: use G10');
    expect(playerIn(t, 'ann').agents).toEqual({ CITY: 1 });
    expect(playerIn(t, 'ben').agents).toEqual({ CITY: 2 });
    const alone = ripper(['CITY', 'CITY'], { players: { ben } }).play('ben: use G10');
    expect(playerIn(alone, 'ben').agents).toEqual({ CITY: 2 });
    expect(happened(alone, 'rolled')).toBe(2);
  });

  test('R9.39 Toby protects one agent once, so the second roll may take it (R10.3)', () => {
    const t = ripper(['CITY', 'CITY'], { players: { ben: { agents: ['CITY'], hand: ['G31', 'R05'] } } });
    t.play('ben: use G31');
    expect(happened(t, 'rolled')).toBe(2);
    expect(t.asked).toBe('ann');
    expect(playerIn(t, 'ben').agents).toEqual({});
  });

  test('R9.39 an agent relocated meanwhile can be met again', () => {
    const t = ripper(['CITY', 'LAMBETH'], { players: { ben: { agents: ['CITY'], hand: ['R19', 'R12'] } } });
    t.play('ben: use R19', 'ben: to LAMBETH');
    expect(t.asked).toBe('ben');
    t.play('ben: use R12');
    expect(playerIn(t, 'ben').agents).toEqual({ LAMBETH: 1 });
    expect(happened(t, 'threat')).toBe(2);
  });

  test('R9.39, R17.1 the die’s labels are an option: 10 is Southwark, or the Strand', () => {
    const spec = { players: { ben: { agents: ['SOUTHWARK', 'STRAND'] } } };
    const standard = played('R46', spec).rolls(10, 1).play('ann: text');
    expect(playerIn(standard, 'ben').agents).toEqual({ STRAND: 1 });
    const other = played('R46', spec, 3, { alternativeNumbers: 1 }).rolls(10, 1).play('ann: text');
    expect(playerIn(other, 'ben').agents).toEqual({ SOUTHWARK: 1 });
  });
});

const paid = (ben: PlayerSpec = {}, cat: PlayerSpec = {}, more: PositionSpec = {}): PositionSpec => ({
  trouble: ['CITY'],
  ...more,
  players: { ann: { agents: ['CITY'] }, ben: { agents: ['CITY'], ...ben }, cat: { agents: ['STRAND'], ...cat } },
});

describe('R9.43 a paid assassination', () => {
  test('R9.43 2 go to another player, then one in trouble who is not one’s own is removed (R6.3)', () => {
    const t = played('R53', paid({}, {}, { citizens: { CITY: 1 } })).play('ann: text', 'ann: player cat');
    expect(t.options).toEqual(['pawn YELLOW CITY', 'pawn CITIZEN CITY']);
    expect(t.refused('ann: pawn ann CITY')).toEqual({ rule: 'R6.3', key: 'pawn.own' });
    expect(t.refused('ann: pawn cat STRAND')).toEqual({ rule: 'R6.3', key: 'pawn.noTrouble' });
    t.play('ann: pawn ben CITY');
    expect(playerIn(t, 'ann').money).toBe(8);
    expect(playerIn(t, 'cat').money).toBe(12);
    expect(playerIn(t, 'ben').agents).toEqual({});
    expect(wordsOf(t).trouble).toEqual([]);
  });

  test('R9.43 the paid player may be the victim', () => {
    const t = played('R53', paid()).play('ann: text', 'ann: player ben');
    expect(playerIn(t, 'ben')).toMatchObject({ agents: {}, money: 12 });
  });

  test('R9.43, R10.5 it is text, so Mr. Goodyear stops it, and the price is not returned', () => {
    const t = played('R53', paid({ hand: ['G10', 'R05'] })).play('ann: text', 'ann: player cat', 'ben: use G10');
    expect(playerIn(t, 'ben').agents).toEqual({ CITY: 1 });
    expect([playerIn(t, 'ann').money, playerIn(t, 'cat').money]).toEqual([8, 12]);
    expect(wordsOf(t).trouble).toEqual(['CITY']);
  });

  test('R8.11 neither without the price nor without a victim', () => {
    for (const card of ['R53', 'R41']) {
      expect(refusedText(card, { ...paid(), players: { ...paid().players, ann: { money: 1 } } })).toEqual({
        rule: 'R8.11',
        key: 'text.noPrice',
      });
      expect(refusedText(card, paid({}, {}, { trouble: [] }))).toEqual(NO_TARGET);
      expect(refusedText(card, paid({ agents: {} })), 'only an own agent stands in trouble').toEqual(NO_TARGET);
    }
  });
});

describe('R9.44 a paid removal', () => {
  const hired = (ben: PlayerSpec = {}, cat: PlayerSpec = {}) =>
    played('R41', paid(ben, { agents: ['CITY', 'STRAND'], ...cat }, { citizens: { CITY: 1 } })).play(
      'ann: text',
      'ann: player ben',
    );

  test('R9.44 the paid player is the chooser: a pawn in trouble, not the active player’s', () => {
    const t = hired();
    expect(t.asked).toBe('ben');
    expect(t.options).toEqual(['YELLOW', 'PURPLE', 'CITIZEN'].map((pawn) => `pawn ${pawn} CITY`));
    for (const pawn of ['ann CITY', 'cat STRAND'])
      expect(t.refused(`ben: pawn ${pawn}`)).toEqual({ rule: 'R9.44', key: 'text.notThisPawn' });
    t.play('ben: pawn cat CITY');
    expect(playerIn(t, 'cat').agents).toEqual({ STRAND: 1 });
    expect([playerIn(t, 'ann').money, playerIn(t, 'ben').money]).toEqual([8, 12]);
    expect(wordsOf(t).trouble).toEqual([]);
  });

  test('R9.44 they may choose a neutral, or their own; the choice is not to be refused (R10.14)', () => {
    const neutral = hired().play('ben: pawn CITIZEN CITY');
    expect(wordsOf(neutral).citizens).toEqual({});
    const own = hired({ hand: ['G10', 'R05'] });
    expect(ruleAgainst(own, 'ben: use G10')).toBe('R10.1');
    own.play('ben: pawn ben CITY', 'ben: pass');
    expect(playerIn(own, 'ben').agents).toEqual({});
  });

  test.each(['G10', 'G31', 'R12'])('R9.44 stopped with %s, the money is kept and nobody else is chosen', (card) => {
    const t = hired({}, { hand: [card, 'G06', 'R05'] }).play('ben: pawn cat CITY', `cat: use ${card}`);
    expect(playerIn(t, 'cat').agents).toEqual({ STRAND: 1, CITY: 1 });
    expect(playerIn(t, 'ben').money).toBe(12);
    expect(wordsOf(t).trouble).toEqual(['CITY']);
    expect(t.asked).toBe('ann');
  });

  test.each(['G10', 'G31', 'R12'])('R9.44 who chooses an own agent counts as the victim and may use %s', (card) => {
    const t = hired({ hand: [card, 'G06', 'R05'] }).play('ben: pawn ben CITY', `ben: use ${card}`);
    expect(playerIn(t, 'ben')).toMatchObject({ agents: { CITY: 1 }, money: 12 });
  });

  test('R9.44, R10.10 the chooser may throw interrupts away first', () => {
    const t = hired({ hand: ['G31'] }).play('ben: drop G31');
    expect(t.asked).toBe('ben');
    expect(optionsOf(t, 'drop')).toEqual([]);
    expect(wordsOf(t).discard).toEqual(['G31']);
  });
});

describe('R9.45 the Board of Guardians', () => {
  const spec = (players: Record<string, PlayerSpec>, more: PositionSpec = {}): PositionSpec => ({
    ...more,
    players: {
      ann: { agents: ['CITY'] },
      ben: { agents: ['CITY', 'STRAND'] },
      cat: { agents: ['STRAND', 'LAMBETH'] },
      dan: { agents: ['CITY', 'HOLBORN'] },
      ...players,
    },
  });

  test('R9.45 each other player in turn order removes one of their own, from where they like', () => {
    const t = played('R51', spec({}, { trouble: ['CITY', 'STRAND'] }), 4).play('ann: text');
    expect(t.asked).toBe('ben');
    expect(t.options).toEqual(['pawn YELLOW STRAND', 'pawn YELLOW CITY']);
    expect(t.refused('ben: pawn cat STRAND')).toEqual({ rule: 'R9.45', key: 'text.notOwnPawn' });
    t.play('ben: pawn ben CITY');
    expect(wordsOf(t).trouble).toEqual(['STRAND']);
    expect(t.asked).toBe('cat');
    t.play('cat: pawn cat LAMBETH', 'dan: pawn dan HOLBORN');
    expect(playerIn(t, 'ann').agents).toEqual({ CITY: 1 });
    expect(playerIn(t, 'ben').agents).toEqual({ STRAND: 1 });
    expect(playerIn(t, 'cat').agents).toEqual({ STRAND: 1 });
    expect(playerIn(t, 'dan').agents).toEqual({ CITY: 1 });
    expect(wordsOf(t).trouble).toEqual(['STRAND']);
  });

  test('R9.45 one removal is complete, its window too, before the next player chooses', () => {
    const t = played('R51', spec({ ben: { agents: ['CITY', 'STRAND'], hand: ['R19', 'R05'] } }), 4).play('ann: text');
    t.play('ben: pawn ben CITY');
    expect(t.asked).toBe('ben');
    t.play('ben: use R19', 'ben: to LAMBETH');
    expect(playerIn(t, 'ben').agents).toEqual({ STRAND: 1, LAMBETH: 1 });
    expect(t.asked).toBe('cat');
  });

  test('R9.45 who has no agent is passed over; with nobody left the text does nothing', () => {
    const t = played('R51', spec({ ben: { agents: {} } }), 4).play('ann: text');
    expect(t.asked).toBe('cat');
    expect(refusedText('R51', { players: { ann: { agents: ['CITY'] } } })).toEqual(NO_TARGET);
  });

  test.each(['G10', 'G31', 'R12'])(
    'R9.45, R10.6 %s answers it, though the owner chose the agent; the others lose theirs',
    (card) => {
      const ben = { agents: ['CITY', 'STRAND'], hand: [card, 'G06', 'R05'] };
      const t = played('R51', spec({ ben }), 4).play('ann: text', 'ben: pawn ben CITY', `ben: use ${card}`);
      expect(playerIn(t, 'ben').agents).toEqual({ STRAND: 1, CITY: 1 });
      expect(t.asked).toBe('cat');
    },
  );
});
