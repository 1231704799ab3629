import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { botNamed } from '@gaslamp/bots/bots';
import { type AnyGame, entryNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import type { Option } from '@gaslamp/kernel/state';
import type { BotTask } from './bot-pool.ts';

// Additional games and bots of this process (scripts/start.mjs). Piscina loads this file and the lists with `require`.
// `import()` cannot load TypeScript here and would get its own copies of the lists.
const load = createRequire(import.meta.url);
for (const file of process.env.GASLAMP_GAMES?.split(',') ?? []) if (file !== '') load(resolve(file));

const games = new Map<string, AnyGame>();
function gameOf({ game, pack, packJson }: BotTask): AnyGame {
  const key = `${game}/${pack}`;
  let found = games.get(key);
  if (found === undefined) {
    const entry = entryNamed(game);
    found = entry.game(packJson === null ? undefined : entry.readPack(JSON.parse(packJson), pack));
    games.set(key, found);
  }
  return found;
}

/** Answers one question in a worker thread. Piscina calls it by name. */
export function answer(task: BotTask): Option {
  const { view, decision, seed, within, best } = task;
  const bot = botNamed(task.game, task.bot);
  const situation = { game: gameOf(task), view, decision, dice: new FastDice(seed) };
  if (bot.think === undefined) return bot.choose(situation);
  const end = performance.now() + within;
  for (const option of bot.think(situation)) {
    Atomics.store(best, 0, option);
    if (performance.now() >= end) break;
  }
  const found = Atomics.load(best, 0);
  return found < 0 ? bot.choose(situation) : found;
}

/** Resolves as soon as the thread has started. */
export const ready = (): void => {};
