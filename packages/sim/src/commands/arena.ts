import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { botNames } from '@gaslamp/bots/bots';
import { GAMES } from '@gaslamp/games/games';
import { packHash } from '@gaslamp/stated/pack-hash';
import { type Command, InvalidArgumentError } from 'commander';
import { type ArenaTable, arena, type Outcome, pairsOf } from '../arena/arena.ts';
import { chart } from '../arena/chart.ts';
import { openResults, writing } from '../arena/results.ts';
import { chosenBots } from '../bot-options.ts';
import { type Done, examples } from '../command.ts';
import { chosenGame, chosenOptions, GAME_IDS, OTHER_GAME } from '../game-options.ts';
import { InputError, list, MOST_SEED, tableOption, wholeNumber } from '../input.ts';
import { cores } from '../matches/workers.ts';
import { print, printJson } from '../print.ts';
import { progress } from '../progress.ts';
import { root } from '../root.ts';
import { say } from '../say.ts';
import { wrong } from '../wrong.ts';

interface Choice {
  readonly game: readonly string[];
  readonly players: readonly number[];
  readonly bots?: readonly string[];
  readonly deals: number;
  readonly seed: number;
  readonly all?: true;
  readonly jobs?: number;
  readonly pack?: string;
  readonly option?: Record<string, number>;
  readonly results?: string;
  readonly svg?: string;
  readonly json?: true;
}

export function addArena(program: Command, done: Done, script: string | undefined): void {
  program
    .command('arena')
    .option('-g, --game <a,b,..>', '', list, [...GAME_IDS])
    .option('-n, --players <a,b,..>', '', numbers, [2])
    .option('-b, --bots <a,b,..>', '', list)
    .option('-d, --deals <number>', '', wholeNumber(1, 1_000_000), 200)
    .option('-s, --seed <number>', '', wholeNumber(0, MOST_SEED), 1)
    .option('--all')
    .option('-j, --jobs <number>', '', wholeNumber(1, 256))
    .option('--pack <file>')
    .option('--option <name=value>', '', tableOption)
    .option('--results <file>')
    .option('--svg <file>')
    .option('--json')
    .addHelpText(
      'after',
      examples(
        'arena',
        `arena --game ${OTHER_GAME} --players 2,3 --deals 50 --results arena.jsonl --svg arena.svg`,
        'arena --bots steady,random --all --json',
      ),
    )
    .action(async (choice: Choice) => {
      await run(choice, script);
      done(0);
    });
}

/** Parses `2,3`. */
const numbers = (text: string): number[] =>
  list(text).map((part) => {
    if (!/^[1-9]\d?$/.test(part)) throw new InvalidArgumentError(wrong('allowed.numbers'));
    return Number(part);
  });

async function run(choice: Choice, script: string | undefined): Promise<void> {
  const { deals, seed, all = false } = choice;
  if (seed + deals - 1 > MOST_SEED)
    throw new InputError(wrong('seed.deals', { seed, count: deals, most: MOST_SEED - deals + 1 }));
  const tables = tablesOf(choice);
  const from = {
    commit: commit(),
    tables: tables.map(({ game, players, options }) => {
      const pack = packHash(GAMES[game.id]?.packOf(game));
      return { game: game.id, rules: game.rules, pack, players, options };
    }),
    seed,
  };
  const results = openResults(choice.results, from);
  const pairs = tables.flatMap(({ bots }) => pairsOf(bots)).length;
  const bar = progress(pairs * deals, 'deals');
  let counted = 0;
  let ended = 0;
  const plan = { tables, deals, seed, all, processes: choice.jobs ?? cores(), script };
  try {
    const outcomes = await arena(plan, results, (_, isLast) => {
      counted++;
      bar.step();
      if (!isLast) return;
      // A decided pair leaves out its last deals.
      ended++;
      for (; counted < ended * deals; counted++) bar.step();
    });
    bar.stop();
    if (choice.svg !== undefined) {
      const { svg } = choice;
      const panels = outcomes.map(({ table, ratings }) => ({ title: titleOf(table), ratings }));
      writing(svg, () => writeFileSync(svg, chart(panels)));
    }
    if (choice.json) printJson(documentOf(outcomes, from, deals));
    else print(...(await import('../arena/report.ts')).arenaReport(outcomes, titleOf));
  } finally {
    bar.stop();
  }
}

function tablesOf({ game: games, players: counts, bots, pack, option = {} }: Choice): ArenaTable[] {
  if (games.length > 1 && (pack !== undefined || Object.keys(option).length > 0))
    throw new InputError(wrong('arena.oneGame'));
  if (bots !== undefined && (bots.length < 2 || new Set(bots).size < bots.length))
    throw new InputError(wrong('arena.bots'));
  const tables = games.flatMap((id) => {
    const game = chosenGame({ game: id, ...(pack && { pack }) });
    const options = chosenOptions(game, { game: id, option });
    const names = bots ?? botNames(id);
    chosenBots(id, names, names.length);
    return counts
      .filter((players) => players >= game.seats.least && players <= game.seats.most)
      .map((players) => ({ game, ...(pack && { pack }), players, options, bots: names }));
  });
  if (tables.length === 0) throw new InputError(wrong('arena.players', { players: counts.join() }));
  return tables;
}

const titleOf = ({ game, players }: ArenaTable): string => say('arena.table', { game: game.id, players });

/** The commit of this checkout; empty in a release. */
function commit(): string {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--abbrev=12'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : '';
}

function documentOf(
  outcomes: readonly Outcome[],
  from: { readonly commit: string; readonly seed: number },
  deals: number,
) {
  return {
    commit: from.commit,
    node: process.version,
    seed: from.seed,
    deals,
    tables: outcomes.map(({ table, pairs, ratings }) => ({
      game: table.game.id,
      rules: table.game.rules,
      pack: packHash(GAMES[table.game.id]?.packOf(table.game)),
      players: table.players,
      options: table.options,
      pairs,
      ratings,
    })),
  };
}
