import { carry } from '@gaslamp/emerald/counts';
import type { Refused } from '@gaslamp/kernel/effects';
import { at } from '@gaslamp/kernel/lists';
import type { Item, Option, Player } from '@gaslamp/kernel/state';
import { type Kind, kindOf } from '../../box/data.ts';
import { type At, agentsIn, agentsInCities, cell, countOf, type Emerald, miGoCards } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { firstPick } from '../../seen/picking.ts';
import { done, from, to } from '../../seen/verbs.ts';
import { CITIES_IN_ORDER } from '../board.ts';
import { confirmed } from '../confirm.ts';
import { choice, type G, step, subset } from '../effects.ts';
import {
  AT_MOST_TWO,
  MI_GO_NO_AGENT,
  MI_GO_PICK_ONE,
  NO_AGENT_IN_CITY,
  NOT_STORED,
  STORED_THIS_TURN,
} from '../refusals.ts';
import { payText, type Text } from './text.ts';

/**
 * One or two of your agents, from any cities, go onto this card. In a later turn, as a free action, all of them go
 * into one city together. (R18.16)
 */
export const miGo: Text = {
  refuse: ({ s }, by) => (agentsInCities(s, by) > 0 ? null : NO_AGENT_IN_CITY),
  play: (by) => [boarding({ by, since: 1 }), boarded({ by })],
};

/** Own agents in cities, copies repeated. */
export function ownAgents(s: Emerald, by: Player): Option[] {
  const list: Option[] = [];
  for (const city of CITIES_IN_ORDER) for (let i = agentsIn(s, by, city); i > 0; i--) list.push(from(city));
  return list;
}
/** Moves the picked agents from the board onto an item. */
export function storePicks(g: G, by: Player, item: number): number {
  const { s } = g;
  const cities = s.picks.splice(0).map(from.from);
  for (const city of cities) {
    carry(1, s.agents, cell(by, city), s.stored, item);
    tell(g)?.('agentStored', { player: by, city, card: kindOf(g.data, item) });
  }
  return cities.length;
}

const boarding = subset('mi-go.agents', done, {
  candidates: ({ s }, { by }) => ownAgents(s, by),
  fits: (_, __, picks) => picks.length <= 2,
  enough: (_, __, picks) => picks.length >= 1 && picks.length <= 2,
  refuse({ s }, { since }, wish) {
    if (wish === done) return MI_GO_PICK_ONE;
    if (!from.is(wish)) return null;
    return s.picks.length - since < 2 ? MI_GO_NO_AGENT : AT_MOST_TWO;
  },
});
const boarded = step<{ by: Player }>('mi-go.boarded', (g, { by }) => {
  const item = payText(g, by);
  storePicks(g, by, item);
  g.s.boarded.push(item);
});

export function refuseRelease(at: At, by: Player, card: Kind): Refused | null {
  if (waiting(at, by, card).length > 0) return null;
  return miGoCards(at, by).some((item) => kindOf(at.data, item) === card) ? STORED_THIS_TURN : NOT_STORED;
}
/** Mi-Go cards of that kind whose agents boarded in an earlier turn. */
const waiting = (at: At, by: Player, card: Kind): Item[] =>
  miGoCards(at, by).filter((item) => kindOf(at.data, item) === card && !at.s.boarded.includes(item));
/** R12.3: a free action without playing a card. */
export const releaseTo = choice('mi-go.release', {
  options: () => CITIES_IN_ORDER.map((city) => to(city)),
  choose(g, { by }, option) {
    g.s.picks.push(option);
    g.next(confirmed({ by }));
  },
});
export const released = step<{ by: Player; card: number }>('mi-go.released', (g, { by, card }) => {
  const { s } = g;
  const city = to.city(firstPick(s));
  const item = at(waiting(g, by, card), 0);
  const count = countOf(s.stored, item);
  carry(count, s.stored, item, s.agents, cell(by, city));
  tell(g)?.('agentsReleased', { player: by, city, count, card });
});
