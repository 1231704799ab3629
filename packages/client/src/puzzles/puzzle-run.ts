// A puzzle in progress: the answers so far, and whether they solve it.
import { type Engine, engineOf } from '@gaslamp/games/engines';
import { at } from '@gaslamp/kernel/lists';
import { isRefusal } from '@gaslamp/kernel/match';
import type { State } from '@gaslamp/kernel/state';
import type { Decision } from '@gaslamp/kernel/table';
import type { Solver, Standing } from '@gaslamp/stated/solve';
import { LocalClient } from '../local/local-client.ts';
import { begins } from '../table/explaining/first-time.ts';
import { type LineAnswer, lineFrom, withoutLatest } from './line.ts';
import { type Puzzle, PuzzleError } from './puzzle.ts';
import { type PuzzleTable, puzzleTable, solverOf } from './puzzle-match.ts';
import { WhoRun, type WhoState } from './who-run.ts';

export type { WhoState };
/** Re-exports the modules that play it, because the page fetches them as one chunk (build/apart.ts). */
export { begins, engineOf, WhoRun };

/** The verdict on the answers so far. */
export type Verdict =
  | { readonly is: 'open' }
  | { readonly is: 'solved' }
  /** The goal is reached, or can be, in more steps than necessary: not a solution, but the player can go on. */
  | { readonly is: 'longer'; readonly reached: boolean }
  /**
   * The goal depends on chance or on others' answers, can no longer be forced as far as the search knows, or the match is lost.
   */
  | { readonly is: 'astray'; readonly why: 'luck' | 'leave' | 'lost' | 'unclear' | 'over' };

export interface PuzzleState {
  readonly client: LocalClient;
  /** Changes when a new client and table replace the old ones. */
  readonly round: number;
  readonly verdict: Verdict;
  /** True if there are answers. */
  readonly begun: boolean;
  /** True if the puzzle is solved or failed, so that the table asks no questions. */
  readonly rests: boolean;
}

export interface AboutRun {
  readonly id: string;
  readonly names: readonly string[];
  /** Delay before each answer of the others, in milliseconds. */
  readonly pace: number;
}

const OPEN: Verdict = { is: 'open' };
/** Returns true if nothing more is judged and the others have stopped. */
const isFinal = (verdict: Verdict): boolean => (verdict.is === 'longer' ? verdict.reached : verdict.is !== 'open');

export class PuzzleRun {
  readonly kind = 'played';
  readonly #solver: Solver<State, unknown>;
  #table: PuzzleTable;
  #line: readonly LineAnswer[] = [];
  /** Length of the correct part of the line, as far as it is published. */
  #right = 0;
  /** Length of the part that was judged. */
  #judged = 0;
  /** The position in which the next answer is given. */
  #s: State;
  #stop = () => {};
  #state: PuzzleState;
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly puzzle: Puzzle,
    readonly engine: Engine,
    readonly about: AboutRun,
    readonly onSolved: () => void,
  ) {
    this.#table = puzzleTable(puzzle, engine);
    const solver = solverOf(puzzle, engine, this.#table);
    if (solver === null) throw new PuzzleError('goal: nothing is played where somebody is to be identified');
    this.#solver = solver;
    this.#s = this.#table.match.s;
    this.#state = { client: this.#clientOf(0), round: 0, verdict: OPEN, begun: false, rests: false };
  }

  readonly get = (): PuzzleState => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
  /** Stops the others. */
  close(): void {
    this.#stop();
  }

  /** Goes back to the last position from which the goal could be reached. */
  async takeBack(): Promise<void> {
    const { match, you } = this.#table;
    const wrong = this.#line.slice(this.#right).filter(({ alone }) => !alone).length;
    if (wrong > 0 && match.undoable(you) >= wrong) await this.#state.client.undo(wrong);
    // The rules do not undo answers that revealed information to others, so the puzzle is replayed up to there.
    else this.#again(this.#line.slice(0, this.#right));
  }
  /** Restarts the puzzle. */
  anew(): void {
    this.#again([]);
  }

  #again(line: readonly LineAnswer[]): void {
    this.close();
    this.#table = puzzleTable(this.puzzle, this.engine);
    const { match, you } = this.#table;
    for (const { text } of line) {
      this.#others();
      const result = match.choose(you, [text], match.at);
      if (isRefusal(result)) throw new Error(`"${text}" fits no more: ${JSON.stringify(result)}`);
    }
    this.#line = line;
    this.#s = match.s;
    this.#judged = 0;
    this.#right = 0;
    const round = this.#state.round + 1;
    this.#state = { client: this.#clientOf(round), round, verdict: OPEN, begun: false, rests: false };
    this.#look();
  }
  /** Plays the others' answers within a line, where all their options are equivalent. */
  #others(): void {
    const { match, you } = this.#table;
    for (let { decision } = match; decision !== null && decision.player !== you; { decision } = match)
      match.choose(decision.player, firstOf(this.#table, decision), match.at);
  }

  #clientOf(round: number): LocalClient {
    const { entry, match, you } = this.#table;
    const client = new LocalClient({
      entry,
      match,
      id: `${this.about.id}.${round}`,
      viewer: you,
      names: this.about.names,
      pace: this.about.pace,
      // After its end a line is judged, and need not be played out.
      others: (decision) => (isFinal(this.#state.verdict) ? null : firstOf(this.#table, decision)),
      answered: (answers) => {
        this.#line = [...this.#line, ...lineFrom(match.game, this.#s, answers)];
        this.#look();
      },
      undone: (answers) => {
        this.#line = withoutLatest(this.#line, answers);
        this.#look();
      },
    });
    const unsubscribe = client.subscribe(() => {
      this.#s = match.s;
    });
    this.#stop = () => {
      unsubscribe();
      client.close();
    };
    return client;
  }

  /** Judges the line once it is published: a draft can be explored and discarded. */
  #look(): void {
    const { match, you } = this.#table;
    const { length } = this.#line;
    let { verdict } = this.#state;
    if (length < this.#judged) verdict = OPEN;
    this.#judged = Math.min(this.#judged, length);
    this.#right = Math.min(this.#right, length);
    const composing = match.s.step > 0 && match.decision?.player === you;
    // Steps after the first wrong one are not judged.
    if (!isFinal(verdict) && !composing) {
      verdict = verdictOf(this.#solver.standing(chosenOf(this.#line)), match.decision === null);
      this.#judged = length;
      if (verdict.is === 'open') this.#right = length;
      if (verdict.is === 'solved') this.onSolved();
    }
    this.#state = { ...this.#state, verdict, begun: length > 0, rests: isFinal(verdict) };
    for (const listener of this.#listeners) listener();
  }
}

const chosenOf = (line: readonly LineAnswer[]): string[] => line.filter(({ chosen }) => chosen).map(({ text }) => text);

function verdictOf({ hold, ended }: Standing, over: boolean): Verdict {
  if (hold === 'sure') return ended ? { is: 'solved' } : OPEN;
  if (hold === 'longer') return { is: 'longer', reached: ended };
  return { is: 'astray', why: over && hold === 'lost' ? 'over' : hold };
}

const firstOf = ({ match }: PuzzleTable, { options }: Decision): readonly string[] => [
  match.game.verbs.format(at(options, 0)),
];
