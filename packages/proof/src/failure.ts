import type { Player } from '@gaslamp/kernel/state';

/** The place of a failure: everything needed to replay the match up to that moment. */
export interface Where {
  readonly property: string;
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  /** Number of published steps so far, as in `State.move`. */
  readonly move?: number;
  readonly viewer?: Player;
}

/** Thrown for a property that does not hold. The message names the match, the moment and the difference. */
class Failure extends Error {
  override readonly name = 'Failure';
  constructor(
    readonly where: Where,
    what: string,
  ) {
    const { property, game, seats, seed, move, viewer } = where;
    const moment = [
      `${game}, ${seats} seats, seed ${seed}`,
      ...(move === undefined ? [] : [`move ${move}`]),
      ...(viewer === undefined ? [] : [`viewer ${viewer}`]),
    ].join(', ');
    super(`${property} (${moment}): ${what}`);
  }
}

export function fail(where: Where, what: string): never {
  throw new Failure(where, what);
}

/** Returns the first place at which two JSON values differ, as `view.s.place[3]: 4 or 7`; null if they are equal. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (alike(a, b)) return null;
  const nested = typeof a === 'object' && typeof b === 'object' && a !== null && b !== null;
  if (!nested || Array.isArray(a) !== Array.isArray(b)) return `${path || 'value'}: ${short(a)} or ${short(b)}`;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const step = (key: string) => (Array.isArray(a) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`);
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = difference(left[key], right[key], step(key));
    if (found !== null) return found;
  }
  // Equal except for the order of their fields.
  return `${path || 'value'}: order of fields`;
}

/** Fast comparison: almost all values are equal and need no path. */
function alike(a: unknown, b: unknown): boolean {
  if (a === b || Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !alike(a[i], b[i])) return false;
    return true;
  }
  const keys = Object.keys(a);
  const others = Object.keys(b);
  if (Array.isArray(b) || keys.length !== others.length) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return keys.every((key, i) => key === others[i] && alike(left[key], right[key]));
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
