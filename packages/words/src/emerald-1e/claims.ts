// R6.2: what players can claim as the first action of a turn, as the table lies. All of it is public.
import { mayClaim } from '@gaslamp/emerald-1e/claimable';
import { mainOf } from '@gaslamp/emerald-1e/data';
import { BOX_OF, CITY_COUNT } from '@gaslamp/emerald-1e/ids';
import { agentsHere, countOf, isAlone, isBox, onBoard } from '@gaslamp/emerald-1e/state';
import { type Model, players, type Seated } from './model.ts';

/** Whether the viewer can claim a target. */
export const canClaim = (m: Model, target: number): boolean =>
  m.you !== null && m.s.reason === 0 && mayClaim(m, m.you, target);

/** Who can claim a city of the viewer's. */
export function rivalsFor(m: Model, target: number): number[] {
  const { s, you } = m;
  if (s.reason > 0 || you === null || !isBox(target) || s.control[target - BOX_OF] !== you) return [];
  return players(m).filter((player) => player !== you && mayClaim(m, player, target));
}

/** The viewer's cities that others can claim, by who can. */
export function citiesAtRisk(m: Model): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (let city = 0; city < CITY_COUNT; city++)
    for (const rival of rivalsFor(m, BOX_OF + city)) found.set(rival, [...(found.get(rival) ?? []), city]);
  return found;
}

/** R10.6: the city where the viewer's main agent can be assassinated by agents that stand there; -1 where it cannot. */
export function mainAtRisk({ s, you }: Seated): number {
  const main = mainOf(you);
  if (s.reason > 0 || s.known[you] !== 1 || !onBoard(s, main) || s.vampire[main] === 1 || !isAlone(s, you)) return -1;
  const city = countOf(s.agentAt, main);
  return agentsHere(s, city).some((agent) => s.agentOf[agent] !== you) ? city : -1;
}
