// Queries on a view for pages and the command line; contains no rules.
import { type Agent, cardOf, cardOfKind, type Data, isMain, kindOf, ownerOf } from '@gaslamp/emerald-1e/box/data';
import { BOX_OF, CITIES, DAYS, FIRST_ROYAL, LIMBO, MAIN, SLOT_1, TRACKS } from '@gaslamp/emerald-1e/box/ids';
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
import { countAt, type EmeraldModel, lower, withItems } from '../emerald/model.ts';
import { players, type SeatedIn } from '../model.ts';
import { speaking } from '../text.ts';
import { plain, thing } from '../things.ts';
import type english from './text/en.json';

export { countAt, dayOf, handOf, where, which } from '../emerald/model.ts';
export { isSeated, itemsAt, nameOf, players } from '../model.ts';

export const e = speaking<typeof english.emerald1e>('emerald1e');

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
export const cityName = (city: number): string => e(`city.${at(CITIES, city)}`);

/** Returns a card's name. In the box a main agent's card bears a day; tokens are named after their agents. */
export function cardName(data: Data, kind: number): string {
  const { effect, name } = cardOfKind(data, kind);
  return effect === 'mainAgent' ? e('card.mainAgent') : name;
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
export const agentThing = (agent: Agent): string => thing('a', agent);
export const place = (target: number): string => thing('t', target);
/** An agent or a Royal Person as a thing. */
export const aimed = (aim: number): string => (aim >= FIRST_ROYAL ? thing('r', aim - FIRST_ROYAL) : agentThing(aim));

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
