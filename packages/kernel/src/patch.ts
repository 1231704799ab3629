import type { Frame, State } from './state.ts';

/**
 * Difference between two states, as JSON. A number has its new value. A list has its new length, then `index, value` pairs.
 * The agenda has the number of frames that stay, then the new ones.
 */
export type Patch = Readonly<Record<string, number | readonly (number | Frame)[]>>;

const sameFrame = (a: Frame, b: Frame): boolean => {
  if (a === b) return true;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
};

/** Returns the new length of a list and its changed entries; null, quickly, if the lists are equal, as most are. */
function pairsOf(old: readonly number[], list: readonly number[]): number[] | null {
  if (old === list) return null;
  const { length } = list;
  let i = 0;
  if (old.length === length) {
    while (i < length && old[i] === list[i]) i++;
    if (i === length) return null;
  }
  const pairs = [length];
  for (; i < length; i++) if (list[i] !== old[i]) pairs.push(i, list[i]!);
  return pairs;
}

/** Returns the patch that turns `a` into `b`. Both must have the same fields. */
export function diff<S extends State>(a: S, b: S): Patch {
  const before = a as unknown as Record<string, number | number[]>;
  const after = b as unknown as Record<string, number | number[]>;
  const out: Record<string, number | (number | Frame)[]> = {};
  for (const key in after) {
    if (key === 'agenda') continue;
    const x = before[key]!;
    const y = after[key]!;
    if (typeof y === 'number') {
      if (x !== y) out[key] = y;
      continue;
    }
    const pairs = pairsOf(x as number[], y);
    if (pairs !== null) out[key] = pairs;
  }
  let keep = 0;
  while (keep < a.agenda.length && keep < b.agenda.length && sameFrame(a.agenda[keep]!, b.agenda[keep]!)) keep++;
  if (keep < a.agenda.length || keep < b.agenda.length) out.agenda = [keep, ...b.agenda.slice(keep)];
  return out;
}

/** Upper bound for the length of a list, more than any state needs. A damaged patch could name 4 billion and never return. */
const LONGEST = 4096;

/** Applies a patch in place. Throws if it does not fit the state; changes made before the error remain. */
export function applyPatch<S extends State>(s: S, patch: Patch): void {
  const fields = s as unknown as Record<string, number | number[]>;
  for (const key in patch) {
    const change = patch[key]!;
    const old = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (typeof change === 'number' ? typeof old !== 'number' : !Array.isArray(change) || !Array.isArray(old))
      throw new Error(`the patch does not fit: "${key}" is no such field`);
    if (typeof change === 'number') fields[key] = change;
    else if (key === 'agenda') {
      index(key, change[0], s.agenda.length + 1);
      s.agenda.splice(change[0] as number, s.agenda.length, ...(change.slice(1) as Frame[]));
    } else {
      const list = old as number[];
      const length = index(key, change[0], LONGEST);
      // A list grows one entry at a time, without holes.
      for (let i = 1; i < change.length; i += 2)
        list[index(key, change[i], Math.min(length, list.length + 1))] = change[i + 1] as number;
      if (list.length < length) throw new Error(`the patch does not fit: "${key}" has no entry ${list.length}`);
      list.length = length;
    }
  }
}
function index(key: string, value: unknown, below: number): number {
  if (Number.isInteger(value) && (value as number) >= 0 && (value as number) < below) return value as number;
  throw new Error(`the patch does not fit: "${key}" has no entry ${JSON.stringify(value)}`);
}

/** Returns the state after a patch. The old state is not modified; both share the lists that the patch does not change. */
export function patched<S extends State>(s: S, patch: Patch): S {
  const out: S = { ...s };
  for (const key in patch) {
    const list: unknown = Reflect.get(out, key);
    if (Array.isArray(list)) Reflect.set(out, key, list.slice());
  }
  applyPatch(out, patch);
  return out;
}
