import { visible } from '@gaslamp/kernel/events';
import { only, SPECTATOR } from '@gaslamp/kernel/state';
import { expect, test } from 'vitest';
import { ANN, BEN, CAT, say, tableOf } from './positions.ts';
import { itemOf } from './toy-state.ts';

test('an event tells its secret fields to those whom it names, the rest to all', () => {
  const g = tableOf({ hands: [['GIFT.1', 'PEEP.1'], ['LOAF.1'], []] });
  say(g, 'play GIFT', 'at BEN', 'give PEEP', 'confirm', 'pass');
  const gave = g.events!.find(({ kind }) => kind === 'gave')!;
  const open = { kind: 'gave', fields: { player: ANN, to: BEN, red: 0 } };
  const withItem = { kind: 'gave', fields: { ...open.fields, item: itemOf('PEEP.1') } };
  expect([ANN, BEN, CAT, SPECTATOR].map((viewer) => visible(gave, viewer))).toEqual([withItem, withItem, open, open]);
});

test('an event without secrets is the same to all, and names no mask', () => {
  const event = { kind: 'walked', fields: { player: ANN, lamp: 2 } };
  expect(visible(event, BEN)).toEqual(event);
  expect(Object.keys(visible({ ...event, secret: { to: only(ANN), fields: { item: 1 } } }, ANN))).toEqual([
    'kind',
    'fields',
  ]);
});
