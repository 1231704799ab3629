import { fail } from './failure.ts';
import type { Tally } from './tally.ts';
import { together, type Watching } from './watch.ts';

/**
 * Checks that every match ends within a bound, with at least one winner and points for every seat, and that it has no result
 * before.
 */
export const watchEnd: Watching = (game, seats, seed) => {
  const where = { property: 'ends', game: game.id, seats, seed };
  let decisions = 0;
  return {
    look(g) {
      if (decisions++ % 16 === 0 && game.result(g) !== null)
        fail({ ...where, move: g.s.move }, 'there is a result while a question is open');
    },
    end(g): Tally {
      const result = game.result(g);
      if (result === null) fail(where, 'over without a result');
      const everybody = (1 << seats) - 1;
      if (result.winners === 0 || (result.winners & ~everybody) !== 0) fail(where, `winners are ${result.winners}`);
      if (result.points.length !== seats || !result.points.every(Number.isInteger))
        fail(where, `points are ${JSON.stringify(result.points)}`);
      if (result.reason === '') fail(where, 'over for no reason');
      return { decisions, [`over by ${result.reason}`]: 1 };
    },
  };
};
export const ends = together(watchEnd);
