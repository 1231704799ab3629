// Queries on a view for pages and the command line; contains no rules.
import { type Agent, cardOfKind, type Data, isMain, kindOf, ownerOf } from '@gaslamp/emerald-1e/box/data';
import {
  AGENTS,
  BOX_OF,
  CARDS,
  CITIES,
  CUBE_PLACES,
  DAYS,
  FIRST_ROYAL,
  LIMBO,
  MAIN,
  ROYALS,
  SLOT_1,
  TRACKS,
} from '@gaslamp/emerald-1e/box/ids';
import { cardOn, type Emerald1, FACE_UP, hasMost, itemIn, LOOKED, STACK, UNDER } from '@gaslamp/emerald-1e/box/state';
import { EVENT_SPECS } from '@gaslamp/emerald-1e/seen/event-specs';
import { pointsOf as shownPoints } from '@gaslamp/emerald-1e/seen/points';
import { QUESTIONS } from '@gaslamp/emerald-1e/seen/questions';
import type { Reckoning } from '@gaslamp/emerald-1e/seen/scoring';
import { somewhere } from '@gaslamp/emerald-1e/seen/somewhere';
import { VERBS } from '@gaslamp/emerald-1e/seen/verbs';
import { at } from '@gaslamp/kernel/lists';
import type { Item, Place } from '@gaslamp/kernel/state';
import { eventReader, optionReader, questionReader } from '../declared.ts';
import { countAt, type EmeraldModel, lower, where, withItems } from '../emerald/model.ts';
import { players, type SeatedIn } from '../model.ts';
import { naming } from '../names.ts';
import { speaking, type Values } from '../text.ts';
import { plain, thing } from '../things.ts';
import names from './names/names.en.json' with { type: 'json' };
import type english from './text/en.json';

export { countAt, dayOf, handOf, where, which } from '../emerald/model.ts';
export { isSeated, itemsAt, nameOf, players } from '../model.ts';

export const e = speaking<typeof english.emerald1e>('emerald1e');
/** A card on a stack, or a city's box, is named after its city. */
const sortOfPlace = (id: string, target: number): string => (target >= SLOT_1 ? id : target < BOX_OF ? 'CARD' : 'BOX');
const nameOfThing = naming('emerald-1e', 'emerald1e', names, {
  y: ['city', CITIES],
  c: ['card', CARDS],
  a: ['agent', AGENTS.map((id, agent) => (isMain(agent) ? 'MAIN' : id))],
  o: ['agent', ['YOURS']],
  r: ['royal', ROYALS],
  t: ['place', CUBE_PLACES.map(sortOfPlace)],
  d: ['day', DAYS],
});

/** Typed readers of this game's events, questions and options. */
export const readEvent = eventReader(EVENT_SPECS);
export const asked = questionReader(QUESTIONS);
export const readOption = optionReader(VERBS);
export type KnownEvent = ReturnType<typeof readEvent>;
export type Asked = NonNullable<ReturnType<typeof asked>>;

export const TRACK_NAMES = lower(TRACKS);
/** The side that scores each track's points (R16.2, R16.3). */
export const SIDES = ['loyalist', 'restorationist'] as const;

/** After R18 there are final points. */
export interface Model extends EmeraldModel<Emerald1, Data, Reckoning> {
  /** Every item's place, a hidden one's being some place of its pool: the owner is public (R16.7). */
  readonly place: readonly Place[];
}
export type Seated = SeatedIn<Model>;
export const modelOf = (part: Omit<Model, 'known' | 'unseen' | 'place'>): Model => ({
  ...withItems(part),
  place: somewhere(part.s.place, part.hidden),
});

/** The default name of a seat. */
export const dayName = (player: number): string => e(`day.${at(DAYS, player)}`);
export const trackName = (track: number): string => e(`trackName.${at(TRACK_NAMES, track)}`);
export const cityName = (city: number, form?: string): string =>
  nameOfThing('y', city, { form, otherwise: e(`city.${at(CITIES, city)}`) });

/**
 * Returns a card's name, as a host corrected it. In the box a main agent's card bears a day; tokens are named after their agents.
 */
export function cardName(data: Data, kind: number, form?: string): string {
  const { effect, name } = cardOfKind(data, kind);
  const otherwise = effect === 'mainAgent' ? e('card.mainAgent') : name;
  return nameOfThing('c', kind, { form, otherwise, printed: name });
}
export const ownerOfItem = (m: Model, item: Item): number => ownerOf(m.data, item);
export function royalName(data: Data, royal: number, form?: string): string {
  const { name } = at(data.pack.royals, royal);
  return nameOfThing('r', royal, { form, otherwise: name, printed: name });
}
/** The parts of a model that names come from. */
type Naming = Pick<Model, 'data' | 'names' | 'you'>;
/** A named agent has the name of its card, a main agent that of its player. */
export function agentName({ data, names, you }: Naming, agent: Agent, form?: string): string {
  if (you !== null && agent === MAIN + you) return nameOfThing('o', 0, { form, otherwise: e('agent.yours') });
  if (isMain(agent)) {
    const values = { player: at(names, agent - MAIN) };
    return nameOfThing('a', agent, { form, otherwise: e('agent.main', values), values });
  }
  const kind = kindOf(data, at(data.cardOfAgent, agent));
  const { name } = cardOfKind(data, kind);
  return nameOfThing('a', agent, { form, otherwise: cardName(data, kind), printed: name });
}

/** Names a card on a stack, a city box, a permanent effect, or Limbo. */
export function placeName(target: number, form?: string): string {
  const values = { city: where(target % BOX_OF) };
  const named = nameOfThing('t', target, { form, otherwise: placeWords(target, values), values });
  return plain(named, { name: (_, [city = 0], formOfCity) => cityName(city, formOfCity) });
}
function placeWords(target: number, values: Values): string {
  if (target === LIMBO) return e('place.limbo');
  if (target >= SLOT_1) return e('place.slot', { which: target === SLOT_1 ? 'first' : 'second' });
  return target < BOX_OF ? e('place.card', values) : e('place.box', values);
}

// Things in sentences.
export const agentThing = (agent: Agent): string => thing('a', agent);
export const place = (target: number): string => thing('t', target);
/** An agent or a Royal Person as a thing. */
export const aimed = (aim: number): string => (aim >= FIRST_ROYAL ? thing('r', aim - FIRST_ROYAL) : agentThing(aim));

export const namer = (m: Naming) => ({
  name(sort: string, [a = 0]: readonly number[], form?: string): string {
    switch (sort) {
      case 'p':
      case 'q':
        return m.names[a] ?? '';
      case 'y':
        return cityName(a, form);
      case 'a':
        return agentName(m, a, form);
      case 't':
        return placeName(a, form);
      case 'r':
        return royalName(m.data, a, form);
      case 'd':
        return nameOfThing('d', a, { form, otherwise: dayName(a) });
      default:
        return cardName(m.data, a, form);
    }
  },
});
export const words = (m: Naming, sentence: string): string => plain(sentence, namer(m));

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
