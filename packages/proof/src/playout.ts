import type { AnyGame } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import type { GameEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import { type Option, type Player, SPECTATOR } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { type AnyTable, type Asked, isAsked } from './asked.ts';
import { fail } from './failure.ts';
import { Mind } from './mind.ts';

/** Number of decisions within which a random match must end. The longest of 10,000 took about 5,000. */
export const BOUND = 20_000;

/** Maximum number of answers of an abandoned match; most complete ones take a few hundred more. */
const LONG = 600;
/**
 * Returns the number of answers after which a match is abandoned. One in four is played to its end: the beginning is cheaper to
 * check, and a longer match proves no more about it.
 */
export const lengthOf = (mind: FastDice): number => (mind.below(4) === 0 ? BOUND : 1 + mind.below(LONG));

/** Returns table options for a seed: the standard ones for even seeds, otherwise each at random within its range. */
export function optionsFor(game: AnyGame, seed: number): Record<string, number> {
  if (seed % 2 === 0) return {};
  const mind = new FastDice(seed ^ 0x0975);
  return Object.fromEntries(
    Object.entries(game.options).map(([name, { least, most }]) => [name, least + mind.below(most - least + 1)]),
  );
}

/** Returns a random viewer: any seat, or sometimes a spectator. */
export const anyViewer = (mind: FastDice, seats: number): Player => {
  const viewer = mind.below(seats + 1);
  return viewer === seats ? SPECTATOR : viewer;
};

export const oneOf = <T>(mind: FastDice, list: readonly T[]): T => at(list, mind.below(list.length));

/** The dice and the mind of a random match: separate, so that an additional question does not change the dice. */
export const diceOf = (seed: number): FastDice => new FastDice(seed);
export const mindOf = (seed: number): Mind => new Mind(seed ^ 0x51ed);

/**
 * Plays a random match and calls `visit` at every question, with all answers so far. `visit` must copy the table's state before
 * changing it. Fails if the match does not end within `BOUND` decisions.
 */
export function playout(
  property: string,
  game: AnyGame,
  seats: number,
  seed: number,
  visit: (table: Asked, decisions: number, answers: readonly Option[]) => void = () => {},
  events: GameEvent[] | null = null,
): AnyTable {
  const mind = mindOf(seed);
  const table = new Table(game, game.setup(seats, optionsFor(game, seed)), diceOf(seed), events);
  const answers: Option[] = [];
  for (let decisions = 0; isAsked(table); decisions++) {
    if (decisions >= BOUND)
      fail({ property, game: game.id, seats, seed, move: table.s.move }, `not over after ${BOUND} decisions`);
    visit(table, decisions, answers);
    const option = mind.among(table.decision.options);
    answers.push(option);
    table.choose(option);
  }
  return table;
}
