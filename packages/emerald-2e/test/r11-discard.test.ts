// R11 Discard, card action, pass.
import { expect, test } from 'vitest';
import { optionsOf, playerIn, ruleAgainst } from './reading.ts';
import { table } from './table.ts';

const annWith = (hand: string[], ann: object = {}) =>
  table(2, {
    players: {
      ann: { hand, agents: ['VIENNA'], cubes: {}, ...ann },
      ben: { hand: ['START_S003'], agents: ['BERLIN'], cubes: {} },
    },
  });

test('R11.1 one or more cards of the hand go to the discard pile; nothing is drawn before the refill', () => {
  const t = annWith(['SIGMUND_FREUD', 'START_S003', 'START_S006', 'START_S001'], { limbo: 5 }).play('ann: discard');
  expect(t.options).toEqual(['pick SIGMUND_FREUD', 'pick START_S001', 'pick START_S003', 'pick START_S006']);
  t.play('ann: pick SIGMUND_FREUD', 'ann: pick START_S003', 'ann: done');
  expect(playerIn(t, 'ann')).toMatchObject({
    hand: ['START_S001', 'START_S006'],
    discard: ['SIGMUND_FREUD', 'START_S003'],
    beside: [],
    limbo: 5,
  });
  expect(t.position.acted).toBe(1);
  t.play('ann: pass', 'ann: end');
  expect(playerIn(t, 'ann').hand).toHaveLength(5);
});

test('R11.1 all of them, if one likes, but not none', () => {
  const t = annWith(['START_S003', 'START_S001']);
  t.play('ann: discard');
  expect(t.refused('ann: done')).toEqual({ rule: 'R11.1', key: 'card.pickOne' });
  t.play('ann: pick START_S001', 'ann: pick START_S003');
  expect(playerIn(t, 'ann').discard).toEqual(['START_S001', 'START_S003']);
  const empty = annWith([]);
  expect(empty.refused('ann: discard')).toEqual({ rule: 'R11.1', key: 'discard.noCard' });
});

test('R11.1 a hand of ten is discarded like a hand of five', () => {
  const hand = Array.from({ length: 10 }, (_, i) => `START_S0${String(i + 1).padStart(2, '0')}`);
  const t = annWith(hand);
  t.play('ann: discard', ...hand.map((card) => `ann: pick ${card}`), 'ann: done');
  expect(playerIn(t, 'ann')).toMatchObject({ hand: [], discard: hand });
});

test('R11.2 a card action is one card headed action, or one-use action, played for its text', () => {
  const t = annWith(['SIGMUND_FREUD', 'TERRORS_OF_THE_NIGHT', 'AZEF', 'START_S003']);
  expect(optionsOf(t, 'play')).toEqual(['play SIGMUND_FREUD', 'play TERRORS_OF_THE_NIGHT']);
  expect(t.refused('ann: play AZEF')).toEqual({ rule: 'R11.2', key: 'card.noText' });
  expect(t.refused('ann: play CHANGE_OF_HEART')).toEqual({ rule: 'R3.1', key: 'card.notInHand' });
  t.play('ann: play SIGMUND_FREUD', 'ann: confirm');
  expect(t.position.acted).toBe(1);
  expect(t.s.markers).toEqual([2, 0]);
});

test('R11.3 two card actions are two actions, and there is no third', () => {
  const t = annWith(['SIGMUND_FREUD', 'BLACK_HAND', 'CHANGE_OF_HEART', 'GOLOVINSKI']);
  t.play('ann: play SIGMUND_FREUD', 'ann: confirm', 'ann: play BLACK_HAND', 'ann: confirm');
  expect(t.position.acted).toBe(2);
  expect(t.refused('ann: play CHANGE_OF_HEART')).toEqual({ rule: 'R4.1', key: 'noActionLeft' });
  expect(ruleAgainst(t, 'ann: play GOLOVINSKI')).toBeNull();
});

test('R11.4 pass: nothing happens, but the action is used', () => {
  const t = annWith(['START_S003', 'START_S001']);
  const { acted, ...before } = t.position;
  t.play('ann: pass');
  const { acted: after, ...then } = t.position;
  expect([acted, after]).toEqual([0, 1]);
  expect(then).toEqual(before);
});
