// The seed of tests that play random matches.

const given = process.env.GASLAMP_SEED;

/**
 * `GASLAMP_SEED`, or a fixed seed. A test that uses it puts it into its title, so that a failure shows it.
 * @internal
 */
export const SEED = Number(given ?? 1);

/**
 * True if the seed is fixed. A test then also expects its matches to cover enough cases.
 * @internal
 */
export const FIXED = given === undefined;
