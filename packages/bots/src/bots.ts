import { GAMES } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import type { Bot } from './bot.ts';
import { heuristic as emerald1e } from './emerald-1e/heuristic.ts';
import { heuristic as emerald2e } from './emerald-2e/heuristic.ts';
import { heuristic as nantyNarking } from './nanty-narking/heuristic.ts';
import { random } from './random.ts';

/** The bots of each game that has its own, by the game's id, from weakest to strongest. */
const BOTS = new Map<string, readonly Bot[]>([
  ['emerald-1e', [random, emerald1e]],
  ['emerald-2e', [random, emerald2e]],
  ['nanty-narking', [random, nantyNarking]],
]);

/** A name as it stands in commands and records. */
const NAME = /^[a-z][a-z0-9-]{0,29}$/;

/**
 * Adds a bot to a game in this process, such as your own (GASLAMP_BOTS). It stands before the others, so that no default
 * changes. Throws for an unknown game, and for a name that is taken or not allowed.
 */
export function addBot(gameId: string, bot: Bot): void {
  const bots = botsOf(gameId);
  if (!NAME.test(bot.name))
    throw new Error(
      `a bot cannot be named "${bot.name}"; allowed: up to 30 small letters, digits and hyphens, a letter first`,
    );
  if (bots.some(({ name }) => name === bot.name)) throw new Error(`${gameId} has a bot "${bot.name}" already`);
  BOTS.set(gameId, [bot, ...bots]);
}

/** Returns the names of a game's bots, from weakest to strongest. Throws for an unknown game and lists the known ones. */
export const botNames = (gameId: string): readonly string[] => botsOf(gameId).map((bot) => bot.name);

/** Returns the name of a game's strongest bot. Throws for an unknown game and lists the known ones. */
export function fiercest(gameId: string): string {
  const names = botNames(gameId);
  return at(names, names.length - 1);
}

/** Returns the bot with that name for that game. Throws for an unknown game or bot and lists the known ones. */
export function botNamed(gameId: string, name: string): Bot {
  const bot = botsOf(gameId).find((one) => one.name === name);
  if (bot === undefined)
    throw new Error(`unknown bot "${name}" for ${gameId}; allowed: ${botNames(gameId).join(', ')}`);
  return bot;
}

function botsOf(gameId: string): readonly Bot[] {
  if (!Object.hasOwn(GAMES, gameId))
    throw new Error(`no bots for game "${gameId}"; allowed: ${Object.keys(GAMES).join(', ')}`);
  // The random bot can play any game.
  return BOTS.get(gameId) ?? [random];
}
