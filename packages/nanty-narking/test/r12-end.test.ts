// R12 The end of the game.
import { describe, expect, test } from 'vitest';
import type { PlayerSpec } from '../src/stage/position.ts';
import { bare } from './bare.ts';
import { drawn } from './events.ts';
import { happened, playerIn, wordsOf } from './reading.ts';

const EIGHT = ['CHELSEA', 'WESTMINSTER', 'STRAND', 'WEST_END', 'HOLBORN', 'CITY', 'HIGHBURY', 'EAST_END'];
const HOLMES: PlayerSpec = { personality: 'HOLMES' };
const NOT_HOLMES = { ann: { personality: 'FAGIN' }, ben: { personality: 'MORIARTY' } };

/** Ann has played her only card and is about to refill from a pile of `pile` cards. */
const refilling = (pile: number, ann: PlayerSpec = {}, ben: PlayerSpec = {}, options = {}) =>
  bare(
    2,
    {
      drawPile: pile,
      players: { ann: { ...NOT_HOLMES.ann, hand: ['G23'], ...ann }, ben: { ...NOT_HOLMES.ben, ...ben } },
    },
    options,
  ).play('ann: play G23', 'ann: end');

test('R12.1 a win at the start of a turn ends the game at once', () => {
  const t = bare(2, { start: 'check', trouble: EIGHT, players: { ann: { personality: 'FAGIN', hand: ['G23'] } } });
  expect(wordsOf(t)).toMatchObject({ over: 'personality', inPlay: null });
  expect(t.game.result(t.table)).toMatchObject({ winners: 1, reason: 'personality' });
});

test('R12.2 Riots with eight markers ends it at once on points, Holmes or not', () => {
  const t = drawn(2, 'RIOTS', [], {
    trouble: EIGHT,
    players: { ann: { personality: 'HOLMES', money: 5 }, ben: { money: 9 } },
  });
  expect(wordsOf(t).over).toBe('riots');
  expect(t.game.result(t.table)).toMatchObject({ winners: 2, points: [5, 9] });
});

describe('R12.3 exhaustion', () => {
  test('R12.3 a refill that needs more than there is ends the game on points', () => {
    const t = refilling(4, { money: 5 }, { money: 9 });
    expect(wordsOf(t).over).toBe('exhausted');
    expect(t.game.result(t.table)).toMatchObject({ winners: 2, points: [5, 9], reason: 'exhausted' });
    // Nothing was drawn from the pile that was too short.
    expect(playerIn(t, 'ann').hand).toEqual([]);
  });
  test('R12.3 whoever holds Holmes wins, whatever the points', () => {
    const own = refilling(0, { ...HOLMES, money: 0 }, { money: 90 });
    expect(own.game.result(own.table)).toMatchObject({ winners: 1, reason: 'holmes' });
    const other = refilling(0, { money: 90 }, { ...HOLMES, money: 0 });
    expect(other.game.result(other.table)).toMatchObject({ winners: 2, reason: 'holmes' });
  });
  test('R12.3 other personalities are not checked then', () => {
    const t = bare(2, {
      trouble: EIGHT,
      drawPile: 0,
      players: { ann: { hand: ['G23'], personality: 'FAGIN', money: 3 }, ben: { personality: 'MORIARTY', money: 4 } },
    }).play('ann: play G23', 'ann: end');
    expect(t.game.result(t.table)).toMatchObject({ winners: 2, reason: 'exhausted' });
  });
  test('R12.3, R9.16 the refill of a text counts as well', () => {
    const t = bare(2, {
      drawPile: 2,
      players: { ann: { ...NOT_HOLMES.ann, hand: ['R50', 'G33', 'G34'] }, ben: NOT_HOLMES.ben },
    });
    t.play('ann: play R50', 'ann: text', 'ann: done');
    expect(wordsOf(t).over).toBe('exhausted');
  });
  test('R12.3, R3.7 a hand of five needs nothing, and burdens count', () => {
    const five = ['G33', 'G34', 'G35', 'G36', 'G37'];
    expect(wordsOf(refilling(0, { hand: ['G23', ...five] })).over).toBeNull();
    expect(wordsOf(refilling(0, { hand: ['G23', ...five.slice(2)], front: ['G11', 'G40'] })).over).toBeNull();
    expect(wordsOf(refilling(0, { hand: ['G23', ...five.slice(2)], front: ['G01', 'G02'] })).over).toBe('exhausted');
  });
});

describe('R12.4 an empty pile', () => {
  test('R12.4 is not yet the end if the refill was complete', () => {
    const t = refilling(5, {}, { hand: ['R52'] });
    expect(wordsOf(t)).toMatchObject({ over: null, drawPile: [] });
    expect(t.asked).toBe('ben');
    t.play('ben: play R52', 'ben: end');
    expect(wordsOf(t).over).toBe('exhausted');
  });
  test('R12.4 Fog, Westminster and other draws never end the game', () => {
    const fog = drawn(2, 'FOG', [], { drawPile: 3, players: { ann: { hand: ['G33'] } } });
    expect(wordsOf(fog)).toMatchObject({ over: null, drawPile: [] });
    const draws = bare(2, { drawPile: 1, players: { ann: { hand: ['G29', 'G33'] } } });
    draws.play('ann: play G29', 'ann: text');
    expect(wordsOf(draws)).toMatchObject({ over: null, drawPile: [] });
  });
});

test('R12.5 the turn in which the game ends is not continued', () => {
  // Riots is the first of three symbols.
  const t = drawn(3, 'RIOTS', [], { trouble: EIGHT, players: { ann: { hand: ['G33'], agents: ['CITY'] } } });
  expect(t.asked).toBeNull();
  expect(wordsOf(t).inPlay).toBe('G15');
  expect(happened(t, 'drew')).toBe(0);
  expect(happened(t, 'turn')).toBe(0);
});
