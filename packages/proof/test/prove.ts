// Runs a property over random matches of every game at every player count, and says how much it looked at.
//
//   npx vitest run packages/proof                          about 500 matches per player count of each cheap property
//   GASLAMP_MATCHES=10000 npx vitest run packages/proof    twenty times as many of all properties
//   GASLAMP_SEED=random npx vitest run packages/proof      other matches than those of the last run
//   GASLAMP_MATCH=4711 npx vitest run packages/proof -t twins    the one match that a failure named
import type { AnyGame } from '@gaslamp/games/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Subject, subjects } from '../src/subjects.ts';
import { add, shown, type Tally } from '../src/tally.ts';

export type Property = (game: AnyGame, seats: number, seed: number) => Tally;

const MATCHES = Number(process.env.GASLAMP_MATCHES ?? 500);
const SEED = process.env.GASLAMP_SEED === 'random' ? Date.now() : Number(process.env.GASLAMP_SEED ?? 1882);
const MATCH = process.env.GASLAMP_MATCH;
const TIMEOUT = 24 * 3600 * 1000;

/** How many matches a property gets that takes so much of the time of a cheap one. */
export const matchesOf = (share: number): number => Math.max(1, Math.round(MATCHES * share));

/** A property must look at something: these counts of its tally, summed over all matches, must not stay 0. */
export interface Amount {
  /** Of the matches that a cheap property gets. */
  readonly share: number;
  readonly looks: readonly string[];
}

export function prove(
  name: string,
  property: Property,
  { share, looks }: Amount,
  over: readonly Subject[] = subjects(),
) {
  for (const { name: of, game, share: part } of over) {
    describe(`${of}: ${name}`, () => {
      for (let seats = game.seats.least; seats <= game.seats.most; seats++)
        test(`${seats} players`, { timeout: TIMEOUT }, () => {
          const { total, seconds } = run(property, game, seats, matchesOf(share * part));
          const speed = (total.matches! / seconds).toFixed(1);
          console.log(`${of}, ${seats} players: ${name}: ${shown(total)}; ${speed} matches/s`);
          for (const what of looks) expect(total[what], `${what} looked at`).toBeGreaterThan(0);
        });
    });
  }
}

function run(property: Property, game: AnyGame, seats: number, matches: number): { total: Tally; seconds: number } {
  const total: Tally = {};
  const from = performance.now();
  const one = (seed: number) => add(total, property(game, seats, seed));
  if (MATCH !== undefined) one(Number(MATCH));
  else {
    const seeds = fc.integer({ min: 0, max: 0xffffff });
    fc.assert(fc.property(seeds, one), { numRuns: matches, seed: SEED + seats, includeErrorInReport: true });
  }
  return { total, seconds: (performance.now() - from) / 1000 };
}
