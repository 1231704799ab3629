// What can be done with a city, a place, an agent or a card with several answers, as menus.
import { cardOfKind } from '@gaslamp/emerald-1e/data';
import { AGENTS, BOX_OF, SLOT_1, TARGETS } from '@gaslamp/emerald-1e/ids';
import { agentsHere, countOf, inGame } from '@gaslamp/emerald-1e/state';
import type { VerbName } from '@gaslamp/emerald-1e/verbs';
import { at } from '@gaslamp/kernel/lists';
import {
  agentName,
  cardName,
  cityName,
  e,
  handOf,
  kindOn,
  type Model,
  nameOf,
  placeName,
  royalName,
  said,
  words,
} from '@gaslamp/words/emerald-1e/model';
import { cardText } from '@gaslamp/words/emerald-1e/options';
import { optionWords } from '@gaslamp/words/emerald-1e/prompt';
import { createElement, type ReactNode } from 'react';
import type { MenuEntry } from '../../table/menu.tsx';
import { glyphs, type SymbolName } from './art/symbols.tsx';
import { timingSymbol } from './card.tsx';
import { Influence } from './influence.tsx';
import { type Action, cityOf, type Thing } from './things.ts';
import type { Play } from './use-play.ts';

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
  const one = said(option);
  const name = one === null ? undefined : VERB_SYMBOLS[one.verb];
  return name === undefined ? null : glyphs[name];
};

const item = (m: Model, play: Play, option: string): MenuEntry => ({
  key: option,
  label: words(m, optionWords(m, option, play.question?.effect)),
  symbol: symbolOf(option),
  run: () => play.answer(option),
  wish: null,
});

/** The answers of a thing that means several. */
export const answersMenu = (m: Model, play: Play, options: readonly string[]): MenuEntry[] =>
  options.map((option) => item(m, play, option));

/** What somebody may wish in their turn, possible or not. */
function wished(m: Model, play: Play, wish: string): MenuEntry {
  const can = (play.options ?? []).includes(wish);
  return {
    key: wish,
    label: words(m, optionWords(m, wish, 'turn.act')),
    symbol: symbolOf(wish),
    run: can ? () => play.answer(wish) : null,
    wish,
  };
}
const look = (m: Model, kind: number, openCard: (kind: number) => void): MenuEntry => ({
  key: `look ${kind}`,
  label: e('do.look', { card: cardName(m.data, kind) }),
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

/** All that somebody may want in a city in their turn, possible or not; else the answers that are about it. */
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
    (option) => said(option)?.verb === 'expose' && cityOf(m, option) === city,
  );
  const wishes = [...wishesFor(m, city), ...wishesFor(m, box), ...own, ...exposed];
  return [...wishes.map((wish) => wished(m, play, wish)), ...looks];
}

/** The card of a named agent, to be looked at. */
function cardOfAgent(m: Model, agent: number, openCard: (kind: number) => void): MenuEntry[] {
  const item = at(m.data.cardOfAgent, agent);
  return item < 0 ? [] : [look(m, at(m.data.kindOf, item), openCard)];
}

/** What can be done with a card, a box, a permanent effect or an agent. */
export function thingMenu(m: Model, play: Play, thing: Thing, openCard: (kind: number) => void): MenuEntry[] {
  const [sort, first] = thing.split('.');
  const n = Number(first);
  const options = play.lit.get(thing) ?? [];
  if (sort === 'agent') {
    const wishes = play.turn && countOf(m.s.agentOf, n) === m.you && inGame(m.s, n) ? [`move ${at(AGENTS, n)}`] : [];
    const entries = play.turn ? [...wishes, ...options.filter((one) => !wishes.includes(one))] : options;
    return [
      ...entries.map((one) => (play.turn ? wished(m, play, one) : item(m, play, one))),
      ...cardOfAgent(m, n, openCard),
    ];
  }
  if (sort === 'target') {
    const entries = play.turn ? wishesFor(m, n).map((wish) => wished(m, play, wish)) : answersMenu(m, play, options);
    return [...entries, ...looksOf(m, n, openCard)];
  }
  return answersMenu(m, play, options);
}

const USES = [
  ['place', 'cubes'],
  ['retrieve', 'cubes'],
  ['buy', 'gold'],
  ['move', 'gold'],
] as const;

/** What a card of the hand can be played for. */
export function cardMenu(m: Model, play: Play, kind: number, openCard: (kind: number) => void): MenuEntry[] {
  const card = cardOfKind(m.data, kind);
  const options = play.options ?? [];
  if (!play.turn) return [look(m, kind, openCard)];
  const items: MenuEntry[] = [];
  const possible = (action: Action) => options.some((option) => play.action(option) === action);
  for (const [use, symbol] of USES) {
    if (card[symbol] === 0) continue;
    items.push({
      key: `use ${use}`,
      label: e(`use.${use}`, { count: card[symbol] }),
      symbol: glyphs[use],
      // What needs no place is begun at once; else the board lights up and the card waits.
      run: possible(use)
        ? () => {
            play.prefer(kind);
            if (use === 'retrieve' || use === 'buy') play.answer(use);
            else play.setMode(use);
          }
        : null,
      wish: use,
    });
  }
  if (card.war + card.revolution > 0)
    items.push({
      key: 'use markers',
      label: e('use.markers'),
      symbol: glyphs[card.war > 0 ? 'war' : 'revolution'],
      run: possible('markers')
        ? () => {
            play.prefer(kind);
            play.answer('markers');
          }
        : null,
      wish: 'markers',
    });
  for (const deed of ['attack', 'hide'] as const) {
    const option = `${deed} ${card.id}`;
    const begins =
      deed === 'hide'
        ? card.effect === 'hideRoyal'
        : card.effect === 'hiredAssassin' ||
          card.effect === 'mainAgent' ||
          card.agent?.kills ||
          card.agent?.killsRoyals;
    if (!begins) continue;
    items.push({
      key: option,
      label: e(`use.${deed}`),
      symbol: glyphs[deed],
      run: options.includes(option) ? () => play.answer(option) : null,
      wish: option,
    });
  }
  if (card.effect !== null && card.timing === 'action') {
    const option = `play ${card.id}`;
    items.push({
      key: option,
      label: `${e('use.text', { timing: e(`timing.${card.timing}`) })}: ${cardText(card.effect, m)}`,
      symbol: glyphs[timingSymbol[card.timing]],
      run: options.includes(option) ? () => play.answer(option) : null,
      wish: option,
    });
  }
  items.push({
    key: 'use discard',
    label: e('use.discard'),
    symbol: glyphs.discard,
    run: options.includes('discard')
      ? () => {
          play.prefer(kind);
          play.answer('discard');
        }
      : null,
    wish: 'discard',
  });
  return [...items, look(m, kind, openCard)];
}

/** What a card would be used for now, possible or not: one of the own hand, or one that lies to be claimed. */
export function usesOf(m: Model, play: Play, kind: number): MenuEntry[] {
  if (m.you === null) return [];
  if (handOf(m, m.you).some((item) => item >= 0 && at(m.data.kindOf, item) === kind))
    return play.turn ? cardMenu(m, play, kind, NOTHING) : answersMenu(m, play, play.lit.get(`hand.${kind}`) ?? []);
  const target = TARGETS.findIndex((_, one) => kindOn(m, one) === kind);
  return target < 0 || !play.turn ? [] : wishesFor(m, target).map((wish) => wished(m, play, wish));
}
const NOTHING = () => {};

/** What is to be known of a place, over what can be done there: the influence on its targets. */
export function menuAbout(m: Model, thing: Thing): ReactNode {
  const [sort, first] = thing.split('.');
  const n = Number(first);
  if (sort === 'target') return createElement(Influence, { m, targets: [n] });
  return sort === 'city' ? createElement(Influence, { m, targets: [n, BOX_OF + n] }) : null;
}

export const menuTitle = (m: Model, thing: string): string => {
  const [sort, first] = thing.split('.');
  const n = Number(first);
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
