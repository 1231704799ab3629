// Helpers shared by the tests of the bots.
import { type AnyGame, gameNamed } from '@gaslamp/games/games';
import type { Chance } from '@gaslamp/kernel/chance';
import { FastDice } from '@gaslamp/kernel/chance';
import { copy, type State } from '@gaslamp/kernel/state';
import { type Decision, Table } from '@gaslamp/kernel/table';
import { view } from '@gaslamp/kernel/view';
import type { Bot, Situation } from '../src/bot.ts';
import { playMatch, winShare } from '../src/play.ts';

export const emerald = gameNamed('emerald-2e');
export const nanty = gameNamed('nanty-narking');

/** Returns the situation of the asked player in a full state. */
export function situationIn(game: AnyGame, state: State, dice: Chance): Situation {
  const table = new Table(game, copy(state), dice);
  const decision = table.decision!;
  return { game, view: view(game, table.s, decision.player), decision, dice };
}

/** Plays a match and passes every question with two or more options to `look`, with the full state. */
export function playThrough(
  game: AnyGame,
  bots: readonly Bot[],
  seed: number,
  look: (state: State, decision: Decision) => void,
  options: Readonly<Record<string, number>> = {},
): void {
  const table = new Table(game, game.setup(bots.length, options), new FastDice(seed));
  const dice = new FastDice(seed + 1000);
  for (let decision = table.decision; decision !== null; decision = table.decision) {
    if (decision.options.length === 1) {
      table.choose(decision.options[0]!);
      continue;
    }
    look(table.s, decision);
    const situation = { game, view: view(game, table.s, decision.player), decision, dice };
    table.choose(bots[decision.player]!.choose(situation));
  }
}

/** Returns the share of wins of `bot` in `matches` matches against copies of `other`; it sits in every seat in turn. */
export function wins(game: AnyGame, bot: Bot, other: Bot, seats: number, matches: number): number {
  let sum = 0;
  for (let i = 0; i < matches; i++) {
    const seat = i % seats;
    const bots = Array.from({ length: seats }, (_, player) => (player === seat ? bot : other));
    sum += winShare(playMatch(game, bots, i + 1).result, seat);
  }
  return sum;
}
