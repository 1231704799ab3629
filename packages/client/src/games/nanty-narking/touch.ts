// Interprets a click on a thing: its only answer, a menu of several, or the reason why there is none.
import { at } from '@gaslamp/kernel/lists';
import { CARDS } from '@gaslamp/nanty-narking/box/ids';
import {
  areaName,
  asked,
  cardName,
  e,
  handOf,
  type Model,
  nameOf,
  which,
  words,
} from '@gaslamp/words/nanty-narking/model';
import { isAside, optionWords, verbsOf } from '@gaslamp/words/nanty-narking/prompt';
import { t } from '@gaslamp/words/text';
import type { MenuEntry } from '../../table/asking/menu.tsx';
import type { Answers } from '../../table/asking/use-answers.ts';
import { pointer } from '../../table/things/one-click.ts';
import { numberOf, parseThing } from '../../table/things/things.ts';
import { areaOf, isBetween, type Thing, wishFor } from './things.ts';
import type { Tools } from './tools.ts';

/** Returns how a thing is highlighted. */
export function litThing(lit: Answers['lit'], thing: Thing): 'strong' | 'soft' | undefined {
  const options = lit.get(thing);
  if (options !== undefined) return options.every(isAside) ? 'soft' : 'strong';
  // If pawns of an area are asked for, the area can be touched instead.
  const area = numberOf('area', thing);
  return area >= 0 && optionsIn(lit, area).length > 0 ? 'soft' : undefined;
}
const optionsIn = (lit: Answers['lit'], area: number): string[] =>
  [...lit.values()].flat().filter((option) => areaOf(option) === area);

/** Returns the options for a thing in words; undefined if there are none. */
export function possible(m: Model, lit: Answers['lit'], thing: Thing): string | undefined {
  const area = numberOf('area', thing);
  const options = area >= 0 ? optionsIn(lit, area) : (lit.get(thing) ?? []);
  if (options.length === 0) return undefined;
  return `${t('table.possible')} ${options.map((option) => words(m, optionWords(m, option))).join('; ')}.`;
}

/** Handles a touch of a thing: gives its answer, asks which of several, or says why there is none. */
export function touched(
  m: Model,
  play: Answers,
  tools: Omit<Tools, 'touch'>,
  thing: Thing,
  menuOf: (title: string, items: readonly MenuEntry[], card?: number) => void,
): void {
  const { sort, first: n } = parseThing(thing);
  const options = sort === 'area' ? optionsIn(play.lit, n) : (play.lit.get(thing) ?? []);
  const question = play.options === null || play.question === null ? null : asked(play.question);
  // The menu of answers may have to be fetched.
  if (play.offline && options.length > 0) return play.say({ text: t('table.offline'), rule: null });
  // A card of the hand can be played, kept for later or discarded: none of these by a single slip.
  if (sort === 'hand' && question && isBetween(question.effect) && handOf(m, question.player).includes(n))
    return menuOf(cardName(m, n), cardMenu(m, play, n, tools), n);
  // A finger reads the card first, and answers with the button below; a set is confirmed anyway.
  if (sort === 'hand' && pointer.finger && options.length > 0 && !play.question?.subset)
    return menuOf(
      cardName(m, n),
      options.map((option) => ({ ...entry(m, play, option), run: () => play.answer(option, 1, true) })),
      n,
    );
  const [only, ...others] = options;
  if (only !== undefined && others.length === 0 && !only.startsWith('drop ')) return play.answer(only);
  if (only !== undefined)
    return menuOf(
      titleOf(m, sort, n),
      options.map((option) => entry(m, play, option)),
    );
  const wish = question && wishFor(verbsOf(m, question), thing);
  if (wish !== null) return play.explain(wish);
  if (sort === 'hand') tools.openCard(n);
  if (sort === 'area' || sort === 'citycard') tools.openArea(n);
}

/** Describes a place; for pawns, the area where they stand. */
export function lookedAt(tools: Pick<Tools, 'openArea'>, thing: Thing): void {
  const { sort, first, second } = parseThing(thing);
  if (sort === 'area' || sort === 'citycard') tools.openArea(first);
  if (sort === 'pawn') tools.openArea(second);
}

const titleOf = (m: Model, sort: string, n: number): string => {
  if (sort === 'hand') return cardName(m, n);
  return sort === 'player' ? nameOf(m, n) : areaName(n);
};
const entry = (m: Model, play: Answers, option: string): MenuEntry => ({
  key: option,
  label: words(m, optionWords(m, option)),
  run: () => play.answer(option),
  wish: null,
});

/** Returns the menu of a card in the hand between two actions. */
function cardMenu(m: Model, play: Answers, card: number, tools: Pick<Tools, 'openCard'>): MenuEntry[] {
  const look = words(m, e('do.look', { card: which(card) }));
  return [...wishesOf(m, play, card), { key: 'look', label: look, run: () => tools.openCard(card), wish: null }];
}
function wishesOf(m: Model, play: Answers, card: number): MenuEntry[] {
  const id = at(CARDS, card);
  const wishes = m.data.playable[card]
    ? [`play ${id}`]
    : m.data.textOf[card] === 'endOwnTurnKeepCard'
      ? [...(m.s.interruptAsTurnCard === 1 ? [`play ${id}`] : []), `use ${id}`, `drop ${id}`]
      : [`play ${id}`, `drop ${id}`];
  return wishes.map((wish): MenuEntry => {
    const can = play.options?.includes(wish) ?? false;
    return { ...entry(m, play, wish), run: can ? () => play.answer(wish) : null, wish };
  });
}

/** Returns the current uses of a card in the hand, possible or not. */
export function usesOf(m: Model, play: Answers, card: number): MenuEntry[] {
  if (m.you === null || !handOf(m, m.you).includes(card)) return [];
  const question = play.options === null || play.question === null ? null : asked(play.question);
  if (question !== null && isBetween(question.effect)) return wishesOf(m, play, card);
  return (play.lit.get(`hand.${card}`) ?? []).map((option) => entry(m, play, option));
}
