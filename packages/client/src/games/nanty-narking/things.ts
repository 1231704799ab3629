// Options are named things on the table: here is which.
import { AREAS, CARDS, COLOURS, PAWNS, SPARED } from '@gaslamp/nanty-narking/ids';
import { read } from '../../table/options.ts';
import { areaIndex, cardIndex, pawnIndex, playerIndex } from './model.ts';

/** `area.5`, `pawn.1.5`, `hand.23`, `player.1`, `citycard.5`, `spare.0.5`, `bar.skip`. */
export type Thing = string;

/** The thing that an option is about. */
export function thingOf(text: string): Thing {
  const { verb, words } = read(text);
  const [a, b] = words;
  switch (verb) {
    case 'place':
    case 'build':
    case 'clear':
    case 'to':
    case 'trouble':
    case 'building':
      return `area.${areaIndex(a)}`;
    case 'lift':
    case 'rebuild':
    case 'exchange':
    case 'flee':
      return `area.${areaIndex(b)}`;
    case 'pawn':
      return `pawn.${pawnIndex(a)}.${areaIndex(b)}`;
    case 'ability':
      return `citycard.${areaIndex(a)}`;
    case 'play':
    case 'drop':
    case 'use':
    case 'give':
    case 'discard':
    case 'keep':
      return `hand.${cardIndex(a)}`;
    case 'player':
      return `player.${playerIndex(a)}`;
    case 'spare':
      return `spare.${SPARED.indexOf(a as (typeof SPARED)[number])}.${areaIndex(b)}`;
    case 'pass':
    case 'done':
    case 'skip':
    case 'end':
    case 'money':
    case 'text':
    case 'event':
    case 'pay':
    case 'accept':
      return `bar.${verb}`;
    default:
      throw new Error(`no thing on the table for "${text}"`);
  }
}

/** The area that an option is about, or -1: a click on the area can mean it too. */
export function areaOf(text: string): number {
  const [sort, first, second] = thingOf(text).split('.');
  if (sort === 'area') return Number(first);
  return sort === 'pawn' ? Number(second) : -1;
}

/** What may be done besides what is asked: it shines less. */
export const isAside = (option: string): boolean => /^(ability|drop|use) /.test(option);

/** The questions of a turn between two actions. */
export const BETWEEN: readonly string[] = ['turn.card', 'card.symbol', 'card.end', 'play-two.second', 'turn.last'];

/** The verbs of a question that are about things on the table: what somebody may wish who points at one. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  'turn.card': ['play'],
  'play-two.first': ['play'],
  'play-two.second': ['play'],
  'card.symbol.agent': ['place'],
  'card.symbol.building': ['build'],
  'card.symbol.kill': ['pawn'],
  'card.symbol.calm': ['clear'],
  'card.symbol.another': ['play'],
  'ability.place': ['place'],
  'ability.clear': ['clear'],
  'ability.trouble': ['trouble'],
  'ability.sell': ['discard'],
  'ability.discard': ['discard'],
  'assassin.victim': ['pawn'],
  'build.cheaply': ['build'],
  'buy.building': ['building'],
  'collect.give': ['give'],
  'demand.give': ['give'],
  'demand.more': ['give'],
  'discards.any': ['discard'],
  'discards.one': ['discard'],
  'discards.some': ['discard'],
  'earn.where': ['to'],
  'gamble.loss': ['pawn'],
  'gamble.payOrLoss': ['pawn'],
  'gamble.victim': ['pawn'],
  'guardians.agent': ['pawn'],
  'hireling.victim': ['pawn'],
  'lose-building.which': ['building'],
  'mark.anywhere': ['trouble'],
  'mark.beside': ['trouble'],
  'move.anywhere': ['pawn'],
  'move.anywhere.to': ['to'],
  'move.other': ['pawn'],
  'move.other.to': ['to'],
  'move.outOfTrouble': ['pawn'],
  'move.outOfTrouble.to': ['to'],
  'murders.victim': ['pawn'],
  'place.building': ['place'],
  'place.quietly': ['place'],
  'place.trouble': ['place'],
  'place.westminster': ['place'],
  'remove.westminster': ['pawn'],
  'ripper.victim': ['pawn'],
  'sale.card': ['give'],
  'subsidence.loses': ['building'],
  'swap.first': ['pawn'],
  'swap.second': ['pawn'],
  'window.relocate': ['to'],
};
const AREA_VERBS = ['place', 'build', 'clear', 'to', 'trouble', 'building'];
const HAND_VERBS = ['play', 'give', 'discard'];

/** What somebody wishes who clicks a thing that is not lit, as an option's text to be explained; null if unknown. */
export function wishFor(effect: string, thing: Thing): string | null {
  const [sort, first, second] = thing.split('.');
  const n = Number(first);
  if (sort === 'citycard') return `ability ${AREAS[n]}`;
  for (const verb of VERBS[effect] ?? []) {
    if (sort === 'area' && AREA_VERBS.includes(verb)) return `${verb} ${AREAS[n]}`;
    if (sort === 'hand' && HAND_VERBS.includes(verb)) return `${verb} ${CARDS[n]}`;
    if (sort === 'pawn' && verb === 'pawn') return `pawn ${PAWNS[n]} ${AREAS[Number(second)]}`;
  }
  return sort === 'player' && COLOURS[n] !== undefined ? `player ${COLOURS[n]}` : null;
}
