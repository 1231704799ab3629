// Runs a property on random matches of every game at every player count, and prints how much it checked. docs/testing.md
// lists the numbers of matches of `npm test` and `npm run test:deep`. By hand:
//
//   npx vitest run --project proof                           50 matches at each player count (some properties play a share)
//   GASLAMP_MATCHES=10000 npx vitest run --project proof     200 times as many
//   GASLAMP_SEED=7 npx vitest run --project proof            other matches than those of the fixed seed
//   GASLAMP_MATCH=4711 npx vitest run --project proof -t twins    the one match that a failure named
import type { AnyGame } from '@gaslamp/games/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PropertyName } from '../src/game-proof.ts';
import { proofOf } from '../src/games.ts';
import { subjects } from '../src/subjects.ts';
import { add, mean, shown, type Tally } from '../src/tally.ts';

export type Property = (game: AnyGame, seats: number, seed: number) => Tally;

/** Number of matches at each player count from which a property must reach the depths that a game's proof demands. */
export const STANDARD = 500;
/** Number of matches of a property at a player count from which every count that must not stay 0 is checked. */
const FULL = 50;
/** Number of matches of a game with its own pack at each player count, with the fixed seed. */
export const MATCHES = Number(process.env.GASLAMP_MATCHES ?? FULL);
/** Minimum share of the matches for a game whose matches are long, below the standard. */
const LEAST_SHARE = 1 / 4;
/** The games that play all these matches; others play a fifth, and none with the rotating seed. Unset: every game. */
const PROVED = process.env.GASLAMP_PROVED?.split(',');
const LESS = 1 / 5;
const FIXED = { name: '', seed: Number(process.env.GASLAMP_SEED ?? 1882), matches: MATCHES };
/** The samples of each property. The rotating seed is not checked for depth, which depends on chance. */
const SAMPLES = [
  FIXED,
  ...(process.env.GASLAMP_ROTATED === undefined
    ? []
    : [
        {
          name: ', rotating seed',
          seed: Number(process.env.GASLAMP_ROTATED),
          matches: Number(process.env.GASLAMP_ROTATED_MATCHES ?? 25),
        },
      ]),
];
const MATCH = process.env.GASLAMP_MATCH;
const TIMEOUT = 24 * 3600 * 1000;

/** Seeds, uniformly distributed and rarely repeated. No shrinking, since a smaller seed makes no simpler match. */
const SEEDS = fc.noShrink(fc.noBias(fc.integer({ min: 0, max: 0xffffff })));

/**
 * The counts of a property's tally, summed over all matches, that must show that it checked something. The game's proof defines
 * the depths.
 */
interface Look {
  /** Counts that must not stay 0. */
  readonly looks: readonly string[];
  /** Share of the matches for a crowded pack. */
  readonly crowded: number;
  /** Share of the matches for a game's own pack, if fewer prove as much; default: all. */
  readonly share?: number;
}

/** Tests one property, or several that check the same matches. */
export function prove(names: readonly PropertyName[], property: Property, { looks, crowded, share = 1 }: Look): void {
  const name = names.join(', ');
  for (const { name: of, game, isCrowded } of subjects()) {
    const isProved = PROVED?.includes(game.id) ?? true;
    describe(`${of}: ${name}`, () => {
      for (let seats = game.seats.least; seats <= game.seats.most; seats++)
        for (const sample of isProved ? SAMPLES : [FIXED])
          test(`${seats} players${sample.name}`, { timeout: TIMEOUT }, () => {
            const all = isProved ? sample.matches : sample.matches * LESS;
            const matches = matchesOf(all, proofOf(game.id).share ?? 1, isCrowded ? crowded : null, share);
            const { total, seconds } = run(property, game, seats, matches, sample.seed);
            const speed = (total.matches! / seconds).toFixed(1);
            console.log(`${of}, ${seats} players${sample.name}: ${name}: ${shown(total)}; ${speed} matches/s`);
            if (MATCH !== undefined) return;
            expect(total.matches).toBe(matches);
            if (sample !== FIXED) return;
            const isDeep = MATCHES >= STANDARD;
            if (isDeep || matches >= FULL)
              for (const what of looks) expect(total[what], `${what} looked at`).toBeGreaterThan(0);
            if (isDeep) for (const one of names) expectDepth(game, one, total);
          });
    });
  }
}

/**
 * Returns the number of `all` matches that a property plays at a player count. `ofGame` is the share of the game, `share` that
 * of the property, `crowded` that of a crowded pack; null for a game's own pack.
 */
function matchesOf(all: number, ofGame: number, crowded: number | null, share: number): number {
  if (all >= STANDARD) {
    const matches = Math.round(all * ofGame * (crowded ?? share));
    return Math.max(crowded === null ? 1 : 40, matches);
  }
  const own = all * Math.max(ofGame, LEAST_SHARE) * share;
  return Math.max(1, Math.round(crowded === null ? own : own / 5));
}

/** Expects the means of a tally to reach the depths that the game's proof demands. */
export function expectDepth(game: AnyGame, name: PropertyName, total: Tally): void {
  for (const [what, least] of Object.entries(proofOf(game.id).depths[name]))
    expect(mean(total, what), `${what}, on the mean`).toBeGreaterThanOrEqual(least);
}

function run(property: Property, game: AnyGame, seats: number, matches: number, seed: number) {
  const total: Tally = {};
  const from = performance.now();
  const one = (of: number) => add(total, property(game, seats, of));
  if (MATCH !== undefined) one(Number(MATCH));
  else fc.assert(fc.property(SEEDS, one), { numRuns: matches, seed: seed + seats, includeErrorInReport: true });
  return { total, seconds: (performance.now() - from) / 1000 };
}
