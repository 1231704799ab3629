// Maps options to named things on the table.
import {
  AGENTS,
  AIMS,
  CARDS,
  CITIES,
  CITY_COUNT,
  DAYS,
  FIRST_ROYAL,
  LIMBO,
  TARGETS,
} from '@gaslamp/emerald-1e/box/ids';
import { cityOf as cityOfTarget, countOf } from '@gaslamp/emerald-1e/box/state';
import { QUESTIONS } from '@gaslamp/emerald-1e/seen/questions';
import { type VerbName, verbs } from '@gaslamp/emerald-1e/seen/verbs';
import type { Question } from '@gaslamp/kernel/question';
import { type Asked, type Model, readOption } from '@gaslamp/words/emerald-1e/model';
import { parseThing, type ThingOf } from '../../table/things/things.ts';

/** The numbers are cities, targets, agents, cards and players: `city.8`, `target.20`, `cube.1.20` (player, target). */
export type Thing = ThingOf<'limbo', 'city' | 'target' | 'agent' | 'royal' | 'hand' | 'player', 'cube'>;

/** Returns the thing that an option is about. `you` is the seat of the asked player. */
export function thingOf(option: string, you: number, effect: string | undefined): Thing {
  const one = readOption(option);
  if (one === null) throw new Error(`no thing on the table for "${option}"`);
  // Tokens in hand name agents who may stand anywhere; discarded cards no longer lie in the hand.
  if (effect === 'pinkerton.keep' || effect === 'discard.top') return `bar.${option}`;
  switch (one.verb) {
    case 'place':
    case 'claim':
    case 'block':
    case 'unblock':
      return `target.${one.target}`;
    case 'send':
      return `cube.${one.owner}.${one.target}`;
    case 'take':
      return one.from === LIMBO ? 'limbo' : `cube.${you}.${one.from}`;
    case 'move':
    case 'expose':
    case 'agent':
    case 'turn':
    case 'bite':
    case 'thwart':
      return `agent.${one.agent}`;
    case 'aim':
      return one.aim >= FIRST_ROYAL ? `royal.${one.aim - FIRST_ROYAL}` : `agent.${one.aim}`;
    case 'to':
    case 'at':
    case 'raise':
    case 'strike':
    case 'bury':
    case 'peek':
      return `city.${one.city}`;
    case 'play':
    case 'attack':
    case 'hide':
    case 'pick':
    case 'text':
    case 'advance':
      return `hand.${one.card}`;
    case 'player':
      return `player.${one.player}`;
    default:
      return `bar.${one.verb}`;
  }
}

/** Returns the city that an option is about, or -1: a click on the city can mean it too. */
export function cityOf(m: Pick<Model, 's' | 'data'>, option: string): number {
  const one = readOption(option);
  if (one === null) return -1;
  if ('city' in one) return one.city;
  if ('target' in one) return cityOfTarget(one.target);
  if ('from' in one) return one.from === LIMBO ? -1 : cityOfTarget(one.from);
  if (one.verb === 'aim' && one.aim >= FIRST_ROYAL) return m.data.royalIn.indexOf(one.aim - FIRST_ROYAL);
  const agent = one.verb === 'aim' ? one.aim : 'agent' in one ? one.agent : -1;
  if (agent < 0) return -1;
  const at = countOf(m.s.agentAt, agent);
  return at < CITY_COUNT ? at : -1;
}

/** Returns the kind of card that a pick takes from the hand, or -1. */
export function kindPicked(pick: string): number {
  const one = readOption(pick);
  return one?.verb === 'pick' || one?.verb === 'text' || one?.verb === 'advance' ? one.card : -1;
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
    case 'place':
    case 'claim':
    case 'block':
    case 'unblock':
      return sort === 'target' ? `${verb} ${of(TARGETS, first)}` : null;
    case 'to':
    case 'at':
    case 'raise':
    case 'strike':
    case 'bury':
    case 'peek':
      return sort === 'city' ? `${verb} ${of(CITIES, first)}` : null;
    case 'move':
    case 'expose':
    case 'agent':
    case 'turn':
    case 'bite':
      return sort === 'agent' ? `${verb} ${of(AGENTS, first)}` : null;
    case 'aim':
      if (sort === 'royal') return `aim ${of(AIMS, FIRST_ROYAL + first)}`;
      return sort === 'agent' ? `aim ${of(AIMS, first)}` : null;
    case 'send':
      return sort === 'cube' ? `send ${of(DAYS, first)} ${of(TARGETS, second)}` : null;
    case 'take':
      return sort === 'target' ? `take ${of(TARGETS, first)}` : null;
    case 'player':
      return sort === 'player' ? `player ${of(DAYS, first)}` : null;
    case 'pick':
      return sort === 'hand' ? `pick ${of(CARDS, first)}` : null;
    default:
      return null;
  }
}

/** Returns the answers that are not things on the table. */
export const plainOptions = ({ you }: Pick<Model, 'you'>, { options, effect, subset }: Question): string[] =>
  (options ?? []).filter(
    (option) =>
      thingOf(option, you ?? 0, effect).startsWith('bar.') && option !== 'confirm' && !(subset && option === 'done'),
  );
/** Returns the picks already in the draft, as texts. */
export const laidOf = (m: Pick<Model, 's'>): string[] => m.s.picks.map((option) => verbs.format(option));

// ---- the actions of a turn -----------------------------------------------------
/** R6: assassinations and hidings share one button; the voluntary reveal is shown only if it is possible. */
export const ACTIONS = [
  'place',
  'claim',
  'retrieve',
  'buy',
  'move',
  'attack',
  'markers',
  'card',
  'discard',
  'pass',
  'expose',
  'reveal',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Returns the button that covers an option of the turn. */
export function actionOf(option: string): Action | null {
  const verb = readOption(option)?.verb;
  if (verb === 'play') return 'card';
  if (verb === 'hide') return 'attack';
  return ACTIONS.find((action) => action === verb) ?? null;
}
