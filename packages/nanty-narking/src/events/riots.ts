import { endMatch } from '../ending.ts';
import { markersOnBoard } from '../state.ts';
import type { RandomEvent } from './random-event.ts';

/** Riots: with eight trouble markers on the board or more the game ends at once, and points decide for everybody. (R11.7, R12.2) */
export const riots: RandomEvent = {
  happens(g, _, { threshold }) {
    if (markersOnBoard(g.s) >= threshold!) endMatch(g, 'riots');
  },
};
