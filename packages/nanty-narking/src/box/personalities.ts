// R7 Personalities and victory: conditions and progress. Pages use this too.
import type { Player } from '@gaslamp/kernel/state';
import { AREA_COUNT, AREAS, PERSONALITIES } from './ids.ts';
import type { Personality } from './pack.ts';
import { type At, agentsIn, buildingsOf, controls, markersOnBoard, type Nanty, netWorth } from './state.ts';

/** Returns the personality of that index in this match: from the standard set, or from the house proposals (R7.9, R7.10). */
export const personality = ({ s, data }: At, index: number): Personality =>
  (s.variants === 1 ? data.pack.variants : data.pack.personalities)[index]!;

/** Returns the threshold of its condition; 0 if it is not in this match. */
export const needed = (at: At, index: number): number => threshold(at, personality(at, index));
const threshold = ({ s }: At, what: Personality): number => what.threshold[String(s.seats) as '2' | '3' | '4'];

/**
 * A player's progress with one personality, independent of others (R7.6), from public facts only. `needed` is 0 if it is not in
 * this match.
 */
export interface Progress {
  readonly have: number;
  readonly needed: number;
  /** True if its other conditions (R7.10) hold. */
  readonly also: boolean;
}
export function progress(at: At, player: Player, index: number): Progress {
  const what = personality(at, index);
  return { have: count(at, player, what), needed: threshold(at, what), also: also(at, player, what) };
}
/** R3.3, R7.1: returns true if the condition holds now. Holmes is never checked in this way. */
export function holds(at: At, player: Player, index: number): boolean {
  if (personality(at, index).condition === 'drawPileExhausted') return false;
  const { have, needed, also } = progress(at, player, index);
  return needed > 0 && have >= needed && also;
}

function count(at: At, player: Player, what: Personality): number {
  const { s } = at;
  switch (what.condition) {
    // R7.2: an area counts once, and one with a grenadier does not count.
    case 'areasWithOwnAgent':
      return areas(
        (area) =>
          agentsIn(s, player, area) > 0 && s.grenadiers[area] === 0 && !(what.troubleFree && s.trouble[area] === 1),
      );
    // R7.3
    case 'troubleMarkersOnBoard':
    case 'troubleMarkersWithPresence':
      return markersOnBoard(s);
    case 'netWorth':
      return netWorth(at, player);
    case 'controlledAreas':
      return areas((area) => controls(s, player, area));
    case 'drawPileExhausted':
      return 0;
  }
}
function also(at: At, player: Player, what: Personality): boolean {
  const { s } = at;
  if (what.includes !== null && !controls(s, player, AREAS.indexOf(what.includes))) return false;
  if (buildingsOf(s, player) < what.buildings) return false;
  return (
    what.presence === 0 || areas((area) => s.trouble[area] === 1 && agentsIn(s, player, area) > 0) >= what.presence
  );
}
function areas(counts: (area: number) => boolean): number {
  let n = 0;
  for (let area = 0; area < AREA_COUNT; area++) if (counts(area)) n++;
  return n;
}

/**
 * Returns true if everybody has seen that a player is not this personality: its condition held at a check without a win (R3.3).
 */
export const isRuledOut = (s: Nanty, player: Player, index: number): boolean =>
  s.ruledOut[player * PERSONALITIES.length + index] === 1;

/** R7.10: the Holmes of the house proposals needs a limited number of markers in addition to an empty pile. */
export const holmesWins = (at: At, index: number): boolean => {
  const what = personality(at, index);
  return what.condition === 'drawPileExhausted' && markersOnBoard(at.s) <= what.mostTrouble;
};
