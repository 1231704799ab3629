import { GAMES } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import type { Bot } from './bot.ts';
import { heuristic as emerald1e } from './emerald-1e/heuristic.ts';
import { heuristic as emerald2e } from './emerald-2e/heuristic.ts';
import { heuristic as nantyNarking } from './nanty-narking/heuristic.ts';
import { random } from './random.ts';

/** The bots of each game that has its own, by the game's id, from weakest to strongest. */
const BOTS: ReadonlyMap<string, readonly Bot[]> = new Map([
  ['emerald-1e', [random, emerald1e]],
  ['emerald-2e', [random, emerald2e]],
  ['nanty-narking', [random, nantyNarking]],
]);

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
