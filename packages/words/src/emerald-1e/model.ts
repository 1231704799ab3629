// Queries on a view for pages and the command line; contains no rules.
import { type Agent, cardOf, cardOfKind, type Data, isMain, kindOf, ownerOf } from '@gaslamp/emerald-1e/box/data';
import { BOX_OF, CITIES, DAYS, FIRST_ROYAL, LIMBO, MAIN, SLOT_1, TRACKS } from '@gaslamp/emerald-1e/box/ids';
import {
  cardOn,
  type Emerald1,
  FACE_UP,
  HAND,
  hasMost,
  itemIn,
  LOOKED,
  STACK,
  UNDER,
} from '@gaslamp/emerald-1e/box/state';
import { TOLD } from '@gaslamp/emerald-1e/seen/event-specs';
import { pointsOf as shownPoints } from '@gaslamp/emerald-1e/seen/points';
import { QUESTIONS } from '@gaslamp/emerald-1e/seen/questions';
import type { Reckoning } from '@gaslamp/emerald-1e/seen/scoring';
import { somewhere } from '@gaslamp/emerald-1e/seen/somewhere';
import { VERBS } from '@gaslamp/emerald-1e/seen/verbs';
import { at } from '@gaslamp/kernel/lists';
import type { Item, Place } from '@gaslamp/kernel/state';
import type { Hidden } from '@gaslamp/kernel/view';
import { askedBy, saidBy, toldBy } from '../declared.ts';
import { knownItems } from '../places.ts';
import { speaking } from '../text.ts';
import { plain, thing } from '../things.ts';
import type english from './text/en.json';

export const e = speaking<typeof english.emerald1e>('emerald1e');

/** Typed readers of this game's events, questions and options. */
export const told = toldBy(TOLD);
export const asked = askedBy(QUESTIONS);
export const said = saidBy(VERBS);
export type Told = ReturnType<typeof told>;
export type Asked = NonNullable<ReturnType<typeof asked>>;

const lower = <T extends string>(ids: readonly T[]) => ids.map((id) => id.toLowerCase() as Lowercase<T>);
/** Weekdays as names of the seats. */
const days = lower(DAYS);
export type Day = (typeof days)[number];
export const TRACK_NAMES = lower(TRACKS);
/** The side that scores each track's points (R16.2, R16.3). */
export const SIDES = ['loyalist', 'restorationist'] as const;

export interface Model {
  readonly s: Emerald1;
  readonly data: Data;
  readonly you: number | null;
  /** Player names in seat order. */
  readonly names: readonly string[];
  /** Items whose place the viewer knows, by place. */
  readonly known: ReadonlyMap<Place, readonly Item[]>;
  /** Number of unseen items, by place. */
  readonly unseen: ReadonlyMap<Place, number>;
  readonly hidden: readonly Hidden[];
  /** Every item's place, a hidden one's being some place of its pool: the owner is public (R16.7). */
  readonly place: readonly Place[];
  /** R18, once published: these points replace those shown before. */
  readonly final?: readonly Reckoning[] | null;
}
/** The view of a player, as opposed to a spectator. */
export interface Seated extends Model {
  readonly you: number;
}
export const isSeated = (m: Model): m is Seated => m.you !== null;

export function modelOf(part: Omit<Model, 'known' | 'unseen' | 'place'>): Model {
  const unseen = new Map<Place, number>();
  for (const { places } of part.hidden) for (const one of places) unseen.set(one, (unseen.get(one) ?? 0) + 1);
  return { ...part, known: knownItems(part.s.place), unseen, place: somewhere(part.s.place, part.hidden) };
}

export const itemsAt = (m: Model, place: Place): readonly Item[] => m.known.get(place) ?? [];
export const countAt = (m: Model, place: Place): number => itemsAt(m, place).length + (m.unseen.get(place) ?? 0);
/** The hand in the page's order: by kind. */
export const handOf = (m: Model, player: number): readonly Item[] => itemsAt(m, HAND + player);
export const players = ({ s }: Pick<Model, 's'>): number[] => Array.from({ length: s.seats }, (_, player) => player);

export const dayOf = (player: number): Day => at(days, player);
/** The default name of a seat. */
export const dayName = (player: number): string => e(`day.${at(DAYS, player)}`);
export const nameOf = (m: Pick<Model, 'names'>, player: number): string => at(m.names, player);
export const trackName = (track: number): string => e(`trackName.${at(TRACK_NAMES, track)}`);
export const cityName = (city: number): string => e(`city.${at(CITIES, city)}`);

/** Returns a card's name. In the box a main agent's card bears a day; tokens are named after their agents. */
export function cardName(data: Data, kind: number): string {
  const card = cardOfKind(data, kind);
  if (card.effect === 'mainAgent') return e('card.mainAgent');
  return card.name;
}
export const ownerOfItem = (m: Model, item: Item): number => ownerOf(m.data, item);
export const royalName = (data: Data, royal: number): string => at(data.pack.royals, royal).name;
/** A named agent has the name of its card, a main agent that of its player. */
export const agentName = ({ data, names }: Pick<Model, 'data' | 'names'>, agent: Agent): string =>
  isMain(agent) ? e('agent.main', { player: at(names, agent - MAIN) }) : cardOf(data, at(data.cardOfAgent, agent)).name;

/** Names a card on a stack, a city box, a permanent effect, or Limbo. */
export function placeName(target: number): string {
  if (target === LIMBO) return e('place.limbo');
  if (target >= SLOT_1) return e('place.slot', { which: target === SLOT_1 ? 'first' : 'second' });
  const city = cityName(target % BOX_OF);
  return target < BOX_OF ? e('place.card', { city }) : e('place.box', { city });
}

// Things in sentences.
export const where = (city: number): string => thing('y', city);
export const which = (kind: number, owner = -1): string => thing('c', kind, owner);
export const whom = (agent: Agent): string => thing('a', agent);
export const place = (target: number): string => thing('t', target);
/** An agent or a Royal Person as a thing. */
export const aimed = (aim: number): string => (aim >= FIRST_ROYAL ? thing('r', aim - FIRST_ROYAL) : whom(aim));

export const namer = (m: Pick<Model, 'data' | 'names'>) => ({
  name(sort: string, [a = 0]: readonly number[]): string {
    switch (sort) {
      case 'p':
      case 'q':
        return m.names[a] ?? '';
      case 'y':
        return cityName(a);
      case 'a':
        return agentName(m, a);
      case 't':
        return placeName(a);
      case 'r':
        return royalName(m.data, a);
      default:
        return cardName(m.data, a);
    }
  },
});
export const words = (m: Pick<Model, 'data' | 'names'>, sentence: string): string => plain(sentence, namer(m));

export const faceUp = (m: Model, city: number): Item => itemIn(m.s, FACE_UP + city);
export const heightOf = (m: Model, city: number): number =>
  countAt(m, STACK + city) + countAt(m, LOOKED + city) + countAt(m, UNDER + city);
/** Returns the Royal Person of a city, alive or not; -1 if the city has none. */
export const royalIn = (m: Pick<Model, 'data'>, city: number): number => at(m.data.royalIn, city);
/** Returns the kind of the face-up card on a target, or -1. */
export function kindOn(m: Model, target: number): number {
  const item = cardOn(m.s, target);
  return item < 0 ? -1 : kindOf(m.data, item);
}
/** Returns the player with the most influence on a target (R5.2), or -1. */
export const holderOf = (m: Model, target: number): number =>
  players(m).find((player) => hasMost(m.s, player, target)) ?? -1;
/** Returns the displayed points: for a hidden player only those independent of the side (R16.1), at the end the final ones. */
export const pointsOf = (m: Model, player: number): number =>
  m.final ? at(m.final, player).final : shownPoints({ s: { ...m.s, place: [...m.place] }, data: m.data }, player);
