import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import type { Story } from '../src/stage/story.ts';
import { NAMES, table } from './table.ts';

/** Nothing on the board and in hand, except what a test names. */
const BARE: PlayerSpec = { hand: [], agents: {}, buildings: [], money: 10 };

/** Returns a story with nothing on the board and in hands except what `spec` names. */
export function bare(seats: number, spec: PositionSpec, options: Readonly<Record<string, unknown>> = {}): Story {
  const players = Object.fromEntries(
    NAMES.slice(0, seats).map((name) => [name, { ...BARE, ...spec.players?.[name] }] as const),
  );
  return table(seats, { trouble: [], ...spec, players }, options);
}
/** Returns a story in which only ann has anything. */
export const ann = (pieces: PlayerSpec, spec: PositionSpec = {}, options: Readonly<Record<string, unknown>> = {}) =>
  bare(2, { ...spec, players: { ...spec.players, ann: pieces } }, options);
