// Tests the public deductions about sides: they are never wrong, and the same whichever seat computes them.
import { FastDice } from '@gaslamp/kernel/chance';
import { tableOptions } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { FIXED, SEED } from '@gaslamp/kernel/seed';
import { SPECTATOR, type State } from '@gaslamp/kernel/state';
import { redeal, view } from '@gaslamp/kernel/view';
import { commonView, likelihoods } from '@gaslamp/stated/deduce';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from './entry.ts';
import { GAMES, gameNamed } from './games.ts';

/** Number of random matches for each number of players. */
const MATCHES = 1;
const MATCHES_DEEP = 2;
/** Tests about one question in `EVERY`. */
const EVERY = 100;
const DEALS = 10;
/** Number of deals to measure a share, and an error that is exceeded in one case of a million. */
const MANY = 500;
const NEAR = 0.12;

/** Yields states of random matches, including the last one of each. */
function* states(game: AnyGame, seats: number, matches: number): Generator<State> {
  for (let seed = SEED; seed < SEED + matches; seed++) {
    const dice = new FastDice(seed);
    const { match } = Match.start(game, seats, tableOptions(game, {}), new FastDice(seed + 100));
    for (let n = 0; match.decision !== null; n++) {
      if (n % EVERY === 0) yield match.published;
      const { player, options } = match.decision;
      const answered = match.choose(player, [game.verbs.format(dice.oneOf(options))], match.at);
      if (isRefusal(answered)) throw new Error(JSON.stringify(answered));
    }
    yield match.published;
  }
}

describe.each(Object.keys(GAMES))(`%s, seed ${SEED}`, (id) => {
  const game = gameNamed(id);
  const { sides } = game;
  if (sides === undefined) throw new Error(`${id} has no sides`);
  const sidesIn = (s: State) =>
    Array.from({ length: s.seats }, (_, player) => sides.of({ s, data: game.data }, player));

  const seated = [2, 3, 4, 5].filter((seats) => seats <= game.seats.most);
  test.each(seated)('%d players', (seats) => expectKnown(seats, MATCHES));
  test.each(seated)('%d players, more matches', { tags: ['deep'] }, (seats) => expectKnown(seats, MATCHES_DEEP));
  function expectKnown(seats: number, matches: number): void {
    const dice = new FastDice(seats);
    const why = { open: 0, seen: 0, past: 0, certain: 0 };
    let measured = 0;
    for (const s of states(game, seats, matches)) {
      const known = view(game, s, SPECTATOR);
      for (let viewer = 0; viewer < seats; viewer++) expect(commonView(game, view(game, s, viewer))).toEqual(known);
      const found = likelihoods(game, known);
      for (const all of found) {
        expect(all.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
        for (const one of all) {
          expect(one.share > 0).toBe(one.why === 'open');
          why[one.why]++;
          if (one.share === 1) why.certain++;
        }
      }
      const shareOf = (player: number, side: string) => at(found, player).find((one) => one.side === side)?.share ?? 0;
      // The real world is possible, and so is every other one that looks the same to a spectator.
      for (const world of [s, ...Array.from({ length: DEALS }, () => redeal(game, known, dice))])
        for (const [player, side] of sidesIn(world).entries()) expect(shareOf(player, side)).toBeGreaterThan(0);
      if (dice.below(measured + 2) > 0) continue;
      measured++;
      const times = new Map<string, number>();
      for (let n = 0; n < MANY; n++)
        for (const [player, side] of sidesIn(redeal(game, known, dice)).entries())
          times.set(`${player} ${side}`, (times.get(`${player} ${side}`) ?? 0) + 1);
      for (const [player, all] of found.entries())
        for (const { side, share } of all)
          expect(Math.abs((times.get(`${player} ${side}`) ?? 0) / MANY - share)).toBeLessThan(NEAR);
    }
    expect(measured).toBeGreaterThan(0);
    expect(why.open).toBeGreaterThan(0);
    if (FIXED) expect(why.certain).toBeGreaterThan(0);
  }
});
