// R9 Move markers.
import { areHeld, eachMoves } from '@gaslamp/emerald/arrows';
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { cardOfKind, type Kind, stepsOf } from '../box/data.ts';
import { LOYALIST, RESTORATIONIST } from '../box/ids.ts';
import { type At, countOf, DISCARD, inHand, TOP } from '../box/state.ts';
import { type Hand, handOf } from '../seen/hand.ts';
import { advance, done } from '../seen/verbs.ts';
import { moveMarker } from './board.ts';
import { playCard } from './cards.ts';
import { step, subset } from './effects.ts';
import {
  MARKERS_AT_TOP,
  MARKERS_NO_CARD,
  MARKERS_ONE_SYMBOL,
  MARKERS_PICK_ONE,
  NO_SYMBOL,
  NOT_IN_HAND,
  PICKED,
} from './refusals.ts';

const BOTH = [RESTORATIONIST, LOYALIST];
const steps = ({ data }: At, track: number, kind: Kind): number => stepsOf(cardOfKind(data, kind), track);
const stepsOfPick = (at: At, option: Option): number => steps(at, advance.track(option), advance.card(option));

export function refuseMarkers({ s }: At, { restorationist, loyalist }: Hand): Refused | null {
  if (restorationist + loyalist === 0) return MARKERS_NO_CARD;
  const useful =
    (restorationist > 0 && countOf(s.markers, RESTORATIONIST) < TOP) ||
    (loyalist > 0 && countOf(s.markers, LOYALIST) < TOP);
  return useful ? null : MARKERS_AT_TOP;
}

/** R9.1: any cards, either marker. R3.3: a card with both symbols moves only one. R9.4: every card moves its marker. */
export const markerCards = subset('markers.cards', done, {
  candidates(at, { by }) {
    const list: Option[] = [];
    const { kinds } = handOf(at, by);
    for (const track of BOTH)
      for (const card of kinds) if (steps(at, track, card) > 0) list.push(advance({ track, card }));
    return list;
  },
  fits: legal,
  enough: legal,
  refuse(at, { by }, wish) {
    if (wish === done) return MARKERS_PICK_ONE;
    if (!advance.is(wish)) return null;
    const card = advance.card(wish);
    if (inHand(at, by, card) < 0) return NOT_IN_HAND;
    if (stepsOfPick(at, wish) === 0) return NO_SYMBOL;
    if (areHeld([...at.s.picks, wish].map(advance.card), handOf(at, by).kinds)) return MARKERS_AT_TOP;
    return at.s.picks.includes(wish) ? PICKED : MARKERS_ONE_SYMBOL;
  },
});

/**
 * Returns true if some order lets every pick move its marker: on each track, all picks without the largest leave a space
 * (R9.4).
 * Every part of a legal set is legal, so this is `fits` as well.
 */
function legal(at: At, { by }: { by: Player }, picks: readonly Option[]): boolean {
  if (picks.length === 0) return false;
  for (const track of BOTH) {
    const moves = picks.filter((option) => advance.track(option) === track).map((option) => stepsOfPick(at, option));
    if (!eachMoves(countOf(at.s.markers, track), moves, TOP)) return false;
  }
  return areHeld(picks.map(advance.card), handOf(at, by).kinds);
}

/** The largest step of a track comes last, so that each card moves its marker. R9.3: the end is checked later. */
export const markersMoved = step<{ by: Player }>('markers.done', (g, { by }) => {
  const { s } = g;
  const picks = s.picks.splice(0).sort((a, b) => stepsOfPick(g, a) - stepsOfPick(g, b));
  s.acted++;
  for (const option of picks) {
    playCard(g, by, advance.card(option), 'marker', DISCARD + by);
    moveMarker(g, advance.track(option), stepsOfPick(g, option));
  }
});
