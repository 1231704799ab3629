// The clocks of a stored match: their input, and the job that is due when a time is up.
import type { AnyMatch } from '@gaslamp/games/games';
import { paceOf } from '@gaslamp/kernel/projection';
import type { ClockChoice } from '@gaslamp/protocol/clocks';
import type { Commit, MatchRecord, Seat } from '../store/store.ts';
import { type Clock, dueAt, type Facts } from './clock.ts';

/** Returns the clock input of a match and its seats. */
export const factsOf = (match: AnyMatch, seats: readonly Seat[]): Facts => ({
  ...paceOf(match),
  persons: seats.map(({ by }) => by === 'person'),
});

/** Returns the key of a match's only clock job. */
export const clockJob = (match: string): string => `clock ${match}`;

/** Returns the clocks and their job as part of a commit; empty if the match has no clocks. */
export function keeping(record: MatchRecord, clock: Clock | null): Pick<Commit, 'clock' | 'jobs' | 'done'> {
  if (record.clock === undefined || clock === null) return {};
  const key = clockJob(record.id);
  const due = dueAt(record.clock, clock);
  return due === null
    ? { clock, done: [key] }
    : { clock, jobs: [{ key, kind: 'clock', match: record.id, due: Math.round(due) }] };
}

/** A match with clocks. */
export interface Timed {
  readonly choice: ClockChoice;
  readonly clock: Clock;
  readonly facts: Facts;
}
