import type { AnyGame } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { copy, type Player, type State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import type { Asked } from './asked.ts';
import { fail } from './failure.ts';
import { together, type Watching } from './watch.ts';

/**
 * One in so many questions of a draft is looked at, the first ones of a match more often; and so many questions behind
 * each of its options.
 */
const EVERY = 100;
const MOST = 500;

/** Behind every option of a draft something leads to a published state: a composed action can always be finished. */
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

/** How many questions it took to find a way out of the draft; null if none was found. Last words come last in a list. */
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
