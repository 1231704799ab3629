// A puzzle under way: what was answered in it, and whether that solves it.
import { type Engine, engineOf } from '@gaslamp/games/engines';
import { at } from '@gaslamp/kernel/lists';
import { isRefusal } from '@gaslamp/kernel/match';
import type { State } from '@gaslamp/kernel/state';
import type { Decision } from '@gaslamp/kernel/table';
import type { Solver, Standing } from '@gaslamp/stated/solve';
import { LocalClient } from '../local/local-client.ts';
import { begins } from '../table/first-time.ts';
import { type LineAnswer, lineFrom, withoutLatest } from './line.ts';
import { type Puzzle, PuzzleError } from './puzzle.ts';
import { type PuzzleTable, puzzleTable, solverOf } from './puzzle-match.ts';
import { WhoRun, type WhoState } from './who-run.ts';

export type { WhoState };
/** With it comes what it is played by: the page fetches all as one (build/apart.ts). */
export { begins, engineOf, WhoRun };

/** What is told of the answers so far. */
export type Told =
  | { readonly is: 'open' }
  | { readonly is: 'solved' }
  /** The goal can be reached, or is, in more steps than it takes: no solution, but one can go on. */
  | { readonly is: 'longer'; readonly reached: boolean }
  /** It hangs on chance, on what others answer, or nothing makes it sure any more, as far as can be told; or the match is lost. */
  | { readonly is: 'astray'; readonly why: 'luck' | 'leave' | 'lost' | 'unclear' | 'over' };

export interface PuzzleState {
  readonly client: LocalClient;
  /** Another client, another table. */
  readonly round: number;
  readonly told: Told;
  /** Something was answered. */
  readonly begun: boolean;
  /** It is solved, or no more: the table asks nothing. */
  readonly rests: boolean;
}

export interface AboutRun {
  readonly id: string;
  readonly names: readonly string[];
  /** Milliseconds before each answer of the others. */
  readonly pace: number;
}

const OPEN: Told = { is: 'open' };
/** Nothing more is judged, and nobody plays on. */
const isFinal = (told: Told): boolean => (told.is === 'longer' ? told.reached : told.is !== 'open');

export class PuzzleRun {
  readonly kind = 'played';
  readonly #solver: Solver<State, unknown>;
  #table: PuzzleTable;
  #line: readonly LineAnswer[] = [];
  /** How much of the line was right, as far as others have seen it. */
  #right = 0;
  /** How much of it was judged. */
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
    this.#state = { client: this.#clientOf(0), round: 0, told: OPEN, begun: false, rests: false };
  }

  readonly get = (): PuzzleState => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
  /** Nobody plays on. */
  close(): void {
    this.#stop();
  }

  /** Back to the last position from which the goal could still be reached. */
  async takeBack(): Promise<void> {
    const { match, you } = this.#table;
    const wrong = this.#line.slice(this.#right).filter(({ alone }) => !alone).length;
    if (wrong > 0 && match.undoable(you) >= wrong) await this.#state.client.undo(wrong);
    // Where others have learned something the rules take nothing back; a puzzle is played anew up to there.
    else this.#again(this.#line.slice(0, this.#right));
  }
  /** The whole puzzle once more. */
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
    this.#state = { client: this.#clientOf(round), round, told: OPEN, begun: false, rests: false };
    this.#look();
  }
  /** What others answer on the way of a line, where whatever they answer is the same. */
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
      // Behind its end a line is judged, and nobody needs to play it out.
      others: (decision) => (isFinal(this.#state.told) ? null : firstOf(this.#table, decision)),
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

  /** Judges the line as soon as others see it: what is only being composed can be looked at, and dropped. */
  #look(): void {
    const { match, you } = this.#table;
    const { length } = this.#line;
    let { told } = this.#state;
    if (length < this.#judged) told = OPEN;
    this.#judged = Math.min(this.#judged, length);
    this.#right = Math.min(this.#right, length);
    const composing = match.s.step > 0 && match.decision?.player === you;
    // What lies behind a first wrong step is no line any more.
    if (!isFinal(told) && !composing) {
      told = toldOf(this.#solver.standing(chosenOf(this.#line)), match.decision === null);
      this.#judged = length;
      if (told.is === 'open') this.#right = length;
      if (told.is === 'solved') this.onSolved();
    }
    this.#state = { ...this.#state, told, begun: length > 0, rests: isFinal(told) };
    for (const listener of this.#listeners) listener();
  }
}

const chosenOf = (line: readonly LineAnswer[]): string[] => line.filter(({ chosen }) => chosen).map(({ text }) => text);

function toldOf({ hold, ended }: Standing, over: boolean): Told {
  if (hold === 'sure') return ended ? { is: 'solved' } : OPEN;
  if (hold === 'longer') return { is: 'longer', reached: ended };
  return { is: 'astray', why: over && hold === 'lost' ? 'over' : hold };
}

const firstOf = ({ match }: PuzzleTable, { options }: Decision): readonly string[] => [
  match.game.verbs.format(at(options, 0)),
];
