// Interprets a click on a thing: its only answer, a menu of several, or the reason why there is none.
import { CARDS } from '@gaslamp/emerald-1e/box/ids';
import { at } from '@gaslamp/kernel/lists';
import { e, isSeated, kindOn, type Model, readOption, type Seated, words } from '@gaslamp/words/emerald-1e/model';
import { isMode, optionWords } from '@gaslamp/words/emerald-1e/prompt';
import { t } from '@gaslamp/words/text';
import { all } from '@gaslamp/words/things';
import type { ReactNode } from 'react';
import { until } from '../../settled.ts';
import type { TableClient } from '../../table/asking/client.ts';
import type { MenuEntry } from '../../table/asking/menu.tsx';
import type { Note } from '../../table/asking/note.ts';
import { onlyOf } from '../../table/things/options.ts';
import { numberOf, parseThing } from '../../table/things/things.ts';
import { type Action, cityOf, type Thing } from './things.ts';
import type { Play } from './use-play.ts';

/** Returns the city that a thing stands for as a whole, or -1. */
const cityIn = (thing: Thing): number => numberOf('city', thing);

/** Returns how a thing is highlighted. */
export function litThing(m: Model, play: Play, thing: Thing, target?: Thing): 'strong' | 'soft' | 'target' | undefined {
  const options = play.lit.get(thing);
  if (options === undefined) {
    if (thing === target) return 'target';
    // If pieces of a city are asked for, the city can be touched instead.
    const city = cityIn(thing);
    return city >= 0 && !play.soft && [...play.lit.values()].flat().some((option) => cityOf(m, option) === city)
      ? 'soft'
      : undefined;
  }
  if (!play.soft) return 'strong';
  // In a turn, placing and moving are possible almost everywhere, so only rarer options highlight a thing.
  return options.some((option) => !isEverywhere(option)) ? 'soft' : undefined;
}

/** True for an option that begins an action which can be taken back. */
const isEverywhere = (option: string): boolean => ['place', 'move'].includes(readOption(option)?.verb ?? '');

/** Returns the options for a thing in words; undefined if there are none. */
export function possible(m: Model, play: Play, thing: Thing, target?: Thing): string | undefined {
  const city = cityIn(thing);
  const options = [...play.lit].flatMap(([one, of]) =>
    one === thing ? of : city < 0 ? [] : of.filter((option) => cityOf(m, option) === city),
  );
  if (options.length === 0) return thing === target ? t('table.target') : undefined;
  if (!play.turn) return t('table.possible');
  return e('board.can', { what: all(options.map((option) => words(m, optionWords(m, option, 'turn.act')))) });
}

/**
 * Handles a touch of a thing: gives its answer, asks which of several, or says why there is none. With `looks` it only lists
 * the options.
 */
export function touched(
  m: Model,
  play: Play,
  thing: Thing,
  menuOf: (title: string, items: readonly MenuEntry[], about: ReactNode) => void,
  openCard: (kind: number) => void,
  looks = false,
): void {
  const { sort, first: n } = parseThing(thing);
  const options = play.lit.get(thing) ?? [];
  const only = onlyOf(options);
  const { turn, soft } = play;
  // The menus are loaded with the first list.
  const list = (entries: (menus: typeof import('./menus.ts')) => readonly MenuEntry[]): void =>
    void until(import('./menus.ts')).then((menus) =>
      menuOf(menus.menuTitle(m, thing), entries(menus), menus.menuAbout(m, thing)),
    );
  if (sort === 'city') {
    const here = [...play.lit.values()].flat().filter((option) => cityOf(m, option) === n);
    const single = onlyOf(here);
    if (!looks && !soft && single !== null) return play.answer(single);
    if (!looks && !soft && here.length === 0 && !turn && play.explainThing(thing)) return;
    return list(({ cityMenu }) => cityMenu(m, play, n, openCard));
  }
  if (sort === 'hand') {
    const plain = play.mode !== 'card' && play.mode !== 'attack';
    if (turn && plain) return list(({ cardMenu }) => cardMenu(m, play, n, openCard));
    if (only !== null) return play.answer(only);
    if (options.length > 1) return list(({ answersMenu }) => answersMenu(m, play, options));
    if (turn) return play.explain(`${play.mode === 'attack' ? 'attack' : 'play'} ${at(CARDS, n)}`);
    if (!play.explainThing(thing)) openCard(n);
    return;
  }
  // In a turn a place lists all its options, and says why the others are not possible. If the only one is to place or to move,
  // it begins at once, and a long press lists the rest; not so on a card, where a long press enlarges the card.
  const isPlace = sort === 'target' || sort === 'agent';
  const isCard = sort === 'target' && kindOn(m, n) >= 0;
  const offers = isPlace && (only === null ? soft || turn : soft && (isCard || !isEverywhere(only)));
  if (looks ? sort !== 'bar' : offers) return list(({ thingMenu }) => thingMenu(m, play, thing, openCard));
  if (only !== null) play.answer(only);
  else if (options.length > 1) list(({ answersMenu }) => answersMenu(m, play, options));
  else if (!play.explainThing(thing)) list(({ thingMenu }) => thingMenu(m, play, thing, openCard));
}

const explained = async (m: Seated, client: TableClient, action: Action): Promise<Note | null> =>
  (await until(import('./why-not.ts'))).whyNot(m, client, action);

/**
 * Handles a button of the action bar: begins an action without a place, filters the highlights, or says why it is not possible.
 */
export function actionTouched(m: Model, client: TableClient, play: Play, action: Action): void {
  if (play.offline) return play.say({ text: t('table.offline'), rule: null });
  const options = play.options ?? [];
  if (!options.some((option) => play.action(option) === action)) {
    if (action === 'card') return play.say({ text: e('action.noTextCard'), rule: 'R6.10' });
    if (isSeated(m)) void explained(m, client, action).then((note) => note && play.say(note));
    return;
  }
  if (!isMode(action)) return play.answer(action);
  play.setMode(play.mode === action ? null : action);
}
