// The bots' worker, from its sources and from the bundle that `npm start` and `npm test` build.
import { fileURLToPath } from 'node:url';
import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { Match } from '@gaslamp/kernel/match';
import { view } from '@gaslamp/kernel/view';
import { afterEach, expect, test, vi } from 'vitest';
import { BotPool } from '../src/bots/bot-pool.ts';
import { UNGUESSED } from '../src/chance.ts';
import type { Packs } from '../src/lobby/packs.ts';
import { out } from '../src/log.ts';
import { Measures } from '../src/measures.ts';
import { systemClock } from '../src/time/server-clock.ts';

afterEach(() => void vi.unstubAllEnvs());

const script = new URL('../../../scripts/bundle.mjs', import.meta.url).href;
const { bundled }: { bundled: (entry: string) => Promise<string> } = await import(/* @vite-ignore */ script);
const builtIn = { json: () => null } as unknown as Packs;

test.each([
  ['its sources', async () => ''],
  ['a bundle of them', () => bundled('packages/server/src/bots/bot-worker.ts')],
])('a bot in a thread of %s answers, and not only with the first option as one that fails', async (_, worker) => {
  vi.stubEnv('GASLAMP_BOT_WORKER', await worker());
  const failed = vi.spyOn(out, 'write');
  const game = gameNamed('nanty-narking');
  const { match } = Match.start(game, 2, {}, new FastDice(1));
  const decision = match.decision!;
  expect(decision.options.length).toBeGreaterThan(1);
  const known = view(game, match.s, decision.player);
  const question = { game: game.id, pack: game.pack, bot: 'random', view: known, decision };
  const pool = new BotPool(builtIn, new Measures(), systemClock);
  try {
    const answers = new Set<number>();
    for (let i = 0; i < 40; i++) answers.add(await pool.choose(question, true, '', `key ${i}`));
    expect(answers.size).toBeGreaterThan(1);
    for (const answer of answers) expect(decision.options).toContain(answer);
    expect(failed).not.toHaveBeenCalled();
  } finally {
    await pool.close();
  }
});

test('a bot that is stopped gives the best answer found so far', async () => {
  vi.stubEnv('GASLAMP_BOT_WORKER', '');
  vi.stubEnv('GASLAMP_GAMES', fileURLToPath(new URL('endless-bot.ts', import.meta.url)));
  const said = vi.spyOn(out, 'write').mockReturnValue();
  const game = gameNamed('nanty-narking');
  const { match } = Match.start(game, 2, {}, new FastDice(1));
  const decision = match.decision!;
  const last = decision.options.at(-1)!;
  const known = view(game, match.s, decision.player);
  const ask = (bot: string) => ({ game: game.id, pack: game.pack, bot, view: known, decision });
  const pool = new BotPool(builtIn, new Measures(), systemClock, UNGUESSED, { within: 1, most: 300 });
  try {
    // One lets itself be stopped between two thoughts, the other one does not.
    expect(await pool.choose(ask('brooding'), true, '', 'key')).toBe(last);
    expect(said).not.toHaveBeenCalled();
    expect(await pool.choose(ask('endless'), true, '', 'key')).toBe(last);
    expect(JSON.stringify(said.mock.calls)).toContain('it took the best option so far');
  } finally {
    await pool.close();
  }
});
