// What a match writes down: an entry for each answer, and the steps that everybody is told.
import type { GameEvent } from './events.ts';
import type { Patch } from './patch.ts';
import type { Item, Player } from './state.ts';

/** One line of a match's log. `did` and `chance` stay secret until the match is over; `events` carry their masks. */
export interface Entry {
  /** Who answered; -1 for the deal. */
  readonly player: Player;
  /** `deal`, a take-back or the answer's compact code. */
  readonly did: string;
  readonly chance: readonly string[];
  readonly events: readonly GameEvent[];
  readonly patch: Patch;
  /** Nobody can take this or what came before it back. */
  readonly settled: boolean;
  /** The only answer that there was, as everybody could see: nobody's to take back by itself. */
  readonly alone?: boolean;
  /** Pairs of items alike that changed places unseen, in order: take-backs leave them so. */
  readonly exchanged?: readonly (readonly [Item, Item])[];
}

/** An entry of a log that knows which version of the rules gave it; without one it is that of the match's beginning. */
export type Versioned = Entry & { readonly rules?: number };

/** What everybody gets: all that happened between two published states. */
export interface Row {
  readonly move: number;
  readonly events: readonly GameEvent[];
}

/** Something to come back to: what stood before an answer. */
export interface Kept {
  /** All others had it as well: no part of a draft was answered yet. */
  readonly published: boolean;
  /** The answer that followed was the only one. */
  readonly alone: boolean;
}

/** So many own answers. `step`, as logs had it first: the last one of a draft, else all of the last published step. */
export type Back = number | 'step';

/** How a take-back is written: `undo 2`. */
export const takeBackOf = (answers: number): string => `undo ${answers}`;

/** What an entry takes back; null where it takes nothing back. */
export function takenBack(did: string): Back | null {
  if (did === 'undo') return 'step';
  const [, answers] = /^undo ([1-9]\d{0,5})$/.exec(did) ?? [];
  return answers === undefined ? null : Number(answers);
}

/** Where in the list of what is kept, the latest last, a take-back leads; -1 if nowhere. */
export function leadsTo(kept: readonly Kept[], back: Back, drafting: boolean): number {
  if (back === 'step') return kept.findLastIndex(({ published }) => drafting || published);
  let left = back;
  return kept.findLastIndex(({ alone }) => !alone && --left === 0);
}

interface Waiting extends Kept {
  /** What was to be published, answer by answer. */
  readonly drafted: readonly (readonly GameEvent[])[];
}

/** Goes through a log and says what everybody is told: what waits in a draft until its last word. */
export class Publishing {
  #kept: Waiting[] = [];
  #drafted: Waiting['drafted'] = [];

  /** The row that an entry publishes; null inside a draft. */
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

/** What everybody got of a log, step by step. A step is published when it moves the public version. */
export function rowsOf(entries: readonly Entry[]): Row[] {
  const publishing = new Publishing();
  return entries.flatMap((entry) => publishing.next(entry) ?? []);
}
