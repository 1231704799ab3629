import { expect, test } from 'vitest';
import { cardsOf, indices, piecesOf } from '../src/cards.ts';
import { drawCards } from '../src/draws.ts';
import { DECK, DISCARD, HAND } from '../src/places.ts';

const PACK = [
  { id: 'FIGNER', kind: 'game', copies: 2, effect: null },
  { id: 'AGENT', kind: 'starting', copies: 1, effect: 'text' },
  { id: 'LONDON', kind: 'city', copies: 1, effect: null },
];
const data = cardsOf(PACK, piecesOf(PACK));

/** Returns a table that draws items in ascending order. */
function drawing(place: number[]) {
  const events: string[] = [];
  const g = {
    data,
    deal(from: number, to: number, count: number) {
      const items = indices(place, (lies) => lies === from).slice(0, count);
      for (const item of items) place[item] = to;
      return items;
    },
    moveAll(from: number, to: number) {
      for (const [item, lies] of place.entries()) if (lies === from) place[item] = to;
    },
  };
  const draw = (count: number) =>
    drawCards(g, 0, count, (kind: string, fields: object) => void events.push(`${kind} ${JSON.stringify(fields)}`));
  return { draw, place, events };
}

test('game cards come first, a starting card for each seat behind them, copies numbered', () => {
  expect(data.names).toEqual([
    'FIGNER.1',
    'FIGNER.2',
    ...['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'].map((day) => `AGENT.${day}`),
    'LONDON',
  ]);
  expect(data.ownable[1]).toEqual([0, 1, 3, 7]);
  expect(data.copies[0]).toEqual([0, 1]);
  expect(data.items('text')).toEqual([2, 3, 4, 5, 6]);
});

test('a draw shuffles the discard pile only when the deck is empty and a card is due', () => {
  const { draw, place, events } = drawing([DECK, DISCARD, DISCARD]);
  draw(1);
  expect(events).toEqual(['drew {"player":0,"card":0}']);
  expect(place).toEqual([HAND, DISCARD, DISCARD]);
  draw(2);
  expect(events.slice(1)).toEqual([
    'reshuffled {"player":0}',
    'drew {"player":0,"card":0}',
    'drew {"player":0,"card":1}',
  ]);
});

test('with both empty nothing more is drawn or told', () => {
  const { draw, events } = drawing([DECK]);
  draw(3);
  expect(events).toHaveLength(1);
});
