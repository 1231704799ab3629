// What the tables hold. Whatever is asked for is a column; all else is JSON as text that no query looks into.

/** 0 or 1: databases differ in what a truth value is. */
type Flag = number;

export interface MatchRow {
  id: string;
  /** Counts commits. */
  version: number;
  phase: string;
  asked: number | null;
  rematch: string | null;
  next_number: number;
  /** JSON: StoredProposal[]. */
  proposals: string;
  /** How many lines its log has: a missing tail is found by it. */
  lines: number;
  /** It has a beginning. */
  begun: Flag;
  /** Somebody else than its maker ever sat down. */
  joined: Flag;
  /** A person ever answered. */
  moved: Flag;
  created: number;
  /** Why a migration could not read it: then its rows are kept as they were found. */
  damage: string | null;
  /** JSON: MatchRecord. */
  record: string;
  sum: string;
}
export interface SeatRow {
  match: string;
  seat: number;
  /** Somebody else than a person's hand answers here: a bot, or a standing order. */
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
  /** Counted from 1 in every room of a match; the oldest lines go. */
  n: number;
  /** Under which it was said: a resend is found by it. */
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
/** Where to something of a match is told away from its table. */
export interface TargetRow {
  id: string;
  match: string;
  /** JSON: Target. */
  record: string;
  sum: string;
}
/** What the player of a seat has noted. */
export interface NotebookRow {
  match: string;
  seat: number;
  /** JSON: SeatNotebook. */
  record: string;
  sum: string;
}
/** What a match that is over came to. */
export interface OutcomeRow {
  match: string;
  /** JSON: Outcome, or null where it counts for nothing. */
  record: string;
  sum: string;
}
/** What must be done at a time: written with what caused it, gone when it is done. */
export interface JobRow {
  /** Of two of the same key there is one. */
  key: string;
  kind: string;
  /** It goes with its match; null for what is the house's. */
  match: string | null;
  /** By the house clock, as is the lease: until then nobody else takes it up. */
  due: number;
  lease: number | null;
}
/** Something that the host did at the desk. */
export interface DeedRow {
  /** Counted from 0. */
  n: number;
  at: number;
  /** JSON: Deed. */
  deed: string;
  sum: string;
}
/** What the house keeps for itself: its `clock`, and how often it has `probed` whether it can store. */
interface HouseRow {
  name: string;
  value: number;
}

/** A key that the house made for itself. */
export interface SecretRow {
  name: string;
  value: string;
  sum: string;
}
/** How often the house wrote to an address that nobody has confirmed yet, and whether it may. */
export interface MailboxRow {
  /** Keyed hash of the address: it does not tell which it is. */
  id: string;
  /** By the house clock, when it is forgotten; null: never. */
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
  notebooks: NotebookRow;
  outcomes: OutcomeRow;
  jobs: JobRow;
  house: HouseRow;
  deeds: DeedRow;
  secrets: SecretRow;
  mailboxes: MailboxRow;
}

/** A job says nothing that is not found again in its match. */
type Summed = Exclude<keyof Tables, 'house' | 'jobs'>;
/** The columns of each table that its checksum covers, in its order. */
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
  notebooks: ['match', 'seat', 'record'],
  outcomes: ['match', 'record'],
  deeds: ['n', 'at', 'deed'],
  secrets: ['name', 'value'],
  mailboxes: ['id', 'until', 'record'],
} as const satisfies { readonly [T in Summed]: readonly Exclude<keyof Tables[T], 'sum'>[] };
