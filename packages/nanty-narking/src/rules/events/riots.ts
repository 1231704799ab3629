import { eventCard } from '../../box/printed.ts';
import { type At, markersOnBoard } from '../../box/state.ts';
import { endMatch } from '../ending.ts';
import type { RandomEvent } from './random-event.ts';

/**
 * Riots: with eight or more trouble markers on the board the game ends at once, and points decide for all players. (R11.7,
 * R12.2)
 */
export const riots: RandomEvent = {
  misses: isCalm,
  happens(g) {
    if (!isCalm(g)) endMatch(g, 'riots');
  },
};
function isCalm(at: At): boolean {
  return markersOnBoard(at.s) < eventCard(at, 'RIOTS').params.threshold;
}
