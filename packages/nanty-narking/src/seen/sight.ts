// R14 Secrets: which viewers may look at which place.
import { EVERYONE, type Mask, NOBODY, only, type Place } from '@gaslamp/kernel/state';
import {
  EVENT_PILE,
  FRONT,
  GREY_PILE,
  type Nanty,
  PERSONALITY,
  RED_PILE,
  TAKEN,
  UNUSED,
  WAITING,
} from '../box/state.ts';

/** R14.1: returns the viewers who may look at the items in a place. */
export function watchers(s: Nanty, place: Place): Mask {
  if (place < FRONT) return only(place);
  if (place >= PERSONALITY && place < GREY_PILE) return s.reason > 0 ? EVERYONE : only(place - PERSONALITY);
  if (place >= TAKEN) return place === WAITING ? EVERYONE : only(place - TAKEN, s.active);
  return place === GREY_PILE || place === RED_PILE || place === EVENT_PILE || place === UNUSED ? NOBODY : EVERYONE;
}
