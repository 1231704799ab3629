// Where matches live. What a store has is the truth; a room in memory follows it.
import type { State } from '@gaslamp/kernel/state';
import type { ClockChoice } from '@gaslamp/protocol/clocks';
import type { HouseList } from '@gaslamp/protocol/house';
import type { StandingOrder } from '@gaslamp/protocol/messages';
import type { Notebook } from '@gaslamp/protocol/noted';
import type { Holder } from '@gaslamp/protocol/notes';
import type { Origin } from '@gaslamp/protocol/origin';
import type { TalkRoom } from '@gaslamp/protocol/spoken';
import type { NumberedLine, TalkLine } from '@gaslamp/protocol/talk';
import type { LogLine } from '@gaslamp/record/log';
import type { Outcome } from '@gaslamp/record/statistics';
import type { Clock } from '../clock/clock.ts';

/** Fixed when the match is made. Secrets are there as hashes only, but for the dice key. */
export interface MatchRecord {
  readonly id: string;
  readonly game: string;
  /** The version of the rules that it was made under; what it was dealt under is in its beginning. */
  readonly rules: number;
  readonly pack: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, number>>;
  readonly hints: boolean;
  /** Missing where the house tells nothing. */
  readonly list?: HouseList;
  /** Whether there is talk. Missing where a match is older than talk: nobody there was asked, so there is none. */
  readonly chat?: boolean;
  /** Minutes for which a player may be away before a bot may stand in, and which bot. */
  readonly away: number;
  readonly standIn: string;
  /** Absent where nobody's time runs. */
  readonly clock?: ClockChoice;
  /** Where it goes on from, and all that lay anywhere there; absent where it is dealt. */
  readonly from?: { readonly origin: Origin; readonly position: State };
  readonly hostHash: string;
  readonly spectatorHash: string;
  /** Hash of the open invitation: anybody who has it may take a free seat. */
  readonly openHash: string;
  /** The number of the person who made it: whoever holds that person's seat has the host's rights. */
  readonly hostNumber: number;
  readonly diceKey: string;
  /** Milliseconds since 1970, as every time here that is not the house clock's. */
  readonly created: number;
}

/** Something that those present must agree to: to open a seat, or (null) to end the match without a result. */
export interface StoredProposal {
  readonly seat: number | null;
  /** Numbers of the persons who have agreed. */
  readonly agreed: readonly number[];
  /** By the house clock, when it was made: what was agreed to long ago is agreed to no more. */
  readonly since: number;
}

/** What changes in a match as a whole. */
export interface MatchStatus {
  readonly phase: 'gathering' | 'playing' | 'over' | 'ended';
  readonly rematch: string | null;
  readonly proposals: readonly StoredProposal[];
  /** The number that the next person to sit down gets. */
  readonly nextNumber: number;
  /** Who is asked now; null before the deal and after the end. */
  readonly asked: number | null;
}

/** A person at the table, told apart by a number that the server gives. */
export interface Person {
  readonly number: number;
  /** Whose voice they have where all present must agree: the number of whoever handed them the seat, or their own. */
  readonly voice: number;
  readonly name: string;
  readonly tokenHash: string;
}
/** An invitation into a seat that somebody holds: its player handed it over, or all present agreed. */
export interface Opening {
  readonly inviteHash: string;
  readonly why: 'handed' | 'agreed';
  /** Who agreed to it. */
  readonly agreed: readonly Holder[];
  /** Whoever comes gets what its player has noted; else nobody ever does. */
  readonly notebook?: true;
}

interface AnySeat {
  readonly seat: number;
  /** All who held it before, oldest first: everybody may know who has seen its secrets. */
  readonly held: readonly Holder[];
}
/** Before the deal. */
export interface FreeSeat extends AnySeat {
  readonly by: 'nobody';
  /** Its own invitation. */
  readonly inviteHash: string;
}
export interface PersonSeat extends AnySeat {
  readonly by: 'person';
  readonly person: Person;
  /** By the house clock, when the person's last socket was closed; null while they are here, or were at the last stop. */
  readonly left: number | null;
  readonly opening: Opening | null;
  readonly order: StandingOrder;
  /** The order until the own turn was given in the own turn: it ends with the next one. */
  readonly orderedInTurn: boolean;
  /** The topics of windows that the order leaves to the player. */
  readonly but: readonly string[];
}
/** A bot for good. */
interface BotSeat extends AnySeat {
  readonly by: 'bot';
  readonly bot: string;
  readonly opening: Opening | null;
}
/** A bot for a person, whose own link takes the seat back at once. */
interface StandInSeat extends AnySeat {
  readonly by: 'stand-in';
  readonly bot: string;
  readonly person: Person;
  /** By the house clock, when the person was last here. */
  readonly left: number;
  readonly opening: Opening | null;
}
/** A seat, by who holds it. */
export type Seat = FreeSeat | PersonSeat | BotSeat | StandInSeat;

/** A command that was carried out, so that a resend gets the same answer. */
export interface CommandRecord {
  readonly seat: number;
  readonly move: number;
  readonly step: number;
}

/** The whole state before the deal, and the version of the rules that made it. */
export interface Beginning {
  readonly rules: number;
  readonly before: State;
}

/** All that one commit changes; what is not named stays. */
export interface Commit {
  /** Appended to the log, in this order. */
  readonly lines?: readonly LogLine[];
  /** In place of the seats of the same index. */
  readonly seats?: readonly Seat[];
  readonly status?: Partial<MatchStatus>;
  /** With the deal, once. */
  readonly beginning?: Beginning;
  readonly command?: (CommandRecord & { readonly id: string }) | null;
  readonly clock?: Clock;
  /** In place of those of the same id. */
  readonly targets?: readonly Target[];
  /** Ids of targets that nothing is told any more. */
  readonly dropped?: readonly string[];
  /** In place of those of the same seat. */
  readonly notebooks?: readonly SeatNotebook[];
  /** Seats whose notebooks are gone. */
  readonly emptied?: readonly number[];
  /** In place of those of the same key. */
  readonly jobs?: readonly Job[];
  /** Keys of jobs that are done, or that nothing is to be done for any more. */
  readonly done?: readonly string[];
  /** Another match, made with this commit or not at all. */
  readonly next?: NewMatch;
}
/** A match at version 0, with what it begins with. */
export interface NewMatch {
  readonly record: MatchRecord;
  readonly status: MatchStatus;
  readonly seats: readonly Seat[];
  readonly commit: Omit<Commit, 'next'>;
}

interface AnyTarget {
  readonly id: string;
  /** What was told last, if it is not to be told twice, and when, by the house clock. */
  readonly told: string | null;
  readonly at: number | null;
  /** How often in a row it could not be told. */
  readonly failed: number;
}
/** A channel of a messenger, told how the match stands. */
export interface HookTarget extends AnyTarget {
  readonly kind: 'hook';
  /** Whoever has it can write there: told to nobody. */
  readonly url: string;
  /** The address of this server as the host had it, for a link. */
  readonly origin: string;
}
interface SeatTarget extends AnyTarget {
  readonly seat: number;
  /** The number of whoever asked for it: nobody else at that seat is told. */
  readonly person: number;
}
/** A device of a player, reached through the push service of its browser. */
export interface PushTarget extends SeatTarget {
  readonly kind: 'push';
  /** At the push service; whoever has it and the keys can write there. */
  readonly url: string;
  readonly p256dh: string;
  readonly auth: string;
  /** By the house clock, when it was asked for; those that are older than this do not say. */
  readonly since?: number;
}
/** The address of a player. */
export interface MailTarget extends SeatTarget {
  readonly kind: 'mail';
  readonly address: string;
  /** Names this wish in signed links: an address that is given again is another one. */
  readonly wish: string;
  /** By the house clock, since when it waits to be confirmed; null: it was. */
  readonly asked: number | null;
}
/** Where to it is told how a match stands, away from its table. */
export type Target = HookTarget | PushTarget | MailTarget;

/** What the player of a seat has noted, for their own eyes. */
export interface SeatNotebook extends Notebook {
  readonly seat: number;
}

/** What the house remembers of an address to which it wrote unasked by its owner. */
export interface Mailbox {
  /** By the house clock, when it was asked to confirm. */
  readonly asked: readonly number[];
  /** Its owner wants to hear nothing of this house. */
  readonly refused: boolean;
}

/** Something to be done at a time, whichever process does it then. */
export interface Job {
  readonly key: string;
  readonly kind: 'clock' | 'message';
  readonly match: string;
  /** By the house clock. */
  readonly due: number;
}

export interface StoredMatch {
  readonly record: MatchRecord;
  readonly status: MatchStatus;
  readonly seats: readonly Seat[];
  /** Null before the deal, and where nobody's time runs. */
  readonly clock: Clock | null;
  readonly targets: readonly Target[];
  /** Of those seats that have any, by seat. */
  readonly notebooks: readonly SeatNotebook[];
  /** Counts commits; the next one names it. */
  readonly version: number;
}
/** What says who may do what there. */
export type Seating = Pick<StoredMatch, 'record' | 'status' | 'seats'>;
/** What a match is played on from. */
export interface StoredLog {
  /** Null before the deal. */
  readonly beginning: Beginning | null;
  readonly lines: readonly LogLine[];
}

/** All there is of a match: how it stands, and what it is played on from. */
export interface WholeMatch extends StoredMatch {
  readonly log: StoredLog;
}

/** Something that the host did: what it is the store need not know. */
export interface StoredDeed {
  readonly at: number;
  readonly deed: object;
}
/** A line of talk, with the id under which it was said. */
export interface StoredLine extends NumberedLine {
  readonly id: string;
}
/** What is kept of a match's talk, the oldest first. */
export type StoredTalk = Readonly<Record<TalkRoom, readonly StoredLine[]>>;
/** So many lines of a room are kept, the latest ones. */
export const KEPT_LINES = 500;

/** Somebody else has committed on that version already, or the match is gone. Nothing was changed. */
export class VersionTaken extends Error {
  constructor(match: string, version: number) {
    super(`match ${match} is not at version ${version} any more`);
  }
}
/** What is stored of a match cannot be what was written: a checksum, a gap, or something that is no record of ours. */
export class Damaged extends Error {
  constructor(
    readonly match: string,
    what: string,
  ) {
    super(`match ${match} is damaged: ${what}`);
  }
}
/**
 * Nothing can be stored now: the disk is full, the file is gone, the database is away, so that it may not be read either.
 * What was acknowledged before is not concerned.
 */
export class Unstorable extends Error {}
/** The database was lost while it stored something, and nobody can say whether it did. What is read next is the truth. */
export class Unsure extends Unstorable {}

/**
 * Commits are durable before they resolve, all or nothing, guarded by (match, version). Where other processes serve the same
 * matches each write tells them that there is something to read, with the same transaction. Reads give what is committed; they
 * throw Damaged for a match whose rows are not what was written, which is no concern of other matches, and Unstorable
 * where the database is away.
 */
export interface Store {
  /** A new match at version 0, with what `commit` carries. Rejects if there is one of that id. */
  create(match: MatchRecord, status: MatchStatus, seats: readonly Seat[], commit?: NewMatch['commit']): Promise<void>;
  /**
   * Gives the new version, `version + 1`. Rejects with VersionTaken or Unstorable; nothing of it is kept then, but with
   * Unsure either nothing or all: the match is then at `version` or at `version + 1`.
   */
  commit(match: string, version: number, change: Commit): Promise<number>;
  /** Null if there is no such match. */
  load(match: string): Promise<StoredMatch | null>;
  /** Of that only who sits where, without what lies beside it; null as by `load`. */
  seating(match: string): Promise<Seating | null>;
  /** Of a match that there is. */
  log(match: string): Promise<StoredLog>;
  /** Both of one moment, of the log the lines from number `from` on, and its beginning with all of them; null as by `load`. */
  whole(match: string, from: number): Promise<WholeMatch | null>;
  /** Null if it was not carried out. */
  command(match: string, id: string): Promise<CommandRecord | null>;
  /**
   * Adds a line to a room of a match, beside its version: nobody's commit is in the way of another's words. Gives its number;
   * of an id under which something was said there already, whatever it was, the number of that, with nothing added.
   */
  say(
    match: string,
    room: TalkRoom,
    id: string,
    line: TalkLine,
  ): Promise<{ readonly n: number; readonly added: boolean }>;
  /** What can be read of it: nothing that is said makes a match a damaged one. */
  talk(match: string): Promise<StoredTalk>;
  /** Forgets a match, whole; with a version only while it is at that one, else it rejects with VersionTaken. */
  remove(match: string, version?: number): Promise<void>;
  /** The first one of a hash stays. */
  savePack(hash: string, game: string, json: string): Promise<void>;
  /** Null if there is none of that hash. */
  pack(hash: string): Promise<{ readonly game: string; readonly json: string } | null>;
  /** Running matches in which a bot, or a person with a standing order, is asked. */
  waiting(): Promise<readonly string[]>;
  /** Matches that are not over in which somebody was still here when the last server stopped. */
  here(): Promise<readonly string[]>;
  /**
   * Matches made before that time in which nobody but their maker ever sat down, and in which no person ever answered;
   * none that is over.
   */
  abandoned(before: number): Promise<readonly string[]>;
  /**
   * Jobs that are due and that nobody else has taken up; nobody else gets them before `until`, both by the house clock.
   * Whoever does one commits what it does and that it is done in one; a job that is not done by then is given again.
   */
  takeJobs(now: number, until: number): Promise<readonly Job[]>;
  /** Matches that are over of which no outcome is kept, so many at most; whether they can be read is not looked at. */
  uncounted(most: number): Promise<readonly string[]>;
  /** Keeps what a match that is over came to; null: it counts for nothing. The first one stays. */
  keepOutcome(match: string, outcome: Outcome | null): Promise<void>;
  /** All that count, at most `most` at a time, so that others get a turn. What is not as it was written is left out. */
  outcomes(most?: number): AsyncIterable<readonly Outcome[]>;
  /** The house clock, in milliseconds: it stands while no server runs, so absence is measured by it. 0 in a new store. */
  clock(): Promise<number>;
  /** Never sets it back. */
  setClock(time: number): Promise<void>;
  /** What the host did at the desk, oldest first. What is not as it was written is left out, and told of in the log. */
  deeds(): Promise<readonly StoredDeed[]>;
  /** One more. */
  addDeed(at: number, deed: object): Promise<void>;
  /** A key that the house keeps under that name: what is stored, else `made`, from then on. */
  secret(name: string, made: () => string): Promise<string>;
  /**
   * What is remembered of a mailbox, after `change` in one transaction; what it throws changes nothing. Each is forgotten
   * at `until`, by the house clock; with null it never is.
   */
  mailbox(
    id: string,
    now: number,
    change: (before: Mailbox) => { readonly mailbox: Mailbox; readonly until: number | null },
  ): Promise<Mailbox>;
  /** Whether its owner wants no letters. */
  refuses(mailbox: string): Promise<boolean>;
  /** Writes something durable; throws Unstorable, with the reason, if that cannot be done. */
  probe(): Promise<void>;
  /**
   * Copies all that is committed when it ends into a new data file at `path`, while the store is used. Rejects where that
   * cannot be written, and where matches are in a database, which others may read, too.
   */
  copyTo(path: string): Promise<void>;
  /** What was begun is stored first. A closed store takes and gives nothing. */
  close(): Promise<void>;
}
