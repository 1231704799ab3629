// Tables for rulings of single cards: Ann holds one, or has one within reach.
import type { PlayerSpec, PositionSpec } from '../src/position.ts';
import { table } from './table.ts';

/** Where main agents stand who are of no concern. */
export const AWAY = { MONDAY: { player: 'ann', at: 'CAIRO' }, TUESDAY: { player: 'ben', at: 'ZURICH' } };
/** Ann to move, with these cards in hand. */
export const ann = (hand: string[], more: PositionSpec = {}, player: PlayerSpec = {}, options = {}) =>
  table(
    2,
    {
      ...more,
      agents: { ...AWAY, ...more.agents },
      players: {
        ann: { hand: [...hand, 'MORRIS'], identity: 'LOYALIST', tokens: [], ...player },
        ben: { identity: 'LOYALIST', tokens: [], ...more.players?.ben },
      },
    },
    options,
  );
/** Ann to move, with a cube on that card in Paris. */
export const claims = (faceUp: string, more: PositionSpec = {}, player: PlayerSpec = {}) =>
  ann([], { ...more, cities: { ...more.cities, PARIS: { faceUp, stack: [] } } }, { cubes: ['PARIS'], ...player });
