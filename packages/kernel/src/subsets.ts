import type { Option, Position, State } from './state.ts';

/**
 * A question for a set. `candidates` returns the possible picks in ascending order, copies repeated. `fits` returns true if
 * some legal set contains the picks and otherwise only candidates from index `next` on. `enough` returns true if the picks
 * are a legal set.
 */
export interface Subset<S extends State, D, L = never> {
  candidates(at: Position<S, D>, locals: L): readonly Option[];
  fits(at: Position<S, D>, locals: L, picks: readonly Option[], candidates: readonly Option[], next: number): boolean;
  enough(at: Position<S, D>, locals: L, picks: readonly Option[]): boolean;
}

/** Returns the index behind the candidate that matches the last pick. `picks` must ascend. */
export function nextPick(candidates: readonly Option[], picks: readonly Option[]): number {
  let next = 0;
  for (const pick of picks) {
    while (candidates[next] !== pick) {
      if (next >= candidates.length) throw new Error(`${pick} is no candidate`);
      next++;
    }
    next++;
  }
  return next;
}

/** Returns the options for a program: candidates behind the last pick that still fit, and `done` if the picks are enough. */
export function subsetOptions<S extends State, D, L extends { readonly since: number }>(
  subset: Subset<S, D, L>,
  at: Position<S, D>,
  locals: L,
  done: Option,
): Option[] {
  const candidates = subset.candidates(at, locals);
  const picks = at.s.picks.slice(locals.since);
  const options: Option[] = [];
  const start = nextPick(candidates, picks);
  for (let i = start; i < candidates.length; i++) {
    const candidate = candidates[i]!;
    if (i > start && candidate === candidates[i - 1]) continue;
    picks.push(candidate);
    if (subset.fits(at, locals, picks, candidates, i + 1)) options.push(candidate);
    picks.pop();
  }
  if (subset.enough(at, locals, picks)) options.push(done);
  return options;
}

/**
 * Returns the options for a person, who picks in any order: the candidates that still fit, and whether `picks` are enough.
 * Null if a pick is not a candidate or the picks fit no legal set.
 */
export function subsetAnyOrder<S extends State, D, L>(
  subset: Subset<S, D, L>,
  at: Position<S, D>,
  locals: L,
  picks: readonly Option[],
): { readonly fits: readonly Option[]; readonly enough: boolean } | null {
  const rest = subset.candidates(at, locals).slice();
  for (const pick of picks) {
    const i = rest.indexOf(pick);
    if (i < 0) return null;
    rest.splice(i, 1);
  }
  const possible = (set: readonly Option[], later: readonly Option[]) =>
    subset.enough(at, locals, set) || subset.fits(at, locals, set, later, 0);
  if (picks.length > 0 && !possible(picks, rest)) return null;
  const fits = rest.filter((option, i) => {
    if (i > 0 && rest[i - 1] === option) return false;
    return possible([...picks, option], [...rest.slice(0, i), ...rest.slice(i + 1)]);
  });
  return { fits, enough: subset.enough(at, locals, picks) };
}

/**
 * Returns true for an irredundant set that reaches a goal: no pick can be left out. Weights must be at least 1.
 * A set is legal if its sum reaches the goal and its sum without its smallest pick does not.
 */
export function reaches(weights: (option: Option) => number, goal: number, picks: readonly Option[]): boolean {
  let sum = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const pick of picks) {
    const w = weights(pick);
    sum += w;
    if (w < least) least = w;
  }
  return picks.length > 0 && sum >= goal && sum - least < goal;
}

/**
 * Returns true if an irredundant set that reaches `goal` contains `picks` and otherwise only candidates from `next` on. This
 * is so if some set overshoots by less than the smallest pick: dropping needless candidates then never drops a pick.
 * Possible sums are the bits of one integer; of a bigint where 32 bits are too few.
 */
export function canReach(
  weights: (option: Option) => number,
  goal: number,
  picks: readonly Option[],
  candidates: readonly Option[],
  next: number,
): boolean {
  let missing = goal;
  let least = Number.POSITIVE_INFINITY;
  for (const pick of picks) {
    const w = weights(pick);
    missing -= w;
    if (w < least) least = w;
  }
  if (missing <= 0) return picks.length > 0 && missing + least > 0;
  if (picks.length > 0 && missing + least > BITS) return canReachFar(weights, missing, least, candidates, next);
  let total = 0;
  let sums = 1;
  for (let i = next; i < candidates.length; i++) {
    const w = weights(candidates[i]!);
    total += w;
    if (w < BITS) sums |= sums << w;
  }
  return picks.length === 0 ? total >= missing : ((sums >>> missing) & ((1 << least) - 1)) !== 0;
}
const BITS = 32;

/** `canReach` for sums above 32 bits: rare, and slower. */
function canReachFar(
  weights: (option: Option) => number,
  missing: number,
  least: number,
  candidates: readonly Option[],
  next: number,
): boolean {
  let sums = 1n;
  for (let i = next; i < candidates.length; i++) sums |= sums << BigInt(weights(candidates[i]!));
  return ((sums >> BigInt(missing)) & ((1n << BigInt(least)) - 1n)) !== 0n;
}

/**
 * Returns true for a set without an overpaid pick (R5.4 of Emerald): any set up to the goal, or an irredundant one above it.
 * Every non-empty part of a legal set is legal, so this serves as both `fits` and `enough`.
 */
export function withoutOverpay(weights: (option: Option) => number, goal: number, picks: readonly Option[]): boolean {
  let sum = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const pick of picks) {
    const w = weights(pick);
    sum += w;
    if (w < least) least = w;
  }
  return picks.length > 0 && (sum <= goal || sum - least < goal);
}
