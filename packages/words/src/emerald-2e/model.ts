// Queries on a view for pages and the command line; contains no rules.
import { cardOfKind, type Data, ownerOf } from '@gaslamp/emerald-2e/box/data';
import { CARDS, CITIES, CUBE_PLACES, DAYS, ROYALTY, TARGETS, TRACKS } from '@gaslamp/emerald-2e/box/ids';
import { type Emerald, FACE_UP, itemIn, majority, runningTotal, SLOT, STACK } from '@gaslamp/emerald-2e/box/state';
import { EVENT_SPECS } from '@gaslamp/emerald-2e/seen/event-specs';
import { QUESTIONS } from '@gaslamp/emerald-2e/seen/questions';
import type { Reckoning } from '@gaslamp/emerald-2e/seen/scoring';
import { VERBS } from '@gaslamp/emerald-2e/seen/verbs';
import { at } from '@gaslamp/kernel/lists';
import type { Item } from '@gaslamp/kernel/state';
import { eventReader, optionReader, questionReader } from '../declared.ts';
import { countAt, type EmeraldModel, lower, which, withItems } from '../emerald/model.ts';
import { players, type SeatedIn } from '../model.ts';
import { naming } from '../names.ts';
import { speaking } from '../text.ts';
import { plain, thing, who } from '../things.ts';
import names from './names/names.en.json' with { type: 'json' };
import type english from './text/en.json';

export { countAt, dayOf, handOf, where, which } from '../emerald/model.ts';
export { isSeated, itemsAt, nameOf, players } from '../model.ts';

export const e = speaking<typeof english.emerald2e>('emerald2e');
const nameOfThing = naming('emerald-2e', 'emerald2e', names, {
  y: ['city', CUBE_PLACES],
  c: ['card', CARDS],
  d: ['day', DAYS],
  T: ['target', TARGETS.map((_, target) => (target < ROYALTY ? 'agent' : 'royalty'))],
  o: ['target', ['yours']],
});

/** Typed readers of this game's events, questions and options. */
export const readEvent = eventReader(EVENT_SPECS);
export const asked = questionReader(QUESTIONS);
export const readOption = optionReader(VERBS);
export type KnownEvent = ReturnType<typeof readEvent>;
export type Asked = NonNullable<ReturnType<typeof asked>>;

/** The sides in the order of their tracks. */
export const SIDES = lower(TRACKS);

/** After R17 there are final points. */
export type Model = EmeraldModel<Emerald, Data, Reckoning>;
export type Seated = SeatedIn<Model>;
export const modelOf: (part: Omit<Model, 'known' | 'unseen'>) => Model = withItems;

/** The default name of a seat. */
export const dayName = (player: number): string => e(`day.${at(DAYS, player)}`);
export const sideName = (track: number): string => e(`side.${at(SIDES, track)}`);
export const cityName = (city: number, form?: string): string =>
  nameOfThing('y', city, { form, otherwise: e(`city.${CITIES[city] ?? 'LIMBO'}`) });

/** The starting cards on which no name is printed. */
const UNNAMED = [
  'START_S003',
  'START_S004',
  'START_S005',
  'START_S006',
  'START_S007',
  'START_S008',
  'START_S009',
  'START_S010',
] as const;
/** Returns a card's name, as a host corrected it; a starting card without a printed name has one of ours. */
export function cardName(data: Data, kind: number, form?: string): string {
  const { name, id } = cardOfKind(data, kind);
  const unnamed = UNNAMED.find((one) => one === id);
  const otherwise = name === '' && unnamed !== undefined ? e(`card.${unnamed}`) : name || id;
  return nameOfThing('c', kind, { form, otherwise, printed: name });
}
export const ownerOfItem = (m: Model, item: Item): number => ownerOf(m.data, item);

/** The parts of a model that names come from. */
type Naming = Pick<Model, 'data' | 'names' | 'you'>;
export const namer = (m: Naming) => ({
  name(sort: string, [a = 0]: readonly number[], form?: string): string {
    if (sort === 'p' || sort === 'q') return m.names[a] ?? '';
    if (sort === 'y') return cityName(a, form);
    if (sort === 'T') return targetWords(m, a, form);
    if (sort === 'd') return nameOfThing('d', a, { form, otherwise: dayName(a) });
    return cardName(m.data, a, form);
  },
});
export const words = (m: Naming, sentence: string): string => plain(sentence, namer(m));

export const faceUp = (m: Model, city: number): Item => itemIn(m.s, FACE_UP + city);
export const royaltyIn = (m: Model, city: number): Item => itemIn(m.s, SLOT + city);
export const heightOf = (m: Model, city: number): number => countAt(m, STACK + city);
/** Returns the points on the track: the running total, or the final points at the end. */
export const pointsOf = (m: Model, player: number): number =>
  m.final ? at(m.final, player).final : runningTotal(m.s, player);

/** Returns the player with the majority, or -1. */
export const holderOf = (m: Model, city: number): number =>
  players(m).find((player) => majority(m.s, player, city)) ?? -1;

/** Names the target of an attack. A city has only its own royalty (R2.12). */
export function targetName({ data }: Pick<Model, 'data'>, target: number, city: number): string {
  const royalty = data.cards.findIndex((card) => card.kind === 'royalty' && card.city === CITIES[city]);
  return target >= ROYALTY && royalty >= 0 ? e('target.royalty', { card: which(royalty) }) : thing('T', target);
}
function targetWords({ you }: Naming, target: number, form?: string): string {
  if (target === you) return nameOfThing('o', 0, { form, otherwise: e('target.yours') });
  const values = { owner: who(target) };
  const otherwise = target < ROYALTY ? e('target.agent', values) : e('target.royaltyNone');
  return nameOfThing('T', target, { form, otherwise, values });
}
