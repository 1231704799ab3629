import type { AnyGame } from '@gaslamp/games/games';
import type { Option } from '@gaslamp/kernel/state';
import type { Verbs } from '@gaslamp/kernel/verbs';

/** Maximum number of wishes; the rest is left out evenly. */
const CAP = 4000;

const known = new WeakMap<object, readonly Option[]>();

/** Returns all possible options of a game: every verb with every value of its arguments, up to `CAP`. */
export function wishesOf({ verbs }: AnyGame): readonly Option[] {
  let all = known.get(verbs);
  if (all === undefined) {
    const found: Option[] = [];
    verbs.names.forEach((name, id) => {
      const count = verbs.argumentsOf(name)!.length;
      for (let a = 0; a < 256; a++) {
        const option = (id << 16) | (a << 8);
        if (!isSaid(verbs, option)) break;
        found.push(option);
        for (let b = 1; b < 256 && count > 1 && isSaid(verbs, option | b); b++) found.push(option | b);
        if (count === 0) break;
      }
    });
    const stride = Math.ceil(found.length / CAP);
    all = found.filter((_, i) => i % stride === 0);
    known.set(verbs, all);
  }
  return all;
}

/** Returns true if an integer is an option; the kernel throws for others. */
function isSaid(verbs: Verbs, option: Option): boolean {
  try {
    return verbs.parse(verbs.format(option)) === option;
  } catch {
    return false;
  }
}

/** Returns the wishes to test at the n-th point: sometimes all of them, otherwise a few, which advance with n. */
export function wishesAt(all: readonly Option[], n: number): readonly Option[] {
  if (n % 997 === 0) return all;
  const few = 12;
  const start = (n * few) % all.length;
  return all.slice(start, start + few);
}
