// Menus with the options for a city, a place, an agent or a card with several answers.

import { cardOfKind } from '@gaslamp/emerald-1e/box/data';
import { AGENTS, BOX_OF, SLOT_1, TARGETS } from '@gaslamp/emerald-1e/box/ids';
import { agentsHere, countOf, inGame } from '@gaslamp/emerald-1e/box/state';
import { citiesToSupport } from '@gaslamp/emerald-1e/seen/aims';
import { refuseBuyWith } from '@gaslamp/emerald-1e/seen/gold';
import type { VerbName } from '@gaslamp/emerald-1e/seen/verbs';
import { canMoveWith } from '@gaslamp/emerald-1e/seen/ways';
import { at } from '@gaslamp/kernel/lists';
import {
  agentName,
  cardName,
  cityName,
  e,
  handOf,
  isSeated,
  kindOn,
  type Model,
  nameOf,
  placeName,
  readOption,
  royalName,
  where,
  words,
} from '@gaslamp/words/emerald-1e/model';
import { cardText } from '@gaslamp/words/emerald-1e/options';
import { type Mode, optionWords } from '@gaslamp/words/emerald-1e/prompt';
import { all } from '@gaslamp/words/things';
import { createElement, type ReactNode } from 'react';
import type { MenuEntry } from '../../table/asking/menu.tsx';
import { parseThing } from '../../table/things/things.ts';
import { begun, entriesOf, offered, type Play as PlayOf } from '../emerald/menus.ts';
import { glyphs, type SymbolName } from './art/symbols.tsx';
import { timingSymbol } from './card.tsx';
import { Influence } from './influence.tsx';
import { e as opened } from './opened/texts.ts';
import { PlaceSigns } from './place-signs.tsx';
import { type Action, cityOf, type Thing } from './things.ts';

export type Play = PlayOf<Action, Mode>;

const VERB_SYMBOLS: Readonly<Partial<Record<VerbName, SymbolName>>> = {
  place: 'place',
  claim: 'claim',
  move: 'move',
  expose: 'expose',
  thwart: 'expose',
  attack: 'attack',
  hide: 'hide',
  aim: 'attack',
  to: 'arrow',
  at: 'city',
  strike: 'close',
  bury: 'discard',
  peek: 'eye',
  raise: 'zombie',
  bite: 'zombie',
  agent: 'agent',
  turn: 'agent',
  send: 'cubes',
  take: 'retrieve',
  block: 'disc',
  unblock: 'disc',
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

const look = (m: Model, kind: number, openCard: (kind: number) => void): MenuEntry => ({
  key: `look ${kind}`,
  label: opened('use.look', { card: cardName(m.data, kind) }),
  symbol: glyphs.eye,
  run: () => openCard(kind),
  wish: null,
});
const looksOf = (m: Model, target: number, openCard: (kind: number) => void): MenuEntry[] => {
  const kind = kindOn(m, target);
  return kind < 0 ? [] : [look(m, kind, openCard)];
};
const wishesFor = (m: Model, target: number): string[] =>
  target >= BOX_OF && target < SLOT_1
    ? [`place ${at(TARGETS, target)}`, `claim ${at(TARGETS, target)}`]
    : kindOn(m, target) < 0
      ? []
      : [`place ${at(TARGETS, target)}`, `claim ${at(TARGETS, target)}`];

/**
 * Returns the entries for all actions in a city in the viewer's turn, possible or not; outside it, the answers that are about
 * the city.
 */
export function cityMenu(m: Model, play: Play, city: number, openCard: (kind: number) => void): MenuEntry[] {
  const box = BOX_OF + city;
  const agents = agentsHere(m.s, city);
  const cards = agents.flatMap((agent) => cardOfAgent(m, agent, openCard));
  const looks = [...looksOf(m, city, openCard), ...cards];
  if (!play.turn) {
    const here = [...play.lit.values()].flat().filter((option) => cityOf(m, option) === city);
    return [...answersMenu(m, play, here), ...looks];
  }
  const own = agents
    .filter((agent) => countOf(m.s.agentOf, agent) === m.you)
    .map((agent) => `move ${at(AGENTS, agent)}`);
  const exposed = (play.options ?? []).filter(
    (option) => readOption(option)?.verb === 'expose' && cityOf(m, option) === city,
  );
  const wishes = [...wishesFor(m, city), ...wishesFor(m, box), ...own, ...exposed];
  return [...wishes.map((wish) => wished(m, play, wish)), ...looks];
}

/** Returns the entry that shows the card of a named agent. */
function cardOfAgent(m: Model, agent: number, openCard: (kind: number) => void): MenuEntry[] {
  const item = at(m.data.cardOfAgent, agent);
  return item < 0 ? [] : [look(m, at(m.data.kindOf, item), openCard)];
}

/** Returns the entries for a card, a box, a permanent effect or an agent. */
export function thingMenu(m: Model, play: Play, thing: Thing, openCard: (kind: number) => void): MenuEntry[] {
  const { sort, first: n } = parseThing(thing);
  const options = play.lit.get(thing) ?? [];
  if (sort === 'agent') {
    const wishes = play.turn && countOf(m.s.agentOf, n) === m.you && inGame(m.s, n) ? [`move ${at(AGENTS, n)}`] : [];
    const entries = play.turn ? [...wishes, ...options.filter((one) => !wishes.includes(one))] : options;
    return [
      ...(play.turn ? entries.map((one) => wished(m, play, one)) : answersMenu(m, play, entries)),
      ...cardOfAgent(m, n, openCard),
    ];
  }
  if (sort === 'target') {
    const entries = play.turn ? wishesFor(m, n).map((wish) => wished(m, play, wish)) : answersMenu(m, play, options);
    return [...entries, ...looksOf(m, n, openCard)];
  }
  return answersMenu(m, play, options);
}

/** Reasons why a card cannot be used for an action that is possible otherwise; checked before the action begins. */
export type CardWish = 'walk' | 'support' | `known ${string} ${string}`;

const USES = [
  ['place', 'cubes'],
  ['retrieve', 'cubes'],
  ['buy', 'gold'],
  ['move', 'gold'],
] as const;

/** Returns the uses of a card in the hand. */
export function cardMenu(m: Model, play: Play, kind: number, openCard: (kind: number) => void): MenuEntry[] {
  const card = cardOfKind(m.data, kind);
  const options = play.options ?? [];
  if (!play.turn || !isSeated(m)) return [look(m, kind, openCard)];
  const items: MenuEntry[] = [];
  const possible = (action: Action) => options.some((option) => play.action(option) === action);
  /** Returns the reason why a possible action cannot use this card. */
  const unfit = (use: (typeof USES)[number][0]): CardWish | null => {
    if (!possible(use)) return null;
    if (use === 'buy') {
      const why = refuseBuyWith(m, m.you, kind);
      return why && `known ${why.rule} ${why.key}`;
    }
    return use === 'move' && !canMoveWith(m, m.you, kind) ? 'walk' : null;
  };
  for (const [use, symbol] of USES) {
    if (card[symbol] === 0) continue;
    const why = unfit(use);
    items.push({
      key: `use ${use}`,
      label: opened(`use.${use}`, { count: card[symbol] }),
      symbol: glyphs[use],
      // An action without a place begins at once; otherwise the board lights up and the card waits.
      run:
        possible(use) && why === null
          ? () => {
              play.prefer(kind);
              if (use === 'retrieve' || use === 'buy') play.answer(use);
              else play.setMode(use);
            }
          : null,
      wish: why ?? use,
    });
  }
  if (card.war + card.revolution > 0)
    items.push(begun(play, 'markers', kind, opened('use.markers'), glyphs[card.war > 0 ? 'war' : 'revolution']));
  for (const deed of ['attack', 'hide'] as const) {
    const begins =
      deed === 'hide'
        ? card.effect === 'hideRoyal'
        : card.effect === 'hiredAssassin' ||
          card.effect === 'mainAgent' ||
          card.agent?.kills ||
          card.agent?.killsRoyals;
    if (!begins) continue;
    items.push(offered(play, `${deed} ${card.id}`, opened(`use.${deed}`), glyphs[deed]));
  }
  const supports = card.timing === 'support';
  if (card.bombs > 0 || supports) {
    const cities = citiesToSupport(m, m.you, kind);
    const run = cities.length > 0 ? () => play.setMode('attack') : null;
    const text = { count: card.bombs, cities: all(cities.map(where)) };
    const wish = possible('attack') ? ('support' satisfies CardWish) : 'attack';
    if (card.bombs > 0) {
      const label = words(m, opened(run ? 'use.bombs' : 'use.bombsNowhere', text));
      items.push({ key: 'use bombs', label, symbol: glyphs.bombs, run, wish });
    }
    if (card.effect !== null && supports)
      items.push({
        key: 'use support',
        label: `${opened('use.text', { timing: card.timing })}: ${cardText(card.effect, m)}`,
        symbol: glyphs[timingSymbol[card.timing]],
        run,
        wish,
      });
  }
  if (card.effect !== null && card.timing === 'action') {
    const label = `${opened('use.text', { timing: card.timing })}: ${cardText(card.effect, m)}`;
    items.push(offered(play, `play ${card.id}`, label, glyphs[timingSymbol[card.timing]]));
  }
  items.push(begun(play, 'discard', kind, opened('use.discard'), glyphs.discard));
  return [...items, look(m, kind, openCard)];
}

/** Returns the current uses of a card, possible or not: of a card in the hand, and of copies that can be claimed. */
export function usesOf(m: Model, play: Play, kind: number): MenuEntry[] {
  if (m.you === null) return [];
  const held = !handOf(m, m.you).some((item) => item >= 0 && at(m.data.kindOf, item) === kind)
    ? []
    : play.turn
      ? cardMenu(m, play, kind, NOTHING)
      : answersMenu(m, play, play.lit.get(`hand.${kind}`) ?? []);
  const targets = TARGETS.flatMap((_, target) => (play.turn && kindOn(m, target) === kind ? [target] : []));
  // R20.3: the claim itself uses the card's text.
  const { timing, oneUse } = cardOfKind(m.data, kind);
  const leaves = timing === 'claim' && oneUse;
  const lying = targets.flatMap((target) =>
    wishesFor(m, target).map((wish) => {
      const entry = wished(m, play, wish);
      return readOption(wish)?.verb === 'claim' && target < BOX_OF
        ? { ...entry, label: words(m, opened('use.claimIn', { city: where(target), leaves: String(leaves) })) }
        : entry;
    }),
  );
  return [...held, ...lying];
}
const NOTHING = () => {};

/** Returns the description of a place above its options: the influence on its targets. */
export function menuAbout(m: Model, thing: Thing): ReactNode {
  const { sort, first: n } = parseThing(thing);
  const on = (targets: readonly number[]) => createElement(Influence, { key: 'influence', m, targets });
  if (sort === 'city') return [createElement(PlaceSigns, { key: n, m, city: n }), on([n, BOX_OF + n])];
  if (sort !== 'target') return null;
  return n < BOX_OF || n >= SLOT_1 ? on([n]) : [createElement(PlaceSigns, { key: n, m, city: n - BOX_OF }), on([n])];
}

export const menuTitle = (m: Model, thing: Thing): string => {
  const { sort, first: n } = parseThing(thing);
  if (sort === 'city') return cityName(n);
  if (sort === 'target') {
    const kind = kindOn(m, n);
    return kind < 0 ? placeName(n) : cardName(m.data, kind);
  }
  if (sort === 'agent') return agentName(m, n);
  if (sort === 'royal') return royalName(m.data, n);
  if (sort === 'hand') return cardName(m.data, n);
  if (sort === 'player') return nameOf(m, n);
  return e('action.group');
};
