import type { State } from '@gaslamp/kernel/state';

/** Returns the state with unchanged lists replaced by those of the state before, so that adjacent states use little memory. */
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
/** Comparing by reference is enough for frames: they are immutable, and those that stay in an agenda are the same objects. */
const isAlike = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);
