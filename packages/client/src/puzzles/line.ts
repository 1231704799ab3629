// The line of own answers in a puzzle, as its proof counts them.
import type { AnyGame } from '@gaslamp/games/entry';
import { FastDice } from '@gaslamp/kernel/chance';
import { copy, type State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import type { OwnAnswer } from '../local/local-client.ts';

export interface LineAnswer extends OwnAnswer {
  /** There was another one: only such answers are part of a line. */
  readonly chosen: boolean;
}

/** Tells of answers that were given in a row, from a position on, which had an alternative. */
export function lineFrom(game: AnyGame, from: State, answers: readonly OwnAnswer[]): readonly LineAnswer[] {
  // Nothing is rolled or drawn before the last of them: up to there it is a draft.
  const table = new Table(game, copy(from), new FastDice(1));
  return answers.map((answer, i) => {
    const chosen = (table.decision?.options.length ?? 0) > 1;
    const option = game.verbs.parse(answer.text);
    if (i < answers.length - 1 && typeof option === 'number') table.choose(option);
    return { ...answer, chosen };
  });
}

/** The line without so many of the latest answers, and without what the table answered by itself behind them. */
export function withoutLatest(line: readonly LineAnswer[], answers: number): readonly LineAnswer[] {
  let left = answers;
  const from = line.findLastIndex(({ alone }) => !alone && --left === 0);
  return from < 0 ? [] : line.slice(0, from);
}
