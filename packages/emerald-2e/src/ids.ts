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
/** What an assassination aims at: a player's agent, or the royalty in the city's slot. */
export const TARGETS = [...DAYS, 'ROYALTY'] as const;
/** Where cubes lie on the board. */
export const CUBE_PLACES = [...CITIES, 'LIMBO'] as const;
/** Where a player's agents are taken from. */
export const AGENT_PLACES = [...CITIES, 'STOCK'] as const;
/** What a card is played for, one thing at a time (R3.1). */
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
/** What threatens an agent (R12.5). */
export const HARMS = ['assassination', 'shoggoth', 'vampires', 'zombies', 'cthulhu', 'adler'] as const;
/** The types of points (R15.1) that are booked to a player; track points are worked out, never booked. */
export const POINT_TYPES = ['neutral', 'restorationist', 'loyalist', 'kill'] as const;

export const CITY_COUNT = CITIES.length;
export const ROYALTY = DAYS.length;
export const LIMBO = CITY_COUNT;
export const STOCK = CITY_COUNT;
export const RESTORATIONIST = 0;
export const LOYALIST = 1;
