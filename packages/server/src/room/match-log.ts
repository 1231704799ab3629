// The in-memory log of a match: its published part, and counters for the next entry.
import type { AnyGame, AnyMatch } from '@gaslamp/games/games';
import { type Entry, type Row, rowsOf } from '@gaslamp/kernel/log';
import { Match } from '@gaslamp/kernel/match';
import type { Player } from '@gaslamp/kernel/state';
import type { DatedNote, Note, ReturnedNote } from '@gaslamp/protocol/notes';
import type { Receipt } from '@gaslamp/protocol/receipts';
import { type Chain, publishedBy } from '@gaslamp/record/chain';
import { isEntry, type LogLine } from '@gaslamp/record/log';
import { tellsOf } from '@gaslamp/record/receipts';
import type { StoredLog, StoredMatch } from '../store/store.ts';
import { diceOf } from './dice.ts';

/** Number of notes sent, the latest ones and all returns to an older state; the record of the match has all. */
const NOTES = 100;

/**
 * Limits for the answers and take-backs of all seats together, and for notes, both shared evenly. Beyond them a seat takes
 * nothing back and may only act at the table to keep the match going or end it. Nothing else makes a log longer than its game:
 * the longest random match of five has 2,800 entries. Reading a whole log takes some 10 µs per line in one turn of the event
 * loop, so the limits keep one match from blocking all others. Counted per seat, since the steps of a draft are private.
 */
export const LONGEST = { entries: 5_000, notes: 1_000 } as const;

export class MatchLog {
  /** Every published step. */
  rows: Row[] = [];
  /** The times that the server returned to an older state, oldest first. */
  returns: readonly ReturnedNote[] = [];
  /** Number of lines of any kind. */
  size = 0;
  #notes: readonly DatedNote<Note>[] = [];
  /** Number of answers, take-backs and the deal. */
  entries = 0;
  /** The same by seat. */
  readonly #entriesOf = new Map<Player, number>();
  /** Number of players' actions with their own seat, by seat, and of people's proposals, by person number. */
  readonly #doneWith = new Map<Player, number>();
  readonly #wantedBy = new Map<number, number>();
  /** Number of random outcomes so far. */
  chance = 0;
  /** The rules version of the last entry; null before the deal. */
  rules: number | null = null;
  /** Time of the last event; null in a new match. */
  last: number | null = null;
  #move = -1;
  #chain: Chain | null = null;
  /** The lines before the deal, which the chain begins with. */
  readonly #early: LogLine[] = [];
  /** Commitments to the log up to each published move. */
  readonly #commitments = new Map<number, string>();

  /** `chain`: a new one, null before the deal. */
  constructor(lines: readonly LogLine[], chain: Chain | null) {
    this.commitWith(chain);
    this.publishAll(lines);
    this.add(lines);
  }
  /** Starts the commitments, unless they have begun. The line of the deal must not have been added yet. */
  commitWith(chain: Chain | null): void {
    if (chain === null || this.#chain !== null) return;
    this.#chain = chain;
    for (const line of this.#early) chain.add(line);
  }
  /** The latest published move; null before the deal. */
  get move(): number | null {
    return this.#move < 0 ? null : this.#move;
  }
  /** Returns true if the log holds what a receipt was given for, or says already that it was lost. */
  accountsFor(receipt: Receipt): boolean {
    return this.commitment(receipt.move) === receipt.commitment || tellsOf(this.returns, receipt);
  }
  /** The era of receipts that are given now. */
  get era(): number {
    return Math.max(0, ...this.returns.map(({ era }) => era + 1));
  }
  /** Returns the commitment to all lines up to that published move; undefined if there is none. */
  commitment(move: number): string | undefined {
    return this.#commitments.get(move);
  }
  get notes(): readonly DatedNote<Note>[] {
    return this.#notes;
  }
  /** Returns true if a seat has used up its share of answers and take-backs. */
  isLong(seat: Player, seats: number): boolean {
    return (this.#entriesOf.get(seat) ?? 0) >= LONGEST.entries / seats;
  }
  /** Returns true if the table has used up its notes. */
  get isCrowded(): boolean {
    return this.size - this.entries >= LONGEST.notes;
  }
  /**
   * Returns true if the holder of a seat has used up their share of notes, so that nobody uses up the share of others. Each
   * action may cause a second note, when they return or keep the seat.
   */
  isRestless(seat: Player, person: number, seats: number): boolean {
    const done = (this.#doneWith.get(seat) ?? 0) + (this.#wantedBy.get(person) ?? 0);
    return done >= LONGEST.notes / 2 / seats;
  }
  /** Counts committed lines; published steps are added by `publish`. */
  add(lines: readonly LogLine[]): void {
    this.size += lines.length;
    for (const line of lines) {
      this.#commit(line);
      if (isEntry(line)) this.#count(line.entry, line.rules);
      else {
        this.#countNote(line.note);
        const notes = [...this.#notes, { at: line.at, move: this.#move, note: line.note }];
        this.#notes = notes.filter(({ note }, i) => i >= notes.length - NOTES || note.kind === 'returned');
      }
      this.last = line.at;
    }
  }
  #commit(line: LogLine): void {
    if (this.#chain === null) return void this.#early.push(line);
    const commitment = this.#chain.add(line);
    const move = publishedBy(line);
    if (move !== null) this.#commitments.set(move, commitment);
  }
  publish(row: Row): void {
    this.rows.push(row);
  }
  /** Publishes all steps of a complete log. */
  publishAll(lines: readonly LogLine[]): void {
    this.rows = rowsOf(lines.filter(isEntry).map(({ entry }) => entry));
  }
  /** Counts only a player's own actions: those of others about a seat are not its player's. */
  #countNote(note: Note): void {
    if (note.kind === 'returned') this.returns = [...this.returns, note];
    if ((note.kind === 'seat' && note.why === 'left') || (note.kind === 'opened' && note.why === 'handed'))
      counted(this.#doneWith, note.seat);
    else if ('by' in note && note.by.kind === 'person') counted(this.#wantedBy, note.by.number);
  }
  #count({ player, did, chance, patch }: Entry, rules: number): void {
    this.entries++;
    counted(this.#entriesOf, player);
    this.chance += chance.length;
    this.rules = rules;
    if (typeof patch.move === 'number') this.#move = patch.move;
    else if (did === 'deal') this.#move = 0;
  }
}

const counted = (all: Map<number, number>, one: number) => all.set(one, (all.get(one) ?? 0) + 1);

/** Restores the match from its log; null before the deal. Runs no rules: the patches are applied to the initial state. */
export function restored(
  game: AnyGame,
  { record, seats, keys }: Pick<StoredMatch, 'record' | 'seats' | 'keys'>,
  { beginning, lines }: StoredLog,
): AnyMatch | null {
  if (beginning === null) return null;
  const entries = lines.filter(isEntry).map(({ rules, entry }) => ({ ...entry, rules }));
  const used = entries.reduce((sum, { chance }) => sum + chance.length, 0);
  return Match.restore(game, beginning.before, entries, diceOf(record, seats, keys, used));
}
