// A puzzle that asks who somebody is: nothing is played, the table is only looked at.
import type { Engine } from '@gaslamp/games/engines';
import { view } from '@gaslamp/kernel/view';
import { type Suspicion, suspicions } from '@gaslamp/stated/deduce';
import { LocalClient } from '../local/local-client.ts';
import { type Puzzle, PuzzleError } from './puzzle.ts';
import { puzzleTable, seatOf } from './puzzle-match.ts';
import type { AboutRun } from './puzzle-run.ts';
import { StillTable } from './still-table.ts';

export interface WhoState {
  /** What was answered so far that is ruled out, the latest last. */
  readonly wrong: readonly Suspicion[];
  /** Every other side and what rules it out, once it was found; else null. */
  readonly excluded: readonly Suspicion[] | null;
}

export class WhoRun {
  readonly kind = 'who';
  readonly table: StillTable;
  /** The sides to choose from, as the game calls them. */
  readonly sides: readonly string[];
  /** By side what rules it out. */
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
    // From what may be known, and nothing else.
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
  /** The table waits for nothing more. */
  close(): void {
    this.table.close();
  }

  /** Says that it is that side. */
  answer(side: string): void {
    const found = this.#all.find((one) => one.side === side);
    if (found === undefined) throw new Error(`unknown side "${side}"; allowed: ${this.sides.join(', ')}`);
    const { wrong } = this.#state;
    if (found.why === 'open') {
      this.#tell({ wrong, excluded: this.#all.filter(({ why }) => why !== 'open') });
      this.onSolved();
    } else this.#tell({ wrong: [...wrong.filter((one) => one !== found), found], excluded: null });
  }
  /** The question once more. */
  anew(): void {
    this.#tell({ wrong: [], excluded: null });
  }
  #tell(state: WhoState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
