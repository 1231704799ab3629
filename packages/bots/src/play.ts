import type { AnyGame } from '@gaslamp/games/games';
import { type Chance, FastDice } from '@gaslamp/kernel/chance';
import { type Result, tableOptions } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import { copy, type Option, type Player, type State } from '@gaslamp/kernel/state';
import { type Decision, Table } from '@gaslamp/kernel/table';
import { view } from '@gaslamp/kernel/view';
import type { Bot, Situation } from './bot.ts';

export interface PlayedMatch {
  readonly result: Result;
  /** The reason for the end, in the game's word. */
  readonly endedBy: string;
  /** Questions with two or more options, answered by the bots, in total and by seat. */
  readonly decisions: number;
  readonly decisionsOf: readonly number[];
  /** Questions with a single option, answered by the driver, which are no decisions. */
  readonly forced: number;
  /** Number of published steps. */
  readonly moves: number;
}

export interface Hooks {
  /** Receives every situation put to a bot, except to bots that only guess. */
  readonly asked?: (situation: Situation) => void;
  /** Receives every answer, including forced ones, before it is applied. */
  readonly answered?: (decision: Decision, option: Option) => void;
}

/** Number of answers, including forced ones, after which a match counts as endless: random play with five takes under 2,000. */
const ENDLESS = 100_000;
/** Separates the bots' dice from the table's and from each other. */
const SEAT_SEED = 0x9e37;

/**
 * Plays a whole match with one bot per seat, determined by the seed. `options` are table options by name. Throws if the number
 * of seats or the options are not allowed, if a bot chooses an option that is not offered, or if the match does not end.
 */
export function playMatch(
  game: AnyGame,
  bots: readonly Bot[],
  seed: number,
  options: Readonly<Record<string, unknown>> = {},
  hooks: Hooks = {},
): PlayedMatch {
  const { least, most } = game.seats;
  if (bots.length < least || bots.length > most)
    throw new Error(`${game.id} takes ${least} to ${most} players, not ${bots.length}`);
  return toTheEnd(game, game.setup(bots.length, tableOptions(game, options)), bots, seed, hooks);
}

/**
 * Plays one playout from a full state with one bot per seat, determined by the seed, and returns the result. The state is not
 * changed, and chance is drawn anew. Throws like `playMatch`.
 */
export const playOn = (game: AnyGame, s: State, bots: readonly Bot[], seed: number): Result =>
  toTheEnd(game, copy(s), bots, seed, {}).result;

function toTheEnd(game: AnyGame, s: State, bots: readonly Bot[], seed: number, hooks: Hooks): PlayedMatch {
  const table = new Table(game, s, new FastDice(seed));
  const players = bots.map((bot, seat) => ({
    bot,
    dice: new FastDice(Math.imul(seed, SEAT_SEED) + seat + 1),
    decisions: 0,
  }));
  let decisions = 0;
  let forced = 0;

  function answer(decision: Decision): Option {
    if (decision.options.length === 1) {
      forced++;
      return at(decision.options, 0);
    }
    const asked = at(players, decision.player);
    asked.decisions++;
    decisions++;
    return ask(asked.bot, asked.dice, decision);
  }
  function ask(bot: Bot, dice: Chance, decision: Decision): Option {
    if (bot.guess !== undefined) return checked(bot, decision, bot.guess(decision.options, dice));
    // The table's state is published, or a draft of the asked player: nobody else is asked during a draft.
    const situation = { game, view: view(game, table.s, decision.player), decision, dice };
    hooks.asked?.(situation);
    return checked(bot, decision, bot.choose(situation));
  }
  function checked(bot: Bot, { options, effect }: Decision, option: Option): Option {
    if (options.includes(option)) return option;
    throw new Error(`bot "${bot.name}" answered ${option} to "${effect}"; offered: ${options.join(', ')}`);
  }

  for (let decision = table.decision; decision !== null; decision = table.decision) {
    if (decisions + forced >= ENDLESS) throw new Error(`${game.id}, seed ${seed}: no end after ${ENDLESS} answers`);
    const option = answer(decision);
    hooks.answered?.(decision, option);
    table.choose(option);
  }
  const result = game.result(table);
  if (result === null) throw new Error(`${game.id}, seed ${seed}: the match is over and has no result`);
  const decisionsOf = players.map((player) => player.decisions);
  return { result, endedBy: result.reason, decisions, decisionsOf, forced, moves: table.s.move };
}

/** Returns a seat's share of the win: 1 for a win alone, a fraction if it is shared, 0 if lost. */
export function winShare({ winners }: Result, player: Player): number {
  if (((winners >> player) & 1) === 0) return 0;
  let count = 0;
  for (let rest = winners >>> 0; rest !== 0; rest &= rest - 1) count++;
  return 1 / count;
}
