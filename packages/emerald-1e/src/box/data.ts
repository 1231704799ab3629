import { type Cards, cardsOf, indices, type Kind, piecesOf } from '@gaslamp/emerald/cards';
import type { Item, Player } from '@gaslamp/kernel/state';
import { packHash } from '@gaslamp/stated/pack-hash';
import { AGENTS, CARDS, CITIES, CITY_COUNT, MAIN } from './ids.ts';
import type { Card, EffectKey, Pack } from './pack.ts';

export { cardOf, cardOfKind, copiesOf, type Kind, kindOf, nameOf, ownerOf } from '@gaslamp/emerald/cards';
export { forSeats } from '@gaslamp/emerald/seats';

/** An agent counter: an index into `AGENTS`. */
export type Agent = number;

/** The targets of an assassination or a hiding that a card starts (agents, royals, or both), and its executor. */
export interface Start {
  readonly agents: boolean;
  readonly royals: boolean;
  readonly executor: 'any' | 'main' | 'named';
}

/** The rules' view of a pack: its cards by kind, its items, and the map. */
export interface Data extends Cards<Card> {
  readonly pack: Pack;
  readonly hash: string;
  /** Items that can be open targets: game and permanent-effect cards. */
  readonly targetable: readonly Item[];
  readonly identities: readonly Item[];
  /** By agent: the item of its card, -1 for a main agent; the item of its token, -1 without one; its bombs and points. */
  readonly cardOfAgent: readonly Item[];
  readonly tokenOfAgent: readonly Item[];
  readonly bombs: readonly number[];
  readonly points: readonly number[];
  /** Agent of each kind of agent card, and agent named by each token; else -1. */
  readonly agentOfKind: readonly Agent[];
  readonly agentOfToken: readonly Agent[];
  /** The agent who locks his city (R20 Bismarck), and the agent whose card turns others (Adler); -1 without such a card. */
  readonly locker: Agent;
  readonly turner: Agent;
  /** By kind: the assassination that it starts (R10.1), and the hiding (R10.12), or null. */
  readonly attacks: readonly (Start | null)[];
  readonly hidings: readonly (Start | null)[];
  /** By city: the item of its card (R7.1). */
  readonly cityCards: readonly Item[];
  /** By city: its royal, or -1, and its points. By royal: its points (R16.1). */
  readonly royalIn: readonly number[];
  readonly cityPoints: readonly number[];
  readonly royalPoints: readonly number[];
  /** At `from * 12 + to`: the cost of the cheapest route (R6.5), and the same with every line at `lineCost`. */
  readonly routes: readonly number[];
  readonly discounted: readonly number[];
}

export function dataOf(pack: Pack): Data {
  const { cards } = pack;
  const items = piecesOf(cards);
  const kindNamed = (id: string): Kind => CARDS.indexOf(id);
  const firstItem = (kind: Kind): Item => items.findIndex((one) => one.kind === kind);
  const agents = AGENTS.map((id, agent) => (agent < MAIN ? kindNamed(id) : -1));
  const agentWith = (effect: EffectKey): Agent => agents.findIndex((kind) => cards[kind]?.effect === effect);
  return {
    pack,
    hash: packHash(pack),
    ...cardsOf(cards, items),
    targetable: indices(items, ({ card }) => card.kind === 'game' || card.kind === 'permanent'),
    identities: indices(items, ({ card }) => card.kind === 'identity'),
    cardOfAgent: agents.map((kind) => (kind < 0 ? -1 : firstItem(kind))),
    tokenOfAgent: AGENTS.map((id) => items.findIndex(({ card }) => card.agentOf === id)),
    bombs: agents.map((kind) => cards[kind]?.agent?.bombs ?? pack.numbers.mainAgentBombs),
    points: agents.map((kind) => cards[kind]?.agent?.points ?? 0),
    agentOfKind: cards.map((card) => (card.agent === null ? -1 : AGENTS.indexOf(card.id))),
    agentOfToken: items.map(({ card }) => (card.agentOf === null ? -1 : AGENTS.indexOf(card.agentOf))),
    locker: agentWith('lockCity'),
    turner: agentWith('turnAgent'),
    attacks: cards.map(attackOf),
    hidings: cards.map(({ effect }) =>
      effect === 'hideRoyal' ? { agents: false, royals: true, executor: 'any' } : null,
    ),
    cityCards: CITIES.map((city) => items.findIndex(({ card }) => card.kind === 'city' && card.city === city)),
    royalIn: CITIES.map((city) => pack.royals.findIndex((royal) => royal.city === city)),
    cityPoints: pack.cities.map(({ points }) => points),
    royalPoints: pack.royals.map(({ points }) => points),
    routes: routesOf(pack, (cost) => cost),
    discounted: routesOf(pack, () => pack.numbers.lineCost),
  };
}

/** R10.1 (a) to (c). */
function attackOf({ effect, agent }: Card): Start | null {
  if (effect === 'hiredAssassin') return { agents: true, royals: true, executor: 'any' };
  if (effect === 'mainAgent') return { agents: true, royals: true, executor: 'main' };
  if (agent === null || !(agent.kills || agent.killsRoyals)) return null;
  return { agents: agent.kills, royals: agent.killsRoyals, executor: 'named' };
}

/** R6.5: returns the cheapest route between all cities (Floyd-Warshall algorithm). */
function routesOf({ lines }: Pack, priced: (cost: number) => number): number[] {
  const far = Array.from({ length: CITY_COUNT * CITY_COUNT }, (_, i) => (i % (CITY_COUNT + 1) === 0 ? 0 : Infinity));
  for (const { a, b, cost } of lines) {
    const [from, to] = [CITIES.indexOf(a), CITIES.indexOf(b)];
    far[from * CITY_COUNT + to] = far[to * CITY_COUNT + from] = priced(cost);
  }
  for (let over = 0; over < CITY_COUNT; over++)
    for (let i = 0; i < far.length; i++) {
      const [from, to] = [Math.floor(i / CITY_COUNT), i % CITY_COUNT];
      far[i] = Math.min(far[i]!, far[from * CITY_COUNT + over]! + far[over * CITY_COUNT + to]!);
    }
  return far;
}

// ---- queries ---------------------------------------------------------------
/** R8.2: a main agent belongs to its player for good, without a card or a token. */
export const isMain = (agent: Agent): boolean => agent >= MAIN;
export const mainOf = (player: Player): Agent => MAIN + player;
/** R6.6: returns the spaces by which a card moves a marker. */
export const arrowOf = (card: Card, track: number): number => (track === 0 ? card.war : card.revolution);
