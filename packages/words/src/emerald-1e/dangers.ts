// Warns a player of dangers to their cities and main agent. All of it is public.
import { mainOf } from '@gaslamp/emerald-1e/box/data';
import { BOX_OF, CITY_COUNT } from '@gaslamp/emerald-1e/box/ids';
import { agentsHere, countOf, isAlone, onBoard } from '@gaslamp/emerald-1e/box/state';
import { addTexts, speaking } from '../text.ts';
import { all, who } from '../things.ts';
import { rivalsFor } from './claims.ts';
import { type Seated, where } from './model.ts';
import english from './text/dangers.en.json' with { type: 'json' };

addTexts('en', english);
const say = speaking<typeof english.emerald1e>('emerald1e');

/** R17.1: warns that a player is about to end the match. */
export const nearWords = (player: number, points: number, target: number): string =>
  say('danger.near', { player: who(player), points, target });

/** Lists the viewer's cities that others can claim, and a main agent in danger. */
export function dangersOf(m: Seated): string[] {
  const risks = [...citiesAtRisk(m)].map(([player, cities]) =>
    say('danger.cities', { player: who(player), cities: all(cities.map(where)) }),
  );
  const city = mainAtRisk(m);
  return city < 0 ? risks : [...risks, say('danger.agent', { city: where(city) })];
}

/** Returns the viewer's cities that others can claim, by rival. */
function citiesAtRisk(m: Seated): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (let city = 0; city < CITY_COUNT; city++)
    for (const rival of rivalsFor(m, BOX_OF + city)) found.set(rival, [...(found.get(rival) ?? []), city]);
  return found;
}

/** R10.6: returns the city where agents present can assassinate the viewer's main agent, or -1. */
function mainAtRisk({ s, you }: Seated): number {
  const main = mainOf(you);
  if (s.reason > 0 || s.known[you] !== 1 || !onBoard(s, main) || s.vampire[main] === 1 || !isAlone(s, you)) return -1;
  const city = countOf(s.agentAt, main);
  return agentsHere(s, city).some((agent) => s.agentOf[agent] !== you) ? city : -1;
}
