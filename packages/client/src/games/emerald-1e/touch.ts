// What a click on a thing means: the one answer it has, a menu of several, or the reason why there is none.
import { CARDS } from '@gaslamp/emerald-1e/ids';
import { at } from '@gaslamp/kernel/lists';
import { e, isSeated, kindOn, type Model, type Seated, said, words } from '@gaslamp/words/emerald-1e/model';
import { isMode, optionWords } from '@gaslamp/words/emerald-1e/prompt';
import { t } from '@gaslamp/words/text';
import { all } from '@gaslamp/words/things';
import type { ReactNode } from 'react';
import { until } from '../../settled.ts';
import type { TableClient } from '../../table/client.ts';
import type { MenuEntry } from '../../table/menu.tsx';
import type { Note } from '../../table/note.ts';
import { onlyOf } from '../../table/options.ts';
import { type Action, cityOf, type Thing } from './things.ts';
import type { Play } from './use-play.ts';

/** The city that a thing stands for as a whole, or -1. */
const cityIn = (thing: Thing): number => (thing.startsWith('city.') ? Number(thing.slice(5)) : -1);

/** How a thing stands out. */
export function litThing(m: Model, play: Play, thing: Thing, target?: Thing): 'strong' | 'soft' | 'target' | undefined {
  const options = play.lit.get(thing);
  if (options === undefined) {
    if (thing === target) return 'target';
    // A city whose pieces are asked for can be touched for them.
    const city = cityIn(thing);
    return city >= 0 && !play.soft && [...play.lit.values()].flat().some((option) => cityOf(m, option) === city)
      ? 'soft'
      : undefined;
  }
  if (!play.soft) return 'strong';
  // In a turn everywhere something can be placed or moved from: only what is rarer stands out by itself.
  return options.some((option) => !isEverywhere(option)) ? 'soft' : undefined;
}

/** What it begins can be taken back. */
const isEverywhere = (option: string): boolean => ['place', 'move'].includes(said(option)?.verb ?? '');

/** What can be done with a thing, in words; undefined where nothing can. */
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
 * Somebody acts on a thing: does what it means, asks which of several, or says why nothing. Who only `looks` is told what
 * can be done there.
 */
export function touched(
  m: Model,
  play: Play,
  thing: Thing,
  menuOf: (title: string, items: readonly MenuEntry[], about: ReactNode) => void,
  openCard: (kind: number) => void,
  looks = false,
): void {
  const [sort, first] = thing.split('.');
  const n = Number(first);
  const options = play.lit.get(thing) ?? [];
  const only = onlyOf(options);
  const { turn, soft } = play;
  // What can be listed comes with the first list.
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
  // In a turn a place offers all that can be done there, and says why the rest is not possible. If that is one thing, the rest
  // is told to who holds it; but of a card, which is shown large.
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

/** A button of the action bar: begins what needs no place, filters what lights up, or says why not. */
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
