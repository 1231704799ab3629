import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { CITIES_IN_ORDER } from '../board.ts';
import { confirmed } from '../confirm.ts';
import type { Kind } from '../data.ts';
import { choice, type G, step, subset } from '../effects.ts';
import {
  AT_MOST_TWO,
  MI_GO_NO_AGENT,
  MI_GO_PICK_ONE,
  NO_AGENT_IN_CITY,
  NOT_STORED,
  STORED_THIS_TURN,
} from '../refusals.ts';
import { type At, agentsInCities, cell, type Emerald, miGoCards } from '../state.ts';
import { done, from, to } from '../verbs.ts';
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
  for (const city of CITIES_IN_ORDER)
    for (let i = s.agents[cell(by, city)]!; i > 0; i--) list.push(from({ from: city }));
  return list;
}
/** Takes the picked agents off the board onto an item. */
export function storePicks(g: G, by: Player, item: number): number {
  const { s } = g;
  for (const option of s.picks) s.agents[cell(by, from.from(option))]!--;
  const count = s.picks.length;
  for (const option of s.picks)
    g.emit('agentStored', { player: by, city: from.from(option), card: g.data.kindOf[item]! });
  s.stored[item]! += count;
  s.picks.length = 0;
  return count;
}

const boarding = subset<{ by: Player; since: number }>('mi-go.agents', done, {
  draft: true,
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
  const items = miGoCards(at, by).filter((item) => at.data.kindOf[item] === card);
  if (items.length === 0) return NOT_STORED;
  return items.some((item) => !at.s.boarded.includes(item)) ? null : STORED_THIS_TURN;
}
/** R12.3: a free action without playing a card. */
export const releaseTo = choice<{ by: Player; card: number }>('mi-go.release', {
  draft: true,
  options: () => CITIES_IN_ORDER.map((city) => to({ city })),
  choose(g, { by }, option) {
    g.s.picks.push(option);
    g.next(confirmed({ by }));
  },
});
export const released = step<{ by: Player; card: number }>('mi-go.released', (g, { by, card }) => {
  const { s } = g;
  const city = to.city(s.picks[0]!);
  const item = miGoCards(g, by).find((i) => g.data.kindOf[i] === card && !s.boarded.includes(i))!;
  s.agents[cell(by, city)]! += s.stored[item]!;
  g.emit('agentsReleased', { player: by, city, count: s.stored[item]!, card });
  s.stored[item] = 0;
  s.picks.length = 0;
});
