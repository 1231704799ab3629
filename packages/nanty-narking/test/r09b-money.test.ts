// R9.37 and R9.40 to R9.42: money between others, and the three gambles.
import { describe, expect, test } from 'vitest';
import { builtIn } from '../src/box/pack.ts';
import { nantyNarking } from '../src/game.ts';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { Story } from '../src/stage/story.ts';
import { played, refusedText } from './played.ts';
import { happened, optionsOf, playerIn, ruleAgainst, wordsOf } from './reading.ts';

describe('R9.37 a payment between others', () => {
  const spec = (ben: PlayerSpec = {}, cat: PlayerSpec = {}): PositionSpec => ({ players: { ben, cat } });

  test('R9.37 one other player gives 3 to a third; the active player is neither', () => {
    const t = played('R30', spec(), 4).play('ann: text');
    expect(t.refused('ann: player ann')).toEqual({ rule: 'R8.3', key: 'text.onlyOthers' });
    t.play('ann: player ben');
    for (const nobody of ['ann', 'ben']) expect(ruleAgainst(t, `ann: player ${nobody}`)).toBe('R8.3');
    t.play('ann: player dan');
    expect(['ann', 'ben', 'cat', 'dan'].map((name) => playerIn(t, name).money)).toEqual([10, 7, 10, 13]);
  });

  test('R9.37, R8.4 up to 3: what there is', () => {
    const t = played('R30', spec({ money: 2 })).play('ann: text', 'ann: player ben');
    expect([playerIn(t, 'ben').money, playerIn(t, 'cat').money]).toEqual([0, 12]);
  });

  test('R9.37 a payer needs at least 1 pound', () => {
    const t = played('R30', spec({ money: 0 }), 4).play('ann: text');
    expect(t.refused('ann: player ben')).toEqual({ rule: 'R8.3', key: 'text.targetNoMoney' });
    expect(refusedText('R30', spec({ money: 0 }, { money: 0 }))).toEqual({ rule: 'R8.3', key: 'text.noTarget' });
  });

  test('R9.37, R10.14 only the payer may answer, with Mr. Goodyear', () => {
    const t = played('R30', spec({ hand: ['G10', 'G31', 'R05'] }, { hand: ['R12', 'R06'] }));
    t.play('ann: text', 'ann: player ben');
    expect(t.asked).toBe('ben');
    expect(optionsOf(t, 'use')).toEqual(['use G10']);
    t.play('ben: use G10');
    expect([playerIn(t, 'ben').money, playerIn(t, 'cat').money]).toEqual([10, 10]);
    expect(t.asked).toBe('ann');
    const payee = played('R30', spec({}, { hand: ['G10', 'R06'] })).play('ann: text', 'ann: player ben');
    expect(payee.asked, 'the payee is not asked').toBe('ann');
    expect(playerIn(payee, 'cat').money).toBe(13);
  });

  test('R9.37 needs three players', () => {
    const cards = builtIn.cards.map((card) => ({ ...card, twoPlayers: true }));
    const t = new Story(nantyNarking({ ...builtIn, cards }), ['ann', 'ben'], {
      active: 'ann',
      players: { ann: { hand: ['R30'], buildings: ['LAMBETH'] } },
    });
    t.play('ann: play R30');
    expect(t.refused('ann: text')).toEqual({ rule: 'R9.37', key: 'text.needsThree' });
  });
});

/** Ann rolls for the text of a card. */
const rolled = (card: string, face: number, spec: PositionSpec = {}): Story =>
  played(card, spec).rolls(face).play('ann: text');
const TWO_AGENTS = { ann: { agents: ['CITY', 'STRAND'] } };

describe('R9.40 a theft', () => {
  test.each([7, 12])('R9.40 on %i up to 3 are taken from one player', (face) => {
    const t = rolled('G25', face, { players: { cat: { money: 2 } } });
    expect(t.refused('ann: player ann')).toEqual({ rule: 'R8.3', key: 'text.onlyOthers' });
    t.play('ann: player cat');
    expect([playerIn(t, 'ann').money, playerIn(t, 'cat').money]).toEqual([12, 0]);
    const rich = rolled('G25', face).play('ann: player ben');
    expect([playerIn(rich, 'ann').money, playerIn(rich, 'ben').money]).toEqual([13, 7]);
  });

  test('R9.40 if nobody else has money nothing is taken', () => {
    const t = rolled('G25', 12, { players: { ben: { money: 0 }, cat: { money: 0 } } });
    expect(t.options).toEqual(['end']);
    const one = rolled('G25', 12, { players: { ben: { money: 0 } } });
    // Only Cat has any money, so it is taken from Cat.
    expect(playerIn(one, 'cat').money).toBe(7);
  });

  test('R9.40, R10.5 Mr. Goodyear stops it; nobody else is robbed instead', () => {
    const t = rolled('G25', 9, { players: { ben: { hand: ['G10', 'R05'] } } }).play('ann: player ben', 'ben: use G10');
    expect([playerIn(t, 'ann').money, playerIn(t, 'ben').money]).toEqual([10, 10]);
    expect(t.options).toEqual(['end']);
  });

  test.each([2, 6])('R9.40 on %i nothing happens', (face) => {
    const t = rolled('G25', face, { players: TWO_AGENTS });
    expect(t.options).toEqual(['end']);
    expect(playerIn(t, 'ann')).toMatchObject({ money: 10, agentStock: 10 });
    expect(t.events.filter(({ kind }) => kind === 'die').map(({ fields }) => fields)).toEqual([{ player: 0, face }]);
  });

  test('R9.40 on 1 an own agent of the player’s choice goes, and its marker', () => {
    const t = rolled('G25', 1, { players: TWO_AGENTS, trouble: ['STRAND'] });
    expect(t.options).toEqual(['pawn GREEN STRAND', 'pawn GREEN CITY']);
    expect(t.refused('ann: pawn ben CITY')).toEqual({ rule: 'R9.40', key: 'pawn.none' });
    t.play('ann: pawn ann STRAND');
    expect(playerIn(t, 'ann').agents).toEqual({ CITY: 1 });
    expect(wordsOf(t).trouble).toEqual([]);
  });

  test('R9.40 on 1 without agents nothing happens', () => {
    expect(rolled('G25', 1, { players: { ben: { agents: ['CITY'] } } }).options).toEqual(['end']);
  });
});

describe('R9.41 a venture', () => {
  test.each([7, 12])('R9.41 on %i the bank pays 4', (face) => {
    expect(playerIn(rolled('G47', face), 'ann').money).toBe(14);
  });

  test.each([2, 6])('R9.41 on %i nothing happens', (face) => {
    const t = rolled('G47', face, { players: TWO_AGENTS });
    expect(playerIn(t, 'ann')).toMatchObject({ money: 10, agentStock: 10 });
    expect(t.options).toEqual(['end']);
  });

  test('R9.41 on 1: 2 to the bank, or an own agent', () => {
    const t = rolled('G47', 1, { players: { ann: { agents: ['CITY', 'STRAND'], money: 2 } } });
    expect(t.options).toEqual(['pay', 'pawn GREEN STRAND', 'pawn GREEN CITY']);
    expect(t.refused('ann: pawn ben CITY')).toEqual({ rule: 'R9.41', key: 'pawn.none' });
    t.play('ann: pay');
    expect(playerIn(t, 'ann')).toMatchObject({ money: 0, agentStock: 10 });
    const agent = rolled('G47', 1, { players: TWO_AGENTS }).play('ann: pawn ann CITY');
    expect(playerIn(agent, 'ann')).toMatchObject({ money: 10, agents: { STRAND: 1 } });
  });

  test('R9.41 with less than 2 pounds an agent goes', () => {
    const t = rolled('G47', 1, { players: { ann: { agents: ['CITY', 'STRAND'], money: 1 } } });
    expect(t.refused('ann: pay')).toEqual({ rule: 'R8.4', key: 'text.cannotPay' });
    t.play('ann: pawn ann CITY');
    expect(playerIn(t, 'ann')).toMatchObject({ money: 1, agentStock: 11 });
  });

  test('R9.41 with neither, all remaining cash is paid; without agents 2 are paid', () => {
    for (const [before, after] of [
      [0, 0],
      [1, 0],
      [2, 0],
      [5, 3],
    ] as const)
      expect(playerIn(rolled('G47', 1, { players: { ann: { money: before } } }), 'ann').money, `of ${before}`).toBe(
        after,
      );
  });
});

describe('R9.42 the hound', () => {
  const spec: PositionSpec = {
    trouble: ['CITY', 'STRAND'],
    citizens: { STRAND: 1 },
    players: { ann: { agents: ['CITY', 'LAMBETH'] }, ben: { agents: ['CITY', 'HOLBORN'] } },
  };

  test.each([7, 12])('R9.42 on %i one pawn in trouble goes, own ones may be chosen', (face) => {
    const t = rolled('R26', face, spec);
    expect(t.options).toEqual(['pawn CITIZEN STRAND', 'pawn GREEN CITY', 'pawn YELLOW CITY']);
    expect(t.refused('ann: pawn ben HOLBORN')).toEqual({ rule: 'R9.42', key: 'pawn.noTrouble' });
    t.play('ann: pawn ann CITY');
    expect(playerIn(t, 'ann').agents).toEqual({ LAMBETH: 1 });
    expect(wordsOf(t).trouble).toEqual(['STRAND']);
  });

  test('R9.42 one must go even if only own ones stand in trouble', () => {
    const t = rolled('R26', 8, { trouble: ['CITY'], players: TWO_AGENTS });
    expect(playerIn(t, 'ann').agents).toEqual({ STRAND: 1 });
    const empty = rolled('R26', 8, { trouble: ['LAMBETH'], players: TWO_AGENTS });
    expect(playerIn(empty, 'ann').agentStock, 'nobody stands in trouble').toBe(10);
  });

  test('R9.42 another’s agent has its window', () => {
    const t = rolled('R26', 8, {
      ...spec,
      players: { ...spec.players, ben: { agents: ['CITY'], hand: ['G31', 'R05'] } },
    });
    t.play('ann: pawn ben CITY', 'ben: use G31');
    expect(playerIn(t, 'ben').agents).toEqual({ CITY: 1 });
    expect(wordsOf(t).trouble).toEqual(['STRAND', 'CITY']);
  });

  test('R9.42 on 1 an own agent goes from anywhere, on 2 to 6 none', () => {
    const t = rolled('R26', 1, spec);
    expect(t.options).toEqual(['pawn GREEN CITY', 'pawn GREEN LAMBETH']);
    expect(t.refused('ann: pawn ben CITY')).toEqual({ rule: 'R9.42', key: 'text.notOwnPawn' });
    t.play('ann: pawn ann LAMBETH');
    expect(playerIn(t, 'ann').agents).toEqual({ CITY: 1 });
    for (const face of [2, 6]) expect(happened(rolled('R26', face, spec), 'removed')).toBe(0);
  });

  test('R8.2 a gamble can be started whatever it may bring, and is not taken back', () => {
    for (const card of ['G25', 'G47', 'R26']) expect(refusedText(card)).toBe(null);
  });
});
