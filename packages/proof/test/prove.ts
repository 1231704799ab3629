// Runs a property over random matches of every game at every player count, and says how much it looked at.
//
//   npx vitest run packages/proof                          500 matches at each player count (take-backs, malformed: 150; forecasts: 60)
//   GASLAMP_MATCHES=10000 npx vitest run packages/proof    twenty times as many of everything
//   GASLAMP_SEED=random npx vitest run packages/proof      other matches than those of the last run
//   GASLAMP_MATCH=4711 npx vitest run packages/proof -t twins    the one match that a failure named
import type { AnyGame } from '@gaslamp/games/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PropertyName } from '../src/game-proof.ts';
import { proofOf } from '../src/games.ts';
import { subjects } from '../src/subjects.ts';
import { add, mean, shown, type Tally } from '../src/tally.ts';

export type Property = (game: AnyGame, seats: number, seed: number) => Tally;

/** Of a game with its own pack, at each player count. Fewer may see nothing of what is rare: nothing is demanded of them. */
export const STANDARD = 500;
export const MATCHES = Number(process.env.GASLAMP_MATCHES ?? STANDARD);
/** Fewer matches of a crowded pack show too little of what it is there for. */
const LEAST_CROWDED = 40;
const SEED = process.env.GASLAMP_SEED === 'random' ? Date.now() : Number(process.env.GASLAMP_SEED ?? 1882);
const MATCH = process.env.GASLAMP_MATCH;
const TIMEOUT = 24 * 3600 * 1000;

/** All seeds alike and hardly one twice; a smaller seed makes no simpler match. */
const SEEDS = fc.noShrink(fc.noBias(fc.integer({ min: 0, max: 0xffffff })));

/** A property must look at something: what its tally says, summed over all matches. How closely, says the game's proof. */
interface Look {
  /** Counts that must not stay 0. */
  readonly looks: readonly string[];
  /** How many of the matches a crowded pack gets. */
  readonly crowded: number;
  /** How many a game's own pack gets, where fewer than all show as much; standard: all. */
  readonly share?: number;
}

/** Tests that a property holds, or several that look at the same matches. */
export function prove(names: readonly PropertyName[], property: Property, { looks, crowded, share = 1 }: Look): void {
  const name = names.join(', ');
  for (const { name: of, game, isCrowded } of subjects()) {
    describe(`${of}: ${name}`, () => {
      for (let seats = game.seats.least; seats <= game.seats.most; seats++)
        test(`${seats} players`, { timeout: TIMEOUT }, () => {
          const few = (isCrowded ? crowded : share) * (proofOf(game.id).share ?? 1);
          const least = isCrowded ? Math.min(MATCHES, LEAST_CROWDED) : 1;
          const matches = Math.max(least, Math.round(MATCHES * few));
          const { total, seconds } = run(property, game, seats, matches);
          const speed = (total.matches! / seconds).toFixed(1);
          console.log(`${of}, ${seats} players: ${name}: ${shown(total)}; ${speed} matches/s`);
          if (MATCH !== undefined || MATCHES < STANDARD) return;
          expect(total.matches).toBe(matches);
          for (const what of looks) expect(total[what], `${what} looked at`).toBeGreaterThan(0);
          for (const one of names) expectDepth(game, one, total);
        });
    });
  }
}

/** The means of a tally are at least what the game's proof demands. */
export function expectDepth(game: AnyGame, name: PropertyName, total: Tally): void {
  for (const [what, least] of Object.entries(proofOf(game.id).depths[name]))
    expect(mean(total, what), `${what}, on the mean`).toBeGreaterThanOrEqual(least);
}

function run(property: Property, game: AnyGame, seats: number, matches: number): { total: Tally; seconds: number } {
  const total: Tally = {};
  const from = performance.now();
  const one = (seed: number) => add(total, property(game, seats, seed));
  if (MATCH !== undefined) one(Number(MATCH));
  else fc.assert(fc.property(SEEDS, one), { numRuns: matches, seed: SEED + seats, includeErrorInReport: true });
  return { total, seconds: (performance.now() - from) / 1000 };
}
