// The log of a match: an entry for each answer, and the steps that are published to everybody.
import type { GameEvent } from './events.ts';
import type { Patch } from './patch.ts';
import type { Item, Player } from './state.ts';

/** One line of a match's log. `did` and `chance` stay secret until the match is over; `events` carry their masks. */
export interface Entry {
  /** The player who answered; -1 for the deal. */
  readonly player: Player;
  /** `deal`, a take-back, or the compact code of the answer. */
  readonly did: string;
  readonly chance: readonly string[];
  readonly events: readonly GameEvent[];
  readonly patch: Patch;
  /** Neither this entry nor an earlier one can be taken back. */
  readonly settled: boolean;
  /** The answer was the only option, as everybody could see. It is not counted as an answer to take back. */
  readonly alone?: boolean;
  /** Pairs of identical items that changed places unseen, in order. Take-backs do not undo these. */
  readonly exchanged?: readonly (readonly [Item, Item])[];
}

/** An entry with the version of the rules that produced it; without one, the version with which the match began. */
export type Versioned = Entry & { readonly rules?: number };

/** The published step that everybody gets: all events between two published states. */
export interface Row {
  readonly move: number;
  readonly events: readonly GameEvent[];
}

/** A state before an answer, which a take-back can restore. */
export interface Kept {
  /** The state was published: no part of a draft was answered yet. */
  readonly published: boolean;
  /** The answer that followed was the only option. */
  readonly alone: boolean;
}

/** Number of own answers to take back. `step`, from old logs: the last answer of a draft, else the last published step. */
export type Back = number | 'step';

/** Formats a take-back: `undo 2`. */
export const takeBackOf = (answers: number): string => `undo ${answers}`;

/** Parses a take-back; returns null if the entry is something else. */
export function takenBack(did: string): Back | null {
  if (did === 'undo') return 'step';
  const [, answers] = /^undo ([1-9]\d{0,5})$/.exec(did) ?? [];
  return answers === undefined ? null : Number(answers);
}

/** Returns the index in `kept`, whose last element is the newest, that a take-back restores; -1 if none. */
export function leadsTo(kept: readonly Kept[], back: Back, drafting: boolean): number {
  if (back === 'step') return kept.findLastIndex(({ published }) => drafting || published);
  let left = back;
  return kept.findLastIndex(({ alone }) => !alone && --left === 0);
}

interface Waiting extends Kept {
  /** Events of the draft so far, one list for each answer. */
  readonly drafted: readonly (readonly GameEvent[])[];
}

/** Goes through a log and groups its entries into published rows. A draft is held back until its last answer. */
export class Publishing {
  #kept: Waiting[] = [];
  #drafted: Waiting['drafted'] = [];

  /** Returns the row that an entry publishes; null inside a draft. */
  next({ did, events, patch, settled, alone = false }: Entry): Row | null {
    const move = did === 'deal' ? (patch.move ?? 0) : patch.move;
    const row = typeof move === 'number';
    const drafting = this.#drafted.length > 0;
    const back = takenBack(did);
    if (back !== null) {
      const index = leadsTo(this.#kept, back, drafting);
      this.#drafted = this.#kept[index]?.drafted ?? [];
      this.#kept = this.#kept.slice(0, Math.max(0, index));
      return row ? { move, events } : null;
    }
    const drafted = [...this.#drafted, events];
    if (settled) this.#kept = [];
    else this.#kept.push({ drafted: this.#drafted, published: !drafting, alone });
    this.#drafted = row ? [] : drafted;
    return row ? { move, events: drafted.flat() } : null;
  }
}

/** Returns the published rows of a log. A step is published when it changes the public version (`move`). */
export function rowsOf(entries: readonly Entry[]): Row[] {
  const publishing = new Publishing();
  return entries.flatMap((entry) => publishing.next(entry) ?? []);
}
