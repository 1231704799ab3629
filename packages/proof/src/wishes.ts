import type { AnyGame } from '@gaslamp/games/games';
import type { Option } from '@gaslamp/kernel/state';
import type { Verbs } from '@gaslamp/kernel/verbs';

/** So many wishes are enough; the rest is left out evenly. */
const CAP = 4000;

const known = new WeakMap<object, readonly Option[]>();

/** Everything that can be said in a game's verbs: every verb with every value of its arguments, up to `CAP`. */
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

/** Whether an integer is an option; the kernel throws on one that is none. */
function isSaid(verbs: Verbs, option: Option): boolean {
  try {
    return verbs.parse(verbs.format(option)) === option;
  } catch {
    return false;
  }
}

/** The wishes that are asked about at the n-th point: all of them now and then, else a few that move on. */
export function wishesAt(all: readonly Option[], n: number): readonly Option[] {
  if (n % 997 === 0) return all;
  const few = 12;
  const start = (n * few) % all.length;
  return all.slice(start, start + few);
}
