// R16 Scoring: points are always computed from the table, without a ledger.
import { add } from '@gaslamp/emerald/counts';
import { filled } from '@gaslamp/kernel/lists';
import type { Player } from '@gaslamp/kernel/state';
import { forSeats } from '../box/data.ts';
import { REVOLUTION, WAR } from '../box/ids.ts';
import { ALL_AGENTS, type At, DEAD, inGame, isRestorationist, owns, SACRIFICED, zombiesOnBoard } from '../box/state.ts';

/** The parts of a player's points. Parts that do not count for a side are 0. */
export interface Points {
  readonly cities: number;
  readonly killed: number;
  readonly hidden: number;
  readonly necronomicon: number;
  readonly track: number;
  readonly agents: number;
  readonly blackHand: number;
  readonly vampires: number;
  readonly sacrificed: number;
}
// Computed after every action and at every question of a turn, so this code uses plain loops.

/** R16.1: returns the points of the cities under a player's control. */
function cityPoints({ s: { control }, data }: At, player: Player): number {
  let sum = 0;
  for (let city = 0; city < control.length; city++) if (control[city] === player) sum += data.cityPoints[city]!;
  return sum;
}
/** R16.9: a royal belongs to the player whose disc is on it; it is hidden with a Safe marker, else killed. */
function royalPoints({ s, data }: At, player: Player, safe: number): number {
  let sum = 0;
  for (let royal = 0; royal < s.royal.length; royal++)
    if (s.royal[royal] === player && s.safe[royal] === safe) sum += data.royalPoints[royal]!;
  return sum;
}
/** Counts the royals killed, by the switch of R16.2 those of all players. */
function royalsKilled({ s }: At, player: Player): number {
  let count = 0;
  for (let royal = 0; royal < s.royal.length; royal++) {
    const by = s.royal[royal]!;
    if (s.safe[royal] === 0 && (s.blackHandOwnRoyalsOnly === 1 ? by === player : by >= 0)) count++;
  }
  return count;
}
/** R16.4 */
const bookPoints = ({ s, data }: At, player: Player): number =>
  s.necronomicon === player ? data.pack.numbers.necronomicon : 0;

/** R16.1, R16.11: returns the displayed points of each player as if nobody were revealed. */
function openTotals({ s, data }: At): number[] {
  const sums = filled(s.seats);
  give(sums, s.control, data.cityPoints);
  give(sums, s.royal, data.royalPoints);
  if (s.necronomicon >= 0) add(sums, s.necronomicon, data.pack.numbers.necronomicon);
  return sums;
}
/** Adds the worth of each thing to its owner's sum; the owner -1 is nobody. */
function give(sums: number[], owners: readonly Player[], worth: readonly number[]): void {
  for (let i = 0; i < owners.length; i++) if (owners[i]! >= 0) add(sums, owners[i]!, worth[i]!);
}

/** R8.4, R16.2, R16.3, R16.10: returns the parts that count for a revealed player of that side. */
export function sidePoints(at: At, player: Player, restorationist: boolean): Points {
  const { s, data } = at;
  const { tracks, numbers } = data.pack;
  let agents = 0;
  let vampires = 0;
  let sacrificed = 0;
  const { agentOf, agentAt, vampire } = s;
  for (let agent = 0; agent < agentOf.length; agent++) {
    if (agentOf[agent] !== player) continue;
    if (agentAt[agent] === SACRIFICED) sacrificed++;
    else if (inGame(s, agent)) {
      agents += data.points[agent]!;
      vampires += vampire[agent]!;
    }
  }
  return {
    cities: cityPoints(at, player),
    killed: restorationist ? royalPoints(at, player, 0) : 0,
    hidden: restorationist ? 0 : royalPoints(at, player, 1),
    necronomicon: bookPoints(at, player),
    track: restorationist ? tracks.revolution[s.markers[REVOLUTION]!]! : tracks.war[s.markers[WAR]!]!,
    agents: restorationist ? agents : 0,
    blackHand: restorationist && owns(at, player, 'blackHand') ? numbers.blackHand * royalsKilled(at, player) : 0,
    vampires: !restorationist && vampires > 0 && owns(at, player, 'vampires') ? numbers.vampire * vampires : 0,
    sacrificed:
      !restorationist && sacrificed > 0 && owns(at, player, 'yogSothoth') ? numbers.sacrificed * sacrificed : 0,
  };
}

/** R16.8: no term is negative. */
export const total = (p: Points): number =>
  p.cities + p.killed + p.hidden + p.necronomicon + p.track + p.agents + p.blackHand + p.vampires + p.sacrificed;

/** R16.1 to R16.3, R16.11: returns the displayed points of each player. For a hidden one, nothing depends on the side. */
export function pointsOfAll(at: At): number[] {
  const sums = openTotals(at);
  for (let player = 0; player < at.s.seats; player++)
    if (at.s.revealed[player] === 1) sums[player] = total(sidePoints(at, player, isRestorationist(at, player)));
  return sums;
}
export const pointsOf = (at: At, player: Player): number => pointsOfAll(at)[player]!;
/** R17.1 */
export const mark = ({ s, data }: At): number => forSeats(data.pack.victoryTarget, s.seats);

/** R16.5: counts the counters that a Loyalist keeps of agents that a Restorationist lost. */
export const trophies = (at: At, player: Player): number =>
  ALL_AGENTS.filter(
    (agent) =>
      at.s.agentAt[agent] === DEAD && at.s.killer[agent] === player && isRestorationist(at, at.s.agentOf[agent]!),
  ).length;
/** R16.6 */
export const allRisen = ({ s, data }: At): boolean => zombiesOnBoard(s) === data.pack.supplies.zombies;
