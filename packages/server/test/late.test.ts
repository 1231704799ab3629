// Votes on a late player: each voice counts once.
import type { ClockChoice } from '@gaslamp/protocol/clocks';
import { expect, test } from 'vitest';
import { missed, started } from '../src/clock/clock.ts';
import { voteOnLate } from '../src/seats/late.ts';
import { seated, type TableNow } from '../src/seats/seats.ts';

const CHOICE: ClockChoice = { kind: 'live', base: 60, increment: 0, window: 20, missed: 'vote' };
const FACTS = { asked: { player: 0, window: false }, active: 0, persons: [true, true, true, true] };

/** Returns a table of four people, the first of whom is late. `voices`: the voice of each. */
function late(voices: readonly number[]): TableNow {
  const seats = voices.map((voice, seat) =>
    seated({ seat, by: 'nobody', inviteHash: '', held: [] }, { number: seat + 1, voice, tokenHash: '' }, 0),
  );
  const clock = missed(started(CHOICE, FACTS, 0), 60_000);
  return {
    record: { standIn: 'random' },
    status: { phase: 'playing', proposals: [] },
    seats,
    now: 60_000,
    away: 1,
    timed: { choice: CHOICE, clock, facts: FACTS },
    leftOf: () => null,
  } as unknown as TableNow;
}
/** Returns the result of several votes in a row. */
function votes(voices: readonly number[], ...cast: readonly (readonly [number, 'wait' | 'bot' | 'end'])[]) {
  let table = late(voices);
  for (const [seat, vote] of cast) {
    const own = table.seats[seat]!;
    if (own.by !== 'person') throw new Error('nobody sits there');
    const change = voteOnLate(table, { seat: own, person: own.person, host: false }, 0, vote);
    if (change.notes) return change.notes[0]!.kind;
    table = { ...table, timed: { ...table.timed!, clock: change.clock! } };
  }
  return null;
}

test('whoever gave a seat away does not vote with it on their own lateness', () => {
  expect(votes([1, 2, 3, 4], [1, 'wait'], [2, 'wait'])).toBe('late');
  expect(votes([1, 1, 3, 4], [1, 'wait'], [2, 'wait'])).toBeNull();
  expect(votes([1, 1, 3, 4], [1, 'wait'], [2, 'bot'], [3, 'bot'])).toBe('seat');
});

test('nobody has a second vote by a seat that they gave away', () => {
  expect(votes([1, 2, 2, 4], [1, 'end'], [2, 'end'])).toBeNull();
  expect(votes([1, 2, 2, 4], [1, 'end'], [3, 'end'])).toBe('proposed');
});
