import type { Frame, Item, Player } from '@gaslamp/kernel/state';
import { isMain } from '../../box/data.ts';
import { BOX_OF, CITY_COUNT } from '../../box/ids.ts';
import { agentsHere, cardOn, countOf, DEVOURED, LOOKED, STACK, UNDER } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { at as here } from '../../seen/verbs.ts';
import { removeFromGame } from '../cards.ts';
import { kill } from '../control.ts';
import { allCubes, cubesToLimbo } from '../cubes.ts';
import { choice, step } from '../effects.ts';
import { cardsUnder } from '../stack.ts';
import { dropDisc } from './blocking-disc.ts';

/**
 * On claim: one city, any: its stack leaves the game, all agents there die without a killer, zombies return, all cubes on
 * its targets go to Limbo, blocking discs return. Control and royals stay. Then the card itself leaves the game. (R20)
 */
export const cthulhu = (by: Player, item: Item): Frame[] => [cthulhuCity({ by }), cthulhuGoes({ item })];

const ANY_CITY = Array.from({ length: CITY_COUNT }, (_, city) => here(city));
const cthulhuCity = choice('cthulhu.city', {
  options: () => ANY_CITY,
  choose: (g, { by }, option) => g.next(cthulhuRises({ by, city: here.city(option) })),
});

/** Nobody is the killer (R8.5), so there is no trophy. */
const NO_KILLER = -1;
const cthulhuRises = step<{ by: Player; city: number }>('cthulhu.rises', (g, { by, city }) => {
  const { s } = g;
  tell(g)?.('devoured', { city, unseen: cardsUnder(s, city) });
  const open = cardOn(s, city);
  if (open >= 0) removeFromGame(g, open);
  for (const under of [STACK, LOOKED, UNDER]) g.moveAll(under + city, DEVOURED);
  for (const target of [city, BOX_OF + city]) {
    allCubes(g, target, cubesToLimbo);
    dropDisc(g, by, target);
  }
  s.zombies[city] = 0;
  // Main agents last, clockwise: their players reveal (R15.4).
  const doomed = agentsHere(s, city);
  const turn = (agent: number) => (countOf(s.agentOf, agent) - s.active + s.seats) % s.seats;
  for (const agent of doomed.filter((one) => !isMain(one))) kill(g, agent, NO_KILLER);
  for (const agent of doomed.filter(isMain).sort((a, b) => turn(a) - turn(b))) kill(g, agent, NO_KILLER);
});
const cthulhuGoes = step<{ item: Item }>('cthulhu.goes', (g, { item }) => removeFromGame(g, item));
