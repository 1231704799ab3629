import { DAYS } from '@gaslamp/emerald/seats';
import { builtIn } from './built-in.ts';

export { DAYS };

// The order of every list here is part of the save format: append only.
export const CITIES = [
  'BERLIN',
  'CAIRO',
  'CONSTANTINOPLE',
  'LONDON',
  'MADRID',
  'PARIS',
  'ROME',
  'ST_PETERSBURG',
  'VIENNA',
] as const;
export const TRACKS = ['RESTORATIONIST', 'LOYALIST'] as const;
export const CARDS: readonly string[] = builtIn.cards.map((card) => card.id);
/** Targets of an assassination: a player's agent, or the royalty in the city's slot. */
export const TARGETS = [...DAYS, 'ROYALTY'] as const;
/** Places of cubes on the board. */
export const CUBE_PLACES = [...CITIES, 'LIMBO'] as const;
/** Places that a player's agents are taken from. */
export const AGENT_PLACES = [...CITIES, 'STOCK'] as const;
/** Uses of a card, one at a time (R3.1). */
export const USES = [
  'place',
  'claim',
  'retrieve',
  'move',
  'marker',
  'assassinate',
  'bombs',
  'benefit',
  'text',
  'interrupt',
] as const;
export type Use = (typeof USES)[number];
/** Harms that threaten an agent (R12.5). */
export const HARMS = ['assassination', 'shoggoth', 'vampires', 'zombies', 'cthulhu', 'adler'] as const;
/** Types of points (R15.1) that are recorded for a player; track points are computed, never recorded. */
export const POINT_TYPES = ['neutral', 'restorationist', 'loyalist', 'kill'] as const;

export const CITY_COUNT = CITIES.length;
export const ROYALTY = DAYS.length;
export const LIMBO = CITY_COUNT;
export const STOCK = CITY_COUNT;
export const RESTORATIONIST = 0;
export const LOYALIST = 1;
