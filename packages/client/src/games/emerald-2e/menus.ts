// What can be done with a city, a card or a thing with several answers, as menus.
import { CITIES, DAYS, ROYALTY } from '@gaslamp/emerald-2e/ids';
import type { MenuEntry } from '../../table/menu.tsx';
import { read } from '../../table/options.ts';
import { glyphs, type SymbolName } from './art/symbols.tsx';
import { cardName, cityName, e, faceUp, type Model, royaltyIn, targetName, words } from './model.ts';
import { optionWords } from './prompt.ts';
import { type Action, cityOf } from './things.ts';
import type { Play } from './use-play.ts';

const VERB_SYMBOLS: Readonly<Record<string, SymbolName>> = {
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

const symbolOf = (verb: string) => {
  const name = VERB_SYMBOLS[verb];
  return name === undefined ? null : glyphs[name];
};

const item = (m: Model, play: Play, option: string): MenuEntry => ({
  key: option,
  label: words(m, optionWords(m, option, play.question?.effect)),
  symbol: symbolOf(read(option).verb),
  run: () => play.answer(option),
  wish: null,
});

/** The answers of a thing that means several. */
export const answersMenu = (m: Model, play: Play, options: readonly string[]): MenuEntry[] =>
  options.map((option) => item(m, play, option));

/** The cards of a city, to look at. */
function looks(m: Model, city: number, openCard: (kind: number) => void): MenuEntry[] {
  return [faceUp(m, city), royaltyIn(m, city)]
    .filter((one) => one >= 0)
    .map((one) => {
      const kind = m.data.kindOf[one]!;
      return {
        key: `look ${one}`,
        label: e('do.look', { card: cardName(m.data, kind) }),
        symbol: glyphs.eye,
        run: () => openCard(kind),
        wish: null,
      };
    });
}

/** All that somebody may want in a city in their turn, possible or not. */
export function cityMenu(m: Model, play: Play, city: number, openCard: (kind: number) => void): MenuEntry[] {
  const options = play.options ?? [];
  const id = CITIES[city]!;
  if (play.question?.effect !== 'turn.act' || play.options === null) {
    const here = [...play.lit.values()].flat().filter((option) => cityOf(option) === city);
    return [...answersMenu(m, play, here), ...looks(m, city, openCard)];
  }
  const wishes = [`claim ${id}`, `place ${id}`, `move ${id}`];
  for (let player = 0; player < m.s.seats; player++)
    if (player !== m.you && m.s.agents[player * CITIES.length + city]! > 0)
      wishes.push(`assassinate ${DAYS[player]} ${id}`);
  if (royaltyIn(m, city) >= 0) wishes.push(`assassinate ROYALTY ${id}`);
  const verbItem = (wish: string): MenuEntry => {
    const { verb, words: args } = read(wish);
    const target = args[0] === 'ROYALTY' ? ROYALTY : DAYS.indexOf(args[0] as (typeof DAYS)[number]);
    const label =
      verb === 'assassinate'
        ? e('do.assassinate', { target: targetName(m, target, city) })
        : optionWords(m, wish, 'turn.act');
    const can = options.includes(wish);
    return {
      key: wish,
      label: words(m, label),
      symbol: symbolOf(verb),
      run: can ? () => play.answer(wish) : null,
      wish,
    };
  };
  return [...wishes.map(verbItem), ...looks(m, city, openCard)];
}

const USES = ['place', 'claim', 'retrieve', 'move', 'assassinate'] as const;

/** What a card of the hand can be played for. */
export function cardMenu(
  m: Model,
  play: Play,
  kind: number,
  openCard: (kind: number, owner?: number) => void,
): MenuEntry[] {
  const card = m.data.cards[kind]!;
  const options = play.options ?? [];
  const items: MenuEntry[] = [];
  const possible = (action: Action) => options.find((option) => play.action(option) === action);
  const look: MenuEntry = {
    key: 'look',
    label: e('do.look', { card: cardName(m.data, kind, m.you ?? -1) }),
    symbol: glyphs.eye,
    run: () => openCard(kind, m.you ?? -1),
    wish: null,
  };
  if (play.question?.effect !== 'turn.act' || play.options === null) return [look];
  for (const use of USES) {
    if (card[use] === 0) continue;
    const option = possible(use);
    items.push({
      key: `use ${use}`,
      label: e(`use.${use}`, { count: card[use] }),
      symbol: glyphs[use],
      // What needs no city is begun at once; else the board lights up and the card waits.
      run: option
        ? () => {
            play.prefer(card.id);
            if (use === 'retrieve') play.answer('retrieve');
            else play.setMode(use);
          }
        : null,
      wish: use,
    });
  }
  if (card.restorationist + card.loyalist > 0)
    items.push({
      key: 'use markers',
      label: e('use.markers'),
      symbol: card.restorationist > 0 ? glyphs.restorationistMarker : glyphs.loyalistMarker,
      run: possible('markers')
        ? () => {
            play.prefer(card.id);
            play.answer('markers');
          }
        : null,
      wish: 'markers',
    });
  if (card.effect !== null) {
    const option = `play ${card.id}`;
    items.push({
      key: option,
      label: `${e('use.text', { timing: e(`timing.${card.timing}`) })}: ${e(`cardText.${card.effect}`)}`,
      symbol: card.timing === 'free' ? glyphs.freeAction : glyphs[card.timing as SymbolName],
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
          play.prefer(card.id);
          play.answer('discard');
        }
      : null,
    wish: 'discard',
  });
  return [...items, look];
}

/** A wish that stands for an action when none of it is possible: in a city where most of what it needs is there. */
export function representative(m: Model, action: Action): string {
  const you = m.you ?? 0;
  const cities = CITIES.map((id, city) => ({ id, city }));
  const best = (score: (city: number) => number) => cities.reduce((a, b) => (score(b.city) > score(a.city) ? b : a));
  const mine = (field: 'agents' | 'cubes', city: number) => m.s[field][you * CITIES.length + city]!;
  switch (action) {
    case 'claim':
      return `claim ${best((city) => mine('cubes', city) * 10 + mine('agents', city) - (faceUp(m, city) < 0 ? 100 : 0)).id}`;
    case 'move':
      return `move ${best((city) => mine('agents', city)).id}`;
    case 'place':
      return `place ${CITIES[0]}`;
    case 'assassinate': {
      const others = (city: number) =>
        Array.from({ length: m.s.seats }, (_, player) => player).filter(
          (player) => player !== you && m.s.agents[player * CITIES.length + city]! > 0,
        );
      const { id, city } = best((n) => {
        const targets = others(n).length + (royaltyIn(m, n) >= 0 ? 1 : 0);
        return targets > 0 ? mine('agents', n) * 10 + mine('cubes', n) + 1 : 0;
      });
      const [victim] = others(city);
      return `assassinate ${victim === undefined ? 'ROYALTY' : DAYS[victim]} ${id}`;
    }
    default:
      return action === 'card' ? 'discard' : action;
  }
}

export const menuTitle = (m: Model, thing: string): string => {
  const [sort, first] = thing.split('.');
  const n = Number(first);
  if (sort === 'city' || sort === 'royalty') return cityName(n);
  if (sort === 'hand' || sort === 'beside') return cardName(m.data, n, m.you ?? -1);
  if (sort === 'player') return m.names[n] ?? '';
  const city = Number(thing.split('.')[2]);
  return Number.isNaN(city) ? e('action.group') : cityName(city);
};
