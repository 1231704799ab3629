import { GAMES } from '@gaslamp/games/games';
import { fault, InputFault } from '@gaslamp/kernel/fault';
import { at } from '@gaslamp/kernel/lists';
import type { Bot } from './bot.ts';
import * as emerald1e from './emerald-1e/bots.ts';
import * as emerald2e from './emerald-2e/bots.ts';
import * as nantyNarking from './nanty-narking/bots.ts';
import { random } from './random.ts';

/** The bots of each game that has its own, by the game's id, from weakest to strongest; the last one is for comparisons. */
const BOTS = new Map<string, readonly Bot[]>([
  ['emerald-1e', [random, ...emerald1e.levels, emerald1e.baseline]],
  ['emerald-2e', [random, ...emerald2e.levels, emerald2e.baseline]],
  ['nanty-narking', [random, ...nantyNarking.levels, nantyNarking.baseline]],
]);
/** The bot that does not change: the story and comparisons use it, and matches that began with the name `EARLIER`. */
const BASELINE = 'baseline';
/** A saved name of `baseline`. */
const EARLIER = 'heuristic';
/** The bot that is chosen if nobody chooses. */
const USUAL = 'steady';

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
  if (bot.name === EARLIER || bots.some(({ name }) => name === bot.name))
    throw new Error(`${gameId} has a bot "${bot.name}" already`);
  BOTS.set(gameId, [bot, ...bots]);
}

/** Returns the names of a game's bots, from weakest to strongest. Throws for an unknown game and lists the known ones. */
export const botNames = (gameId: string): readonly string[] => botsOf(gameId).map((bot) => bot.name);

/** Returns the names of the bots that people choose from, from weakest to strongest. Throws for an unknown game. */
export const opponentsOf = (gameId: string): readonly string[] => botNames(gameId).filter((name) => name !== BASELINE);

/** Returns the name of the bot that plays if nobody chooses another: in seats of bots, and for people who are away. */
export const usualBot = (gameId: string): string => namedOrLast(gameId, USUAL);

/** Returns the name of the bot that judges replays. */
export const judgingBot = (gameId: string): string => namedOrLast(gameId, BASELINE);

function namedOrLast(gameId: string, name: string): string {
  const names = botNames(gameId);
  return names.includes(name) ? name : at(names, names.length - 1);
}

/** Returns the bot with that name for that game. Throws for an unknown game or bot and lists the known ones. */
export function botNamed(gameId: string, name: string): Bot {
  const bots = botsOf(gameId);
  const known = (wanted: string) => bots.find((one) => one.name === wanted);
  const earlier = name === EARLIER ? known(BASELINE) : undefined;
  const bot = earlier === undefined ? known(name) : { ...earlier, name: EARLIER };
  if (bot === undefined)
    throw new InputFault(fault('setup.bot', { name, game: gameId, allowed: botNames(gameId).join(', ') }));
  return bot;
}

function botsOf(gameId: string): readonly Bot[] {
  if (!Object.hasOwn(GAMES, gameId))
    throw new Error(`no bots for game "${gameId}"; allowed: ${Object.keys(GAMES).join(', ')}`);
  // The random bot can play any game.
  return BOTS.get(gameId) ?? [random];
}
