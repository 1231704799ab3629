// R17 Final scoring.

import type { Result } from '@gaslamp/kernel/game';
import type { Mask, Player } from '@gaslamp/kernel/state';
import { cardOf } from '../box/data.ts';
import { LOYALIST, RESTORATIONIST } from '../box/ids.ts';
import {
  type At,
  countOf,
  type Emerald,
  identityOf,
  isRestorationist,
  killCell,
  reasonOf,
  trackPoints,
} from '../box/state.ts';

/** The steps from one player's running total to the final score. Lost points are split into kept and lost. */
export interface Reckoning {
  readonly player: Player;
  readonly restorationist: boolean;
  readonly neutral: number;
  /** Points of the own side, kept (R17.2, R17.3). */
  readonly kept: number;
  /** Points of the other side, lost. */
  readonly lost: number;
  readonly killsKept: number;
  readonly killsLost: number;
  readonly trackKept: number;
  readonly trackLost: number;
  /** After R17.5. */
  readonly adjusted: number;
  /** R17.7: 5 if this player's side pays the penalty, else 0. */
  readonly penalty: number;
  readonly final: number;
  readonly wins: boolean;
}

/**
 * R17.1 to R17.9 for all players; nothing else scores (R17.10), and no result changes the end (R17.6). Needs every identity: a
 * full state, or the view of a finished match.
 */
export function finalScoring(at: At): Reckoning[] {
  const { s } = at;
  const rows = Array.from({ length: s.seats }, (_, player) => adjust(at, player));
  const lowest = Math.min(...rows.map((row) => row.adjusted));
  // R17.7: in a tie a Loyalist counts as lower.
  const restorationistsPay = rows.every((row) => row.adjusted > lowest || row.restorationist);
  const paid = rows.map((row) => {
    const penalty = row.restorationist === restorationistsPay ? 5 : 0;
    return { ...row, penalty, final: row.adjusted - penalty };
  });
  const highest = Math.max(...paid.map((row) => row.final));
  // R17.8: in a tie a Restorationist beats a Loyalist; tied players of one side share.
  const restorationistOnTop = paid.some((row) => row.final === highest && row.restorationist);
  return paid.map((row) => ({
    ...row,
    wins: row.final === highest && row.restorationist === restorationistOnTop,
  }));
}

/** The part of a running total that would count if the match ended now; the rest is lost (R17.2 to R17.5). */
export interface Counting {
  /** Minimum and maximum over all deals of the identities unknown to the view. */
  readonly least: number;
  readonly most: number;
}
/** Null where the view does not know the player's own identity. */
export function countingOf(at: At, player: Player): Counting | null {
  if (identityOf(at.s, player) < 0) return null;
  const counts = deals(at.s, unseen(at, 'restorationist'), unseen(at, 'loyalist')).map(
    (deal) => adjust(at, player, deal).adjusted,
  );
  return { least: Math.min(...counts), most: Math.max(...counts) };
}
/** Returns the number of identities of that side that the view does not know. */
const unseen = ({ s, data }: At, side: 'restorationist' | 'loyalist'): number =>
  s.place.filter((place, item) => place < 0 && cardOf(data, item).side === side).length;
/** R1.6: returns the possible sets of unknown players with a Restorationist, given the number of cards left of each side. */
function deals(s: Emerald, restorationists: number, loyalists: number, player: Player = 0): Mask[] {
  if (player === s.seats) return [0];
  if (identityOf(s, player) >= 0) return deals(s, restorationists, loyalists, player + 1);
  const dealt = restorationists > 0 ? deals(s, restorationists - 1, loyalists, player + 1) : [];
  const others = loyalists > 0 ? deals(s, restorationists, loyalists - 1, player + 1) : [];
  return [...dealt.map((deal) => deal | (1 << player)), ...others];
}

/** `deal`: the unknown players who are assumed to have a Restorationist. */
function adjust(at: At, player: Player, deal: Mask = 0): Omit<Reckoning, 'penalty' | 'final' | 'wins'> {
  const { s } = at;
  const isHostile = (victim: Player): boolean =>
    identityOf(s, victim) < 0 ? ((deal >> victim) & 1) !== countOf(s.flips, victim) % 2 : isRestorationist(at, victim);
  const restorationist = isRestorationist(at, player);
  const [kept, lost] = restorationist
    ? [countOf(s.restorationist, player), countOf(s.loyalist, player)]
    : [countOf(s.loyalist, player), countOf(s.restorationist, player)];
  let killsKept = 0;
  let killsLost = 0;
  for (let victim = 0; victim < s.seats; victim++) {
    const points = countOf(s.kills, killCell(s, player, victim));
    // R17.4: only a Loyalist who killed a Restorationist's agent keeps them.
    if (!restorationist && isHostile(victim)) killsKept += points;
    else killsLost += points;
  }
  const difference = trackPoints(s);
  const higher = countOf(s.markers, RESTORATIONIST) > countOf(s.markers, LOYALIST);
  const [trackKept, trackLost] = difference === 0 || higher === restorationist ? [difference, 0] : [0, difference];
  const neutral = countOf(s.neutral, player);
  const adjusted = neutral + kept + killsKept + trackKept;
  return { player, restorationist, neutral, kept, lost, killsKept, killsLost, trackKept, trackLost, adjusted };
}

export function resultOf(at: At): Result | null {
  if (at.s.reason === 0) return null;
  const rows = finalScoring(at);
  let winners: Mask = 0;
  for (const row of rows) if (row.wins) winners |= 1 << row.player;
  return { winners, points: rows.map((row) => row.final), reason: reasonOf(at.s) };
}
