// Whole matches, every option alike, from fully enumerated options.
import type { AnyGame } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { copy, type State } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import type { Work } from './windows.ts';

/** Plays one match after the other. A decision is a question with two options or more. */
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

  /** One match; gives its decisions. */
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

/** Copies positions from all over a match, one after the other; gives how many. */
export function copies(game: AnyGame, seats: number): Work {
  const positions = positionsOf(game, seats, 1);
  // The compiler leaves out what nobody reads; what is kept for long the collector moves about.
  let last = at(positions, 0);
  return () => {
    for (const position of positions) last = copy(position);
    return last === positions[0] ? 0 : positions.length;
  };
}

/** The positions of a random match behind every twentieth question. */
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
