import { endMatch } from '../ending.ts';
import { markersOnBoard } from '../state.ts';
import type { RandomEvent } from './random-event.ts';

/** Riots: with eight trouble markers on the board or more the game ends at once, and points decide for everybody. (R11.7, R12.2) */
export const riots: RandomEvent = {
  misses: ({ s }, { threshold }) => markersOnBoard(s) < threshold!,
  happens(g, _, params) {
    if (!riots.misses!(g, params)) endMatch(g, 'riots');
  },
};
