// The sequence of the player's answers in a puzzle, in the form that its proof uses.
import type { AnyGame } from '@gaslamp/games/entry';
import { FastDice } from '@gaslamp/kernel/chance';
import { copy, type State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import type { OwnAnswer } from '../local/local-client.ts';

export interface LineAnswer extends OwnAnswer {
  /** True if there was an alternative. Only such answers are part of the line. */
  readonly chosen: boolean;
}

/** Returns consecutive answers from a position, marked by whether there was an alternative. */
export function lineFrom(game: AnyGame, from: State, answers: readonly OwnAnswer[]): readonly LineAnswer[] {
  // No dice are rolled and no cards drawn before the last of them: up to there it is a draft.
  const table = new Table(game, copy(from), new FastDice(1));
  return answers.map((answer, i) => {
    const chosen = (table.decision?.options.length ?? 0) > 1;
    const option = game.verbs.parse(answer.text);
    if (i < answers.length - 1 && typeof option === 'number') table.choose(option);
    return { ...answer, chosen };
  });
}

/** Returns the line without the given number of latest answers, and without automatic answers after them. */
export function withoutLatest(line: readonly LineAnswer[], answers: number): readonly LineAnswer[] {
  let left = answers;
  const from = line.findLastIndex(({ alone }) => !alone && --left === 0);
  return from < 0 ? [] : line.slice(0, from);
}
