// Tables for rulings of single cards: Ann holds one, or can claim one.
import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import { table } from './table.ts';

/** Places of main agents that do not matter. */
export const AWAY = { MONDAY: { player: 'ann', at: 'CAIRO' }, TUESDAY: { player: 'ben', at: 'ZURICH' } };
/** Ann is to move, with these cards in hand. */
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
/** Ann is to move, with a cube on that card in Paris. */
export const claims = (faceUp: string, more: PositionSpec = {}, player: PlayerSpec = {}) =>
  ann([], { ...more, cities: { ...more.cities, PARIS: { faceUp, stack: [] } } }, { cubes: ['PARIS'], ...player });
