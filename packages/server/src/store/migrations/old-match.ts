// Converts a match that was stored without its initial state. Pure except for the functions it is given.
import type { Entry } from '@gaslamp/kernel/log';
import type { Frame, State } from '@gaslamp/kernel/state';
import type { StandingOrder } from '@gaslamp/protocol/messages';
import type { NamedHolder } from '@gaslamp/protocol/notes';
import type { EntryLine } from '@gaslamp/record/log';
import { entryProblem } from '../lines.ts';
import type { Beginning, BotSeat, MatchRecord, MatchStatus, PersonSeat, StandInSeat } from '../store.ts';

/** Game knowledge that the store lacks. */
export interface Bringing {
  /**
   * Returns the result of today's `setup` for a match, with its stored pack (null: not stored, so a built-in one). This is the
   * only time that rules run on stored data, since these matches lack their initial state.
   */
  beforeOf(
    game: string,
    packJson: string | null,
    pack: string,
    seats: number,
    options: Readonly<Record<string, number>>,
  ): State;
  /** Returns a game's usual bot. */
  standIn(game: string): string;
}

/** The rows of one match. */
export interface OldRows {
  /** Undefined if it is lost. */
  readonly match:
    | { readonly over: number; readonly asked: number | null; readonly rematch: string | null; readonly record: string }
    | undefined;
  readonly seats: readonly { readonly seat: number; readonly record: string }[];
  readonly entries: readonly { readonly version: number; readonly entry: string }[];
  readonly commands: readonly { readonly id: string; readonly record: string }[];
}
/** People and seats of that step contain names, which a later step moves. */
type Person = PersonSeat['person'] & { readonly name: string };
type With<S> = Omit<S, 'held' | 'person'> & { readonly held: readonly NamedHolder[] };
type Held<S> = With<S> & { readonly person: Person };
type Seat = With<BotSeat> | Held<PersonSeat> | Held<StandInSeat>;
export interface Brought {
  readonly record: MatchRecord;
  readonly status: MatchStatus;
  readonly seats: readonly Seat[];
  readonly beginning: Beginning;
  readonly lines: readonly EntryLine[];
}

type OldMatch = Omit<MatchRecord, 'hints' | 'away' | 'standIn' | 'hostNumber'> & { readonly hints?: boolean };
type OldSeat = OldHolding &
  (
    | { readonly kind: 'person'; readonly tokenHash: string }
    | { readonly kind: 'bot'; readonly bot: string }
    | { readonly kind: 'open' }
  );
interface OldHolding {
  readonly seat: number;
  readonly name: string;
  readonly inviteHash: string | null;
  /** Former holder, from whom the host took the seat and who might get it back. */
  readonly formerHash: string | null;
  readonly formerName: string | null;
  readonly order: StandingOrder;
  readonly orderedInTurn?: boolean;
  readonly but?: readonly string[];
  /** Only names in the oldest files, of people and bots alike. */
  readonly held?: readonly (string | { readonly kind: 'person' | 'bot'; readonly name: string })[];
}

/** Minutes after which a bot may stand in. */
const AWAY = 5;
/** The bots that existed when only names were stored. */
const BOTS: readonly string[] = ['random', 'heuristic'];

/** Returns the match in today's format. Throws if any part cannot be read. */
export async function broughtAlong(
  rows: OldRows,
  packOf: (hash: string) => Promise<{ readonly game: string; readonly json: string } | null>,
  bringing: Bringing,
): Promise<Brought> {
  if (rows.match === undefined) throw new Error('its own row is missing');
  const old = oldMatch(rows.match.record);
  const pack = await packOf(old.pack);
  const json = pack?.game === old.game ? pack.json : null;
  const before = bringing.beforeOf(old.game, json, old.pack, old.seats, old.options);
  // Today's setup, labelled with the rules version of the entries that follow: these upgrade it like any other match.
  const beginning = { rules: old.rules, before: { ...before, rules: old.rules } };
  const entries = rows.entries.map(({ version, entry }, n) => {
    if (version !== n) throw new Error(`entry ${n} of its log is missing`);
    return oldEntry(n, entry);
  });
  if (entries.length === 0) throw new Error('its log is empty');
  const standIn = bringing.standIn(old.game);
  const { seats, nextNumber, hostNumber } = seatsOf(oldSeats(rows, old.seats), standIn);
  const over = rows.match.over === 1;
  const { id, game, rules, options, hostHash, spectatorHash, openHash, diceKey, created } = old;
  return {
    record: {
      id,
      game,
      rules,
      pack: old.pack,
      seats: old.seats,
      options,
      hints: old.hints ?? true,
      away: AWAY,
      standIn,
      hostHash,
      spectatorHash,
      openHash,
      hostNumber,
      diceKey,
      created,
    },
    status: {
      phase: over ? 'over' : 'playing',
      rematch: rows.match.rematch,
      proposals: [],
      nextNumber,
      asked: over ? null : (rows.match.asked ?? askedAfter(beginning, entries)),
    },
    seats,
    beginning,
    // The times of the individual entries were not stored.
    lines: entries.map((entry) => ({ at: created, rules, entry })),
  };
}

function oldMatch(text: string): OldMatch {
  const value = JSON.parse(text) as Partial<OldMatch> | null;
  if (typeof value !== 'object' || value === null) throw new Error('its record is no object');
  for (const field of ['id', 'game', 'pack', 'hostHash', 'spectatorHash', 'openHash', 'diceKey'] as const)
    if (typeof value[field] !== 'string') throw new Error(`its record has no "${field}"`);
  for (const field of ['rules', 'seats', 'created'] as const)
    if (!Number.isSafeInteger(value[field])) throw new Error(`its record has no "${field}"`);
  if (typeof value.options !== 'object' || value.options === null) throw new Error('its record has no "options"');
  return value as OldMatch;
}
function oldEntry(n: number, text: string): Entry {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`entry ${n} of its log: ${(error as Error).message}`);
  }
  const problem = entryProblem(value);
  if (problem !== null) throw new Error(`entry ${n} of its log: ${problem}`);
  return value as Entry;
}
function oldSeats({ seats }: OldRows, count: number): OldSeat[] {
  if (seats.length !== count) throw new Error(`it has ${seats.length} seats, and was made for ${count}`);
  return seats.map(({ record }, i) => {
    const seat = JSON.parse(record) as Partial<OldSeat> | null;
    if (seat?.seat !== i) throw new Error(`seat ${i} is missing`);
    const known =
      seat.kind === 'open' ||
      (seat.kind === 'bot' && typeof seat.bot === 'string') ||
      (seat.kind === 'person' && typeof seat.tokenHash === 'string');
    if (!known || typeof seat.name !== 'string') throw new Error(`seat ${i} does not say who holds it`);
    return seat as OldSeat;
  });
}

/** Returns the person who last got the seat or lost it. */
const personOf = (seat: OldSeat): { readonly name: string; readonly tokenHash: string } | null => {
  if (seat.kind === 'person') return { name: seat.name, tokenHash: seat.tokenHash };
  return seat.formerHash == null ? null : { name: seat.formerName ?? '', tokenHash: seat.formerHash };
};

/** Returns the seats by their holders; people are numbered in seat order. */
function seatsOf(old: readonly OldSeat[], standIn: string) {
  let next = 1;
  const numbered = old.map((seat): { readonly seat: OldSeat; readonly person: Person | null } => {
    const person = personOf(seat);
    if (person === null) return { seat, person };
    const number = next++;
    return { seat, person: { number, voice: number, ...person } };
  });
  const seats = numbered.map(({ seat, person }, i): Seat => {
    const held = heldOf(seat, person, () => next++);
    // These matches are already dealt, so a free seat is a bot's until its invitation is used.
    const bot = seat.kind === 'bot' ? seat.bot : standIn;
    const opening =
      seat.kind === 'open' && seat.inviteHash != null
        ? { inviteHash: seat.inviteHash, why: 'agreed' as const, agreed: [] }
        : null;
    if (person === null) return { by: 'bot', seat: i, held, bot, opening };
    // The house clock starts at 0 for these files.
    if (seat.kind !== 'person') return { by: 'stand-in', seat: i, held, bot, person, left: 0, opening };
    const { order, orderedInTurn = false, but = [] } = seat;
    return { by: 'person', seat: i, held, person, left: null, opening: null, order, orderedInTurn, but };
  });
  const host = numbered.find(({ seat }) => seat.kind === 'person');
  return { seats, nextNumber: next, hostNumber: host?.person?.number ?? 1 };
}

/** Returns earlier holders. Only names were stored, so each counts as a new person, except the one for whom a bot stands in. */
function heldOf(seat: OldSeat, person: Person | null, newNumber: () => number): NamedHolder[] {
  const held = (seat.held ?? []).map((one) => {
    if (typeof one !== 'string') return one;
    return { kind: BOTS.includes(one) ? ('bot' as const) : ('person' as const), name: one };
  });
  const former =
    seat.kind === 'person' ? -1 : held.findLastIndex(({ kind, name }) => kind === 'person' && name === person?.name);
  return held.map(({ kind, name }, i) => {
    if (kind === 'bot') return { kind, bot: name };
    return { kind, number: person !== null && i === former ? person.number : newNumber(), name };
  });
}

/** Returns the player who must answer at the end of a log, for files that do not store it; null if there is none. */
function askedAfter({ before }: Beginning, entries: readonly Entry[]): number | null {
  let agenda: readonly Frame[] = before.agenda;
  for (const { patch } of entries) {
    if (!Array.isArray(patch.agenda)) continue;
    const [kept, ...added] = patch.agenda as [number, ...Frame[]];
    agenda = [...agenda.slice(0, kept), ...added];
  }
  const by = agenda.at(-1)?.by;
  return typeof by === 'number' ? by : null;
}
