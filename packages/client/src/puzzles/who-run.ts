// A puzzle that asks for the side of a player: nothing is played, and the table is read-only.
import type { Engine } from '@gaslamp/games/engines';
import { view } from '@gaslamp/kernel/view';
import { type Suspicion, suspicions } from '@gaslamp/stated/deduce';
import { LocalClient } from '../local/local-client.ts';
import { type Puzzle, PuzzleError } from './puzzle.ts';
import { puzzleTable, seatOf } from './puzzle-match.ts';
import type { AboutRun } from './puzzle-run.ts';
import { StillTable } from './still-table.ts';

export interface WhoState {
  /** Answers so far that are ruled out, the latest last. */
  readonly wrong: readonly Suspicion[];
  /** After the solution, all other sides with the reasons against them; else null. */
  readonly excluded: readonly Suspicion[] | null;
}

export class WhoRun {
  readonly kind = 'who';
  readonly table: StillTable;
  /** The sides to choose from, by the game's names. */
  readonly sides: readonly string[];
  /** For each side the reason against it, if any. */
  readonly #all: readonly Suspicion[];
  #state: WhoState = { wrong: [], excluded: null };
  readonly #listeners = new Set<() => void>();

  constructor(
    puzzle: Puzzle,
    engine: Engine,
    { id, names }: AboutRun,
    readonly onSolved: () => void,
  ) {
    if (puzzle.goal.kind !== 'identify') throw new PuzzleError('goal: nobody is to be identified');
    const { entry, match, you } = puzzleTable(puzzle, engine);
    // Derived only from information that the viewer has.
    this.#all = suspicions(match.game, view(match.game, match.published, you), seatOf(puzzle, puzzle.goal.who));
    this.sides = this.#all.map(({ side }) => side);
    const others = () => null;
    this.table = new StillTable(new LocalClient({ entry, match, id, viewer: you, names, pace: 0, others }));
  }

  readonly get = (): WhoState => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
  /** Stops the table. */
  close(): void {
    this.table.close();
  }

  /** Answers with a side. */
  answer(side: string): void {
    const found = this.#all.find((one) => one.side === side);
    if (found === undefined) throw new Error(`unknown side "${side}"; allowed: ${this.sides.join(', ')}`);
    const { wrong } = this.#state;
    if (found.why === 'open') {
      this.#tell({ wrong, excluded: this.#all.filter(({ why }) => why !== 'open') });
      this.onSolved();
    } else this.#tell({ wrong: [...wrong.filter((one) => one !== found), found], excluded: null });
  }
  /** Asks the question again. */
  anew(): void {
    this.#tell({ wrong: [], excluded: null });
  }
  #tell(state: WhoState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
