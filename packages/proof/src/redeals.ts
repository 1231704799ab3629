import type { AnyGame, AnyMatch } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { Match } from '@gaslamp/kernel/match';
import { copy, type Item, type Player, SPECTATOR, type State } from '@gaslamp/kernel/state';
import { redeal, view } from '@gaslamp/kernel/view';
import { fail } from './failure.ts';
import { oracleOf } from './games.ts';
import { oneOf, playout } from './playout.ts';
import { SHIPPED, type Shipped, saying, show, unlike } from './shown.ts';
import type { Tally } from './tally.ts';
import { wishesAt, wishesOf } from './wishes.ts';

/** One in this many questions is checked, for all its viewers. */
const EVERY = 250;

/**
 * Checks that a re-deal has the same view, the same options for the asked player, the same explanations and the same driver,
 * and that its state is allowed by the rules. Counts re-deals in which an item really changed places.
 */
export function redeals(game: AnyGame, seats: number, seed: number, by: Shipped = SHIPPED): Tally {
  const tally = { matches: 1, views: 0, 'changed places': 0, refused: 0 };
  const mind = new FastDice(seed ^ 0x2ede);
  const wishes = wishesOf(game);
  const oracle = oracleOf(game);
  const viewers: readonly Player[] = [...Array(seats).keys(), SPECTATOR];
  playout('re-deal', game, seats, seed, ({ s, decision }) => {
    if (mind.below(EVERY) > 0) return;
    for (const viewer of viewers) {
      if (s.step > 0 && decision.player !== viewer) continue;
      const where = { property: 're-deal', game: game.id, seats, seed, move: s.move, viewer };
      let rolls = 0;
      const counted = {
        roll(sides: number) {
          rolls++;
          return mind.roll(sides);
        },
        draw: (from: readonly Item[]) => mind.draw(from),
      };
      const known = view(game, s, viewer);
      const world = redeal(game, known, counted);
      const look = { wishes: wishesAt(wishes, tally.views), events: [], foretold: tally.views, by };
      const real = at(game, s);
      const shown = show(game, real, viewer, look);
      const found = unlike(shown, show(game, at(game, world), viewer, look));
      if (found !== null) fail(where, `a re-deal differs for its viewer: ${found}`);
      const wish = oneOf(mind, look.wishes);
      const why = real.explain(viewer, wish);
      if (!shown.explained.includes(saying({ game }, wish, why)))
        fail(where, `the match explains "${game.verbs.format(wish)}" otherwise: ${JSON.stringify(why)}`);
      const wrong = oracle.wrong(world);
      if (wrong !== null) fail(where, `a re-deal breaks the rules: ${wrong}`);
      tally.views++;
      const hidden = known.hidden.reduce((n, { items }) => n + items.length, 0);
      if (hidden > 0) tally.refused += rolls / hidden - 1;
      if (world.place.some((place, item) => place !== s.place[item])) tally['changed places']++;
    }
  });
  // A game's `possible` must accept at least one re-deal in four: a few views may miss that by chance, but not by five
  // deviations.
  if (tally.refused > 3 * tally.views + 5 * Math.sqrt(12 * tally.views))
    fail({ property: 're-deal', game: game.id, seats, seed }, `${tally.refused} re-deals refused for ${tally.views}`);
  return tally;
}

const at = (game: AnyGame, s: State): AnyMatch => Match.restore(game, copy(s), [], new FastDice(0));
