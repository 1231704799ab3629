import type { Option, Position, State } from './state.ts';

/**
 * A question for a set. `candidates` lists what may be picked in ascending order, copies repeated.
 * `fits`: does some legal set contain the picks and otherwise only candidates from index `next` on?
 * `enough`: are the picks a legal set?
 */
export interface Subset<S extends State, D, L = never> {
  candidates(at: Position<S, D>, locals: L): readonly Option[];
  fits(at: Position<S, D>, locals: L, picks: readonly Option[], candidates: readonly Option[], next: number): boolean;
  enough(at: Position<S, D>, locals: L, picks: readonly Option[]): boolean;
}

/** The index behind the candidate that stands for the last of `picks`, which ascend. */
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

/** What a program is offered: candidates behind the last pick that still fit, and `done` where the picks are enough. */
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

/** What a person is offered who picks in any order: which candidates still fit `picks`, and whether they are enough. */
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
 * Irredundant sets that reach a goal: every single pick is needed. `weight` of a candidate is at least 1.
 * A set is legal when its sum reaches the goal and its sum less its smallest pick does not.
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
 * Whether an irredundant set that reaches `goal` contains `picks` and otherwise only candidates from `next` on.
 * It does when some set overshoots by less than the least pick: leaving out whatever is needless then never takes a pick.
 * Sums are the bits of one integer; of a large one where 32 bits are too few.
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

/** `canReach` where a sum that counts has more than 32 bits: rare, and slower. */
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
 * Sets without an overpaid pick (R5.4 of Emerald): any set up to the goal, or an irredundant one above it.
 * Every part of a legal set is legal, so this is `fits` and `enough` at once.
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
