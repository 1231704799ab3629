// Actions at a table besides playing. Pure functions from the table to a change; they throw RequestError.
import type { TableAction } from '@gaslamp/protocol/messages';
import type { Holder, Note } from '@gaslamp/protocol/notes';
import type { People } from '@gaslamp/protocol/people';
import type { Clock } from '../clock/clock.ts';
import { setWebhook } from '../notifications/webhook.ts';
import { RequestError } from '../refused.ts';
import { roundedUp } from '../spans.ts';
import type {
  FreeSeat,
  MatchStatus,
  Opening,
  Person,
  PersonSeat,
  Seat,
  StandInSeat,
  StoredProposal,
  Target,
} from '../store/store.ts';
import { hashToken, newToken } from '../tokens.ts';
import { agreeToEnd, agreeToOpenHands, objectToEnd, silentAt, voteOnMatch } from './ending.ts';
import { voteOnLate, wantPause } from './late.ts';
import { isForTwo, isLost, lostNow } from './lost.ts';
import {
  type Actor,
  asHolder,
  heldAfter,
  nameAt,
  near,
  personOf,
  present,
  seated,
  seatNote,
  stoodIn,
  type TableNow,
} from './seats.ts';

/** Changes of an action. Which viewers it sends away follows from its notes (goodbyes.ts). */
export interface TableChange {
  readonly seats?: readonly Seat[];
  readonly notes?: readonly Note[];
  readonly status?: Partial<MatchStatus>;
  readonly people?: People;
  readonly clock?: Clock;
  readonly targets?: readonly Target[];
  /** Ids of targets that are removed. */
  readonly dropped?: readonly string[];
  /** A new invitation, shown once. */
  readonly invite?: string;
  /** No seat is free any more, so the cards are dealt. */
  readonly deal?: boolean;
  readonly remove?: boolean;
}

const NOT_ASKED = 'access.holders';
/** Number of people who must agree before a new player takes another's seat. */
const AGREEING = 2;

/** `language`: that in which a channel that is set gets its notifications. */
export function act(table: TableNow, by: Actor, action: TableAction, language = 'en'): TableChange {
  switch (action.do) {
    case 'begin':
      return begin(table, by);
    case 'delete':
      hostOnly(by);
      gathering(table, 'delete');
      return { remove: true };
    case 'free':
      return free(table, by, action.seat);
    case 'leave':
      return leave(table, by, action.seat);
    case 'stand-in':
      return standIn(table, by, action.seat);
    case 'hand-over':
      return handOver(table, by, action.seat, action.notebook ?? false);
    case 'keep':
      return keep(table, by, action.seat);
    case 'agree-open':
      return agreeToOpen(table, by, action.seat);
    case 'agree-end':
      playing(table);
      return agreeToEnd(table, holder(by));
    case 'agree-hands':
      return agreeToOpenHands(table, holder(by));
    case 'object':
      playing(table);
      return action.seat === undefined ? objectToEnd(table, holder(by)) : object(table, by, action.seat);
    case 'invite':
      return inviteAgain(table, by, action.seat);
    case 'vote':
      return voteOnLate(table, by, action.seat, action.vote);
    case 'pause':
      return wantPause(table, by, action.stop);
    case 'hook':
      hostOnly(by);
      return setWebhook(table, action, language);
  }
}

function begin(table: TableNow, by: Actor): TableChange {
  hostOnly(by);
  gathering(table, 'begin');
  const given = table.seats.flatMap((seat): [Seat, Seat][] =>
    seat.by === 'nobody'
      ? [[seat, { seat: seat.seat, by: 'bot', bot: table.record.standIn, held: seat.held, opening: null }]]
      : [],
  );
  return { seats: given.map(([, to]) => to), notes: given.map(([from, to]) => seatNote(from, to, 'bot')), deal: true };
}

function free(table: TableNow, by: Actor, index: number): TableChange {
  gathering(table, 'free');
  const seat = seatAt(table, index);
  if (seat.by === 'nobody') throw new RequestError(409, 'seat.free', { seat: index });
  if (!by.host && by.seat?.seat !== index) throw new RequestError(403, 'seat.freeing');
  const invite = newToken();
  const to: Seat = { seat: index, by: 'nobody', inviteHash: hashToken(invite), held: heldAfter(seat) };
  return {
    seats: [to],
    notes: [seatNote(seat, to, 'freed', by.seat === null ? [] : [asHolder(by.seat.person)])],
    invite,
  };
}

function leave(table: TableNow, by: Actor, index: number): TableChange {
  playing(table);
  const seat = ownSeat(table, by, index);
  const to = stoodIn(seat, table.record.standIn, table.now);
  return {
    seats: [to],
    notes: [seatNote(seat, to, 'left')],
  };
}

function standIn(table: TableNow, by: Actor, index: number): TableChange {
  playing(table);
  atTable(by);
  const seat = absent(table, index);
  if (seat.by === 'stand-in') throw new RequestError(409, 'seat.stoodIn', { seat: index });
  const to = stoodIn(seat, table.record.standIn, table.leftOf(index) ?? table.now);
  return { seats: [to], notes: [seatNote(seat, to, 'away', voices(by))] };
}

function handOver(table: TableNow, by: Actor, index: number, notebook: boolean): TableChange {
  playing(table);
  const seat = ownSeat(table, by, index);
  const { invite, opening } = opened('handed', []);
  const notes: Note[] = seat.opening ? [] : [{ kind: 'opened', seat: index, why: 'handed', agreed: [] }];
  return { seats: [{ ...seat, opening: notebook ? { ...opening, notebook } : opening }], notes, invite };
}

function keep(table: TableNow, by: Actor, index: number): TableChange {
  const seat = ownSeat(table, by, index);
  return seat.opening === null ? {} : withdrawn(seat);
}

function agreeToOpen(table: TableNow, by: Actor, index: number): TableChange {
  playing(table);
  const seat = seatAt(table, index);
  if (seat.by !== 'bot') absent(table, index);
  // A hand-over by a player who has since gone does not block the others.
  if (seat.by === 'nobody' || seat.opening?.why === 'agreed' || seat.opening?.why === 'lost')
    throw new RequestError(409, 'seat.open', { seat: index });
  const { person } = speaker(table, by);
  if (personOf(seat)?.number === person.number) throw new RequestError(409, 'seat.own');
  if (seat.by !== 'bot' && isForTwo(table.seats)) return openLost(table, seat, person);
  const { proposal, notes, missing, voices } = agreement(table, index, person);
  const others = table.status.proposals.filter((one) => one.seat !== index);
  if (missing > 0 || count(voices) < AGREEING) {
    if (count(present(table, index)) < AGREEING)
      throw new RequestError(409, 'seat.alone', { seat: index, least: AGREEING });
    return { status: { proposals: [...others, proposal] }, notes };
  }
  const agreed = voices.map(asHolder);
  const { invite, opening } = opened('agreed', agreed);
  return {
    seats: [{ ...seat, opening } as Seat],
    notes: [{ kind: 'opened', seat: index, why: 'agreed', agreed }],
    status: { proposals: others },
    invite,
  };
}

/** Proposes to invite somebody to a seat that seems to be lost, and after a long time opens it. */
function openLost(table: TableNow, seat: PersonSeat | StandInSeat, by: Person): TableChange {
  if (personOf(seat)?.voice === by.voice) throw new RequestError(409, 'seat.noOther');
  const { proposals } = table.status;
  const before = proposals.filter(isLost).find((one) => one.seat === seat.seat);
  const others = proposals.filter((one) => one.seat !== seat.seat);
  if (before === undefined)
    return {
      status: { proposals: [...others, lostNow(table, seat.seat, by)] },
      notes: [{ kind: 'proposed', seat: seat.seat, by: asHolder(by) }],
    };
  if (before.until > table.now)
    throw new RequestError(409, 'seat.comeBack', { left: roundedUp(before.until - table.now) });
  const agreed = [asHolder(by)];
  const { invite, opening } = opened('lost', agreed);
  return {
    seats: [{ ...seat, opening }],
    notes: [{ kind: 'opened', seat: seat.seat, why: 'lost', agreed }],
    status: { proposals: others },
    invite,
  };
}

function object(table: TableNow, by: Actor, index: number): TableChange {
  const { person } = speaker(table, by);
  const notes: Note[] = [{ kind: 'objected', seat: index, by: asHolder(person) }];
  const { proposals } = table.status;
  const status = { proposals: proposals.filter(({ seat }) => seat !== index) };
  const seat = seatAt(table, index);
  // All have agreed, but nobody has taken the seat yet.
  if (seat.by !== 'nobody' && isTheirs(seat.opening)) {
    const change = withdrawn(seat);
    return { ...change, notes: [...notes, ...change.notes], status };
  }
  if (status.proposals.length === proposals.length) throw new RequestError(409, 'match.proposal');
  return { status, notes };
}

function inviteAgain(table: TableNow, by: Actor, index: number): TableChange {
  atTable(by);
  const seat = seatAt(table, index);
  if (seat.by === 'nobody') {
    hostOnly(by);
    const invite = newToken();
    return { seats: [{ ...seat, inviteHash: hashToken(invite) }], invite };
  }
  if (!isTheirs(seat.opening)) throw new RequestError(409, 'seat.notAgreed', { seat: index });
  const { invite, opening } = opened(seat.opening.why, seat.opening.agreed);
  return { seats: [{ ...seat, opening } as Seat], invite };
}

/** Revokes every pending invitation; the table may make new ones. */
export function revoked(table: TableNow): TableChange {
  const opened = table.seats.filter((seat) => seat.by !== 'nobody' && seat.opening !== null);
  return {
    seats: table.seats.flatMap((seat): Seat[] => {
      if (seat.by === 'nobody') return [{ ...seat, inviteHash: hashToken(newToken()) }];
      return seat.opening === null ? [] : [{ ...seat, opening: null }];
    }),
    notes: opened.map(({ seat }): Note => ({ kind: 'withdrawn', seat })),
  };
}

/** Handles a returning player: removes the stand-in bot and what the others have agreed on in the meantime. */
export function returned(table: TableNow, index: number): TableChange {
  const seat = seatAt(table, index);
  const proposals = table.status.proposals.filter((one) => one.seat !== index);
  const status = proposals.length < table.status.proposals.length ? { status: { proposals } } : {};
  const stale = 'opening' in seat && isTheirs(seat.opening);
  const notes: Note[] = stale ? [{ kind: 'withdrawn', seat: index }] : [];
  if (seat.by === 'stand-in') {
    const opening = stale ? null : seat.opening;
    const to: PersonSeat = { ...seated(seat, seat.person, table.now), left: null, opening };
    return { seats: [to], notes: [...notes, seatNote(seat, to, 'back')], ...status };
  }
  if (seat.by !== 'person') return status;
  if (seat.left === null && !stale) return status;
  return { seats: [{ ...seat, left: null, opening: stale ? null : seat.opening }], notes, ...status };
}

/** Returns the proposal with `person`'s agreement, the number of people present who must still answer, and those who agreed. */
function agreement(table: TableNow, index: number, person: Person) {
  const before = standing(table).find(({ seat }) => seat === index);
  const agreed = [...new Set([...(before?.agreed ?? []), person.number])];
  const proposal: StoredProposal = { seat: index, agreed, since: before?.since ?? table.now };
  const voices = present(table, index).filter(({ number }) => agreed.includes(number));
  // Announced once, when the proposal is made.
  const notes: Note[] = before ? [] : [{ kind: 'proposed', seat: index, by: asHolder(person) }];
  return { proposal, notes, missing: stillAsked(table, proposal).length, voices };
}
/** Returns the number of independent voices: a player who got their seat from somebody here shares their voice. */
const count = (people: readonly Person[]): number => new Set(people.map(({ voice }) => voice)).size;

/** Returns the open proposals: one to open a seat that is not agreed on within the away time expires. */
export const standing = ({ status, now, away }: TableNow): readonly StoredProposal[] =>
  status.proposals.filter((one) =>
    one.seat === null ? one === voteOnMatch(status) : isLost(one) || now - one.since <= Math.max(away, PROPOSED),
  );
/** Minimum lifetime of a proposal, in ms. */
const PROPOSED = 60_000;

/**
 * Returns the people who have not answered a proposal. A seat is opened by those present, without anybody who shares a voice with
 * one of them. For one that seems to be lost nobody is left to ask.
 */
export function stillAsked(table: TableNow, proposal: StoredProposal): readonly number[] {
  const { seat, agreed } = proposal;
  if (seat === null) return silentAt(table.seats, agreed).map(({ number }) => number);
  if (isLost(proposal)) return [];
  const here = present(table, seat);
  const voices = new Set(here.filter(({ number }) => agreed.includes(number)).map(({ voice }) => voice));
  return here.filter(({ voice }) => !voices.has(voice)).map(({ number }) => number);
}

/** Returns true if others opened the seat, so that its player closes it again by coming back. */
const isTheirs = (opening: Opening | null): opening is Opening => opening?.why === 'agreed' || opening?.why === 'lost';
function opened(why: Opening['why'], agreed: readonly Holder[]): { invite: string; opening: Opening } {
  const invite = newToken();
  return { invite, opening: { inviteHash: hashToken(invite), why, agreed } };
}
const withdrawn = (seat: Exclude<Seat, FreeSeat>) => ({
  seats: [{ ...seat, opening: null }],
  notes: [{ kind: 'withdrawn' as const, seat: seat.seat }],
});

function seatAt({ seats }: TableNow, index: number): Seat {
  const seat = seats[index];
  if (seat === undefined) throw new RequestError(400, 'seat.none', { seat: index, last: seats.length - 1 });
  return seat;
}
/** Returns the seat of a person, possibly with a stand-in bot, who has been gone for longer than the away time. */
function absent(table: TableNow, index: number): Extract<Seat, { by: 'person' | 'stand-in' }> {
  const seat = seatAt(table, index);
  if (seat.by === 'nobody' || seat.by === 'bot') throw new RequestError(409, 'seat.nobodys', { seat: index });
  if (near(table, index)) throw away(nameAt(table.people, seat), index, table.record.away * 60_000);
  return seat;
}

const away = (player: string, seat: number, time: number): RequestError =>
  player === ''
    ? new RequestError(409, 'seat.nearNameless', { seat, away: time })
    : new RequestError(409, 'seat.near', { player, away: time });

function hostOnly({ host }: Actor): void {
  if (!host) throw new RequestError(403, 'access.host');
}
function atTable({ seat, host }: Actor): void {
  if (seat === null && !host) throw new RequestError(403, 'access.table');
}
function holder({ person }: Actor): Person {
  if (person === null) throw new RequestError(403, NOT_ASKED);
  return person;
}
function speaker(table: TableNow, { seat }: Actor): PersonSeat {
  if (seat === null) throw new RequestError(403, NOT_ASKED);
  if (!near(table, seat.seat)) throw new RequestError(409, 'access.atTable');
  return seat;
}
const voices = ({ seat }: Actor): readonly Holder[] => (seat === null ? [] : [asHolder(seat.person)]);
function ownSeat(table: TableNow, by: Actor, index: number): PersonSeat {
  seatAt(table, index);
  if (by.seat?.seat !== index) throw new RequestError(403, 'access.player');
  return by.seat;
}
function gathering({ status }: TableNow, what: 'delete' | 'begin' | 'free'): void {
  if (status.phase !== 'gathering') throw new RequestError(409, 'match.begun', { what });
}
function playing({ status }: TableNow): void {
  if (status.phase === 'gathering') throw new RequestError(409, 'match.notBegun');
  if (status.phase !== 'playing') throw new RequestError(409, 'match.over');
}
