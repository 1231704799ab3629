import { FastDice } from '@gaslamp/kernel/chance';
import { copy, hash, type State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { difference, fail } from './failure.ts';
import { oneOf } from './playout.ts';
import { together, type Watching } from './watch.ts';

/** Number of answers for which the two states are continued. */
const DEPTH = 25;
/** One in this many questions is checked. */
const EVERY = 400;

/** Checks that a state restored from JSON continues exactly like the state itself: same questions, same hashes, same text. */
export const watchRoundTrips: Watching = (game, seats, seed) => {
  const tally = { 'round trips': 0, steps: 0 };
  const mind = new FastDice(seed ^ 0x207d);
  const check = (s: State) => {
    const where = { property: 'round trip', game: game.id, seats, seed, move: s.move };
    const text = JSON.stringify(s);
    const again = JSON.parse(text) as State;
    const lost = difference(s, again);
    if (lost !== null || hash(again) !== hash(s)) fail(where, `behind JSON the state differs: ${lost ?? 'hash'}`);
    const dice = mind.below(1 << 24);
    const a = new Table(game, copy(s), new FastDice(dice));
    const b = new Table(game, again, new FastDice(dice));
    for (let i = 0; i < DEPTH; i++) {
      const other = difference(a.decision, b.decision, 'decision');
      if (other !== null) fail(where, `${i} steps behind JSON ${other}`);
      if (a.decision === null) break;
      const option = oneOf(mind, a.decision.options);
      a.choose(option);
      b.choose(option);
      if (hash(a.s) !== hash(b.s)) fail(where, `${i + 1} steps behind JSON ${difference(a.s, b.s)}`);
      tally.steps++;
    }
    if (JSON.stringify(a.s) !== JSON.stringify(b.s)) fail(where, `behind JSON ${difference(a.s, b.s)}`);
    if (JSON.stringify(s) !== text) fail(where, 'a copy changed when another was played on');
    tally['round trips']++;
  };
  return {
    look({ s }) {
      if (mind.below(EVERY) === 0) check(s);
    },
    end: () => tally,
  };
};
export const roundTrip = together(watchRoundTrips);
