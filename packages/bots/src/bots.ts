import { GAMES } from '@gaslamp/games/games';
import { at } from '@gaslamp/kernel/lists';
import type { Bot } from './bot.ts';
import { heuristic as emerald1e } from './emerald-1e/heuristic.ts';
import { heuristic as emerald2e } from './emerald-2e/heuristic.ts';
import { heuristic as nantyNarking } from './nanty-narking/heuristic.ts';
import { random } from './random.ts';

/** The bots of each game that has its own, by the game's id, from gentle to fierce. */
const BOTS: ReadonlyMap<string, readonly Bot[]> = new Map([
  ['emerald-1e', [random, emerald1e]],
  ['emerald-2e', [random, emerald2e]],
  ['nanty-narking', [random, nantyNarking]],
]);

/** The names of a game's bots, from gentle to fierce; throws which games there are. */
export const botNames = (gameId: string): readonly string[] => botsOf(gameId).map((bot) => bot.name);

/** The name of a game's fiercest bot; throws which games there are. */
export function fiercest(gameId: string): string {
  const names = botNames(gameId);
  return at(names, names.length - 1);
}

/** The bot of that name for that game; throws which games or bots there are. */
export function botNamed(gameId: string, name: string): Bot {
  const bot = botsOf(gameId).find((one) => one.name === name);
  if (bot === undefined)
    throw new Error(`unknown bot "${name}" for ${gameId}; allowed: ${botNames(gameId).join(', ')}`);
  return bot;
}

function botsOf(gameId: string): readonly Bot[] {
  if (!Object.hasOwn(GAMES, gameId))
    throw new Error(`no bots for game "${gameId}"; allowed: ${Object.keys(GAMES).join(', ')}`);
  // Who knows the rules alone can play any game.
  return BOTS.get(gameId) ?? [random];
}
