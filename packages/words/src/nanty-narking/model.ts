// Queries on a view for pages and the command line; contains no rules.
import { at } from '@gaslamp/kernel/lists';
import type { Item, Place } from '@gaslamp/kernel/state';
import type { Data } from '@gaslamp/nanty-narking/box/data';
import { AREAS, CARDS, CITIZEN, COLOURS, EVENTS, FIRST_EVENT, PERSONALITIES } from '@gaslamp/nanty-narking/box/ids';
import type { Area, Card } from '@gaslamp/nanty-narking/box/pack';
import { controls, FRONT, HAND, type Nanty } from '@gaslamp/nanty-narking/box/state';
import { EVENT_SPECS } from '@gaslamp/nanty-narking/seen/event-specs';
import { QUESTIONS } from '@gaslamp/nanty-narking/seen/questions';
import { VERBS } from '@gaslamp/nanty-narking/seen/verbs';
import { eventReader, optionReader, questionReader } from '../declared.ts';
import { itemsAt, knownItems, type ModelOf, players, type SeatedIn } from '../model.ts';
import { naming } from '../names.ts';
import { speaking, t, type Values } from '../text.ts';
import { plain, thing, who } from '../things.ts';
import names from './names/names.en.json' with { type: 'json' };
import type english from './text/en.json';

export { isSeated, itemsAt, nameOf, players } from '../model.ts';

export const e = speaking<typeof english.nanty>('nanty');
const nameOfThing = naming('nanty-narking', 'nanty', names, {
  a: ['area', AREAS],
  c: ['card', CARDS],
  e: ['event', EVENTS],
});

/** Typed readers of this game's events, questions and options. */
export const readEvent = eventReader(EVENT_SPECS);
export const asked = questionReader(QUESTIONS);
export const readOption = optionReader(VERBS);
export type KnownEvent = ReturnType<typeof readEvent>;
export type Asked = NonNullable<ReturnType<typeof asked>>;

export type Colour = Lowercase<(typeof COLOURS)[number]>;

export type Model = ModelOf<Nanty, Data>;
export type Seated = SeatedIn<Model>;
export const modelOf = (part: Omit<Model, 'known'>): Model => ({ ...part, known: knownItems(part.s.place) });

/** Number of items with that back at a place that the viewer does not know. */
const unseenAt = (m: Model, place: Place, back: number): number =>
  m.hidden.reduce(
    (sum, { pool, places }) => sum + (pool === back ? places.filter((one) => one === place).length : 0),
    0,
  );
/** Number of cards with a back at a place; backs are public. */
export const backsAt = (m: Model, place: Place, back: number): number =>
  itemsAt(m, place).filter((item) => m.data.backOf[item] === back).length + unseenAt(m, place, back);
export const countAt = (m: Model, place: Place): number =>
  itemsAt(m, place).length + m.hidden.reduce((sum, { places }) => sum + places.filter((p) => p === place).length, 0);

const colours: readonly Colour[] = COLOURS.map((colour) => colour.toLowerCase() as Colour);
export const colourOf = (player: number): Colour => at(colours, player);
export const colourName = (player: number): string => e(`colour.${at(COLOURS, player)}`);
export const cardOf = ({ data }: Pick<Model, 'data'>, card: Item): Card => at(data.pack.cards, card);
export const areaOf = ({ data }: Pick<Model, 'data'>, area: number): Area => at(data.pack.areas, area);
/** Returns a card's name, as a host corrected it. */
export function cardName(m: Pick<Model, 'data'>, card: Item, form?: string): string {
  const { name } = cardOf(m, card);
  return nameOfThing('c', card, { form, otherwise: name, printed: name });
}
export const handOf = (m: Model, player: number): readonly Item[] => itemsAt(m, HAND + player);
export const frontOf = (m: Model, player: number): readonly Item[] => itemsAt(m, FRONT + player);
/** Returns the player who controls an area, or -1. */
export const controllerOf = (m: Model, area: number): number =>
  players(m).find((player) => controls(m.s, player, area)) ?? -1;

export const eventName = (event: number, form?: string): string =>
  nameOfThing('e', event, { form, otherwise: e(`eventCard.${at(EVENTS, event)}.name`) });

// Looks up names of things listed in the pack, whose ids no type knows. A test compares them with the catalogue.
const listed = (id: string): string => t(`nanty.${id}`);
export const areaName = (area: number, form?: string): string =>
  nameOfThing('a', area, { form, otherwise: listed(`area.${at(AREAS, area)}`) });
/** Returns a personality's name; house variants are marked everywhere, to tell them from the published ones. */
export function personalityName(m: { readonly s: Pick<Nanty, 'variants'> }, index: number): string {
  const name = listed(`personality.${at(PERSONALITIES, index)}`);
  return m.s.variants === 1 ? e('house', { name }) : name;
}

// Things in sentences.
export const where = (area: number): string => thing('a', area);
export const which = (card: Item): string => thing('c', card);
export const whatEvent = (event: number): string => thing('e', event);

/** A pawn for a sentence: its sort, and the owner of an agent. */
export const pawnValues = (pawn: number): Values =>
  pawn < CITIZEN ? { pawn: 'agent', owner: who(pawn) } : { pawn: pawn === CITIZEN ? 'citizen' : 'grenadier' };

export const namer = (m: Pick<Model, 'data' | 'names'>) => ({
  name(sort: string, [a = 0]: readonly number[], form?: string): string {
    if (sort === 'p' || sort === 'q') return m.names[a] ?? '';
    if (sort === 'a') return areaName(a, form);
    if (sort === 'e') return eventName(a, form);
    return cardName(m, a, form);
  },
});
export const words = (m: Pick<Model, 'data' | 'names'>, sentence: string): string => plain(sentence, namer(m));

export const eventOf = (item: Item): number => item - FIRST_EVENT;
