// R19 Secrets: which viewers may look at which place.
import { EVERYONE, type Mask, NOBODY, only, type Place } from '@gaslamp/kernel/state';
import {
  DECK,
  DEVOURED,
  DISCARD,
  type Emerald,
  FACE_UP,
  HAND,
  IDENTITY,
  IN_PLAY,
  SET_ASIDE,
  STACK,
  UNDEALT,
} from '../box/state.ts';

/** R19.1: returns the viewers who may look at the items in a place. */
export function watchers(s: Emerald, place: Place): Mask {
  if (place < DECK) return only(place - HAND);
  if (place < DISCARD) return NOBODY;
  if (place >= IDENTITY && place < IN_PLAY) {
    const owner = place - IDENTITY;
    return s.revealed[owner] === 1 || s.reason > 0 ? EVERYONE : 1 << owner;
  }
  if (place >= STACK && place < FACE_UP) return NOBODY;
  return place === SET_ASIDE || place === DEVOURED || place === UNDEALT ? NOBODY : EVERYONE;
}
