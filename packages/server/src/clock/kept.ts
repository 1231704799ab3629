// The clocks of a stored match: what they go by, and the job that is due when a time is up.
import type { AnyMatch } from '@gaslamp/games/games';
import { paceOf } from '@gaslamp/kernel/projection';
import type { ClockChoice } from '@gaslamp/protocol/clocks';
import type { Commit, MatchRecord, Seat } from '../store/store.ts';
import { type Clock, dueAt, type Facts } from './clock.ts';

/** What the clocks of a match go by, and who sits there. */
export const factsOf = (match: AnyMatch, seats: readonly Seat[]): Facts => ({
  ...paceOf(match),
  persons: seats.map(({ by }) => by === 'person'),
});

/** Of a match there is one. */
export const clockJob = (match: string): string => `clock ${match}`;

/** The clocks with their job, as part of a commit; nothing where there are none. */
export function keeping(record: MatchRecord, clock: Clock | null): Pick<Commit, 'clock' | 'jobs' | 'done'> {
  if (record.clock === undefined || clock === null) return {};
  const key = clockJob(record.id);
  const due = dueAt(record.clock, clock);
  return due === null
    ? { clock, done: [key] }
    : { clock, jobs: [{ key, kind: 'clock', match: record.id, due: Math.round(due) }] };
}

/** A match whose players' time runs. */
export interface Timed {
  readonly choice: ClockChoice;
  readonly clock: Clock;
  readonly facts: Facts;
}
