import { copy, type Frame, type State } from './state.ts';

/**
 * What changed between two states, as JSON. Per field: a number's new value; of a list its new length and
 * `index, value` pairs; of the agenda how many frames stay and those that follow.
 */
export type Patch = Readonly<Record<string, number | readonly (number | Frame)[]>>;

const sameFrame = (a: Frame, b: Frame): boolean => {
  if (a === b) return true;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
};

/** The patch that turns `a` into `b`. Both have the same fields. */
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
    const old = x as number[];
    const pairs: number[] = [y.length];
    for (let i = 0; i < y.length; i++) if (y[i] !== old[i]) pairs.push(i, y[i]!);
    if (pairs.length > 1 || old.length !== y.length) out[key] = pairs;
  }
  let keep = 0;
  while (keep < a.agenda.length && keep < b.agenda.length && sameFrame(a.agenda[keep]!, b.agenda[keep]!)) keep++;
  if (keep < a.agenda.length || keep < b.agenda.length) out.agenda = [keep, ...b.agenda.slice(keep)];
  return out;
}

/** Applies a patch in place. */
export function applyPatch<S extends State>(s: S, patch: Patch): void {
  const fields = s as unknown as Record<string, number | number[]>;
  for (const key in patch) {
    const change = patch[key]!;
    if (typeof change === 'number') fields[key] = change;
    else if (key === 'agenda') s.agenda.splice(change[0] as number, s.agenda.length, ...(change.slice(1) as Frame[]));
    else {
      const list = fields[key] as number[];
      const length = change[0] as number;
      for (let i = 1; i < change.length; i += 2) list[change[i] as number] = change[i + 1] as number;
      list.length = length;
    }
  }
}

/** The state after a patch; the old one is left as it was. */
export function patched<S extends State>(s: S, patch: Patch): S {
  const out = copy(s);
  applyPatch(out, patch);
  return out;
}
