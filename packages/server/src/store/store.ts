// The persistent storage of matches. It is authoritative; rooms in memory follow it.
import type { State } from '@gaslamp/kernel/state';
import type { ClockChoice } from '@gaslamp/protocol/clocks';
import type { HouseList } from '@gaslamp/protocol/house';
import type { StandingOrder } from '@gaslamp/protocol/messages';
import type { Holder } from '@gaslamp/protocol/notes';
import type { Origin } from '@gaslamp/protocol/origin';
import type { People, PersonRef } from '@gaslamp/protocol/people';
import type { Notebook } from '@gaslamp/protocol/private-notes';
import type { ReportWish } from '@gaslamp/protocol/report';
import type { Outcome } from '@gaslamp/protocol/statistics';
import type { TalkLine } from '@gaslamp/protocol/talk';
import type { TalkRoom } from '@gaslamp/protocol/talk-rooms';
import type { LogLine } from '@gaslamp/record/log';
import type { Share } from '@gaslamp/record/secure-dice';
import type { Clock } from '../clock/clock.ts';
import type { Change } from './changes.ts';

/** The immutable part of a match. Secrets are stored as hashes, except the dice key. */
export interface MatchRecord {
  readonly id: string;
  readonly game: string;
  /** The version of the rules when the match was created; that of the deal is in its Beginning. */
  readonly rules: number;
  readonly pack: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, number>>;
  readonly hints: boolean;
  /** Missing if the house list shows nothing. */
  readonly list?: HouseList;
  /** True if players may talk. Missing in matches that are older than talk: nobody agreed to it there, so there is none. */
  readonly chat?: boolean;
  /** Minutes for which a player may be away before a bot may stand in, and that bot. */
  readonly away: number;
  readonly standIn: string;
  /** Missing in matches without clocks. */
  readonly clock?: ClockChoice;
  /** The moment from which the match continues, with its complete position; missing if it is dealt. */
  readonly from?: { readonly origin: Origin; readonly position: State };
  readonly hostHash: string;
  readonly spectatorHash: string;
  /** Hash of the open invitation: anybody who has it may take a free seat. */
  readonly openHash: string;
  /** Number of the creator: the holder of that person's seat has the host's rights. */
  readonly hostNumber: number;
  readonly diceKey: string;
  /** True if the dice also depend on the shares of the seats. Missing in older matches. */
  readonly shares?: boolean;
  /** Milliseconds since 1970, like all times here except those by the house clock. */
  readonly created: number;
  /** The language in which the match was made; missing in older ones. */
  readonly language?: string;
}

/** A dice key that replaces the one before, from the entry `first` of the log on. */
export interface LaterKey {
  readonly first: number;
  readonly key: string;
}

/**
 * A proposal that needs the agreement of others: to open a seat, or (null) to end the match without a result, and in a `closed`
 * match to open its hands.
 */
export interface StoredProposal {
  readonly seat: number | null;
  /** Numbers of the persons who have agreed. */
  readonly agreed: readonly number[];
  /** Time of the proposal by the house clock: one to open a seat expires. */
  readonly since: number;
  /**
   * By the house clock: from then on silence counts as agreement to an end, or the only other player may invite somebody to a
   * seat that seems to be lost. Missing where those present agree on a seat.
   */
  readonly until?: number;
  /** Somebody objected to the end. Until its time is up, those who had agreed to it cannot propose another. */
  readonly rejected?: true;
}

/** The phases of a match that is finished. */
export const FINISHED: readonly string[] = ['over', 'ended', 'closed'] satisfies MatchStatus['phase'][];

/** The mutable state of a match as a whole. */
export interface MatchStatus {
  /** `ended` without a result; `closed`: that too, and its hands stay closed until all persons agree to open them. */
  readonly phase: 'gathering' | 'playing' | 'over' | 'ended' | 'closed';
  readonly rematch: string | null;
  readonly proposals: readonly StoredProposal[];
  /** Number of the next person who takes a seat. */
  readonly nextNumber: number;
  /** The player who must answer; null before the deal and after the end. */
  readonly asked: number | null;
}

/** A key that opens a seat: the token of one browser, of which only the hash is kept. */
export interface SeatKey {
  readonly hash: string;
  /** The name of the device; empty if it is not known. */
  readonly device: string;
  /** When it was made; null for the one that took the seat. */
  readonly at: number | null;
}
/** The hash of a seat's phrase, by scrypt and a pepper that is not in the store. */
export interface StoredPhrase {
  readonly salt: string;
  readonly hash: string;
}
/** A person at the table. */
export interface Person extends PersonRef {
  /** Their voice where all present must agree: the voice of the person who handed them the seat, or their own number. */
  readonly voice: number;
  /** Hash of the oldest key. */
  readonly tokenHash: string;
  /** The rest of the oldest key; missing if nothing is known of it. */
  readonly first?: Omit<SeatKey, 'hash'>;
  /** The later keys, oldest first. */
  readonly keys?: readonly SeatKey[];
  readonly phrase?: StoredPhrase;
  /** The way in that was last sent to their e-mail address: hash of its secret, valid once and until then by the house clock. */
  readonly way?: { readonly hash: string; readonly until: number };
  /** Hash of the invitation with which they came. */
  readonly invited?: string;
}
/** An invitation into a held seat: its player handed it over, all present agreed, or it seems to be lost. */
export interface Opening {
  readonly inviteHash: string;
  readonly why: 'handed' | 'agreed' | 'lost';
  /** Those who agreed to it. */
  readonly agreed: readonly Holder[];
  /** The new player gets the former player's notes; otherwise these are deleted. */
  readonly notebook?: true;
}

interface AnySeat {
  readonly seat: number;
  /** All former holders, oldest first: everybody may know who has seen the seat's secrets. */
  readonly held: readonly Holder[];
  /** Goes with a person who leaves the seat before the deal; stays with the seat afterwards. */
  readonly share?: Share;
  /** Players who seemed to have lost it, oldest first: the key or the phrase of each takes it back. */
  readonly lost?: readonly Person[];
}
/** Before the deal. */
export interface FreeSeat extends AnySeat {
  readonly by: 'nobody';
  /** Hash of the seat's own invitation. */
  readonly inviteHash: string;
}
export interface PersonSeat extends AnySeat {
  readonly by: 'person';
  readonly person: Person;
  /** When the person's last socket closed, by the house clock; null while they are here, or if they were at the last stop. */
  readonly left: number | null;
  readonly opening: Opening | null;
  readonly order: StandingOrder;
  /** True if an order "until my turn" was given in the seat's own turn: it ends with the next one. */
  readonly orderedInTurn: boolean;
  /** Topics of windows that the order leaves to the player. */
  readonly but: readonly string[];
}
/** A permanent bot. */
export interface BotSeat extends AnySeat {
  readonly by: 'bot';
  readonly bot: string;
  readonly opening: Opening | null;
}
/** A bot that plays for a person, whose own link takes the seat back at once. */
export interface StandInSeat extends AnySeat {
  readonly by: 'stand-in';
  readonly bot: string;
  readonly person: Person;
  /** When the person was last here, by the house clock. */
  readonly left: number;
  readonly opening: Opening | null;
}
/** A seat, by its kind of holder. */
export type Seat = FreeSeat | PersonSeat | BotSeat | StandInSeat;

/** A command that was carried out, so that a resend gets the same response. */
export interface CommandRecord {
  readonly seat: number;
  readonly move: number;
  readonly step: number;
}

/** The complete state before the deal, and the version of the rules that made it. */
export interface Beginning {
  readonly rules: number;
  readonly before: State;
}

/** All changes of one commit; missing parts stay as they are. */
export interface Commit {
  /** Appended to the log in this order. */
  readonly lines?: readonly LogLine[];
  /** Replace the seats of the same index. */
  readonly seats?: readonly Seat[];
  readonly status?: Partial<MatchStatus>;
  /** With the deal, once. */
  readonly beginning?: Beginning;
  /** Appended to the keys. */
  readonly key?: LaterKey;
  readonly command?: (CommandRecord & { readonly id: string }) | null;
  readonly clock?: Clock;
  /** Replace those of the same id. */
  readonly targets?: readonly Target[];
  /** Ids of targets to remove. */
  readonly dropped?: readonly string[];
  /** Replace those of the same number. */
  readonly people?: People;
  /** Replace those of the same seat. */
  readonly notebooks?: readonly SeatNotebook[];
  /** Seats whose notebooks are deleted. */
  readonly emptied?: readonly number[];
  /** Replace those of the same key. */
  readonly jobs?: readonly Job[];
  /** Keys of jobs that are done or no longer needed. */
  readonly done?: readonly string[];
  /** Another match that is created in the same transaction. */
  readonly next?: NewMatch;
}
/** A match at version 0 with its first commit. */
export interface NewMatch {
  readonly record: MatchRecord;
  readonly status: MatchStatus;
  readonly seats: readonly Seat[];
  readonly commit: Omit<Commit, 'next'>;
}

interface AnyTarget {
  readonly id: string;
  /** Key of the last news that must not be repeated, and the time of the last message by the house clock. */
  readonly told: string | null;
  readonly at: number | null;
  /** Number of consecutive failures. */
  readonly failed: number;
  /** The proposed end that the recipient knows, by the time of its proposal; missing if none. */
  readonly proposal?: number;
  /** The last notification that the seat may go to somebody else, by its key; missing if none. */
  readonly warned?: string;
  /** The language of whoever asked for the notifications; missing in older ones, which are English. */
  readonly language?: string;
}
/** A messenger channel that gets the match status. */
export interface HookTarget extends AnyTarget {
  readonly kind: 'hook';
  /** Secret: anybody who has it can write to the channel. */
  readonly url: string;
  /** URL of this server as the host entered it, for links. */
  readonly origin: string;
}
interface SeatTarget extends AnyTarget {
  readonly seat: number;
  /** Person number of the subscriber: nobody else at that seat is notified. */
  readonly person: number;
}
/** A player's device, reached through the push service of its browser. */
export interface PushTarget extends SeatTarget {
  readonly kind: 'push';
  /** Subscription URL of the push service; anybody with it and the keys can send messages. */
  readonly url: string;
  readonly p256dh: string;
  readonly auth: string;
  /** Time of the subscription by the house clock; missing in older ones. */
  readonly since?: number;
}
/** A player's e-mail address. */
export interface MailTarget extends SeatTarget {
  readonly kind: 'mail';
  readonly address: string;
  /** Id of the subscription in signed links: an address that is given again gets a new one. */
  readonly wish: string;
  /** Since when the confirmation is pending, by the house clock; null once confirmed. */
  readonly asked: number | null;
}
/** A notification target: webhook, push device or e-mail address. */
export type Target = HookTarget | PushTarget | MailTarget;

/** The private notes of a seat's player. */
export interface SeatNotebook extends Notebook {
  readonly seat: number;
}

/** State of an e-mail address that the server writes to before its owner has confirmed. */
export interface Mailbox {
  /** Times of the confirmation e-mails, by the house clock. */
  readonly asked: readonly number[];
  /** True if the owner wants no e-mails from this server. */
  readonly refused: boolean;
}

/** A scheduled job, which any process may run. */
export interface Job {
  readonly key: string;
  readonly kind: 'clock' | 'end' | 'message';
  readonly match: string;
  /** By the house clock. */
  readonly due: number;
}

export interface StoredMatch {
  readonly record: MatchRecord;
  readonly status: MatchStatus;
  readonly seats: readonly Seat[];
  /** Null before the deal and in matches without clocks. */
  readonly clock: Clock | null;
  readonly targets: readonly Target[];
  readonly people: People;
  /** Notebooks of the seats that have one, by seat. */
  readonly notebooks: readonly SeatNotebook[];
  /** Keys that replaced the first one, in order. */
  readonly keys: readonly LaterKey[];
  /** Number of commits; the next commit must name it. */
  readonly version: number;
}
/** The part of a match that determines access. */
export type Seating = Pick<StoredMatch, 'record' | 'status' | 'seats'>;
/** The data from which a match is restored. */
export interface StoredLog {
  /** Null before the deal. */
  readonly beginning: Beginning | null;
  readonly lines: readonly LogLine[];
}

/** A complete match: its state and the data to restore it. */
export interface WholeMatch extends StoredMatch {
  readonly log: StoredLog;
}

/** A report to the operator: when, by the person of that number (null: a spectator), and about what. */
export interface StoredReport {
  readonly match: string;
  readonly at: number;
  readonly by: number | null;
  readonly about: ReportWish['about'];
}
/** Number of reports kept per match and in all, until the operator closes them. */
export const KEPT_REPORTS = { match: 20, all: 1000 } as const;

/** An action of the host; the store does not know its content. */
export interface StoredDeed {
  readonly at: number;
  readonly deed: object;
}
/** A line of talk with the id under which it was sent. */
export interface StoredLine extends TalkLine {
  readonly n: number;
  readonly id: string;
}
/** The stored talk of a match, oldest first. */
export type StoredTalk = Readonly<Record<TalkRoom, readonly StoredLine[]>>;
/** Number of lines kept per room, the latest ones. */
export const KEPT_LINES = 500;

/** Somebody else has already committed on that version, or the match is gone. Nothing was changed. */
export class VersionTaken extends Error {
  constructor(match: string, version: number) {
    super(`match ${match} is not at version ${version} any more`);
  }
}
/** The stored data of a match is invalid: a wrong checksum, a gap, or malformed content. */
export class Damaged extends Error {
  constructor(
    readonly match: string,
    what: string,
  ) {
    super(`match ${match} is damaged: ${what}`);
  }
}
/**
 * Nothing can be stored now: the disk is full, the file is gone, or the database is unavailable, so that reading may fail too.
 * Previously acknowledged data is not affected.
 */
export class Unstorable extends Error {}
/** The database was lost during a commit, whose outcome is unknown. The next read is authoritative. */
export class Unsure extends Unstorable {}

/**
 * Commits are durable before they resolve, all or nothing, guarded by (match, version). Callers take turns. Reads return committed data; they throw Damaged for a match with
 * invalid rows, which does not affect other matches, and Unstorable if the database is unavailable.
 */
export interface Store {
  /** Called with the changes of a transaction once they are durable. */
  announce: (changes: readonly Change[]) => void;
  /** Creates a match at version 0 with the content of `commit`. Rejects if the id exists. */
  create(match: MatchRecord, status: MatchStatus, seats: readonly Seat[], commit?: NewMatch['commit']): Promise<void>;
  /**
   * Returns the new version, `version + 1`. Rejects with VersionTaken or Unstorable, in which case nothing is stored. With
   * Unsure either nothing or everything is: the match is then at `version` or at `version + 1`. `by` is the caller who takes
   * turns with others, such as an address; without it the match counts as one.
   */
  commit(match: string, version: number, change: Commit, by?: string): Promise<number>;
  /** Returns null if there is no such match. */
  load(match: string): Promise<StoredMatch | null>;
  /** Returns only the seats and access data of that; null like `load`. */
  seating(match: string): Promise<Seating | null>;
  /** Returns the log of an existing match. */
  log(match: string): Promise<StoredLog>;
  /** Returns both from one snapshot: the log from line `from` on, with the initial state only for 0; null like `load`. */
  whole(match: string, from: number): Promise<WholeMatch | null>;
  /** Returns null if the command was not carried out. */
  command(match: string, id: string): Promise<CommandRecord | null>;
  /**
   * Adds a line to a room of a match without changing its version, so that talk and commits never conflict. Returns the number
   * of the line; if the id was already used there, with any content, returns that line's number and adds nothing.
   */
  say(
    match: string,
    room: TalkRoom,
    id: string,
    line: TalkLine,
  ): Promise<{ readonly n: number; readonly added: boolean }>;
  /** Returns the readable lines: invalid talk does not make a match damaged. */
  talk(match: string): Promise<StoredTalk>;
  /**
   * Deletes the words of the lines for which `holds` is true; their numbers and speakers stay. Afterwards no words, names or
   * targets that were deleted before are left in a data file.
   */
  deleteWords(match: string, holds: (line: StoredLine, room: TalkRoom) => boolean): Promise<void>;
  /**
   * Replaces a name of a match, which changes one row and not the match's version; '' erases it. Rejects if the match has no
   * such number.
   */
  rename(match: string, number: number, name: string): Promise<void>;
  /** Deletes a match completely. With a version only if the match is at that version, otherwise rejects with VersionTaken. */
  remove(match: string, version?: number): Promise<void>;
  /** Returns the latest matches, at most `most`, of that id, or with a person whose name contains the text in any case. */
  find(text: string, most: number): Promise<readonly string[]>;
  /** Returns the readable targets of all matches. */
  allTargets(): Promise<readonly { readonly match: string; readonly target: Target }[]>;
  /** Keeps the first report of each matter of an existing match. Returns false if no more are kept. */
  report(report: StoredReport): Promise<boolean>;
  /** Returns the readable reports, oldest first. */
  reports(): Promise<readonly StoredReport[]>;
  /** Deletes the report of a matter, if there is one. */
  closeReport(match: string, about: StoredReport['about']): Promise<void>;
  /** Keeps the first pack of a hash. */
  savePack(hash: string, game: string, json: string): Promise<void>;
  /** Returns null if there is none of that hash. */
  pack(hash: string): Promise<{ readonly game: string; readonly json: string } | null>;
  /** Returns running matches in which a bot, or a person with a standing order, must answer. */
  waiting(): Promise<readonly string[]>;
  /** Returns unfinished matches in which somebody was still connected when the last server stopped. */
  here(): Promise<readonly string[]>;
  /** Returns unfinished matches created before that time in which only the creator has seats and no person ever answered. */
  abandoned(before: number): Promise<readonly string[]>;
  /** Returns finished matches whose last move or note is older than that time, at most `most`, the oldest first. */
  finished(before: number, most: number): Promise<readonly string[]>;
  /** Returns those of them in whose talk there are words that were not deleted. */
  finishedWithTalk(before: number, most: number): Promise<readonly string[]>;
  /**
   * Returns due jobs that are not leased and leases them until `until`, both by the house clock. A process commits the effect
   * of a job together with its completion. A job that is not done by then is returned again.
   */
  takeJobs(now: number, until: number): Promise<readonly Job[]>;
  /** Returns finished matches without a stored outcome, at most `most`. Does not check whether they can be read. */
  uncounted(most: number): Promise<readonly string[]>;
  /** Stores the outcome of a finished match; null: it is not counted. The first one is kept. */
  keepOutcome(match: string, outcome: Outcome | null): Promise<void>;
  /** Yields all counted outcomes in batches of at most `most`, so that other work can run in between. Skips damaged rows. */
  outcomes(most?: number): AsyncIterable<readonly Outcome[]>;
  /** Returns the house clock in ms. It stops while no server runs, so absence is measured by it. 0 in a new store. */
  clock(): Promise<number>;
  /** Never sets the clock back. */
  setClock(time: number): Promise<void>;
  /** Returns the host's deeds, oldest first. Skips and logs damaged rows. */
  deeds(): Promise<readonly StoredDeed[]>;
  /** Returns false and adds nothing if `unless` is true of a stored deed, also of another process at the same time. */
  addDeed(at: number, deed: object, unless?: (one: object) => boolean): Promise<boolean>;
  /** Returns the stored key of that name, or stores and returns `made`'s. */
  secret(name: string, made: () => string): Promise<string>;
  /** Replaces the key of that name, or stores it. */
  renewSecret(name: string, value: string): Promise<void>;
  /**
   * Returns the state of a mailbox after `change`, in one transaction; if that throws, nothing changes. The state is deleted at
   * `until`, by the house clock; never if null.
   */
  mailbox(
    id: string,
    now: number,
    change: (before: Mailbox) => { readonly mailbox: Mailbox; readonly until: number | null },
  ): Promise<Mailbox>;
  /** Returns true if the owner wants no e-mails. */
  refuses(mailbox: string): Promise<boolean>;
  /** Writes something durable; throws Unstorable with the reason if that fails. */
  probe(): Promise<void>;
  /**
   * Copies all data committed by the end of the copy into a new data file at `path`, while the store is in use. Rejects if that
   * cannot be written, and for a database, which can be copied without this process.
   */
  copyTo(path: string): Promise<void>;
  /** Completes pending writes first. A closed store rejects every operation. */
  close(): Promise<void>;
}
