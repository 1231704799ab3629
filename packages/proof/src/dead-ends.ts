import type { AnyGame } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { copy, type Player, type State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import type { Asked } from './asked.ts';
import { fail } from './failure.ts';
import { together, type Watching } from './watch.ts';

/**
 * One in this many questions of a draft is checked, and the first ones of a match more often; and the maximum number of
 * questions searched after each of its options.
 */
const EVERY = 100;
const MOST = 500;

/** Checks that every option of a draft can lead to a published state: a composed action can always be finished. */
export const watchDeadEnds: Watching = (game, seats, seed) => {
  const tally = { 'in drafts': 0, ways: 0, tried: 0 };
  const mind = new FastDice(seed ^ 0xdead);
  let met = 0;
  const check = ({ s, decision }: Asked) => {
    tally['in drafts']++;
    for (const option of decision.options) {
      const table = new Table(game, copy(s), new FastDice(0));
      table.choose(option);
      const tried = finishable(game, table.s, decision.player);
      if (tried === null) {
        const where = { property: 'dead ends', game: game.id, seats, seed, move: s.move };
        fail(where, `"${decision.effect}": nothing finishes the action behind "${game.verbs.format(option)}"`);
      }
      tally.ways++;
      tally.tried += tried;
    }
  };
  return {
    look(table) {
      if (table.decision.draft && mind.below(Math.min(EVERY, ++met)) === 0) check(table);
    },
    end: () => tally,
  };
};
export const deadEnds = together(watchDeadEnds);

/**
 * Returns the number of questions searched to find a way out of the draft; null if none was found. Finishing answers are the
 * last options of a list, so those are tried first.
 */
function finishable(game: AnyGame, s: State, player: Player): number | null {
  const open = [s];
  for (let tried = 0; tried < MOST; tried++) {
    const next = open.pop();
    if (next === undefined) return null;
    const { decision } = new Table(game, copy(next), new FastDice(0));
    if (!decision?.draft || decision.player !== player) return tried;
    for (const option of decision.options) {
      const table = new Table(game, copy(next), new FastDice(0));
      table.choose(option);
      open.push(table.s);
    }
  }
  return null;
}
