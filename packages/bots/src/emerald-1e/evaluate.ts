// Evaluates a position as a player's chance to win, from 0 to 1.

import { ALL_AGENTS, type At, DEAD, lastSpace, owns } from '@gaslamp/emerald-1e/box/state';
import { allRisen, mark, pointsOfAll, sidePoints, total } from '@gaslamp/emerald-1e/seen/points';
import type { Player } from '@gaslamp/kernel/state';
import { exp } from '../arithmetic.ts';
import { prospects } from './prospects.ts';
import { type Deal, deals } from './sides.ts';
import { WEIGHTS } from './weights.ts';

const isOn = (restorationists: number, player: Player): boolean => ((restorationists >> player) & 1) === 1;
/** Logistic function: from 0 to 1, one half at 0. */
const rises = (x: number): number => 1 / (1 + exp(-x));

/** Returns the chance that `me` wins. Reads from a dealt world only what `me` may know: the factions come from `deals`. */
export function chanceToWin(at: At, me: Player): number {
  const possible = deals(at, me);
  const near = closeness(at);
  const sure = WEIGHTS.leadAtStart + (WEIGHTS.leadAtEnd - WEIGHTS.leadAtStart) * near;
  const bySide = pointsBySide(at, me, 1 - near);
  return possible.reduce((sum, deal) => sum + deal.chance * winIn(at, me, deal, bySide, sure), 0);
}

interface BySide {
  readonly restorationist: number;
  readonly loyalist: number;
}
/** Returns every player's points on each side, with expected points while the match runs. */
function pointsBySide(at: At, me: Player, left: number): BySide[] {
  const runs = at.s.reason === 0;
  return Array.from({ length: at.s.seats }, (_, player) => {
    const on = (restorationist: boolean) =>
      total(sidePoints(at, player, restorationist)) + (runs ? prospects(at, player, me, restorationist, left) : 0);
    return { restorationist: on(true), loyalist: on(false) };
  });
}

/** R16.5, R16.6: points that a Loyalist scores only at the end. */
function atTheEnd(at: At, player: Player, { restorationists }: Deal): number {
  const { s, data } = at;
  const { killedRestorationist, zombieEnd } = data.pack.numbers;
  const kills = ALL_AGENTS.filter(
    (agent) => s.agentAt[agent] === DEAD && s.killer[agent] === player && isOn(restorationists, s.agentOf[agent]!),
  ).length;
  return kills * killedRestorationist + (owns(at, player, 'zombies') && allRisen(at) ? zombieEnd : 0);
}

/** R18.2, R18.4 for one deal of factions; smoothed while the match runs. */
function winIn(at: At, me: Player, deal: Deal, bySide: readonly BySide[], sure: number): number {
  const { restorationists } = deal;
  const points = bySide.map((one, player) =>
    isOn(restorationists, player) ? one.restorationist : one.loyalist + atTheEnd(at, player, deal),
  );
  const mine = isOn(restorationists, me);
  const of = (side: boolean) => points.filter((_, player) => isOn(restorationists, player) === side);
  const [ours, theirs] = [of(mine), of(!mine)];
  const over = at.s.reason !== 0;
  const ahead = (rivals: readonly number[], side: readonly number[]) => {
    const lead = points[me]! - Math.max(...rivals, Number.NEGATIVE_INFINITY);
    if (over) return lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
    return side.length === 1 ? 1 : rises(lead / sure);
  };
  const friends = ours.length === 1 ? [] : withoutOne(ours, points[me]!);
  if (theirs.length === 0) return ahead(friends, ours);
  const gap = Math.min(...ours) - Math.min(...theirs);
  if (over) return gap > 0 || (gap === 0 && mine) ? (friends.length === 0 ? 1 : ahead(friends, ours)) : 0;
  return rises(gap / WEIGHTS.eliminationOpen) * (friends.length === 0 ? 1 : ahead(friends, ours));
}
function withoutOne(list: readonly number[], one: number): number[] {
  const at = list.indexOf(one);
  return list.filter((_, i) => i !== at);
}

/** Returns the progress of the match: 0 at the start, 1 when a total or a track ends it. */
function closeness(at: At): number {
  const most = Math.max(...pointsOfAll(at));
  const tracks = at.s.markers.map((marker, track) => marker / lastSpace(at, track));
  return Math.min(1, Math.max(most / mark(at), ...tracks));
}
