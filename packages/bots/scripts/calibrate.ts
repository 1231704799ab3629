// Plays matches of equal bots and prints the figures for calibration. Usage:
//   npx tsx packages/bots/scripts/calibrate.ts [game] [matches] [seats, such as 2345] [--first SEED] [--threads N]
//     [--pack FILE] [--options name=value,...] [--rush]
// --rush: each seat in turn rushes one royal, the others play normally (1st edition only).
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { entryNamed } from '@gaslamp/games/games';
import { botNamed, judgingBot } from '../src/bots.ts';
import { report } from './report.ts';
import { rushing } from './rush.ts';
import { type Watched, watch } from './watched.ts';

interface Order {
  readonly id: string;
  readonly seats: number;
  readonly seeds: readonly number[];
  readonly pack: string | undefined;
  readonly options: Readonly<Record<string, number>>;
  readonly rush: boolean;
}

function playAll({ id, seats, seeds, pack, options, rush }: Order): Watched[] {
  const entry = entryNamed(id);
  const game = entry.game(
    pack === undefined ? undefined : entry.readPack(JSON.parse(readFileSync(pack, 'utf8')), pack),
  );
  const bot = botNamed(id, judgingBot(id));
  const rusher = rushing(bot);
  return seeds.map((seed) => {
    const bots = Array.from({ length: seats }, (_, seat) => (rush && seat === seed % seats ? rusher : bot));
    return watch(game, bots, seed, options);
  });
}

function inThread(order: Order): Promise<Watched[]> {
  return new Promise((resolve, reject) => {
    // A thread does not inherit the loader for TypeScript.
    const begin = `import('tsx/esm/api').then(({ register }) => (register(), import('${import.meta.url}')))`;
    const worker = new Worker(begin, { eval: true, workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: argv.slice(2),
    allowPositionals: true,
    options: {
      first: { type: 'string', default: '1' },
      threads: { type: 'string', default: '2' },
      pack: { type: 'string' },
      options: { type: 'string', default: '' },
      rush: { type: 'boolean', default: false },
    },
  });
  const [id = 'emerald-1e', matches = '250', tables = '2345'] = positionals;
  if (values.rush && id !== 'emerald-1e') throw new Error('--rush is for emerald-1e');
  const named = values.options.split(',').filter((one) => one !== '');
  const options = Object.fromEntries(named.map((one) => one.split('=')).map(([name, value]) => [name, Number(value)]));
  const [count, first, threads] = [matches, values.first, values.threads].map(Number) as [number, number, number];
  for (const seats of [...tables].map(Number)) {
    const order = { id, seats, pack: values.pack, options, rush: values.rush };
    const all = Array.from({ length: count }, (_, i) => first + i);
    // Equal shares that finish at about the same time.
    const parts = Array.from({ length: threads }, (_, t) => all.filter((_, i) => i % threads === t));
    const played = await Promise.all(parts.map((seeds) => inThread({ ...order, seeds })));
    const bySeed = all.map((_, i) => played[i % threads]![Math.floor(i / threads)]!);
    console.log(report(id, seats, first, bySeed, values.rush));
  }
}

if (isMainThread) await main();
else parentPort?.postMessage(playAll(workerData as Order));
