// Computes the step of a match that a bot would have made in place of the deciding player.
import type { AnyGame } from '@gaslamp/games/games';
import { type Chance, FastDice } from '@gaslamp/kernel/chance';
import type { GameEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import type { Row } from '@gaslamp/kernel/log';
import { copy, type Item, type Option, type State } from '@gaslamp/kernel/state';
import { type Decision, Table } from '@gaslamp/kernel/table';
import { view } from '@gaslamp/kernel/view';
import type { Bot } from './bot.ts';

/** Chance that repeats recorded results, given by name, while they fit the request; otherwise it is drawn by the seed. */
export class FallenDice implements Chance {
  #next = 0;
  readonly #others: FastDice;
  constructor(
    readonly outcomes: readonly string[],
    readonly nameOf: (item: Item) => string,
    seed: number,
  ) {
    this.#others = new FastDice(seed);
  }
  roll(sides: number): number {
    const face = Number(this.#fallen());
    return Number.isInteger(face) && face >= 1 && face <= sides ? face : this.#others.roll(sides);
  }
  draw(from: readonly Item[]): Item {
    const name = this.#fallen();
    return from.find((item) => this.nameOf(item) === name) ?? this.#others.draw(from);
  }
  #fallen(): string | undefined {
    return this.outcomes[this.#next++];
  }
}

export interface Step {
  /** In order. */
  readonly answers: readonly Option[];
  /** The state after them. */
  readonly s: State;
  /** The events of the answers, or the first events that followed. */
  readonly row: Row;
}
/**
 * Returns the bot's answers from a published state, which is not changed, up to the first step with events in the log or to
 * another player's decision. If there are no events by then, the bot answers for the others too until there are some. The bot
 * receives what the asked seat may know, and its own dice by the seed; `chance` is the table's. Throws if the match is over.
 */
export function stepOf(game: AnyGame, s: State, bot: Bot, chance: Chance, seed: number): Step {
  const events: GameEvent[] = [];
  const table = new Table(game, copy(s), chance, events);
  const dice = new FastDice(seed);
  const by = table.decision?.player;
  if (by === undefined) throw new Error('the match is over: nobody decides');
  const answer = (decision: Decision): Option =>
    decision.options.length === 1
      ? at(decision.options, 0)
      : bot.choose({ game, view: view(game, table.s, decision.player), decision, dice });
  const isTold = (): boolean => table.s.step === 0 && events.length > 0;
  const answers: Option[] = [];
  for (let { decision } = table; decision?.player === by && !isTold(); decision = table.decision) {
    const option = answer(decision);
    answers.push(option);
    table.choose(option);
  }
  const own = copy(table.s);
  for (let { decision } = table; decision !== null && !isTold(); decision = table.decision)
    table.choose(answer(decision));
  return { answers, s: own, row: { move: table.s.move, events } };
}
