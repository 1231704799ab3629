// Stored situations and a bot's answers to them.
import type { AnyGame } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { Table } from '@gaslamp/kernel/table';
import { view } from '@gaslamp/kernel/view';
import type { Bot, Situation } from '../src/bot.ts';

/** A match, and answers to some of its questions. Plain data, stored as JSON. */
export interface StoredMatch {
  readonly seats: number;
  readonly options: Readonly<Record<string, number>>;
  /** Seed of the table's dice. */
  readonly seed: number;
  /** The index of the option chosen at each question with two or more options, separated by spaces. */
  readonly choices: string;
  /** The bot's answers as option texts, by the number of the question, which is an index into the choices. */
  readonly answers: Readonly<Record<string, string>>;
}

/** Plays a match. `choose` returns the index of the option at the question with that number; it may inspect the situation. */
export function play(
  game: AnyGame,
  { seats, options, seed }: Pick<StoredMatch, 'seats' | 'options' | 'seed'>,
  choose: (n: number, situation: () => Situation) => number,
): void {
  const table = new Table(game, game.setup(seats, options), new FastDice(seed));
  let n = 0;
  for (let { decision } = table; decision !== null; { decision } = table) {
    const asked = decision;
    const situation = () => ({
      game,
      view: view(game, table.s, asked.player),
      decision: asked,
      dice: new FastDice(seed * 10_007 + n),
    });
    table.choose(at(asked.options, asked.options.length === 1 ? 0 : choose(n++, situation)));
  }
}

/** Returns the bot's present answers to the stored questions of a match. */
export function answersTo(game: AnyGame, bot: Bot, match: StoredMatch): Record<string, string> {
  const choices = match.choices.split(' ').map(Number);
  const answers: Record<string, string> = {};
  play(game, match, (n, situation) => {
    if (Object.hasOwn(match.answers, n)) answers[n] = game.verbs.format(bot.choose(situation()));
    return at(choices, n);
  });
  return answers;
}

/** Number of plans and rollouts by which the levels answer stored questions. */
const EFFORT = 8;
/** Answers of levels to questions of the stored matches, by match and by the number of the question. */
export type LevelAnswers = readonly Readonly<Record<string, string>>[];

/** Returns the present answers of the levels to those questions; each level has its share of them. */
export const levelAnswers = (game: AnyGame, levels: readonly Bot[], matches: readonly StoredMatch[]): LevelAnswers =>
  matches.map((match) => {
    const one = (n: number): Bot => at(levels, n % levels.length);
    const choices = match.choices.split(' ').map(Number);
    const answers: Record<string, string> = {};
    play(game, match, (n, situation) => {
      if (Object.hasOwn(match.answers, n))
        answers[n] = game.verbs.format(one(n).choose({ ...situation(), effort: EFFORT }));
      return at(choices, n);
    });
    return answers;
  });
