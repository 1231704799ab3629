// R16 Scoring: always the sum of what stands on the table, no ledger.
import type { Player } from '@gaslamp/kernel/state';
import { forSeats } from './data.ts';
import { REVOLUTION, WAR } from './ids.ts';
import {
  ALL_AGENTS,
  type At,
  agentsOf,
  DEAD,
  inGame,
  isRestorationist,
  owns,
  SACRIFICED,
  zombiesOnBoard,
} from './state.ts';

/** What makes up a player's points. What a side does not count is 0. */
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
const NONE = { track: 0, agents: 0, blackHand: 0, vampires: 0, sacrificed: 0 };

/** R16.9: whose disc lies on a royal; with a Safe marker it is hidden, without one killed. */
function royalsOf({ s, data }: At, player: Player, safe: number): { readonly points: number; readonly count: number } {
  const mine = data.pack.royals.filter((_, royal) => s.royal[royal] === player && s.safe[royal] === safe);
  return { points: mine.reduce((sum, { points }) => sum + points, 0), count: mine.length };
}

/** R16.1, R16.11: what is shown of a player who is not revealed. */
function openPoints(at: At, player: Player): Points {
  const { s, data } = at;
  const cities = data.pack.cities.reduce(
    (sum, { points }, city) => (s.control[city] === player ? sum + points : sum),
    0,
  );
  return {
    ...NONE,
    cities,
    killed: royalsOf(at, player, 0).points,
    hidden: royalsOf(at, player, 1).points,
    // R16.4
    necronomicon: s.necronomicon === player ? data.pack.numbers.necronomicon : 0,
  };
}

/** R8.4, R16.2, R16.3, R16.10: what counts for a player of that side once revealed. */
export function sidePoints(at: At, player: Player, restorationist: boolean): Points {
  const { s, data } = at;
  const { tracks, numbers } = data.pack;
  const open = openPoints(at, player);
  if (restorationist) {
    const royals = s.blackHandOwnRoyalsOnly === 1 ? royalsOf(at, player, 0).count : killedRoyals(at);
    return {
      ...open,
      hidden: 0,
      track: tracks.revolution[s.markers[REVOLUTION]!]!,
      agents: agentsOf(s, player, (agent) => inGame(s, agent)).reduce((sum, agent) => sum + data.points[agent]!, 0),
      blackHand: owns(at, player, 'blackHand') ? numbers.blackHand * royals : 0,
    };
  }
  const vampires = agentsOf(s, player, (agent) => inGame(s, agent) && s.vampire[agent] === 1).length;
  const fed = agentsOf(s, player, (agent) => s.agentAt[agent] === SACRIFICED).length;
  return {
    ...open,
    killed: 0,
    track: tracks.war[s.markers[WAR]!]!,
    vampires: owns(at, player, 'vampires') ? numbers.vampire * vampires : 0,
    sacrificed: owns(at, player, 'yogSothoth') ? numbers.sacrificed * fed : 0,
  };
}
const killedRoyals = ({ s }: At): number => s.royal.filter((by, royal) => by >= 0 && s.safe[royal] === 0).length;

/** R16.8: no term is negative. */
export const total = (points: Points): number => Object.values(points).reduce((sum, n) => sum + n, 0);

/** R16.1 to R16.3, R16.11: as displayed; of a hidden player nothing that depends on the side. */
export function pointsOf(at: At, player: Player): number {
  if (at.s.revealed[player] === 0) return total(openPoints(at, player));
  return total(sidePoints(at, player, isRestorationist(at, player)));
}
/** R17.1 */
export const mark = ({ s, data }: At): number => forSeats(data.pack.victoryTarget, s.seats);

/** R16.5: counters that a Loyalist keeps of agents that a Restorationist lost. */
export const trophies = (at: At, player: Player): number =>
  ALL_AGENTS.filter(
    (agent) =>
      at.s.agentAt[agent] === DEAD && at.s.killer[agent] === player && isRestorationist(at, at.s.agentOf[agent]!),
  ).length;
/** R16.6 */
export const allRisen = ({ s, data }: At): boolean => zombiesOnBoard(s) === data.pack.supplies.zombies;
