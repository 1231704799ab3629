// R7 Personalities and victory: what holds, and how far everybody is. Pages read it too.
import type { Player } from '@gaslamp/kernel/state';
import { AREA_COUNT, AREAS } from './ids.ts';
import type { Personality } from './pack.ts';
import { type At, buildingsOf, cell, controls, markersOnBoard, netWorth } from './state.ts';

/** What the personality of that index says in this match: the standard set, or the house proposals (R7.9, R7.10). */
export const personality = ({ s, data }: At, index: number): Personality =>
  (s.variants === 1 ? data.pack.variants : data.pack.personalities)[index]!;

/** How far a player is with a personality, each for itself (R7.6): public facts only. `needed` 0: not in this match. */
export interface Progress {
  readonly have: number;
  readonly needed: number;
  /** What else it asks for (R7.10) holds. */
  readonly also: boolean;
}
export function progress(at: At, player: Player, index: number): Progress {
  const { s } = at;
  const what = personality(at, index);
  const needed = what.threshold[String(s.seats) as '2' | '3' | '4'];
  const have = count(at, player, what);
  return { have, needed, also: also(at, player, what) };
}
/** R3.3, R7.1: whether the condition holds now. Holmes is never checked so. */
export function holds(at: At, player: Player, index: number): boolean {
  if (personality(at, index).condition === 'drawPileExhausted') return false;
  const { have, needed, also } = progress(at, player, index);
  return needed > 0 && have >= needed && also;
}

function count(at: At, player: Player, what: Personality): number {
  const { s } = at;
  switch (what.condition) {
    // R7.2: an area counts once, one with a grenadier does not.
    case 'areasWithOwnAgent':
      return areas(
        (area) =>
          s.agents[cell(player, area)]! > 0 && s.grenadiers[area] === 0 && !(what.troubleFree && s.trouble[area] === 1),
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
    what.presence === 0 || areas((area) => s.trouble[area] === 1 && s.agents[cell(player, area)]! > 0) >= what.presence
  );
}
function areas(counts: (area: number) => boolean): number {
  let n = 0;
  for (let area = 0; area < AREA_COUNT; area++) if (counts(area)) n++;
  return n;
}

/** R7.10: the house Holmes asks for peace besides an empty pile. */
export const holmesWins = (at: At, index: number): boolean => {
  const what = personality(at, index);
  return what.condition === 'drawPileExhausted' && markersOnBoard(at.s) <= what.mostTrouble;
};
