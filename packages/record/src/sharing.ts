import type { State } from '@gaslamp/kernel/state';

/** Of many states next to each other little is kept: a list that is as before is the one before. */
export function sharing(s: State, before: State | undefined): State {
  if (before === undefined) return s;
  const out = { ...s };
  for (const key of Object.keys(out)) {
    const value: unknown = Reflect.get(out, key);
    const was: unknown = Reflect.get(before, key);
    if (value === was) continue;
    if (Array.isArray(value) && Array.isArray(was) && isAlike(value, was)) Reflect.set(out, key, was);
  }
  return out;
}
/** Frames are never changed: those of an agenda that stay are the same. */
const isAlike = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);
