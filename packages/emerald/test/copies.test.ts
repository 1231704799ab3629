import { EVERYONE, only } from '@gaslamp/kernel/state';
import { expect, test } from 'vitest';
import { cardsOf, piecesOf } from '../src/cards.ts';
import { copyFromHand } from '../src/copies.ts';
import { DECK, DISCARD, HAND } from '../src/places.ts';

const PACK = [{ id: 'ASSASSIN', kind: 'game', copies: 3, effect: null }];
const data = cardsOf(PACK, piecesOf(PACK));
const OWN = only(0);

/** Returns the copy that leaves, and the places and viewers of all copies afterwards. */
function leaves(place: number[], seenBy: number[]): { copy: number; place: number[] } {
  const g = {
    s: { place, seenBy },
    data,
    exchange(a: number, b: number) {
      [place[a], place[b]] = [place[b]!, place[a]!];
    },
  };
  return { copy: copyFromHand(g, 0, 0), place };
}

test('R21 of the copies in hand one leaves that the others know there, wherever another is', () => {
  for (const other of [HAND, DECK, DISCARD])
    expect(leaves([other, HAND, HAND], [OWN, EVERYONE, OWN])).toEqual({ copy: 1, place: [other, HAND, HAND] });
});

test('R21 where the others know none it is the first that they cannot tell apart', () => {
  for (const other of [DECK, DISCARD])
    expect(leaves([other, HAND, other], [OWN, OWN, OWN])).toEqual({ copy: 0, place: [HAND, other, other] });
  expect(leaves([HAND, HAND, DECK], [OWN, OWN, OWN])).toEqual({ copy: 0, place: [HAND, HAND, DECK] });
  // Everybody sees the copy on the discard pile, so it is a different one.
  expect(leaves([DISCARD, HAND, DECK], [EVERYONE, OWN, OWN])).toEqual({ copy: 1, place: [DISCARD, HAND, DECK] });
});

test('a hand without the card is an error', () => {
  expect(() => leaves([DECK, DECK, DISCARD], [OWN, OWN, OWN])).toThrow('no card of kind 0 is in that pile of player 0');
});
