// Runs random playouts of whole matches from fully enumerated options.
import type { AnyGame } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { copy, type State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import type { Work } from './windows.ts';

/** Plays one match after another. A decision is a question with two or more options. */
export class Playouts {
  decisions = 0;
  matches = 0;
  constructor(
    readonly game: AnyGame,
    readonly seats: number,
  ) {}
  get decisionsPerMatch(): number {
    return this.decisions / this.matches;
  }

  /** Plays one match; returns its number of decisions. */
  readonly play: Work = () => {
    const { game, seats } = this;
    const seed = ++this.matches;
    const mind = new FastDice(-seed);
    const table = new Table(game, game.setup(seats, {}), new FastDice(seed));
    let decisions = 0;
    for (let { decision } = table; decision !== null; decision = table.decision) {
      const { options } = decision;
      if (options.length > 1) decisions++;
      table.choose(options[options.length > 1 ? mind.below(options.length) : 0]!);
    }
    this.decisions += decisions;
    return decisions;
  };
}

/** Copies positions of a whole match, one after another; returns their number. */
export function copies(game: AnyGame, seats: number): Work {
  const positions = positionsOf(game, seats, 1);
  // The compiler would remove unused copies, and the collector would move those kept for long.
  let last = at(positions, 0);
  return () => {
    for (const position of positions) last = copy(position);
    return last === positions[0] ? 0 : positions.length;
  };
}

/** Returns the positions after every twentieth question of a random match. */
function positionsOf(game: AnyGame, seats: number, seed: number): State[] {
  const found: State[] = [];
  const mind = new FastDice(-seed);
  const table = new Table(game, game.setup(seats, {}), new FastDice(seed));
  for (let n = 0; table.decision !== null; n++) {
    const { options } = table.decision;
    if (n % 20 === 0) found.push(copy(table.s));
    table.choose(options[mind.below(options.length)]!);
  }
  return found;
}
