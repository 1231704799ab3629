// One look at a position: what the evaluation asks for again and again, collected in a single pass.
import { CITY_COUNT, DAYS, LOYALIST, RESTORATIONIST } from '@gaslamp/emerald-2e/ids';
import { type At, BESIDE, cell, DECK, FACE_UP, SET_ASIDE, SLOT } from '@gaslamp/emerald-2e/state';
import type { Player } from '@gaslamp/kernel/state';
import type { Worth } from './worth.ts';

/** Made anew for every position: nothing else may keep it. */
export interface Survey {
  /** Kind of the face-up card and of the royalty of a city, or -1. */
  readonly faceUp: readonly number[];
  readonly slot: readonly number[];
  /** The most pieces of one player in a city, the first with so many (-1: none), and the most of the others. */
  readonly most: readonly number[];
  readonly leader: readonly number[];
  readonly second: readonly number[];
  /** What one play of an average card of a player's deck is worth, `player * 2 + side`. */
  readonly deck: Float64Array;
  /** How many cards a player owns, in whatever pile. */
  readonly owned: readonly number[];
  /** Whether the player owns a Hide Royalty card, in whatever pile. */
  readonly hidesRoyalty: readonly boolean[];
  /** The player for whom this is made, and that player's hand; nobody else's is looked at. */
  readonly me: Player;
  readonly hand: readonly number[];
}

/** Reads no hidden place: hands and decks of others only as what they own together (R19.2). */
export function survey({ s, data }: At, me: Player, worth: Worth): Survey {
  const faceUp: number[] = Array(CITY_COUNT).fill(-1);
  const slot: number[] = Array(CITY_COUNT).fill(-1);
  const deck = new Float64Array(2 * s.seats);
  const owned: number[] = Array(s.seats).fill(0);
  const hidesRoyalty: boolean[] = Array(s.seats).fill(false);
  const hand: number[] = [];
  const players = DAYS.length;
  for (let item = 0; item < s.place.length; item++) {
    const place = s.place[item]!;
    const kind = data.kindOf[item]!;
    if (place < BESIDE) {
      const owner = place % players;
      owned[owner]!++;
      deck[owner * 2 + RESTORATIONIST]! += worth.inDeck[RESTORATIONIST]![kind]!;
      deck[owner * 2 + LOYALIST]! += worth.inDeck[LOYALIST]![kind]!;
      if (data.textOf[kind] === 'hideRoyalty') hidesRoyalty[owner] = true;
      if (place === me && place < DECK) hand.push(kind);
    } else if (place >= FACE_UP && place < SLOT) faceUp[place - FACE_UP] = kind;
    else if (place >= SLOT && place < SET_ASIDE) slot[place - SLOT] = kind;
  }
  for (let player = 0; player < s.seats; player++) {
    const count = Math.max(1, owned[player]!);
    deck[player * 2 + RESTORATIONIST]! /= count;
    deck[player * 2 + LOYALIST]! /= count;
  }
  return { faceUp, slot, ...majorities(s), deck, owned, hidesRoyalty, me, hand };
}

function majorities(s: At['s']): Pick<Survey, 'most' | 'leader' | 'second'> {
  const most: number[] = Array(CITY_COUNT).fill(0);
  const second: number[] = Array(CITY_COUNT).fill(0);
  const leader: number[] = Array(CITY_COUNT).fill(-1);
  for (let player = 0; player < s.seats; player++)
    for (let city = 0; city < CITY_COUNT; city++) {
      const count = s.agents[cell(player, city)]! + s.cubes[cell(player, city)]!;
      if (count > most[city]!) {
        second[city] = most[city]!;
        most[city] = count;
        leader[city] = player;
      } else if (count > second[city]!) second[city] = count;
    }
  return { most, leader, second };
}

/** By how many pieces a player is ahead of every other in a city; 0 for a tie, below where others are ahead. */
export function aheadIn(s: At['s'], { most, leader, second }: Survey, player: Player, city: number): number {
  const others = leader[city] === player ? second[city]! : most[city]!;
  return s.agents[cell(player, city)]! + s.cubes[cell(player, city)]! - others;
}
