// The seed of tests that play random matches.

const given = process.env.GASLAMP_SEED;

/**
 * `GASLAMP_SEED`, or the same in every run. A test that uses it names it in its title, so that a failure shows it.
 * @internal
 */
export const SEED = Number(given ?? 1);

/**
 * True when the matches are always the same ones: then a test also expects them to show enough.
 * @internal
 */
export const FIXED = given === undefined;
