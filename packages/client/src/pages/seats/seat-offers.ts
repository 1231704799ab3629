// Actions that a browser can take on a seat of a running match. The server decides; actions that it would refuse are not
// offered.
import type { MatchInfo, Proposal, SeatInfo } from '@gaslamp/protocol/updates';

export type SeatOffer =
  | 'take-back'
  | 'leave'
  | 'hand-over'
  | 'keep'
  | 'stand-in'
  | 'agree-open'
  | 'object'
  | 'invite'
  | 'lost';

export interface Viewpoint {
  /** Seats that this browser holds. */
  readonly held: readonly number[];
  /** Seats that it lost, but whose tokens it still has. */
  readonly lost: readonly number[];
  /** Remaining away time of each seat. */
  readonly awayIn: readonly (number | null)[];
  /** Remaining time until somebody may be invited to the seat; null if nobody waits for that. */
  readonly left?: number | null;
}

/** Returns the numbers of this browser's persons. Several seats of one device share a number. */
export const ownNumbers = ({ seats }: MatchInfo, held: readonly number[]): readonly number[] => [
  ...new Set(held.flatMap((seat) => seats[seat]?.number ?? [])),
];
export const proposalFor = ({ proposals }: MatchInfo, seat: number | null): Proposal | undefined =>
  proposals.find((one) => one.seat === seat);
/** Returns true if this browser's player made the proposal, that is, agreed to it first. */
export const isOwn = ({ agreed }: Proposal, numbers: readonly number[]): boolean =>
  agreed[0] !== undefined && numbers.includes(agreed[0]);
/** Returns the seats that belong to this browser's players, with those where a bot stands in: they vote on the match's end. */
export const votingSeats = (
  { seats }: MatchInfo,
  held: readonly number[],
  lost: readonly number[],
): readonly number[] => [...held, ...lost.filter((seat) => seats[seat]?.standsIn)];
/** Returns true if the match belongs to nobody else, so that it ends at once. */
export const endsAtOnce = (info: MatchInfo, held: readonly number[]): boolean => {
  const own = ownNumbers(info, held);
  return info.seats.every(({ number }) => number === null || own.includes(number));
};
/** Returns the number of persons present, without the seat concerned. */
const present = (seats: readonly SeatInfo[], but: number): number =>
  new Set(seats.flatMap(({ kind, here, number }, i) => (kind === 'person' && here && i !== but ? [number] : []))).size;

/** Returns true if the proposal is to invite somebody to a seat that seems to be lost, after a long time. */
export const isLost = ({ seat, left }: Proposal): boolean => seat !== null && left !== null;
/** Returns true if only two people play, so that nobody is left to agree. */
const isForTwo = (seats: readonly SeatInfo[]): boolean =>
  new Set(seats.flatMap(({ number }) => number ?? [])).size === 2;

export function offersFor(
  info: MatchInfo,
  index: number,
  { held, lost, awayIn, left = null }: Viewpoint,
): readonly SeatOffer[] {
  const seat = info.seats[index];
  if (info.phase !== 'playing' || seat === undefined) return [];
  if (held.includes(index)) return seat.opened === 'handed' ? ['hand-over', 'keep'] : ['leave', 'hand-over'];
  if (lost.includes(index) && seat.standsIn) return ['take-back'];
  const gone = seat.kind === 'person' && awayIn[index] === 0;
  const standIn: readonly SeatOffer[] = gone && (held.length > 0 || info.host) ? ['stand-in'] : [];
  if (held.length === 0) return standIn;
  const proposal = proposalFor(info, index);
  const numbers = ownNumbers(info, held);
  if (proposal !== undefined && isLost(proposal)) {
    if (!isOwn(proposal, numbers)) return standIn;
    return left === 0 ? [...standIn, 'lost', 'object'] : [...standIn, 'object'];
  }
  if (proposal !== undefined)
    return proposal.asked.some((number) => numbers.includes(number))
      ? [...standIn, 'agree-open', 'object']
      : [...standIn, 'object'];
  if (seat.opened === 'agreed' || seat.opened === 'lost') return [...standIn, 'invite'];
  if ((gone || seat.standsIn) && isForTwo(info.seats)) return [...standIn, 'lost'];
  if (seat.opened !== null) return standIn;
  const may = (gone || seat.kind === 'bot') && present(info.seats, index) > 1;
  return may ? [...standIn, 'agree-open'] : standIn;
}
