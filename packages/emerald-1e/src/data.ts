import type { Item, Player } from '@gaslamp/kernel/state';
import { packHash } from '@gaslamp/stated/pack-hash';
import { AGENTS, CARDS, CITIES, CITY_COUNT, DAYS, MAIN } from './ids.ts';
import type { Card, EffectKey, Pack } from './pack.ts';

/** A kind of card, token or marker: an index into `CARDS`. Copies share it. */
export type Kind = number;
/** An agent counter: an index into `AGENTS`. */
export type Agent = number;

/** What the rules read of a pack: its cards by kind, which items there are, and the map. */
export interface Data {
  readonly pack: Pack;
  readonly hash: string;
  readonly cards: readonly Card[];
  /** Item to its kind. Items of one hand ascend by kind. */
  readonly kindOf: readonly Kind[];
  /** Item to the seat whose starting card it is, or -1. */
  readonly ownerOf: readonly number[];
  readonly names: readonly string[];
  /** The items that can ever be in a seat's hand, ascending. */
  readonly ownable: readonly (readonly Item[])[];
  /** The items that can lie open as targets: game and permanent-effect cards. */
  readonly targetable: readonly Item[];
  readonly identities: readonly Item[];
  /** Kind to its items, ascending. */
  readonly copies: readonly (readonly Item[])[];
  /** Agent to the item of its card, -1 for a main agent; to that of its token, -1 without one; to its bombs and points. */
  readonly cardOfAgent: readonly Item[];
  readonly tokenOfAgent: readonly Item[];
  readonly bombs: readonly number[];
  readonly points: readonly number[];
  /** Kind of an agent card to its agent, and item of a token to the agent that it names; else -1. */
  readonly agentOfKind: readonly Agent[];
  readonly agentOfToken: readonly Agent[];
  /** Who locks the city where he stands (R20 Bismarck), and whose card turns others (Adler); -1 without such a card. */
  readonly locker: Agent;
  readonly turner: Agent;
  /** City to the item of its card (R7.1). */
  readonly cityCards: readonly Item[];
  /** City to its royal, or -1. */
  readonly royalIn: readonly number[];
  /** `from * 12 + to`: the cost of the cheapest route (R6.5), and with every line at `lineCost`. */
  readonly routes: readonly number[];
  readonly discounted: readonly number[];
  /** Items of the cards with that effect. */
  items(effect: EffectKey): readonly Item[];
}

export function dataOf(pack: Pack): Data {
  const { cards } = pack;
  const items = itemsOf(cards);
  const kindNamed = (id: string): Kind => CARDS.indexOf(id);
  const firstItem = (kind: Kind): Item => items.findIndex((one) => one.kind === kind);
  const agents = AGENTS.map((id, agent) => (agent < MAIN ? kindNamed(id) : -1));
  const agentWith = (effect: EffectKey): Agent => agents.findIndex((kind) => cards[kind]?.effect === effect);
  const effects = [...new Set(cards.flatMap(({ effect }) => effect ?? []))];
  const itemsWith = new Map(effects.map((key) => [key, indices(items, ({ card }) => card.effect === key)]));
  return {
    pack,
    hash: packHash(pack),
    // Copies: what is frozen reads more slowly.
    cards: cards.map((card) => ({ ...card })),
    kindOf: items.map(({ kind }) => kind),
    ownerOf: items.map(({ owner }) => owner),
    names: items.map(({ name }) => name),
    ownable: DAYS.map((_, seat) =>
      indices(items, ({ card, owner }) => card.kind === 'game' || card.kind === 'city' || owner === seat),
    ),
    targetable: indices(items, ({ card }) => card.kind === 'game' || card.kind === 'permanent'),
    identities: indices(items, ({ card }) => card.kind === 'identity'),
    copies: cards.map((_, kind) => indices(items, (one) => one.kind === kind)),
    cardOfAgent: agents.map((kind) => (kind < 0 ? -1 : firstItem(kind))),
    tokenOfAgent: AGENTS.map((id) => items.findIndex(({ card }) => card.agentOf === id)),
    bombs: agents.map((kind) => cards[kind]?.agent?.bombs ?? pack.numbers.mainAgentBombs),
    points: agents.map((kind) => cards[kind]?.agent?.points ?? 0),
    agentOfKind: cards.map((card) => (card.agent === null ? -1 : AGENTS.indexOf(card.id))),
    agentOfToken: items.map(({ card }) => (card.agentOf === null ? -1 : AGENTS.indexOf(card.agentOf))),
    locker: agentWith('lockCity'),
    turner: agentWith('turnAgent'),
    cityCards: CITIES.map((city) => items.findIndex(({ card }) => card.kind === 'city' && card.city === city)),
    royalIn: CITIES.map((city) => pack.royals.findIndex((royal) => royal.city === city)),
    routes: routesOf(pack, (cost) => cost),
    discounted: routesOf(pack, () => pack.numbers.lineCost),
    items: (effect) => itemsWith.get(effect) ?? [],
  };
}

const indices = <T>(list: readonly T[], fits: (one: T) => boolean): number[] =>
  list.flatMap((one, i) => (fits(one) ? [i] : []));

/** Items of a hand must ascend by kind, so each player's starting cards stand together, behind the game cards. */
function itemsOf(cards: readonly Card[]) {
  const printed = (belongs: (kind: Card['kind']) => boolean, owner = -1, day: readonly string[] = []) =>
    cards.flatMap((card, kind) =>
      Array.from({ length: belongs(card.kind) ? card.copies : 0 }, (_, copy) => {
        const name = [card.id, ...day, ...(card.copies > 1 ? [copy + 1] : [])].join('.');
        return { kind, card, owner, name };
      }),
    );
  return [
    ...printed((kind) => kind === 'game'),
    ...DAYS.flatMap((day, owner) => printed((kind) => kind === 'starting', owner, [day])),
    ...printed((kind) => kind !== 'game' && kind !== 'starting'),
  ];
}

/** R6.5: the cheapest way from every city to every other (Floyd and Warshall). */
function routesOf({ lines }: Pack, priced: (cost: number) => number): number[] {
  const far = Array.from({ length: CITY_COUNT ** 2 }, (_, i) => (i % (CITY_COUNT + 1) === 0 ? 0 : Infinity));
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
export const kindOf = (data: Data, item: Item): Kind => data.kindOf[item]!;
export const cardOfKind = (data: Data, kind: Kind): Card => data.cards[kind]!;
export const cardOf = (data: Data, item: Item): Card => cardOfKind(data, kindOf(data, item));
export const copiesOf = (data: Data, kind: Kind): readonly Item[] => data.copies[kind]!;
export const ownerOf = (data: Data, item: Item): number => data.ownerOf[item]!;
export const nameOf = (data: Data, item: Item): string => data.names[item]!;
/** R8.2: no card, no token, no loss. */
export const isMain = (agent: Agent): boolean => agent >= MAIN;
export const mainOf = (player: Player): Agent => MAIN + player;
/** What a pack says by the number of players. */
export const forSeats = (numbers: Pack['victoryTarget'], seats: number): number =>
  numbers[String(seats) as keyof typeof numbers];
/** R6.6: the spaces by which a card moves a marker. */
export const arrowOf = (card: Card, track: number): number => (track === 0 ? card.war : card.revolution);
