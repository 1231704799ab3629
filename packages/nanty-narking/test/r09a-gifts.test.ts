// R9.2 to R9.4: cards that change hands.
import { describe, expect, test } from 'vitest';
import type { PlayerSpec } from '../src/stage/position.ts';
import type { Story } from '../src/stage/story.ts';
import { heard, knownHand } from './knowing.ts';
import { matchAt, offered, sent, tell } from './matches.ts';
import { optionsOf, playerIn, ruleAgainst, wordsOf } from './reading.ts';
import { table } from './table.ts';

/** Ann plays a card for its text; the others have the named pieces. */
const text = (card: string, others: Record<string, PlayerSpec>, ann: PlayerSpec = {}, options = {}): Story =>
  table(4, { players: { ann: { hand: [card, 'G05'], ...ann }, ...others } }, options).play(
    `ann: play ${card}`,
    'ann: text',
  );
/** Ann may use Lambeth between symbols, so the game asks even about a symbol without effect. */
const idle = (card: string, others: Record<string, PlayerSpec>, ann: PlayerSpec = {}): Story =>
  table(4, { players: { ann: { hand: [card, 'G05'], buildings: ['LAMBETH'], ...ann }, ...others } }).play(
    `ann: play ${card}`,
  );
const hand = (t: Story, name: string): readonly string[] => playerIn(t, name).hand;

describe('R9.2 demand cards', () => {
  const BEN = { ben: { hand: ['G06', 'G08', 'G14'] } };

  test('R9.2 the target gives two cards of their own choice', () => {
    for (const card of ['G03', 'G13']) {
      const t = table(4, { players: { ann: { hand: [card, 'G05'] }, ...BEN } }).play(`ann: play ${card}`);
      if (card === 'G13') t.play('ann: skip');
      t.play('ann: text', 'ann: player ben', 'ben: give G06', 'ben: give G14');
      expect(hand(t, 'ann')).toEqual(['G05', 'G06', 'G14']);
      expect(hand(t, 'ben')).toEqual(['G08']);
    }
  });

  test('R9.2 neither one card nor three', () => {
    const t = text('G03', BEN).play('ann: player ben');
    expect(t.options).toEqual(['give G06', 'give G08', 'give G14']);
    t.play('ben: give G08');
    expect(t.asked).toBe('ben');
    expect(t.options).toEqual(['give G06', 'give G14']);
    expect(t.refused('ben: give G05')).toEqual({ rule: 'R8.5', key: 'card.notInHand' });
    expect(t.refused('ben: give G08')).toEqual({ rule: 'R9.2', key: 'card.given' });
    t.play('ben: give G06');
    expect(t.asked).toBe('ann');
    expect(hand(t, 'ann')).toEqual(['G05', 'G06', 'G08']);
  });

  test('R9.2 a hand of one is given whole', () => {
    const t = text('G03', { ben: { hand: ['G06'] } }).play('ann: player ben', 'ben: give G06');
    expect(hand(t, 'ann')).toEqual(['G05', 'G06']);
    expect(hand(t, 'ben')).toEqual([]);
  });

  test('R9.2, R8.3 somebody without cards is no target, nor is the player', () => {
    const t = text('G03', { ben: { hand: [] } });
    expect(optionsOf(t, 'player')).toEqual(['player PURPLE', 'player BLUE']);
    expect(t.refused('ann: player ben')).toEqual({ rule: 'R8.3', key: 'text.targetNoCard' });
    expect(t.refused('ann: player ann')).toEqual({ rule: 'R8.3', key: 'text.onlyOthers' });
    const nobody = idle('G03', { ben: { hand: [] }, cat: { hand: [] }, dan: { hand: [] } });
    expect(nobody.refused('ann: text')).toEqual({ rule: 'R8.3', key: 'text.noTarget' });
    const two = table(3, { players: { ann: { hand: ['G03'] } } }).play('ann: play G03', 'ann: text');
    expect(two.refused('ann: player BLUE')).toEqual({ rule: 'R8.3', key: 'text.onlyOthers' });
  });

  test('R9.2, R8.5 there is no hand limit', () => {
    const t = text('G03', { ben: { hand: ['G06', 'G08'] } }, { hand: ['G03', 'G05', 'R01', 'R02', 'R03', 'R05'] });
    t.play('ann: player ben', 'ben: give G06', 'ben: give G08');
    expect(hand(t, 'ann')).toHaveLength(7);
  });

  test('R9.2, R10.5 Goodyear is one of the answers: nothing is given, and nobody else is asked', () => {
    const t = text('G03', { ben: { hand: ['G06', 'G08', 'G10'] } }).play('ann: player ben', 'ben: use G10');
    expect(hand(t, 'ann')).toEqual(['G05']);
    expect(hand(t, 'ben')).toEqual(['G06', 'G08']);
    expect(wordsOf(t)).toMatchObject({ discard: ['G10'], inPlay: 'G03' });
    // Ann still has the remaining symbols.
    expect(t.asked).toBe('ann');
    expect(ruleAgainst(t, 'ann: player cat')).toBe('R8.1');
    expect(optionsOf(t, 'place').length).toBeGreaterThan(0);
  });

  test('R9.2, R10.5 cards and Goodyear do not go together, and others cannot stop it', () => {
    const t = text('G03', { ben: { hand: ['G06', 'G08', 'G10', 'G31'] }, cat: { hand: ['R12'] } });
    t.play('ann: player ben');
    expect(t.options).toEqual(['give G06', 'give G08', 'give G10', 'give G31', 'drop G10', 'drop G31', 'use G10']);
    expect(t.refused('ben: use G31')).toEqual({ rule: 'R10.11', key: 'card.doesNotFit' });
    expect(t.refused('ben: use R12')).toEqual({ rule: 'R10.1', key: 'card.notInHand' });
    expect(t.refused('cat: use R12')).toEqual({ rule: 'R10.1', key: 'notAsked' });
    t.play('ben: give G10');
    expect(t.options).toEqual(['give G06', 'give G08', 'give G31']);
    expect(ruleAgainst(t, 'ben: use G31')).not.toBeNull();
  });

  test('R9.2 interrupt cards may be given like any other', () => {
    const t = text('G03', { ben: { hand: ['G10', 'G31', 'R12'] } });
    t.play('ann: player ben', 'ben: give G10', 'ben: give G31');
    expect(hand(t, 'ann')).toEqual(['G05', 'G10', 'G31']);
  });

  test('R9.2, R10.10 interrupts may be dropped before the answer', () => {
    const t = text('G03', { ben: { hand: ['G06', 'G31', 'R12'] } });
    t.play('ann: player ben', 'ben: drop G31');
    expect(wordsOf(t).discard).toEqual(['G31']);
    t.play('ben: give G06', 'ben: give R12');
    expect(hand(t, 'ann')).toEqual(['G05', 'G06', 'R12']);
    const last = text('G03', { ben: { hand: ['G31'] } }).play('ann: player ben', 'ben: drop G31');
    expect(last.asked).toBe('ann');
    expect(hand(last, 'ann')).toEqual(['G05']);
  });

  test('R17.13 as an option nothing is dropped in another player’s turn', () => {
    const t = text('G03', { ben: { hand: ['G06', 'G31', 'R12'] } }, {}, { dropAnytime: 0 }).play('ann: player ben');
    expect(optionsOf(t, 'drop')).toEqual([]);
    expect(ruleAgainst(t, 'ben: drop G31')).toBe('R10.10');
  });

  test('R9.2, R14 giver and receiver alone know the cards', () => {
    const t = text('G03', BEN).play('ann: player ben', 'ben: give G06', 'ben: give G14');
    expect(knownHand(t, 'ben', 'ann')).toEqual(['G06', 'G14']);
    expect(knownHand(t, 'cat', 'ann')).toEqual([]);
    expect(knownHand(t, 'spectator', 'ann')).toEqual([]);
    for (const name of ['ann', 'ben']) expect(heard(t, name, 'passed')).toEqual(['G06', 'G14']);
    for (const name of ['cat', 'spectator']) expect(heard(t, name, 'passed')).toEqual([null, null]);
  });

  test('R9.2, R14 who saw ben’s other cards no longer knows which he kept, but ann does', () => {
    const t = table(4, {
      players: { ann: { hand: ['G03'] }, ben: { hand: ['G06', 'G08', 'G14'], shown: ['G08'] } },
    }).play('ann: play G03', 'ann: text', 'ann: player ben');
    expect(knownHand(t, 'cat', 'ben')).toEqual(['G08']);
    t.play('ben: give G06', 'ben: give G14');
    expect(knownHand(t, 'cat', 'ben')).toEqual([]);
    expect(knownHand(t, 'ann', 'ben')).toEqual(['G08']);
  });

  test('R9.2 the choice is ben’s own until it is made', () => {
    const { match } = matchAt(3, { players: { ann: { hand: ['G03', 'G05'] }, ben: { hand: ['G06', 'G08', 'G14'] } } });
    tell(match, 'ann: play G03', 'ann: text', 'ann: player YELLOW');
    const before = sent(match, 0);
    tell(match, 'ben: give G06');
    expect(sent(match, 0)).toBe(before);
    expect(match.undoable(1)).toBe(1);
    match.undo(1, match.at);
    tell(match, 'ben: give G08', 'ben: give G14');
    expect(offered(match)).toContain('skip');
    expect(match.undoable(0)).toBe(0);
  });
});

describe('R9.3 each other player gives', () => {
  test('R9.3, R8.7 a card or a pound each, of their own choice, in turn order', () => {
    const t = text('G04', { ben: { hand: ['G06'] }, cat: { hand: ['G08'] }, dan: { hand: ['G14'] } });
    expect(t.asked).toBe('ben');
    expect(t.options).toEqual(['give G06', 'pay']);
    t.play('ben: give G06');
    expect(t.asked).toBe('cat');
    t.play('cat: pay', 'dan: give G14');
    expect(hand(t, 'ann')).toEqual(['G05', 'G06', 'G14']);
    expect(['ann', 'ben', 'cat', 'dan'].map((name) => playerIn(t, name).money)).toEqual([11, 10, 9, 10]);
  });

  test('R9.3 they must give what they can', () => {
    const t = text('G04', { ben: { hand: ['G06', 'G08'], money: 0 }, cat: { hand: [] }, dan: { hand: ['G14'] } });
    expect(t.options).toEqual(['give G06', 'give G08']);
    expect(t.refused('ben: pay')).toEqual({ rule: 'R8.4', key: 'text.cannotPay' });
    expect(t.refused('ben: give G14')).toEqual({ rule: 'R8.5', key: 'card.notInHand' });
    // Cat has only the pound.
    t.play('ben: give G06');
    expect(t.asked).toBe('dan');
    expect(playerIn(t, 'cat').money).toBe(9);
  });

  test('R9.3 who has neither gives nothing', () => {
    const none = { hand: [], money: 0 };
    const t = text('G04', { ben: none, cat: { hand: ['G08'] }, dan: none });
    expect(t.asked).toBe('cat');
    t.play('cat: pay');
    expect(t.asked).toBe('ann');
    expect(playerIn(t, 'ann')).toMatchObject({ money: 11, hand: ['G05'] });
    const nobody = idle('G04', { ben: none, cat: none, dan: none });
    expect(nobody.refused('ann: text')).toEqual({ rule: 'R8.3', key: 'text.noTarget' });
  });

  test('R9.3, R10.5 Goodyear saves who plays it; the others still give', () => {
    const t = text('G04', { ben: { hand: ['G10'] }, cat: { hand: ['G08'] }, dan: { hand: ['G14'] } });
    t.play('ben: use G10', 'cat: pay', 'dan: pay');
    expect(hand(t, 'ann')).toEqual(['G05']);
    expect(['ann', 'ben', 'cat', 'dan'].map((name) => playerIn(t, name).money)).toEqual([12, 10, 9, 9]);
    expect(wordsOf(t).discard).toEqual(['G10']);
  });

  test('R9.3, R10.10 a dropped interrupt is neither card nor pound', () => {
    const t = text('G04', { ben: { hand: ['G31'] }, cat: { hand: [] }, dan: { hand: [] } });
    t.play('ben: drop G31');
    expect(playerIn(t, 'ben')).toMatchObject({ hand: [], money: 9 });
    const poor = text('G04', { ben: { hand: ['G31'], money: 0 }, cat: { hand: ['G08'] } }).play('ben: drop G31');
    expect(poor.asked).toBe('cat');
    expect(hand(poor, 'ann')).toEqual(['G05']);
  });

  test('R9.3, R14 giver and receiver alone know the card', () => {
    const t = text('G04', { ben: { hand: ['G06'] }, cat: { hand: ['G08'] }, dan: { hand: ['G14'] } });
    t.play('ben: give G06', 'cat: give G08', 'dan: pay');
    expect(heard(t, 'ben', 'passed')).toEqual(['G06', null]);
    expect(heard(t, 'cat', 'passed')).toEqual([null, 'G08']);
    expect(knownHand(t, 'dan', 'ann')).toEqual([]);
    expect(knownHand(t, 'ben', 'ann')).toEqual(['G06']);
  });
});

describe('R9.4 sell a card', () => {
  const sale = (ben: PlayerSpec, ...lines: string[]) =>
    text('G07', { ben }, { hand: ['G07', 'G05', 'G06'] }).play('ann: player ben', ...lines);

  test('R9.4 the receiver pays 2 for it', () => {
    for (const card of ['G07', 'G16']) {
      const t = table(4, { players: { ann: { hand: [card, 'G05', 'G06'] }, ben: { hand: ['G08'] } } });
      t.play(`ann: play ${card}`);
      if (card === 'G16') t.play('ann: skip');
      t.play('ann: text', 'ann: player ben', 'ben: pass', 'ann: give G06');
      expect(playerIn(t, 'ann')).toMatchObject({ hand: ['G05'], money: 12 });
      expect(playerIn(t, 'ben')).toMatchObject({ hand: ['G06', 'G08'], money: 8 });
    }
  });

  test('R9.4, R8.4 or what they have, be it nothing', () => {
    for (const money of [1, 0]) {
      const t = sale({ hand: ['G08'], money }, 'ben: pass', 'ann: give G05');
      expect(playerIn(t, 'ann')).toMatchObject({ hand: ['G06'], money: 10 + money });
      expect(playerIn(t, 'ben')).toMatchObject({ hand: ['G05', 'G08'], money: 0 });
    }
  });

  test('R9.4 without a card to give no money changes hands', () => {
    const t = idle('G07', {}, { hand: ['G07'] });
    expect(t.refused('ann: text')).toEqual({ rule: 'R8.3', key: 'text.noCard' });
  });

  test('R9.4 the receiver cannot refuse the card', () => {
    const t = sale({ hand: ['G08', 'G31'] });
    expect(t.options).toEqual(['pass', 'drop G31']);
    expect(ruleAgainst(t, 'ben: use G31')).toBe('R10.11');
  });

  test('R9.4, R10.5 but by Goodyear: neither card nor money moves, and nobody else gets it', () => {
    const t = sale({ hand: ['G08', 'G10'] }, 'ben: use G10');
    expect(playerIn(t, 'ann')).toMatchObject({ hand: ['G05', 'G06'], money: 10 });
    expect(playerIn(t, 'ben')).toMatchObject({ hand: ['G08'], money: 10 });
    expect(ruleAgainst(t, 'ann: player cat')).toBe('R8.1');
    expect(optionsOf(t, 'give')).toEqual([]);
  });

  test('R9.4 only a card of the hand is given', () => {
    const t = sale({ hand: ['G08'] }, 'ben: pass');
    expect(t.options).toEqual(['give G05', 'give G06']);
    expect(t.refused('ann: give G07')).toEqual({ rule: 'R8.5', key: 'card.notInHand' });
  });

  test('R9.4, R14 giver and receiver alone see the card', () => {
    const t = sale({ hand: ['G08'] }, 'ben: pass', 'ann: give G06');
    expect(knownHand(t, 'ann', 'ben')).toEqual(['G06']);
    expect(knownHand(t, 'cat', 'ben')).toEqual([]);
    expect(heard(t, 'ben', 'passed')).toEqual(['G06']);
    expect(heard(t, 'cat', 'passed')).toEqual([null]);
  });

  test('R9.4, R8.2 whom to sell to may be taken back until the other is asked', () => {
    const { match } = matchAt(3, { players: { ann: { hand: ['G07', 'G05'] }, ben: { hand: ['G08'] } } });
    tell(match, 'ann: play G07');
    const before = sent(match, 1);
    tell(match, 'ann: text');
    expect(sent(match, 1)).toBe(before);
    tell(match, 'ann: player YELLOW', 'ben: pass');
    expect(match.undoable(0)).toBe(0);
  });

  test('R9.4, R10.12 nobody is asked who cannot hold Goodyear as everybody knows', () => {
    const t = table(3, { players: { ann: { hand: ['G07', 'G05'] } }, discard: ['G10'] });
    t.play('ann: play G07', 'ann: text', 'ann: player ben');
    expect(t.asked).toBe('ann');
    expect(playerIn(t, 'ben').hand).toContain('G05');
  });
});
