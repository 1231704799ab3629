// The tables. Everything that is queried has a column; all else is JSON text that no query reads.

/** 0 or 1: databases differ in their boolean types. */
type Flag = number;

export interface MatchRow {
  id: string;
  /** Number of commits. */
  version: number;
  phase: string;
  asked: number | null;
  rematch: string | null;
  next_number: number;
  /** JSON: StoredProposal[]. */
  proposals: string;
  /** Number of lines in the log, which reveals a missing end. */
  lines: number;
  /** 1 if the match was dealt. */
  begun: Flag;
  /** 1 if anybody other than the creator ever took a seat. */
  joined: Flag;
  /** 1 if a person ever answered. */
  moved: Flag;
  created: number;
  /** Reason why a migration could not read the match; its rows are then kept unchanged. */
  damage: string | null;
  /** JSON: MatchRecord. */
  record: string;
  sum: string;
}
export interface SeatRow {
  match: string;
  seat: number;
  /** 1 if the seat is answered automatically, by a bot or a standing order. */
  automatic: Flag;
  /** JSON: Seat. */
  record: string;
  sum: string;
}
export interface BeginningRow {
  match: string;
  rules: number;
  /** JSON: State. */
  before: string;
  sum: string;
}
export interface LineRow {
  match: string;
  /** Counted from 0 in every match. */
  n: number;
  /** JSON: LogLine. */
  line: string;
  sum: string;
}
export interface CommandRow {
  match: string;
  id: string;
  /** JSON: CommandRecord. */
  record: string;
  sum: string;
}
export interface TalkRow {
  match: string;
  room: string;
  /** Counted from 1 in every room of a match; the oldest lines are deleted. */
  n: number;
  /** Id under which the line was sent, which identifies a resend. */
  id: string;
  /** JSON: TalkLine. */
  line: string;
  sum: string;
}
export interface PackRow {
  hash: string;
  game: string;
  json: string;
  sum: string;
}
export interface ClockRow {
  match: string;
  /** JSON: Clock. */
  record: string;
  sum: string;
}
/** A notification target of a match. */
export interface TargetRow {
  id: string;
  match: string;
  /** JSON: Target. */
  record: string;
  sum: string;
}
/** The name of a person, which is in no other row. */
export interface PersonRow {
  match: string;
  number: number;
  /** JSON: string, empty if it was erased. */
  name: string;
  sum: string;
}
/** A report to the operator: one for each matter of a match. */
export interface ReportRow {
  match: string;
  /** JSON: what is reported. */
  about: string;
  /** JSON: time and reporter. */
  record: string;
  sum: string;
}
/** The notes of a seat's player. */
export interface NotebookRow {
  match: string;
  seat: number;
  /** JSON: SeatNotebook. */
  record: string;
  sum: string;
}
/** A dice key that replaces the one before. */
export interface KeyRow {
  match: string;
  /** Counted from 0 in every match. */
  n: number;
  /** JSON: LaterKey. */
  record: string;
  sum: string;
}
/** The outcome of a finished match. */
export interface OutcomeRow {
  match: string;
  /** JSON: Outcome, or null if it is not counted. */
  record: string;
  sum: string;
}
/** A scheduled job: written with its cause, deleted when it is done. */
export interface JobRow {
  /** Unique: a job replaces the one with the same key. */
  key: string;
  kind: string;
  /** The job is deleted with its match; null for jobs of the server itself. */
  match: string | null;
  /** By the house clock, like the lease, until which no other process takes the job. */
  due: number;
  lease: number | null;
}
/** An action of the host at the desk. */
export interface DeedRow {
  /** Counted from 0. */
  n: number;
  at: number;
  /** JSON: Deed. */
  deed: string;
  sum: string;
}
/** Values of the server itself: its `clock`, and the number of write tests (`probed`). */
interface HouseRow {
  name: string;
  value: number;
}

/** A key that the server generated for itself. */
export interface SecretRow {
  name: string;
  value: string;
  sum: string;
}
/** Confirmation e-mails sent to an unconfirmed address, and whether it may be written to. */
export interface MailboxRow {
  /** Keyed hash of the address, which does not reveal it. */
  id: string;
  /** Time of deletion by the house clock; null: never. */
  until: number | null;
  /** JSON: Mailbox. */
  record: string;
  sum: string;
}

export interface Tables {
  matches: MatchRow;
  seats: SeatRow;
  beginnings: BeginningRow;
  lines: LineRow;
  commands: CommandRow;
  talk: TalkRow;
  packs: PackRow;
  clocks: ClockRow;
  targets: TargetRow;
  people: PersonRow;
  notebooks: NotebookRow;
  reports: ReportRow;
  outcomes: OutcomeRow;
  keys: KeyRow;
  jobs: JobRow;
  house: HouseRow;
  deeds: DeedRow;
  secrets: SecretRow;
  mailboxes: MailboxRow;
}

/** A job contains nothing that cannot be derived from its match. */
type Summed = Exclude<keyof Tables, 'house' | 'jobs'>;
/** The columns of each table that its checksum covers, in this order. */
export const COLUMNS = {
  matches: [
    'id',
    'version',
    'phase',
    'asked',
    'rematch',
    'next_number',
    'proposals',
    'lines',
    'begun',
    'joined',
    'moved',
    'created',
    'damage',
    'record',
  ],
  seats: ['match', 'seat', 'automatic', 'record'],
  beginnings: ['match', 'rules', 'before'],
  lines: ['match', 'n', 'line'],
  commands: ['match', 'id', 'record'],
  talk: ['match', 'room', 'n', 'id', 'line'],
  packs: ['hash', 'game', 'json'],
  clocks: ['match', 'record'],
  targets: ['id', 'match', 'record'],
  people: ['match', 'number', 'name'],
  notebooks: ['match', 'seat', 'record'],
  reports: ['match', 'about', 'record'],
  outcomes: ['match', 'record'],
  keys: ['match', 'n', 'record'],
  deeds: ['n', 'at', 'deed'],
  secrets: ['name', 'value'],
  mailboxes: ['id', 'until', 'record'],
} as const satisfies { readonly [T in Summed]: readonly Exclude<keyof Tables[T], 'sum'>[] };
