// Options are named things on the table: here is which.
import { read, type Said } from '../../table/options.ts';
import { cityIndex, dayIndex, kindIndex } from './model.ts';

/** `city.8`, `agent.1.8`, `cube.1.8`, `royalty.8`, `hand.23`, `beside.48`, `player.1`, `limbo`, `stock`, `bar.pass`. */
export type Thing = string;

/** The thing that an option is about. `you` is the seat of the asked player. */
export function thingOf(text: string, you: number): Thing {
  const { verb, words } = read(text);
  const [a, b] = words;
  switch (verb) {
    case 'place':
    case 'claim':
    case 'move':
    case 'to':
    case 'at':
    case 'raise':
      return `city.${cityIndex(a)}`;
    case 'assassinate':
      return a === 'ROYALTY' ? `royalty.${cityIndex(b)}` : `agent.${dayIndex(a)}.${cityIndex(b)}`;
    case 'remove':
      return `agent.${dayIndex(a)}.${cityIndex(b)}`;
    case 'send':
      return `cube.${dayIndex(a)}.${cityIndex(b)}`;
    case 'take':
      return a === 'LIMBO' ? 'limbo' : `cube.${you}.${cityIndex(a)}`;
    case 'from':
      return a === 'STOCK' ? 'stock' : `agent.${you}.${cityIndex(a)}`;
    case 'play':
    case 'pick':
    case 'use':
      return `hand.${kindIndex(a)}`;
    case 'advance':
      return `hand.${kindIndex(b)}`;
    case 'release':
      return `beside.${kindIndex(a)}`;
    case 'player':
      return `player.${dayIndex(a)}`;
    case 'pass':
    case 'end':
    case 'done':
    case 'confirm':
    case 'retrieve':
    case 'markers':
    case 'discard':
      return `bar.${verb}`;
    default:
      throw new Error(`no thing on the table for "${text}"`);
  }
}

/** The city that an option is about, or -1: a click on the city can mean it too. */
export function cityOf(text: string): number {
  const { verb, words } = read(text);
  if (['place', 'claim', 'move', 'to', 'at', 'raise', 'take', 'from'].includes(verb)) return cityIndex(words[0]);
  return ['assassinate', 'remove', 'send'].includes(verb) ? cityIndex(words[1]) : -1;
}

/** The verbs of a question that are about things on the table: what somebody may wish who points at one. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  'claim.card': ['pick'],
  'claim.more': ['claim'],
  'place.cards': ['pick'],
  'retrieve.cards': ['pick'],
  'move.to': ['to'],
  'move.more': ['move'],
  'move.cards': ['pick'],
  'assassinate.card': ['pick'],
  'assassinate.support': ['pick'],
  'assassinate.more': ['assassinate'],
  'discard.cards': ['pick'],
  'adler.agent': ['remove'],
  'burtsev.player': ['player'],
  'cthulhu.city': ['at'],
  'cycle-hand.discard': ['pick'],
  'duchess.city': ['at'],
  'hide-royalty.city': ['at'],
  'lestrade.cubes': ['send'],
  'mi-go.agents': ['from'],
  'okhrana.cubes': ['send'],
  'shoggoth.agent': ['remove'],
  'terrors.player': ['player'],
  'third-section.city': ['at'],
  'vampires.agent': ['remove'],
  'yog-sothoth.agents': ['from'],
  'zombies.bite': ['remove'],
};

/** What somebody wishes who clicks a thing that is not lit, as an option's text to be explained; null if unknown. */
export function wishFor(
  effect: string,
  thing: Thing,
  ids: { readonly cities: readonly string[]; readonly days: readonly string[]; readonly cards: readonly string[] },
): string | null {
  const [sort, first, second] = thing.split('.');
  for (const verb of VERBS[effect] ?? []) {
    const one = sort === 'city' ? ids.cities[Number(first)] : undefined;
    if (one !== undefined && ['claim', 'to', 'move', 'at', 'from'].includes(verb)) return `${verb} ${one}`;
    if (sort === 'agent' && ['remove', 'assassinate'].includes(verb))
      return `${verb} ${ids.days[Number(first)]} ${ids.cities[Number(second)]}`;
    if (sort === 'royalty' && verb === 'assassinate') return `assassinate ROYALTY ${ids.cities[Number(first)]}`;
    if (sort === 'cube' && verb === 'send') return `send ${ids.days[Number(first)]} ${ids.cities[Number(second)]}`;
    if (sort === 'player' && verb === 'player') return `player ${ids.days[Number(first)]}`;
    if (sort === 'hand' && verb === 'pick') return `pick ${ids.cards[Number(first)]}`;
  }
  return null;
}

// ---- the nine actions --------------------------------------------------------
export const ACTIONS = [
  'place',
  'claim',
  'retrieve',
  'move',
  'markers',
  'assassinate',
  'discard',
  'card',
  'pass',
] as const;
export type Action = (typeof ACTIONS)[number];

/** The action that a turn's option begins; `free` for free actions and `end`. */
export function actionOf(option: string, timingOf: (card: string) => string | null): Action | 'free' {
  const { verb, words }: Said = read(option);
  if (verb === 'play') return timingOf(words[0]!) === 'action' ? 'card' : 'free';
  return (ACTIONS as readonly string[]).includes(verb) ? (verb as Action) : 'free';
}
