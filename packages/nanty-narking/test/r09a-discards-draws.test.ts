// R9.14 to R9.18: discards and draws.
import { describe, expect, test } from 'vitest';
import { HAND } from '../src/box/state.ts';
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import type { Story } from '../src/stage/story.ts';
import { heard, knownHand } from './knowing.ts';
import { matchAt, placeSeen, sent, tell } from './matches.ts';
import { optionsOf, playerIn, ruleAgainst, wordsOf } from './reading.ts';
import { table } from './table.ts';

/** Ann plays a card. Her building in Lambeth makes the game ask even about symbols without effect. */
const play = (card: string, ann: PlayerSpec = {}, more: PositionSpec = {}, options = {}): Story =>
  table(
    2,
    { ...more, players: { ann: { hand: [card, 'G05', 'G06', 'R02'], buildings: ['LAMBETH'], ...ann } } },
    options,
  ).play(`ann: play ${card}`);
const text = (...args: Parameters<typeof play>): Story => play(...args).play('ann: text');
const ann = (t: Story) => playerIn(t, 'ann');

describe('R9.14 discard any number for money', () => {
  test('R9.14 1 each, or 2 each', () => {
    const t = text('G18').play('ann: discard G05', 'ann: discard R02', 'ann: done');
    expect(ann(t)).toMatchObject({ hand: ['G06'], money: 12 });
    expect(wordsOf(t)).toMatchObject({ discard: ['G05', 'R02'], inPlay: 'G18' });
    const two = play('G36').play('ann: skip', 'ann: text', 'ann: discard G05', 'ann: discard R02', 'ann: done');
    expect(ann(two)).toMatchObject({ hand: ['G06'], money: 14 });
  });

  test('R9.14 all of them, interrupts too, or none', () => {
    const all = text('G18', { hand: ['G18', 'G05', 'G10', 'R23'] });
    all.play('ann: discard G05', 'ann: discard G10', 'ann: discard R23', 'ann: done');
    expect(ann(all)).toMatchObject({ hand: [], money: 13 });
    const none = text('G18').play('ann: done');
    expect(ann(none)).toMatchObject({ money: 10 });
    expect(ann(none).hand).toHaveLength(3);
  });

  test('R9.14 cards of the hand alone: neither the card itself nor what lies in front', () => {
    const t = text('G18', { hand: ['G18', 'G05'], front: ['G01', 'G11'] });
    expect(optionsOf(t, 'discard')).toEqual(['discard G05']);
    for (const card of ['G18', 'G01', 'G11'])
      expect(t.refused(`ann: discard ${card}`)).toEqual({ rule: 'R8.5', key: 'card.notInHand' });
  });

  test('R9.14, R8.3 nothing without a card', () => {
    expect(play('G18', { hand: ['G18'] }).refused('ann: text')).toEqual({ rule: 'R8.3', key: 'text.noCard' });
  });

  test('R9.14, R8.2 the picks are the player’s own until all are made', () => {
    const { match } = matchAt(2, { players: { ann: { hand: ['G18', 'G05', 'G06'] } } });
    tell(match, 'ann: play G18');
    const before = sent(match, 1);
    tell(match, 'ann: text', 'ann: discard G05');
    expect(sent(match, 1)).toBe(before);
    expect(match.undoable(0)).toBe(3);
    tell(match, 'ann: done');
    expect(sent(match, 1)).not.toBe(before);
    // Ben still knows the card that he saw.
    match.undo(0, match.at, 4);
    expect(placeSeen(match, 1, 'G05')).toBe('HAND.GREEN');
    expect(placeSeen(match, 1, 'G06')).toBeUndefined();
  });
});

describe('R9.15 discard a card', () => {
  test('R9.15 one, face up', () => {
    const t = text('G20').play('ann: discard G06');
    expect(ann(t)).toMatchObject({ hand: ['G05', 'R02'], money: 10 });
    expect(wordsOf(t).discard).toEqual(['G06']);
    expect(optionsOf(t, 'discard')).toEqual([]);
    expect(heard(t, 'ben', 'discarded')).toEqual(['G06']);
    const late = play('R20', { hand: ['R20', 'G10', 'R02'] }).play('ann: skip', 'ann: text', 'ann: discard G10');
    expect(ann(late).hand).toEqual(['R02']);
  });

  test('R9.15 not one that is not held; nothing without a card', () => {
    const t = text('G20');
    expect(t.options).toEqual(['discard G05', 'discard G06', 'discard R02']);
    expect(t.refused('ann: discard G20')).toEqual({ rule: 'R8.5', key: 'card.notInHand' });
    expect(play('G20', { hand: ['G20'] }).refused('ann: text')).toEqual({ rule: 'R8.3', key: 'text.noCard' });
  });
});

describe('R9.16 discard, then refill', () => {
  const HELD = { hand: ['R50', 'G05', 'G06', 'G08', 'G14', 'R02'] };

  test('R9.16 up to three cards, then up to five in hand', () => {
    const t = text('R50', HELD).play('ann: discard G05', 'ann: discard G06', 'ann: discard R02', 'ann: done');
    expect(wordsOf(t).discard).toEqual(['G05', 'G06', 'R02']);
    expect(ann(t).hand).toHaveLength(5);
    expect(ann(t).hand).toEqual(expect.arrayContaining(['G08', 'G14']));
    for (const card of ['G05', 'G06', 'R02']) expect(ann(t).hand).not.toContain(card);
  });

  test('R9.16 not four', () => {
    const t = text('R50', HELD);
    for (const card of ['G05', 'G06', 'G08']) t.table.choose(t.game.verbs.parse(`discard ${card}`) as number);
    expect(t.options).toEqual(['done']);
    expect(t.refused('ann: discard R02')).toEqual({ rule: 'R9.16', key: 'text.enoughDiscarded' });
    expect(t.refused('ann: discard R50')).toEqual({ rule: 'R8.5', key: 'card.notInHand' });
  });

  test('R9.16 none is allowed, and with an empty hand nothing is asked', () => {
    expect(ann(text('R50', { hand: ['R50', 'G05'] }).play('ann: done')).hand).toHaveLength(5);
    const { match } = matchAt(2, { players: { ann: { hand: ['R50'], buildings: ['LAMBETH'] } } });
    tell(match, 'ann: play R50', 'ann: text');
    expect(match.asked!.effect).toBe('card.symbol');
    expect(match.s.place.filter((lies) => lies === HAND)).toHaveLength(5);
  });

  test('R9.16, R3.7 it is a refill: five or more draw nothing, burdens count, loans do not', () => {
    expect(ann(text('R50', HELD).play('ann: done')).hand).toHaveLength(5);
    const six = text('R50', { hand: [...HELD.hand, 'R05'] }).play('ann: done');
    expect(ann(six).hand).toHaveLength(6);
    const burdened = text('R50', { hand: ['R50', 'G05'], front: ['G11', 'G01'] }).play('ann: done');
    expect(ann(burdened).hand).toHaveLength(4);
  });

  test('R9.16, R12.3 a pile too short for it ends the game', () => {
    const short = text('R50', HELD, { drawPile: 2 }).play(
      'ann: discard G05',
      'ann: discard G06',
      'ann: discard R02',
      'ann: done',
    );
    expect(wordsOf(short).over).toMatch(/holmes|exhausted/);
    expect(short.asked).toBeNull();
    // The discards remain, nothing was drawn, and the turn does not go on (R12.5).
    expect(wordsOf(short).discard).toEqual(expect.arrayContaining(['G05', 'G06', 'R02']));
    expect(wordsOf(short).drawPile).toHaveLength(2);
  });

  test('R9.16, R12.4 a pile that is just enough does not', () => {
    const t = text('R50', HELD, { drawPile: 2 }).play('ann: discard G05', 'ann: discard G06', 'ann: done');
    expect(wordsOf(t)).toMatchObject({ over: null, drawPile: [] });
    expect(t.asked).toBe('ann');
  });

  test('R9.16, R12.3 Holmes wins by it, whoever holds him', () => {
    const t = table(2, {
      drawPile: [],
      players: { ann: { hand: ['R50'], personality: 'FAGIN' }, ben: { personality: 'HOLMES' } },
    }).play('ann: play R50', 'ann: text');
    expect(wordsOf(t).over).toBe('holmes');
    expect(t.game.result(t.table)!.winners).toBe(0b10);
  });
});

describe('R9.17 draw cards', () => {
  test('R9.17 as many as the card says', () => {
    for (const [card, before, count] of [
      ['G26', [], 3],
      ['G29', [], 4],
      ['G30', [], 4],
      ['R22', ['ann: skip', 'ann: skip'], 2],
      ['R37', [], 2],
      ['R39', [], 2],
    ] as const) {
      const t = play(card, { hand: [card, 'G05'] }).play(...before, 'ann: text');
      expect(ann(t).hand, card).toHaveLength(1 + count);
      expect(heard(t, 'ann', 'drew')).toHaveLength(count);
    }
  });

  test('R9.17 the drawn cards are the player’s secret', () => {
    const t = text('G26', { hand: ['G26'] });
    expect([...heard(t, 'ann', 'drew')].sort()).toEqual([...ann(t).hand]);
    expect(heard(t, 'ben', 'drew')).toEqual([null, null, null]);
    expect(knownHand(t, 'ben', 'ann')).toEqual([]);
  });

  test('R9.17, R8.8 a short pile gives what it has and does not end the game', () => {
    const t = text('G29', { hand: ['G29'] }, { drawPile: ['R05', 'R06'] });
    expect(ann(t).hand).toEqual(['R05', 'R06']);
    expect(wordsOf(t).over).toBeNull();
    expect(play('G29', {}, { drawPile: [] }).refused('ann: text')).toEqual({ rule: 'R8.3', key: 'text.emptyPile' });
  });

  test('R9.17, R2.6 grey cards come before red ones', () => {
    const t = text('G29', { hand: ['G29'] }, { drawPile: ['G05', 'G06', 'R05', 'R06', 'R07'] });
    expect(ann(t).hand.slice(0, 2)).toEqual(['G05', 'G06']);
    expect(ann(t).hand).toHaveLength(4);
  });

  test('R9.17, R17.7 as an option a short draw ends the game', () => {
    for (const drawPile of [['R05'], []]) {
      const t = text('G29', { hand: ['G29'] }, { drawPile }, { shortDrawEnds: 1 });
      expect(wordsOf(t).over).not.toBeNull();
    }
  });

  test('R9.17 R27 draws one for every own building on the board', () => {
    const t = text('R27', { hand: ['R27'], buildings: ['LAMBETH', 'CITY', 'STRAND'] }, { grenadiers: ['CITY'] });
    expect(ann(t).hand).toHaveLength(3);
  });

  test('R9.17, R8.3 R27 without an own building, or without a pile, does nothing', () => {
    const empty = play('R27', { hand: ['R27'] }, { drawPile: [] });
    expect(empty.refused('ann: text')).toEqual({ rule: 'R8.3', key: 'text.emptyPile' });
    // The symbol is skipped.
    const none = table(2, { players: { ann: { hand: ['R27'] }, ben: { buildings: ['CITY'] } } }).play('ann: play R27');
    expect(ruleAgainst(none, 'ann: text')).toBe('R8.1');
    expect(ann(none).hand).toEqual([]);
  });
});

describe('R9.18 draw from the discard pile', () => {
  const DISCARD = ['G06', 'G08', 'G14', 'R02', 'R05'];
  const g27 = (discard: string[], ...draws: string[]) =>
    play('G27', { hand: ['G27', 'G05'] }, { discard })
      .draws(...draws)
      .play('ann: text');

  test('R9.18 four at random, the rest stays', () => {
    const t = g27(DISCARD, 'R05', 'G06', 'R02', 'G08');
    expect(ann(t).hand).toEqual(['G05', 'G06', 'G08', 'R02', 'R05']);
    expect(wordsOf(t).discard).toEqual(['G14']);
  });

  test('R9.18 all if there are fewer', () => {
    const t = g27(['G06', 'R02']);
    expect(ann(t).hand).toEqual(['G05', 'G06', 'R02']);
    expect(wordsOf(t).discard).toEqual([]);
  });

  test('R9.18 the card itself is in the play zone: it cannot be drawn', () => {
    expect(() => g27(DISCARD, 'G27')).toThrow('G27 cannot be drawn here');
    expect(play('G27', { hand: ['G27'] }, { discard: [] }).refused('ann: text')).toEqual({
      rule: 'R8.3',
      key: 'text.noDiscards',
    });
    expect(wordsOf(g27(DISCARD)).inPlay).toBe('G27');
  });

  test('R9.18, R14 drawn in the open: everybody knows the four', () => {
    const t = g27(DISCARD, 'R05', 'G06', 'R02', 'G08');
    for (const name of ['ben', 'spectator']) {
      expect(knownHand(t, name, 'ann')).toEqual(['G06', 'G08', 'R02', 'R05']);
      expect(heard(t, name, 'drew')).toEqual(['R05', 'G06', 'R02', 'G08']);
    }
  });

  test('R9.18, R14 until one of them may have left unseen', () => {
    const t = g27(DISCARD, 'R05', 'G06', 'R02', 'G08').play('ann: skip', 'ann: end');
    expect(knownHand(t, 'spectator', 'ann')).toEqual(['G06', 'G08', 'R02', 'R05']);
    const sold = table(3, {
      players: { ann: { hand: ['G07', 'G05', 'G06', 'G08', 'R02'], shown: ['G06', 'G08', 'R02'] }, ben: { hand: [] } },
    });
    sold.play('ann: play G07', 'ann: text', 'ann: player ben', 'ann: give G06');
    // A grey card left: it may have been either grey one, but not the red one.
    expect(knownHand(sold, 'cat', 'ann')).toEqual(['R02']);
    expect(knownHand(sold, 'ben', 'ann')).toEqual(['G08', 'R02']);
    expect(knownHand(sold, 'cat', 'ben')).toEqual([]);
    expect(ruleAgainst(sold, 'ann: text')).toBe('R8.1');
  });
});
