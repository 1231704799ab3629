// Collects in a single pass what the evaluation needs repeatedly from a position.
import { cardOfKind, type Kind, kindOf } from '@gaslamp/emerald-2e/box/data';
import { CITIES, CITY_COUNT, DAYS, LOYALIST, RESTORATIONIST } from '@gaslamp/emerald-2e/box/ids';
import type { Card } from '@gaslamp/emerald-2e/box/pack';
import { type At, BESIDE, countOf, DECK, FACE_UP, SET_ASIDE } from '@gaslamp/emerald-2e/box/state';
import type { Player } from '@gaslamp/kernel/state';
import { ofPlayer } from '../tables.ts';
import { type Contest, contestIn } from './majorities.ts';
import { type BySide, bySide, SIDES, slot } from './sides.ts';
import { inDeck, type Worth } from './worth.ts';

/** A city with the kinds of its face-up card and of its royalty, -1 if there is none. */
export interface City extends Contest {
  readonly faceUp: Kind;
  readonly royalty: Kind;
}
/** The cards that a player owns, in any pile. */
export interface Owned {
  readonly player: Player;
  readonly cards: number;
  readonly hidesRoyalty: boolean;
}

/** Created for every position; must not be kept beyond its evaluation. */
export interface Survey {
  readonly cities: readonly City[];
  readonly owned: readonly Owned[];
  /** The value of playing an average card of a player once. */
  readonly average: BySide;
  /** The evaluating player and that player's hand; no other hand is read. */
  readonly me: Player;
  readonly hand: readonly Card[];
}

/** Reads no hidden place: hands and decks of others only in total, as owned cards (R19.2). */
export function survey({ s, data }: At, me: Player, worth: Worth): Survey {
  const owned = s.tokens.map((_, player) => ({ player, cards: 0, hidesRoyalty: false }));
  const average = bySide(s.seats);
  const hand: Card[] = [];
  /** Kinds of face-up cards by city, then those of royalty. */
  const open: Kind[] = Array(2 * CITY_COUNT).fill(-1);
  for (let item = 0; item < s.place.length; item++) {
    const place = countOf(s.place, item);
    const kind = kindOf(data, item);
    if (place < BESIDE) {
      const own = ofPlayer(owned, place % DAYS.length);
      own.cards++;
      own.hidesRoyalty ||= data.textOf[kind] === 'hideRoyalty';
      average[slot(own.player, RESTORATIONIST)]! += inDeck(worth, RESTORATIONIST, kind);
      average[slot(own.player, LOYALIST)]! += inDeck(worth, LOYALIST, kind);
      if (place === me && place < DECK) hand.push(cardOfKind(data, kind));
    } else if (place >= FACE_UP && place < SET_ASIDE) open[place - FACE_UP] = kind;
  }
  for (const { player, cards } of owned) for (const side of SIDES) average[slot(player, side)]! /= Math.max(1, cards);
  const cities = CITIES.map((_, city) => {
    const { most, leader, second } = contestIn(s, city);
    return { city, most, leader, second, faceUp: countOf(open, city), royalty: countOf(open, CITY_COUNT + city) };
  });
  return { cities, owned, average, me, hand };
}
