// What the page reads of a view: pure questions, no rules.
import type { Item, Place } from '@gaslamp/kernel/state';
import type { Hidden } from '@gaslamp/kernel/view';
import type { Data } from '@gaslamp/nanty-narking/data';
import { AREAS, CARDS, CITIZEN, COLOURS, FIRST_EVENT, PAWNS } from '@gaslamp/nanty-narking/ids';
import type { Personality } from '@gaslamp/nanty-narking/pack';
import { controls, FRONT, HAND, type Nanty, WAITING } from '@gaslamp/nanty-narking/state';
import { knownItems } from '../../table/places.ts';
import { plain, thing, who } from '../../table/rich.tsx';
import { t, type Values } from '../../text.ts';
import type { Colour } from './art/emblems.tsx';

export const e = (id: string, values: Values = {}): string => t(`nanty.${id}`, values);

export interface Model {
  readonly s: Nanty;
  readonly data: Data;
  readonly you: number | null;
  /** Players by name, in seat order. */
  readonly names: readonly string[];
  /** Items that the viewer can place, by place. */
  readonly known: ReadonlyMap<Place, readonly Item[]>;
  readonly hidden: readonly Hidden[];
}

export function modelOf(part: Omit<Model, 'known'>): Model {
  return { ...part, known: knownItems(part.s.place) };
}

export const itemsAt = (m: Model, place: Place): readonly Item[] => m.known.get(place) ?? [];
/** How many items of that back lie there that the viewer does not know. */
const unseenAt = (m: Model, place: Place, back: number): number =>
  m.hidden.reduce(
    (sum, { pool, places }) => sum + (pool === back ? places.filter((one) => one === place).length : 0),
    0,
  );
/** How many cards of a back lie there; everybody sees backs. */
export const backsAt = (m: Model, place: Place, back: number): number =>
  itemsAt(m, place).filter((item) => m.data.backOf[item] === back).length + unseenAt(m, place, back);
export const countAt = (m: Model, place: Place): number =>
  itemsAt(m, place).length + m.hidden.reduce((sum, { places }) => sum + places.filter((p) => p === place).length, 0);

export const players = (m: Pick<Model, 's'>): number[] => Array.from({ length: m.s.seats }, (_, player) => player);
export const colourOf = (player: number): Colour => COLOURS[player]!.toLowerCase() as Colour;
export const areaName = (area: number): string => e(`area.${AREAS[area]}`);
export const cardName = (m: Pick<Model, 'data'>, card: Item): string => m.data.pack.cards[card]!.name;
export const eventName = (event: number): string => e(`eventCard.${event}.name`);
export const handOf = (m: Model, player: number): readonly Item[] => itemsAt(m, HAND + player);
/** Cards in play beneath the one being resolved, until their two are done (R9.22). */
export const waitingOf = (m: Model): readonly Item[] => itemsAt(m, WAITING);
export const frontOf = (m: Model, player: number): readonly Item[] => itemsAt(m, FRONT + player);
/** Who controls an area, or -1. */
export const controllerOf = (m: Model, area: number): number =>
  players(m).find((player) => controls(m.s, player, area)) ?? -1;

/** The set of personalities of this match: the published ones or the house's. */
export const personalityIn = ({ s, data }: Pick<Model, 's' | 'data'>, index: number): Personality =>
  (s.variants === 1 ? data.pack.variants : data.pack.personalities)[index]!;

// Things in sentences.
export const where = (area: number): string => thing('a', area);
export const which = (card: Item): string => thing('c', card);
export const whatEvent = (event: number): string => thing('e', event);

/** A pawn, as the object of a sentence. */
export function pawnWords(pawn: number): string {
  if (pawn < CITIZEN) return e('pawn.agent', { owner: who(pawn) });
  return e(`pawn.${PAWNS[pawn]!}`);
}

export const namer = (m: Pick<Model, 'data' | 'names'>) => ({
  name(sort: string, [a = 0]: readonly number[]): string {
    if (sort === 'p' || sort === 'q') return m.names[a] ?? '';
    if (sort === 'a') return areaName(a);
    if (sort === 'e') return eventName(a);
    return cardName(m, a);
  },
});
export const words = (m: Pick<Model, 'data' | 'names'>, sentence: string): string => plain(sentence, namer(m));

export const areaIndex = (id: string | undefined): number => AREAS.indexOf(id ?? '');
export const cardIndex = (id: string | undefined): number => CARDS.indexOf(id ?? '');
export const pawnIndex = (id: string | undefined): number => PAWNS.indexOf(id as (typeof PAWNS)[number]);
export const playerIndex = (id: string | undefined): number => COLOURS.indexOf(id as (typeof COLOURS)[number]);

export const eventOf = (item: Item): number => item - FIRST_EVENT;

/** The card being resolved and how far it is, as the agenda tells; null where none is. */
export interface InPlay {
  readonly card: Item;
  readonly by: number;
  /** The symbol at work or asked for; past the last one: all are done. */
  readonly index: number;
}
export function inPlay({ s, data }: Pick<Model, 's' | 'data'>): InPlay | null {
  for (const frame of s.agenda.slice().reverse()) {
    const { effect, card, by, index } = frame as { effect: string; card?: number; by?: number; index?: number };
    if (card === undefined || by === undefined) continue;
    if (effect === 'card.symbol') return { card, by, index: index! };
    // Behind a symbol at work waits the next one.
    if (effect === 'card.next') return { card, by, index: index! - 1 };
    if (effect === 'card.end') return { card, by, index: data.symbols[card]!.length };
  }
  return null;
}
