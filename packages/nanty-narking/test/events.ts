import type { PlayerSpec, PositionSpec } from '../src/stage/position.ts';
import type { Story } from '../src/stage/story.ts';
import { NAMES, table } from './table.ts';

/** Nothing on the board and in hand, except what a test names. */
const BARE: PlayerSpec = { hand: [], agents: {}, buildings: [], money: 10 };

/**
 * Returns a match of `seats` in which the active player (ann by default) draws an event: G15 is played for its first symbol,
 * with
 * the given rolls. Nothing is on the board except what `spec` names.
 */
export function drawn(
  seats: number,
  event: string,
  rolls: readonly (string | number)[],
  spec: PositionSpec = {},
  options: Readonly<Record<string, unknown>> = {},
): Story {
  const { active = 'ann' } = spec;
  const players = Object.fromEntries(
    NAMES.slice(0, seats).map((name) => {
      const stated = spec.players?.[name];
      const hand = [...(name === active ? ['G15'] : []), ...(stated?.hand ?? [])];
      return [name, { ...BARE, ...stated, hand }];
    }),
  );
  const t = table(seats, { trouble: [], ...spec, events: [event], players }, options);
  return t.rolls(...rolls).play(`${active}: play G15`, `${active}: event`);
}

/** Returns the named field of each event of a kind, in order. */
export const fieldsOf = (t: Story, kind: string, field: string): unknown[] =>
  t.events.filter((event) => event.kind === kind).map((event) => event.fields[field]);
