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
  /** Why it ended, in the game's word. */
  readonly endedBy: string;
  /** Questions with two options or more, answered by the bots; in all and by seat. */
  readonly decisions: number;
  readonly decisionsOf: readonly number[];
  /** Questions with a single option, which the driver answers: no decision of anybody. */
  readonly forced: number;
  /** Published steps of the match. */
  readonly moves: number;
}

export interface Hooks {
  /** Sees every situation that a bot is put before, except of bots that only guess. */
  readonly asked?: (situation: Situation) => void;
  /** Sees every answer, forced ones too, before it is carried out. */
  readonly answered?: (decision: Decision, option: Option) => void;
}

/** Answers, forced ones too, after which a match is called endless: random play at five takes under two thousand. */
const ENDLESS = 100_000;
/** Keeps the bots' dice apart from the table's and from each other. */
const SEAT_SEED = 0x9e37;

/**
 * Plays a whole match, one bot a seat, as a function of the seed. `options` are table options by name. Throws when seats or
 * options are not allowed, when a bot answers something that it is not offered, or when the match does not end.
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
 * How a match ends that these bots, one a seat, play on from a whole state, which stays as it is: one playout of it, as a function
 * of the seed. Chance is cast anew. Throws as `playMatch` does.
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
    // The table's state is what is published, or a draft of the asked player's own: nobody else is asked inside one.
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

/** What the match counts for a seat: 1 for a win alone, a fraction where it is shared, 0 if lost. */
export function winShare({ winners }: Result, player: Player): number {
  if (((winners >> player) & 1) === 0) return 0;
  let count = 0;
  for (let rest = winners >>> 0; rest !== 0; rest &= rest - 1) count++;
  return 1 / count;
}
