// Votes on a player whose time is up, and agreement to stop the clocks. Pure, like all table actions.
import type { LateVote } from '@gaslamp/protocol/clocks';
import type { Holder } from '@gaslamp/protocol/notes';
import { type Clock, dayOff, decided, missed, turned, upAt, voted, waitedFor } from '../clock/clock.ts';
import type { Timed } from '../clock/kept.ts';
import { RequestError } from '../refused.ts';
import type { Person } from '../store/store.ts';
import type { TableChange } from './actions.ts';
import { agreeToEnd } from './ending.ts';
import { type Actor, asHolder, near, personOf, present, seatNote, stoodIn, type TableNow } from './seats.ts';

/** Number of people who must agree before the clocks stop. */
const AGREEING = 2;
const NO_CLOCK = 'clock.none';

/**
 * Records a vote on a late seat and carries out the vote of more than half of the other players present. Their vote for an end
 * only proposes it, since it concerns those who are absent, too.
 */
export function voteOnLate(table: TableNow, { seat: own }: Actor, index: number, vote: LateVote): TableChange {
  const { choice, clock, facts } = timed(table);
  if (choice.missed !== 'vote' || clock.late?.seat !== index)
    throw new RequestError(409, 'clock.notLate', { seat: index });
  const seat = table.seats[index];
  const late = seat && personOf(seat);
  if (own === null || own.person.number === late?.number) throw new RequestError(403, 'clock.others');
  const voters = [own.person, ...present(table, index)];
  const others = voters.filter(({ voice }) => voice !== late?.voice);
  const after = voted(clock, own.person.number, vote);
  // Players who share a voice after a hand-over do not vote on each other's lateness while others are here.
  const what = decided(after, numbersOf(others.length > 0 ? others : voters));
  if (what === null) return { clock: after };
  if (what === 'wait')
    return {
      clock: waitedFor(choice, after, facts, table.now),
      notes: [{ kind: 'late', seat: index, what: 'wait' }],
    };
  const agreed = present(table).filter(({ number }) => after.late?.votes[number] === what);
  if (what === 'end')
    return { ...agreeToEnd(table, own.person, agreed), clock: { ...after, late: { seat: index, votes: {} } } };
  return replaced(table, { ...after, late: null }, agreed.map(asHolder));
}
/** Returns one number per voice: nobody gets two votes by handing over one of two seats. */
const numbersOf = (voters: readonly Person[]): readonly number[] => [
  ...new Map(voters.toReversed().map(({ voice, number }) => [voice, number])).values(),
];

/** Returns the change when the running time is up; null if it is not. A missed window is passed. */
export function whenUp(table: TableNow): TableChange | 'pass' | null {
  const { timed, status, now } = table;
  if (timed === null || status.phase !== 'playing') return null;
  const { choice, clock } = timed;
  const up = upAt(choice, clock, now);
  if (up === null || up === 'pass') return up;
  const { asked: seat } = clock;
  if (up === 'day off') return { clock: dayOff(clock), notes: [{ kind: 'late', seat, what: 'dayOff' }] };
  const late = missed(clock, now);
  if (choice.missed === 'bot') return replaced(table, { ...late, late: null });
  return { clock: late, notes: [{ kind: 'late', seat, what: choice.missed === 'vote' ? 'vote' : 'nothing' }] };
}

/** Lets a bot play for a late player until they are back. */
function replaced(table: TableNow, clock: Clock, by: readonly Holder[] = []): TableChange {
  const seat = table.seats[clock.asked];
  if (seat?.by !== 'person') return { clock };
  const to = stoodIn(seat, table.record.standIn, table.leftOf(seat.seat) ?? table.now);
  return {
    clock,
    seats: [to],
    notes: [seatNote(seat, to, 'late', by)],
  };
}

/**
 * Records a wish to stop the clocks. They stop when all present want it, at least two if more than one plays. Without `stop`,
 * clears the wishes or lets the clocks run again: nobody can hold up the others by a pause.
 */
export function wantPause(table: TableNow, { seat: own }: Actor, stop: boolean): TableChange {
  const { choice, clock, facts } = timed(table);
  if (own === null) throw new RequestError(403, 'access.holders');
  if (!near(table, own.seat)) throw new RequestError(409, 'access.atTable');
  if (clock.paused === stop) return { clock: { ...clock, wish: [] } };
  const by = asHolder(own.person);
  if (!stop) return { clock: turned(choice, clock, facts, table.now), notes: [{ kind: 'paused', paused: false, by }] };
  const wish = [...new Set([...clock.wish, own.person.number])];
  const here = present(table);
  const voices = (people: readonly Person[]) => new Set(people.map(({ voice }) => voice)).size;
  const playing = voices(table.seats.flatMap((seat) => personOf(seat) ?? []));
  const agree = here.every(({ number }) => wish.includes(number)) && voices(here) >= Math.min(AGREEING, playing);
  if (!agree) return { clock: { ...clock, wish } };
  return { clock: turned(choice, clock, facts, table.now), notes: [{ kind: 'paused', paused: true, by }] };
}

function timed({ timed, status }: TableNow): Timed {
  if (status.phase !== 'playing') throw new RequestError(409, 'match.notPlayed');
  if (timed === null) throw new RequestError(409, NO_CLOCK);
  return timed;
}
