// R9 Move markers.
import { expect, test } from 'vitest';
import { isLegalSet, optionsOf, playerIn, setsOf } from './reading.ts';
import { table } from './table.ts';

/** Ann has these cards, with these positions of the markers. */
const annAdvances = (hand: string[], restorationist = 0, loyalist = 0, ann: object = {}) =>
  table(2, {
    markers: { restorationist, loyalist },
    players: { ann: { hand, agents: ['BERLIN'], cubes: {}, ...ann }, ben: { agents: ['BERLIN'], cubes: {} } },
  });

test('R9.1 each card moves its marker up by its number; both markers and one repeatedly in one action', () => {
  const t = annAdvances(['BISMARCK', 'LOUISE_MICHEL', 'JOHANN_MOST', 'START_S003']);
  t.play('ann: markers');
  expect(optionsOf(t, 'advance')).toEqual([
    'advance RESTORATIONIST JOHANN_MOST',
    'advance RESTORATIONIST LOUISE_MICHEL',
    'advance LOYALIST BISMARCK',
  ]);
  t.play('ann: advance RESTORATIONIST JOHANN_MOST', 'ann: advance RESTORATIONIST LOUISE_MICHEL');
  t.play('ann: advance LOYALIST BISMARCK');
  expect(t.s.markers).toEqual([4, 3]);
  expect(playerIn(t, 'ann').discard).toEqual(['BISMARCK', 'JOHANN_MOST', 'LOUISE_MICHEL']);
  expect(t.position.acted).toBe(1);
});

test('R9.1 at least one card, and it takes one with a marker symbol', () => {
  const t = annAdvances(['BISMARCK', 'AZEF']).play('ann: markers');
  expect(t.refused('ann: done')).toEqual({ rule: 'R9.1', key: 'card.pickOne' });
  expect(annAdvances(['START_S001', 'START_S003']).refused('ann: markers')).toEqual({
    rule: 'R9.1',
    key: 'markers.noCard',
  });
});

test('R9.2 a marker never passes 10: the excess is lost', () => {
  const t = annAdvances(['BISMARCK', 'START_S003'], 0, 8).play('ann: markers');
  expect(t.s.markers).toEqual([0, 10]);
});

test('R9.2 markers never move down: no action or card offers it', () => {
  const t = annAdvances(['BISMARCK', 'SIGMUND_FREUD', 'GOLOVINSKI'], 10 - 4, 3);
  const before = t.s.markers.slice();
  t.play('ann: play GOLOVINSKI', 'ann: confirm', 'ann: play SIGMUND_FREUD', 'ann: confirm');
  expect(t.s.markers).toEqual([before[0]! + 2, before[1]! + 2]);
});

test('R9.3 all moves of the action are carried out before the tracks are looked at', () => {
  const t = annAdvances(['BISMARCK', 'LOUISE_MICHEL', 'START_S003'], 8, 6);
  t.play('ann: markers', 'ann: advance RESTORATIONIST LOUISE_MICHEL', 'ann: advance LOYALIST BISMARCK');
  expect(t.s.markers).toEqual([10, 9]);
  expect(t.position.over).toBe('marker');
});

test('R9.3 the action is over before the game ends: the second action is not taken any more', () => {
  const t = annAdvances(['BISMARCK', 'START_S003'], 0, 7).play('ann: markers');
  expect(t.position.over).toBe('marker');
  expect(t.asked).toBeNull();
});

test('R9.4 each card must move its marker when its turn comes: none for a marker already at the top', () => {
  const t = annAdvances(['BISMARCK', 'AZEF', 'STIEBER', 'CITY_MADRID'], 0, 7).play('ann: markers');
  t.play('ann: advance LOYALIST BISMARCK', 'ann: advance LOYALIST AZEF');
  // Azef and Stieber lead to 9, Bismarck to 10. With Madrid's two steps, one card would find the marker at 10.
  expect(t.options).toEqual(['advance LOYALIST STIEBER', 'done']);
  expect(t.refused('ann: advance LOYALIST CITY_MADRID')).toEqual({ rule: 'R9.4', key: 'markers.atTop' });
});

test('R9.4 in the best order: a small step first and then the large one is legal', () => {
  const t = annAdvances(['BISMARCK', 'AZEF', 'STIEBER', 'START_S003'], 0, 8).play('ann: markers');
  t.play('ann: advance LOYALIST BISMARCK');
  // Azef leads to 9, then Bismarck to 10. Stieber as well would find the marker at the top.
  expect(t.options).toEqual(['advance LOYALIST AZEF', 'advance LOYALIST STIEBER', 'done']);
  t.play('ann: advance LOYALIST AZEF');
  expect(t.s.markers).toEqual([0, 10]);
  expect(playerIn(t, 'ann')).toMatchObject({ hand: ['START_S003', 'STIEBER'], discard: ['AZEF', 'BISMARCK'] });
});

test('R9.5 every player’s total always contains the difference of the markers', () => {
  const t = annAdvances(['BISMARCK', 'LOUISE_MICHEL', 'START_S003'], 1, 0, { neutral: 4 });
  const totals = () => [playerIn(t, 'ann').total, playerIn(t, 'ben').total];
  expect(totals()).toEqual([5, 1]);
  t.play('ann: markers', 'ann: advance LOYALIST BISMARCK', 'ann: done');
  expect(totals()).toEqual([6, 2]);
  t.play('ann: markers');
  // The total may fall as well.
  expect(t.s.markers).toEqual([3, 3]);
  expect(totals()).toEqual([4, 0]);
});

test('R9.4 exactly the sets are legal of which each card can move its marker, in some order', () => {
  const steps: Record<string, number> = { BISMARCK: 3, CITY_MADRID: 2, AZEF: 1, STIEBER: 1 };
  const moves = (order: readonly string[], from: number) =>
    order.every((_, i) => order.slice(0, i).reduce((sum, one) => sum + steps[one]!, from) < 10);
  const orders = (cards: readonly string[]): string[][] =>
    cards.length === 0
      ? [[]]
      : cards.flatMap((card) => orders(cards.filter((one) => one !== card)).map((rest) => [card, ...rest]));
  for (let from = 0; from < 10; from++)
    for (const set of setsOf([...Object.keys(steps), 'LOUISE_MICHEL'])) {
      const loyalist = set.filter((card) => card in steps);
      const legal = set.length > 0 && orders(loyalist).some((order) => moves(order, from));
      const t = annAdvances([...Object.keys(steps), 'LOUISE_MICHEL'], 5, from).play('ann: markers');
      const picks = set.map((card) => `advance ${card in steps ? 'LOYALIST' : 'RESTORATIONIST'} ${card}`);
      expect(isLegalSet(t, picks), `from ${from}: ${set.join(', ')}`).toBe(legal);
    }
});

test('R9.4 the table plays the cards of an action smallest step first, over both tracks', () => {
  const t = annAdvances(['BISMARCK', 'LOUISE_MICHEL', 'AZEF', 'START_S003'], 2, 6).play(
    'ann: markers',
    'ann: advance RESTORATIONIST LOUISE_MICHEL',
    'ann: advance LOYALIST BISMARCK',
    'ann: advance LOYALIST AZEF',
  );
  const moved = t.events
    .filter(({ kind }) => kind === 'marker')
    .map(({ fields }) => [fields.track, fields.from, fields.to]);
  expect(moved).toEqual([
    [1, 6, 7],
    [0, 2, 4],
    [1, 7, 10],
  ]);
});
