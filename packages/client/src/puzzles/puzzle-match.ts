// The table of a puzzle: its position, its seats, and the search that knows every way through it.
import type { Engine } from '@gaslamp/games/engines';
import type { AnyMatch, GameEntry } from '@gaslamp/games/entry';
import { FastDice } from '@gaslamp/kernel/chance';
import { Match } from '@gaslamp/kernel/match';
import type { Player, State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { judgeOf } from '@gaslamp/stated/goal';
import { Solver } from '@gaslamp/stated/solve';
import { type Puzzle, PuzzleError } from './puzzle.ts';

export interface PuzzleTable {
  readonly entry: GameEntry;
  readonly match: AnyMatch;
  /** The seat of the solver. */
  readonly you: Player;
}

/** Sets up the table. Throws a PuzzleError, or the game's own error with the path of the invalid value. */
export function puzzleTable(puzzle: Puzzle, { entry, stage }: Engine): PuzzleTable {
  const game = entry.game();
  const you = seatOf(puzzle, puzzle.you);
  const s = stage.stateAt(game, puzzle.seats, puzzle.position, puzzle.options);
  const chance = new FastDice(typeof puzzle.position.seed === 'number' ? puzzle.position.seed : 1);
  // As in the proof, starts at the first question that offers a choice or is left to its player.
  const table = new Table(game, s, chance);
  for (let { decision } = table; decision !== null; { decision } = table) {
    const [only, ...others] = decision.options;
    if (only === undefined || others.length > 0 || stage.leftOpen.includes(decision.effect)) break;
    table.choose(only);
  }
  return { entry, you, match: Match.restore(game, table.s, [], chance) };
}

/** Returns the seat with that name in the puzzle. */
export function seatOf({ seats }: Puzzle, name: string): Player {
  const seat = seats.indexOf(name);
  if (seat < 0) throw new PuzzleError(`"${name}" sits nowhere; allowed: ${seats.join(', ')}`);
  return seat;
}

/** Returns the search from the initial position; null for a puzzle in which nothing is played. */
export function solverOf(
  puzzle: Puzzle,
  { stage }: Engine,
  { match, you }: PuzzleTable,
): Solver<State, unknown> | null {
  const { goal, seats, until } = puzzle;
  if (goal.kind === 'identify') return null;
  const judge = judgeOf(goal, match.game, stage, seats, you);
  return new Solver({ game: match.game, s: match.s, you, until, judge, atEnd: goal.kind === 'survive' });
}
