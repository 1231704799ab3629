// A match's log in memory: what people are told of it, and what the next entry needs of those before.
import type { AnyGame, AnyMatch } from '@gaslamp/games/games';
import { type Entry, type Row, rowsOf } from '@gaslamp/kernel/log';
import { Match } from '@gaslamp/kernel/match';
import type { Player } from '@gaslamp/kernel/state';
import type { DatedNote, Note } from '@gaslamp/protocol/notes';
import { isEntry, type LogLine } from '@gaslamp/record/log';
import { SecureDice } from '@gaslamp/record/secure-dice';
import type { MatchRecord, StoredLog } from '../store/store.ts';

/** So many notes are told, the latest ones; the record of the match has them all. */
const NOTES = 100;

/**
 * So many answers and take-backs of all seats together, and so many notes, both shared out evenly: from then on a seat takes
 * nothing back, and does nothing at the table but what keeps the match going or ends it. Nothing else makes a log longer than
 * its game is: the longest match of five that was played at random has 2,800 entries. What is read whole takes some 10 µs a
 * line in one turn of the event loop, so this keeps one match from holding up all others. By seat, since steps of a draft are
 * nobody else's to know of.
 */
export const LONGEST = { entries: 5_000, notes: 1_000 } as const;

export class MatchLog {
  /** Every published step. */
  rows: Row[] = [];
  /** Lines of any kind. */
  size = 0;
  #notes: readonly DatedNote[] = [];
  /** Answers, take-backs and the deal. */
  entries = 0;
  /** The same by seat. */
  readonly #entriesOf = new Map<Player, number>();
  /** What a player did with their own seat, by seat; and what people wanted, by their number. */
  readonly #doneWith = new Map<Player, number>();
  readonly #wantedBy = new Map<number, number>();
  /** Outcomes of chance so far. */
  chance = 0;
  /** The version of the rules by which the last entry was made; null before the deal. */
  rules: number | null = null;
  /** When something last happened; null in a new match. */
  last: number | null = null;
  #move = -1;

  constructor(lines: readonly LogLine[]) {
    this.publishAll(lines);
    this.add(lines);
  }
  get notes(): readonly DatedNote[] {
    return this.#notes;
  }
  /** Whether a seat of so many has answered and taken back more often than any real match asks it. */
  isLong(seat: Player, seats: number): boolean {
    return (this.#entriesOf.get(seat) ?? 0) >= LONGEST.entries / seats;
  }
  /** Whether more was done at the table than at any real one. */
  get isCrowded(): boolean {
    return this.size - this.entries >= LONGEST.notes;
  }
  /**
   * Whether whoever sits at a seat of so many has done more there than anybody at a real table: nobody uses up what others may
   * do. Each of these may bring a second note, as they come back or keep the seat.
   */
  isRestless(seat: Player, person: number, seats: number): boolean {
    const done = (this.#doneWith.get(seat) ?? 0) + (this.#wantedBy.get(person) ?? 0);
    return done >= LONGEST.notes / 2 / seats;
  }
  /** Counts what was committed; what of it is told comes by `publish`. */
  add(lines: readonly LogLine[]): void {
    this.size += lines.length;
    for (const line of lines) {
      if (isEntry(line)) this.#count(line.entry, line.rules);
      else {
        this.#countNote(line.note);
        this.#notes = [...this.#notes, { at: line.at, move: this.#move, note: line.note }].slice(-NOTES);
      }
      this.last = line.at;
    }
  }
  publish(row: Row): void {
    this.rows.push(row);
  }
  /** Whatever the whole log has published. */
  publishAll(lines: readonly LogLine[]): void {
    this.rows = rowsOf(lines.filter(isEntry).map(({ entry }) => entry));
  }
  /** By whoever did it alone: what others do about a seat is not its player's. */
  #countNote(note: Note): void {
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

/** The match that a log tells; null before the deal. No rules are run: patches are folded over the beginning. */
export function restored(game: AnyGame, { diceKey }: MatchRecord, { beginning, lines }: StoredLog): AnyMatch | null {
  if (beginning === null) return null;
  const entries = lines.filter(isEntry).map(({ rules, entry }) => ({ ...entry, rules }));
  const used = entries.reduce((sum, { chance }) => sum + chance.length, 0);
  return Match.restore(game, beginning.before, entries, new SecureDice(diceKey, used));
}
