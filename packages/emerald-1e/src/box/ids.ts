import { DAYS } from '@gaslamp/emerald/seats';
import { builtIn } from './built-in.ts';

export { DAYS };

// The order of every list here is part of the save format: append only.
/** R1.1 */
export const CITIES = [
  'LONDON',
  'ST_PETERSBURG',
  'PARIS',
  'BERLIN',
  'VIENNA',
  'WASHINGTON',
  'ROME',
  'CONSTANTINOPLE',
  'THE_HAGUE',
  'MADRID',
  'CAIRO',
  'ZURICH',
] as const;
export const ROYALS: readonly string[] = builtIn.royals.map((royal) => royal.id);
export const TRACKS = ['WAR', 'REVOLUTION'] as const;
export const CARDS: readonly string[] = builtIn.cards.map((card) => card.id);
/** Targets of cubes and blocking discs: the card and the box of every city, then the slots (R12.5). */
export const TARGETS: readonly string[] = [...CITIES, ...CITIES.map((city) => `${city}_BOX`), 'SLOT_1', 'SLOT_2'];
/** All named agents, then the main agents, named after the days of their players (R1.7). */
export const AGENTS: readonly string[] = [
  ...builtIn.cards.filter((card) => card.agent !== null).map((card) => card.id),
  ...DAYS,
];
/** Targets of an assassination or a hiding. */
export const AIMS: readonly string[] = [...AGENTS, ...ROYALS];
/** Places from which cubes are retrieved (R6.3). */
export const CUBE_PLACES: readonly string[] = [...TARGETS, 'LIMBO'];
/** Uses of a card, one at a time (R4.1). */
export const USES = [
  'place',
  'retrieve',
  'buy',
  'move',
  'marker',
  'attack',
  'hide',
  'bombs',
  'support',
  'text',
] as const;
export type Use = (typeof USES)[number];

export const CITY_COUNT = CITIES.length;
export const TARGET_COUNT = TARGETS.length;
export const BOX_OF = CITY_COUNT;
export const SLOT_1 = 2 * CITY_COUNT;
export const LIMBO = TARGET_COUNT;
export const MAIN = AGENTS.length - DAYS.length;
export const FIRST_ROYAL = AGENTS.length;
export const WAR = 0;
export const REVOLUTION = 1;
