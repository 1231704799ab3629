// R21 Information: viewers of each place, and items that cannot be told apart.
import { EVERYONE, type Mask, NOBODY, only, type Place, type Player } from '@gaslamp/kernel/state';
import { DAYS } from '../box/ids.ts';
import {
  DECK,
  DEVOURED,
  DISCARD,
  EFFECTS,
  EFFECTS_ASIDE,
  type Emerald1,
  HAND,
  IDENTITY,
  IN_PLAY,
  SANITY_POOL,
  SET_ASIDE,
  STACK,
  TOKEN_POOL,
  TOKENS,
  UNDEALT,
  UNDER,
} from '../box/state.ts';

/**
 * R21: returns the viewers who may look at the items in a place. Anything else that a viewer has seen there stays in the masks.
 */
export function watchers(s: Emerald1, place: Place): Mask {
  if (place < DECK) return only(place - HAND);
  if (place < DISCARD) return NOBODY;
  // The owner may look through it; everybody knows the cards put there in the open.
  if (place < IDENTITY) return only(place - DISCARD);
  if (place < IN_PLAY) {
    const owner: Player = place - IDENTITY;
    return s.revealed[owner] === 1 || s.reason > 0 ? EVERYONE : only(owner);
  }
  if (place < TOKENS) return EVERYONE;
  if (place < EFFECTS) return only((place - TOKENS) % DAYS.length);
  if (place >= STACK && place < UNDER) return NOBODY;
  return HIDDEN.includes(place) ? NOBODY : EVERYONE;
}
const HIDDEN: readonly Place[] = [TOKEN_POOL, SANITY_POOL, DEVOURED, SET_ASIDE, EFFECTS_ASIDE, UNDEALT];

// One pool for hand, deck and discard pile of each player (R3.3), then one for each sort of hidden items.
const GAME_CARDS = DAYS.length;
const PERMANENT = GAME_CARDS + 1;
const IDENTITIES = GAME_CARDS + 2;
const DOUBLE_AGENTS = GAME_CARDS + 3;
const MARKERS = GAME_CARDS + 4;
const OPEN = GAME_CARDS + 5;
/** R21: items of one pool may have changed places unseen. */
export function pool(_: Emerald1, place: Place): number {
  if (place < IDENTITY) return place % DAYS.length;
  if (place < IN_PLAY || place === UNDEALT) return IDENTITIES;
  if ((place >= TOKENS && place < EFFECTS) || place === TOKEN_POOL) return DOUBLE_AGENTS;
  if ((place >= STACK && place < UNDER) || place === SET_ASIDE || place === DEVOURED) return GAME_CARDS;
  if (place === EFFECTS_ASIDE) return PERMANENT;
  return place === SANITY_POOL ? MARKERS : OPEN;
}
