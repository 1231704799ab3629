// Interprets a click on a thing: its only answer, a menu of several, or the reason why there is none.
import { CARDS } from '@gaslamp/emerald-2e/box/ids';
import { at } from '@gaslamp/kernel/lists';
import { e, isSeated, type Model, readOption, type Seated, words } from '@gaslamp/words/emerald-2e/model';
import { isMode, optionWords } from '@gaslamp/words/emerald-2e/prompt';
import { t } from '@gaslamp/words/text';
import { all } from '@gaslamp/words/things';
import { until } from '../../settled.ts';
import type { TableClient } from '../../table/asking/client.ts';
import type { MenuEntry } from '../../table/asking/menu.tsx';
import type { Note } from '../../table/asking/note.ts';
import { onlyOf } from '../../table/things/options.ts';
import { numberOf, parseThing } from '../../table/things/things.ts';
import { type Action, cityOf, type Thing } from './things.ts';
import type { Play } from './use-play.ts';

/** Returns how a thing is highlighted. */
export function litThing(
  lit: Play['lit'],
  soft: boolean,
  thing: Thing,
  target?: number,
): 'strong' | 'soft' | 'target' | undefined {
  const options = lit.get(thing);
  if (options === undefined) {
    if (thing === `city.${target}`) return 'target';
    // If pieces of a city are asked for, the city can be touched instead.
    const city = numberOf('city', thing);
    return city >= 0 && !soft && [...lit.values()].flat().some((option) => cityOf(option) === city)
      ? 'soft'
      : undefined;
  }
  if (!soft) return 'strong';
  // In a turn, placing and moving are possible almost everywhere, so only rarer options highlight a thing.
  return options.some((option) => !isEverywhere(option)) ? 'soft' : undefined;
}

const isEverywhere = (option: string): boolean => ['place', 'move'].includes(readOption(option)?.verb ?? '');

/** Returns the options for a thing in words; undefined if there are none. */
export function possible(m: Model, lit: Play['lit'], turn: boolean, thing: Thing, target?: number): string | undefined {
  const city = numberOf('city', thing);
  const options = [...lit].flatMap(([one, of]) =>
    one === thing ? of : city < 0 ? [] : of.filter((option) => cityOf(option) === city),
  );
  if (options.length === 0) return thing === `city.${target}` ? t('table.target') : undefined;
  if (!turn) return t('table.possible');
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
  menuOf: (title: string, items: readonly MenuEntry[]) => void,
  openCard: (kind: number, owner?: number) => void,
  looks = false,
): void {
  const { sort: own, first, second } = parseThing(thing);
  // Looking at pieces describes their city.
  const [sort, n] = looks && !Number.isNaN(second) ? ['city', second] : [own, first];
  const options = play.lit.get(thing) ?? [];
  const only = onlyOf(options);
  const { turn } = play;
  // The menus are loaded with the first list.
  const list = (entries: (menus: typeof import('./menus.ts')) => readonly MenuEntry[]): void =>
    void until(import('./menus.ts')).then((menus) => menuOf(menus.menuTitle(m, thing), entries(menus)));
  if (sort === 'city') {
    const here = [...play.lit.values()].flat().filter((option) => cityOf(option) === n);
    const only = onlyOf(here);
    if (!looks && !play.soft && only !== null) return play.answer(only);
    if (!looks && !play.soft && here.length === 0 && !turn && play.explainThing(thing)) return;
    return list(({ cityMenu }) => cityMenu(m, play, n, openCard));
  }
  if (sort === 'hand') {
    if (turn && play.mode !== 'card') return list(({ cardMenu }) => cardMenu(m, play, n, openCard));
    if (only !== null) return play.answer(only);
    if (options.length > 1) return list(({ answersMenu }) => answersMenu(m, play, options));
    if (turn) return play.explain(`play ${at(CARDS, n)}`);
    if (!play.explainThing(thing)) openCard(n, m.you ?? -1);
    return;
  }
  if (looks) return;
  if (only !== null) play.answer(only);
  else if (options.length > 1) list(({ answersMenu }) => answersMenu(m, play, options));
  else play.explainThing(thing);
}

const explained = async (m: Seated, client: TableClient, action: Action): Promise<Note | null> =>
  (await until(import('./why-not.ts'))).whyNot(m, client, action);

/**
 * Handles a button of the action bar: begins an action without a place, filters the highlights, or says why it is not possible.
 */
export function actionTouched(m: Model, client: TableClient, play: Play, action: Action | 'end'): void {
  if (play.offline) return play.say({ text: t('table.offline'), rule: null });
  const options = play.options ?? [];
  if (action === 'end') return options.includes('end') ? play.answer('end') : play.explain('end');
  if (!options.some((option) => play.action(option) === action)) {
    if (action === 'card') return play.say({ text: e('action.noTextCard'), rule: 'R11.2' });
    if (isSeated(m)) void explained(m, client, action).then((note) => note && play.say(note));
    return;
  }
  if (!isMode(action)) return play.answer(action);
  play.setMode(play.mode === action ? null : action);
}
