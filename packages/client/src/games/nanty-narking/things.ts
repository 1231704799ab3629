// Maps options to named things on the table.
import { AREAS, CARDS, COLOURS, PAWNS } from '@gaslamp/nanty-narking/box/ids';
import { QUESTIONS, type QuestionName } from '@gaslamp/nanty-narking/seen/questions';
import type { VerbName } from '@gaslamp/nanty-narking/seen/verbs';
import { readOption } from '@gaslamp/words/nanty-narking/model';
import { parseThing, type ThingOf } from '../../table/things/things.ts';

/** The numbers are areas, cards and players: `area.5`, `pawn.1.5` (pawn, area), `spare.0.5` (sort of piece, area). */
export type Thing = ThingOf<never, 'area' | 'hand' | 'player' | 'citycard', 'pawn' | 'spare'>;

/** Returns the thing that an option is about. */
export function thingOf(text: string): Thing {
  const option = readOption(text);
  switch (option?.verb) {
    case 'place':
    case 'build':
    case 'clear':
    case 'to':
    case 'trouble':
    case 'building':
    case 'lift':
    case 'rebuild':
    case 'exchange':
      return `area.${option.area}`;
    case 'flee':
      return `area.${option.to}`;
    case 'pawn':
      return `pawn.${option.pawn}.${option.area}`;
    case 'ability':
      return `citycard.${option.area}`;
    case 'play':
    case 'drop':
    case 'use':
    case 'give':
    case 'discard':
    case 'keep':
      return `hand.${option.card}`;
    case 'player':
      return `player.${option.player}`;
    case 'spare':
      return `spare.${option.what}.${option.area}`;
    case 'pass':
    case 'done':
    case 'skip':
    case 'end':
    case 'money':
    case 'text':
    case 'event':
    case 'pay':
    case 'accept':
      return `bar.${option.verb}`;
    case undefined:
      throw new Error(`no thing on the table for "${text}"`);
  }
}

/** Returns the area that an option is about, or -1: a click on the area can mean it too. */
export function areaOf(text: string): number {
  const { sort, first, second } = parseThing(thingOf(text));
  if (sort === 'area') return first;
  return sort === 'pawn' ? second : -1;
}

/**
 * Returns true for a question between two actions, when abilities can be used (R3.8); false for the question of an event about
 * Holborn.
 */
export function isBetween(effect: QuestionName): boolean {
  const verbs: readonly VerbName[] = QUESTIONS[effect].verbs;
  return verbs.includes('ability') && !verbs.includes('pass');
}

const AREA_VERBS: readonly VerbName[] = ['place', 'build', 'clear', 'to', 'trouble', 'building'];
const HAND_VERBS: readonly VerbName[] = ['play', 'give', 'discard'];

/** Returns the wish behind a click on a thing that is not lit, as the text of an option to be explained; null if unknown. */
export function wishFor(verbs: readonly VerbName[], thing: Thing): string | null {
  const { sort, first: n, second } = parseThing(thing);
  if (sort === 'citycard') return `ability ${AREAS[n]}`;
  if (sort === 'player' && COLOURS[n] !== undefined) return `player ${COLOURS[n]}`;
  if (sort === 'pawn' && verbs.includes('pawn')) return `pawn ${PAWNS[n]} ${AREAS[second]}`;
  const verb = verbs.find((one) => (sort === 'area' ? AREA_VERBS : sort === 'hand' ? HAND_VERBS : []).includes(one));
  return verb === undefined ? null : `${verb} ${sort === 'area' ? AREAS[n] : CARDS[n]}`;
}
