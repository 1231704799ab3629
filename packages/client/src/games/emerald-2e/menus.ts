// Menus with the options for a city, a card or a thing with several answers.
import { cardOfKind, kindOf } from '@gaslamp/emerald-2e/box/data';
import { CITIES, DAYS } from '@gaslamp/emerald-2e/box/ids';
import { agentsIn } from '@gaslamp/emerald-2e/box/state';
import { handOf as sumsOfHand } from '@gaslamp/emerald-2e/seen/hand';
import { canStrike, canSupport } from '@gaslamp/emerald-2e/seen/strike';
import type { VerbName } from '@gaslamp/emerald-2e/seen/verbs';
import { at } from '@gaslamp/kernel/lists';
import {
  cardName,
  cityName,
  e,
  faceUp,
  handOf,
  isSeated,
  type Model,
  nameOf,
  players,
  readOption,
  royaltyIn,
  type Seated,
  where,
  words,
} from '@gaslamp/words/emerald-2e/model';
import { cardText } from '@gaslamp/words/emerald-2e/options';
import { type Mode, optionWords } from '@gaslamp/words/emerald-2e/prompt';
import { all } from '@gaslamp/words/things';
import { glyphs, type SymbolName } from '../../art/emerald/symbols.tsx';
import type { MenuEntry } from '../../table/asking/menu.tsx';
import { parseThing } from '../../table/things/things.ts';
import { begun, entriesOf, offered, type Play as PlayOf } from '../emerald/menus.ts';
import { timingSymbol } from './card.tsx';
import { e as opened } from './opened/texts.ts';
import { type Action, cityOf, type Thing } from './things.ts';

export type Play = PlayOf<Action, Mode>;

const VERB_SYMBOLS: Readonly<Partial<Record<VerbName, SymbolName>>> = {
  place: 'place',
  claim: 'claim',
  move: 'move',
  to: 'arrow',
  at: 'city',
  raise: 'zombie',
  assassinate: 'assassinate',
  remove: 'agent',
  send: 'cube',
  take: 'retrieve',
  from: 'agent',
  advance: 'restorationistMarker',
  player: 'person',
};

const symbolOf = (option: string) => {
  const one = readOption(option);
  const name = one === null ? undefined : VERB_SYMBOLS[one.verb];
  return name === undefined ? null : glyphs[name];
};

const { answersMenu, wished } = entriesOf<Model>({
  words: (m, option, effect) => words(m, optionWords(m, option, effect)),
  symbolOf,
});

export { answersMenu };

/** Returns the entries that show the cards of a city. */
function looks(m: Model, city: number, openCard: (kind: number) => void): MenuEntry[] {
  return [faceUp(m, city), royaltyIn(m, city)]
    .filter((one) => one >= 0)
    .map((one) => {
      const kind = kindOf(m.data, one);
      return {
        key: `look ${one}`,
        label: e('do.look', { card: cardName(m.data, kind) }),
        symbol: glyphs.eye,
        run: () => openCard(kind),
        wish: null,
      };
    });
}

/** Returns the entries for all actions in a city in the viewer's turn, possible or not. */
export function cityMenu(m: Model, play: Play, city: number, openCard: (kind: number) => void): MenuEntry[] {
  const id = at(CITIES, city);
  if (!play.turn) {
    const here = [...play.lit.values()].flat().filter((option) => cityOf(option) === city);
    return [...answersMenu(m, play, here), ...looks(m, city, openCard)];
  }
  const wishes = [`claim ${id}`, `place ${id}`, `move ${id}`];
  for (const player of othersIn(m, city)) wishes.push(`assassinate ${at(DAYS, player)} ${id}`);
  if (royaltyIn(m, city) >= 0) wishes.push(`assassinate ROYALTY ${id}`);
  return [...wishes.map((wish) => wished(m, play, wish)), ...looks(m, city, openCard)];
}

/** Returns the other players with agents in a city. */
export const othersIn = (m: Model, city: number): number[] =>
  players(m).filter((player) => player !== m.you && agentsIn(m.s, player, city) > 0);

/** Reasons why a card cannot be used for an action that is possible otherwise; checked before the action begins. */
export type CardWish = 'strike' | 'support';

/** Returns the attacks that are possible now, those in which this card can strike, and those to which it can lend bombs. */
function attacksWith(m: Seated, options: readonly string[], kind: number) {
  const hand = sumsOfHand(m, m.you);
  const aims = options.map(readOption).filter((one) => one?.verb === 'assassinate');
  return {
    any: aims.length > 0,
    strikes: aims.some(({ target, city }) => canStrike(m, m.you, target, city, hand, kind)),
    supports: CITIES.flatMap((_, n) =>
      aims.some(({ target, city }) => city === n && canSupport(m, m.you, target, city, hand, kind)) ? [n] : [],
    ),
  };
}

const USES = ['place', 'claim', 'retrieve', 'move', 'assassinate'] as const;

/** Returns the uses of a card in the hand. */
export function cardMenu(
  m: Model,
  play: Play,
  kind: number,
  openCard: (kind: number, owner?: number) => void,
): MenuEntry[] {
  const card = cardOfKind(m.data, kind);
  const options = play.options ?? [];
  const items: MenuEntry[] = [];
  const possible = (action: Action) => options.find((option) => play.action(option) === action);
  const look: MenuEntry = {
    key: 'look',
    label: e('do.look', { card: cardName(m.data, kind) }),
    symbol: glyphs.eye,
    run: () => openCard(kind, m.you ?? -1),
    wish: null,
  };
  if (!play.turn || !isSeated(m)) return [look];
  const attacks = attacksWith(m, options, kind);
  const cardWish = (wish: CardWish): string => (attacks.any ? wish : 'assassinate');
  for (const use of USES) {
    if (card[use] === 0) continue;
    const option = possible(use) !== undefined && (use !== 'assassinate' || attacks.strikes);
    items.push({
      key: `use ${use}`,
      label: opened(`use.${use}`, { count: card[use] }),
      symbol: glyphs[use],
      // An action without a city begins at once; otherwise the board lights up and the card waits.
      run: option
        ? () => {
            play.prefer(kind);
            if (use === 'retrieve') play.answer('retrieve');
            else play.setMode(use);
          }
        : null,
      wish: use === 'assassinate' ? cardWish('strike') : use,
    });
  }
  const support = attacks.supports.length > 0 ? () => play.setMode('assassinate') : null;
  if (card.bombs > 0 && card.effect !== 'fenians')
    items.push({
      key: 'use bombs',
      label: opened(support ? 'use.bombs' : 'use.bombsNowhere', {
        count: card.bombs,
        cities: all(attacks.supports.map((one) => cityName(one))),
      }),
      symbol: glyphs.bomb,
      run: support,
      wish: cardWish('support'),
    });
  if (card.restorationist + card.loyalist > 0) {
    const side = card.restorationist > 0 ? 'restorationist' : 'loyalist';
    items.push(begun(play, 'markers', kind, opened('use.markers'), glyphs[`${side}Marker`]));
  }
  if (card.effect === 'fenians')
    items.push({
      key: 'use bombs',
      label: `${opened('use.text', { timing: e('timing.benefit') })}: ${cardText(card.effect, m)}`,
      symbol: glyphs[timingSymbol.benefit],
      run: support,
      wish: cardWish('support'),
    });
  else if (card.effect !== null && card.timing !== null) {
    const label = `${opened('use.text', { timing: e(`timing.${card.timing}`) })}: ${cardText(card.effect, m)}`;
    items.push(offered(play, `play ${card.id}`, label, glyphs[timingSymbol[card.timing]]));
  }
  items.push(begun(play, 'discard', kind, opened('use.discard'), glyphs.discard));
  return [...items, look];
}

/** Returns the current uses of a card, possible or not: of a card in the hand, and of copies that can be claimed. */
export function usesOf(m: Model, play: Play, kind: number): MenuEntry[] {
  if (m.you === null) return [];
  const isIt = (one: number) => one >= 0 && kindOf(m.data, one) === kind;
  const held = !handOf(m, m.you).some(isIt)
    ? []
    : play.turn
      ? cardMenu(m, play, kind, NOTHING)
      : answersMenu(m, play, play.lit.get(`hand.${kind}`) ?? []);
  const options = play.options ?? [];
  const claims = CITIES.flatMap((id, city): MenuEntry[] => {
    const wish = `claim ${id}`;
    if (!isIt(faceUp(m, city)) || !(play.turn || options.includes(wish))) return [];
    return [offered(play, wish, words(m, opened('use.claimIn', { city: where(city) })), symbolOf(wish))];
  });
  return [...held, ...claims];
}
const NOTHING = () => {};

export const menuTitle = (m: Model, thing: Thing): string => {
  const { sort, first: n, second: city } = parseThing(thing);
  if (sort === 'city' || sort === 'royalty') return cityName(n);
  if (sort === 'hand' || sort === 'beside') return cardName(m.data, n);
  if (sort === 'player') return nameOf(m, n);
  return Number.isNaN(city) ? e('action.group') : cityName(city);
};
