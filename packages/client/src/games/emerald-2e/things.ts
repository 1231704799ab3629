// Maps options to named things on the table.
import { CARDS, CITIES, CITY_COUNT, DAYS, LIMBO, ROYALTY, STOCK } from '@gaslamp/emerald-2e/box/ids';
import { QUESTIONS } from '@gaslamp/emerald-2e/seen/questions';
import { type VerbName, verbs } from '@gaslamp/emerald-2e/seen/verbs';
import type { Question } from '@gaslamp/kernel/question';
import { type Asked, type Model, readOption } from '@gaslamp/words/emerald-2e/model';
import { parseThing, type ThingOf } from '../../table/things/things.ts';

/** The numbers are cities, cards and players: `city.8`, `agent.1.8` (player, city), `hand.23`, `player.1`. */
export type Thing = ThingOf<'limbo' | 'stock', 'city' | 'royalty' | 'hand' | 'beside' | 'player', 'agent' | 'cube'>;

/** Returns the thing that an option is about. `you` is the seat of the asked player. */
export function thingOf(option: string, you: number): Thing {
  const one = readOption(option);
  if (one === null) throw new Error(`no thing on the table for "${option}"`);
  switch (one.verb) {
    case 'place':
    case 'claim':
    case 'move':
    case 'to':
    case 'at':
    case 'raise':
      return `city.${one.city}`;
    case 'assassinate':
      return one.target === ROYALTY ? `royalty.${one.city}` : `agent.${one.target}.${one.city}`;
    case 'remove':
      return `agent.${one.owner}.${one.city}`;
    case 'send':
      return `cube.${one.owner}.${one.city}`;
    case 'take':
      return one.from === LIMBO ? 'limbo' : `cube.${you}.${one.from}`;
    case 'from':
      return one.from === STOCK ? 'stock' : `agent.${you}.${one.from}`;
    case 'play':
    case 'pick':
    case 'use':
    case 'advance':
      return `hand.${one.card}`;
    case 'release':
      return `beside.${one.card}`;
    case 'player':
      return `player.${one.player}`;
    default:
      return `bar.${one.verb}`;
  }
}

/** Returns the city that an option is about, or -1: a click on the city can mean it too. */
export function cityOf(option: string): number {
  const one = readOption(option);
  if (one === null) return -1;
  if ('city' in one) return one.city;
  return 'from' in one && one.from < CITY_COUNT ? one.from : -1;
}

/** Returns the kind of card that a pick takes from the hand, or -1. */
export function kindPicked(pick: string): number {
  const one = readOption(pick);
  return one?.verb === 'pick' || one?.verb === 'advance' ? one.card : -1;
}

/** Returns the wish behind a click on a thing that is not lit, as the text of an option to be explained; null if unknown. */
export function wishFor({ effect }: Pick<Asked, 'effect'>, thing: Thing): string | null {
  for (const verb of QUESTIONS[effect].verbs) {
    const wish = wishOf(verb, thing);
    if (wish !== null) return wish;
  }
  return null;
}

function wishOf(verb: VerbName, thing: Thing): string | null {
  const { sort, first, second } = parseThing(thing);
  const of = (ids: readonly string[], n: number) => ids[n];
  switch (verb) {
    case 'claim':
    case 'to':
    case 'move':
    case 'at':
    case 'from':
      return sort === 'city' ? `${verb} ${of(CITIES, first)}` : null;
    case 'assassinate':
      if (sort === 'royalty') return `assassinate ROYALTY ${of(CITIES, first)}`;
      return sort === 'agent' ? `assassinate ${of(DAYS, first)} ${of(CITIES, second)}` : null;
    case 'remove':
      return sort === 'agent' ? `remove ${of(DAYS, first)} ${of(CITIES, second)}` : null;
    case 'send':
      return sort === 'cube' ? `send ${of(DAYS, first)} ${of(CITIES, second)}` : null;
    case 'player':
      return sort === 'player' ? `player ${of(DAYS, first)}` : null;
    case 'pick':
      return sort === 'hand' ? `pick ${of(CARDS, first)}` : null;
    default:
      return null;
  }
}

/** Returns the answers that are not things on the table. */
export const plainOptions = ({ options, subset }: Question): string[] =>
  subset ? [] : (options ?? []).filter((option) => ['done', 'pass', 'end'].includes(option));
/** Returns the picks already in the draft, as texts. */
export const laidOf = (m: Pick<Model, 's'>): string[] => m.s.picks.map((option) => verbs.format(option));

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

/** Returns the button that covers an option of the turn, free actions included; null for the end of the turn. */
export function actionOf(option: string): Action | null {
  const verb = readOption(option)?.verb;
  return verb === 'play' ? 'card' : (ACTIONS.find((action) => action === verb) ?? null);
}
