// Votes on an end without a result, and afterwards on opening the hands. Everybody who holds a seat has a vote, present or not.
// Pure, like all table actions.
import type { Note } from '@gaslamp/protocol/notes';
import { objectionTime } from '@gaslamp/protocol/objecting';
import { RequestError } from '../refused.ts';
import { roundedUp } from '../spans.ts';
import type { Commit, MatchStatus, Person, Seat, StoredProposal } from '../store/store.ts';
import { asHolder, personsAt, type TableNow } from './seats.ts';

/** The changes of a vote. */
interface Vote {
  readonly status: Partial<MatchStatus>;
  readonly notes: readonly Note[];
}
type ProposedEnd = StoredProposal & { readonly until: number };

/** Older servers stored proposed ends without a time: these are no longer open. */
const isOpenEnd = (one: StoredProposal): one is ProposedEnd =>
  one.seat === null && one.until !== undefined && !one.rejected;

/** Returns the proposed end of a match, unless somebody has objected to it. */
export const proposedEnd = ({ proposals }: Pick<MatchStatus, 'proposals'>): ProposedEnd | undefined =>
  proposals.find(isOpenEnd);
/** Returns the open vote on the match as a whole: on its end, or in a closed match on its hands. */
export const voteOnMatch = (status: MatchStatus): StoredProposal | undefined =>
  status.phase === 'closed' ? status.proposals.find(({ seat }) => seat === null) : proposedEnd(status);

/** Returns the persons who hold a seat and have not agreed. */
export const silentAt = (seats: readonly Seat[], agreed: readonly number[]): readonly Person[] =>
  personsAt(seats).filter(({ number }) => !agreed.includes(number));

/**
 * Agrees to an end without a result, and proposes it if nobody has yet; `others` agree, too. Ends the match if everybody has
 * agreed. Throws RequestError 409 to a person who had agreed to an end that was rejected, until its time is up, so that nobody
 * is worn down by one proposal after another.
 */
export function agreeToEnd(table: TableNow, by: Person, others: readonly Person[] = []): Vote {
  const { record, status, seats, now, away } = table;
  const before = proposedEnd(status);
  const agreed = agreeing(before, [by, ...others]);
  if (silentAt(seats, agreed).length === 0) return ended(seats, agreed);
  const kept = status.proposals.filter(({ seat, rejected, until = 0 }) => seat !== null || (rejected && until > now));
  const last = kept.findLast((one) => one.seat === null && one.agreed.includes(by.number));
  if (before === undefined && last?.until !== undefined)
    throw new RequestError(409, 'match.objected', { wait: roundedUp(last.until - now) });
  const until = now + objectionTime(record.clock ?? null, away);
  return {
    status: { proposals: [...kept, { seat: null, since: now, until, ...before, agreed }] },
    notes: before ? [] : [{ kind: 'proposed', seat: null, by: asHolder(by) }],
  };
}

/** Rejects a proposed end; any single person may. Throws RequestError 409 if there is none. */
export function objectToEnd({ status }: TableNow, by: Person): Vote {
  const end = proposedEnd(status);
  if (end === undefined) throw new RequestError(409, 'match.proposal');
  return {
    status: { proposals: status.proposals.map((one) => (one === end ? { ...end, rejected: true } : one)) },
    notes: [{ kind: 'objected', seat: null, by: asHolder(by) }],
  };
}

/** Returns the end of a match to which nobody has objected in time; null if none is due. */
export function endInSilence({ status, seats, now }: TableNow): Vote | null {
  const end = status.phase === 'playing' ? proposedEnd(status) : undefined;
  return end === undefined || end.until > now ? null : ended(seats, end.agreed);
}

/** Gives everybody the whole time to object, since somebody new has taken a seat. */
export const withWholeTime = (
  { record, now, away }: TableNow,
  proposals: readonly StoredProposal[],
): readonly StoredProposal[] =>
  proposals.map((one) => (isOpenEnd(one) ? { ...one, until: now + objectionTime(record.clock ?? null, away) } : one));

/** Returns the job for the time of a proposed end, as a part of the commit that sets the proposals. */
export function scheduleEnd(match: string, { proposals }: Partial<MatchStatus>): Pick<Commit, 'jobs' | 'done'> {
  if (proposals === undefined) return {};
  const key = `end ${match}`;
  const end = proposedEnd({ proposals });
  return end === undefined ? { done: [key] } : { jobs: [{ key, kind: 'end', match, due: Math.round(end.until) }] };
}

/** Returns the phase after an end without a result. A match of one person belongs to nobody else, so its hands are open at once. */
export const phaseAfterEnd = (seats: readonly Seat[]) => (personsAt(seats).length > 1 ? 'closed' : 'ended');
function ended(seats: readonly Seat[], agreed: readonly number[]): Vote {
  const persons = personsAt(seats);
  const silent = silentAt(seats, agreed);
  const note = { kind: 'ended', agreed: persons.filter((one) => !silent.includes(one)).map(asHolder) } as const;
  return {
    status: { phase: phaseAfterEnd(seats), proposals: [], asked: null },
    notes: [silent.length === 0 ? note : { ...note, silent: silent.map(asHolder) }],
  };
}

/** Agrees to open the hands of a closed match. They open when all have agreed: here silence is no agreement. */
export function agreeToOpenHands({ status, seats, now }: TableNow, by: Person): Vote {
  if (status.phase !== 'closed') throw new RequestError(409, 'match.notClosed');
  const before = voteOnMatch(status);
  const agreed = agreeing(before, [by]);
  if (silentAt(seats, agreed).length > 0)
    return { status: { proposals: [{ seat: null, since: now, ...before, agreed }] }, notes: [] };
  return {
    status: { phase: 'ended', proposals: [] },
    notes: [{ kind: 'hands', agreed: personsAt(seats).map(asHolder) }],
  };
}

/** Returns the numbers of all who have agreed, with those of `by`. */
const agreeing = (before: StoredProposal | undefined, by: readonly Person[]): readonly number[] => [
  ...new Set([...(before?.agreed ?? []), ...by.map(({ number }) => number)]),
];
