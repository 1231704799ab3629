// R6.6 Move markers.
import { areHeld, eachMoves } from '@gaslamp/emerald/arrows';
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { REVOLUTION, WAR } from '../box/ids.ts';
import { type At, countOf, inHand, lastSpace } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { stepsOf } from '../seen/goals.ts';
import { type Hand, handOf } from '../seen/hand.ts';
import { stepsOfPick } from '../seen/sums.ts';
import { advance, done } from '../seen/verbs.ts';
import { declare } from './cards.ts';
import { type G, step, subset } from './effects.ts';
import {
  MARKERS_AT_END,
  MARKERS_NO_CARD,
  MARKERS_ONE_SYMBOL,
  NO_SYMBOL,
  NOT_IN_HAND,
  PICK_ONE_MARKER,
  PICKED,
} from './refusals.ts';

const BOTH = [WAR, REVOLUTION];

/** Moves a marker, which stops on the last space. */
export function moveMarker(g: G, track: number, steps: number): void {
  const from = countOf(g.s.markers, track);
  const to = Math.min(lastSpace(g, track), from + steps);
  g.s.markers[track] = to;
  tell(g)?.('marker', { track, from, to });
}

export function refuseMarkers(at: At, { war, revolution }: Hand): Refused | null {
  if (war + revolution === 0) return MARKERS_NO_CARD;
  const open = (track: number, arrows: number) => arrows > 0 && countOf(at.s.markers, track) < lastSpace(at, track);
  return open(WAR, war) || open(REVOLUTION, revolution) ? null : MARKERS_AT_END;
}

export const markerCards = subset('markers.cards', done, {
  candidates(at, { by }) {
    const { kinds } = handOf(at, by);
    const list: Option[] = [];
    for (const track of BOTH)
      for (const card of kinds) if (stepsOf(at, track, card) > 0) list.push(advance({ track, card }));
    return list;
  },
  fits: legal,
  enough: legal,
  refuse(at, { by }, wish) {
    if (wish === done) return PICK_ONE_MARKER;
    if (!advance.is(wish)) return null;
    if (inHand(at, by, advance.card(wish)) < 0) return NOT_IN_HAND;
    if (stepsOfPick(at, wish) === 0) return NO_SYMBOL;
    if (areHeld([...at.s.picks, wish].map(advance.card), handOf(at, by).kinds)) return MARKERS_AT_END;
    return at.s.picks.includes(wish) ? PICKED : MARKERS_ONE_SYMBOL;
  },
});

/** Some order lets every card move its marker: on each track, all cards without the largest leave a space (R6.6). */
function legal(at: At, { by }: { by: Player }, picks: readonly Option[]): boolean {
  if (picks.length === 0) return false;
  for (const track of BOTH) {
    const steps: number[] = [];
    for (const option of picks) if (advance.track(option) === track) steps.push(stepsOfPick(at, option));
    if (!eachMoves(countOf(at.s.markers, track), steps, lastSpace(at, track))) return false;
  }
  return areHeld(picks.map(advance.card), handOf(at, by).kinds);
}
/** The longest arrow of a track comes last, so that each card moves its marker. The end is checked later. */
export const markersMoved = step<{ by: Player }>('markers.done', (g, { by }) => {
  const picks = g.s.picks.splice(0).sort((a, b) => stepsOfPick(g, a) - stepsOfPick(g, b));
  for (const option of picks) {
    declare(g, by, advance.card(option), 'marker');
    moveMarker(g, advance.track(option), stepsOfPick(g, option));
  }
});
