// Kills a server with kill -9 during play, in many rounds: every acknowledged command must be stored exactly once.
// Run: npm run -s bench:killed -- [--rounds 100] [--on sqlite|postgres]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { usualBot } from '@gaslamp/bots/bots';
import { FastDice } from '@gaslamp/kernel/chance';
import { beforeOf } from '@gaslamp/server/lobby/packs';
import { checkedFile } from '@gaslamp/server/store/checked';
import { copyAll } from '@gaslamp/server/store/copy';
import { openSqlite } from '@gaslamp/server/store/sqlite-store';
import { light, post } from './light.ts';
import { ownSchema } from './schema.ts';
import { type Acked, type Notes, Seat } from './townsfolk.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '100' }, on: { type: 'string', default: 'sqlite' } },
});
const MATCHES = 6;
/** Minimum number of acknowledged commands per round; up to as many again are added. */
const LEAST = 40;
/** Limit of a round, in ms. */
const LIMIT = 120_000;
/** Exit code if there is no database to run on. */
const SKIPPED = 3;
const folder = mkdtempSync(join(tmpdir(), 'gaslamp-killed-'));
const file = join(folder, 'data.sqlite');
const database = values.on === 'postgres' ? await ownSchema().catch(missing) : null;
const dice = new FastDice(11);
const acked: Acked[] = [];
const made: { readonly match: string; readonly tokens: readonly string[] }[] = [];

/** Without a database nothing is proven: this is reported, and is a failure if services are required. */
function missing(error: Error): never {
  console.log(`There is no PostgreSQL: ${error.message}; GASLAMP_TEST_POSTGRES names one.`);
  process.exit(process.env.GASLAMP_REQUIRE_SERVICES ? 1 : SKIPPED);
}

/** Everybody answers as fast as they are asked until enough commands are acknowledged; then the server is killed. */
async function round(n: number): Promise<void> {
  const { port, kill } = await (database === null ? light(file) : light('', { GASLAMP_DATABASE: database.url }));
  // Replace finished matches by new ones.
  const wanted = { game: 'emerald-2e', seats: Array(2).fill({ kind: 'person' }), sit: [0, 1] };
  while (made.length < MATCHES + Math.floor(n / 10)) made.push(await post(port, '/api/matches', wanted));
  const notes: Notes = { commands: [], acked: [], back: [], refused: 0 };
  const seats = made
    .slice(-MATCHES)
    .flatMap(({ match, tokens }, i) =>
      tokens.map((token, j) => new Seat(port, match, token, new FastDice(n * 100 + i * 2 + j), notes, `${n}`)),
    );
  const least = LEAST + dice.below(LEAST);
  const end = performance.now() + LIMIT;
  while (notes.acked.length < least) {
    if (performance.now() > end) throw new Error(`only ${notes.acked.length} commands were acknowledged in a round`);
    for (const seat of seats) if (seat.asked) seat.answer();
    await delay(1);
  }
  await kill();
  await delay(20);
  for (const seat of seats) seat.close();
  acked.push(...notes.acked);
}

/**
 * Compares the store with the acknowledged commands. The number of answers must equal that of the commands: none was applied
 * twice.
 */
async function checked(): Promise<string> {
  // A database is copied into the file, which compares every row.
  if (database !== null) await copyAll(database.url, file, { beforeOf, standIn: usualBot });
  const store = await openSqlite(file);
  let [lost, answers] = [0, 0];
  for (const { match, id } of acked) if ((await store.command(match, id)) === null) lost++;
  for (const { match } of made)
    for (const line of (await store.log(match)).lines)
      if ('entry' in line && line.entry.did !== 'deal' && line.entry.alone !== true) answers++;
  await store.close();
  const { counts, damaged } = await checkedFile(file);
  const twice = answers - counts.commands;
  if (lost !== 0 || twice !== 0 || damaged.length > 0) process.exitCode = 1;
  return `${acked.length} acknowledged commands, lost: ${lost}, done twice: ${twice}, damaged rows: ${damaged.length}`;
}

const rounds = Number(values.rounds);
try {
  for (let n = 0; n < rounds; n++) await round(n);
  console.log(`kill -9, store ${values.on}, ${rounds} rounds: ${await checked()}`);
} finally {
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
}
