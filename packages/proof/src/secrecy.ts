import { FastDice } from '@gaslamp/kernel/chance';
import { type Player, SPECTATOR, type State, UNKNOWN } from '@gaslamp/kernel/state';
import { view } from '@gaslamp/kernel/view';
import { fail } from './failure.ts';
import { oracleOf } from './games.ts';
import { together, type Watching } from './watch.ts';

/** One in this many published questions is checked, for all viewers. */
const EVERY = 40;

/**
 * Checks that no view shows the place of an item that the rulebook hides from its viewer and, if the oracle can tell, that none
 * hides what its viewer may know. Does not read the game's masks.
 */
export const watchSecrets: Watching = (game, seats, seed, log) => {
  const tally = { views: 0, hidden: 0 };
  const mind = new FastDice(seed ^ 0x5ec3);
  const oracle = oracleOf(game);
  const viewers: readonly Player[] = [...Array(seats).keys(), SPECTATOR];
  const check = (s: State) => {
    for (const viewer of viewers) {
      const { place } = view(game, s, viewer).s;
      for (const [item, lies] of s.place.entries()) {
        const hidden = place[item] === UNKNOWN;
        if (hidden) tally.hidden++;
        if (hidden && !oracle.showsAll) continue;
        if (hidden !== oracle.mayKnow(s, item, viewer, log)) continue;
        const where = { property: 'secrecy', game: game.id, seats, seed, move: s.move, viewer };
        fail(where, `the view ${hidden ? 'hides' : 'shows'} ${game.nameOf(item)} in ${game.places[lies]}`);
      }
      tally.views++;
    }
  };
  return {
    look({ s }) {
      if (s.step === 0 && mind.below(EVERY) === 0) check(s);
    },
    end({ s }) {
      check(s);
      return tally;
    },
  };
};
export const secrecy = together(watchSecrets);
