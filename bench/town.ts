// Measures a town of tables: many live matches of all games, one socket per seat, one command per match every ten seconds, on
// one process with SQLite and on two with PostgreSQL behind one door; beside it bare durable commits in the same store.
// Run: npm run -s bench:town -- [--matches 300] [--seconds 30] [--most] [--on sqlite|postgres] [--kill --minutes 2]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { GAMES, gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { Match } from '@gaslamp/kernel/match';
import { openPostgres } from '@gaslamp/server/store/postgres-store';
import { openSqlite } from '@gaslamp/server/store/sqlite-store';
import type { Store } from '@gaslamp/server/store/store';
import { matchRecord } from './bare-match.ts';
import { type Door, openDoor } from './door.ts';
import { type Lit, light, ms, post, quantile } from './light.ts';
import { processorTime } from './processor-time.ts';
import { ask, ownSchema } from './schema.ts';
import { type Notes, Seat } from './townsfolk.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '30' },
    most: { type: 'boolean', default: false },
    on: { type: 'string' },
    kill: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '2' },
  },
});
const IDS = Object.keys(GAMES);
const SEATS = 3;
/** Interval between two commands of a match, in ms. */
const EVERY = 10_000;
/** Target for the 99th percentile of commands, in ms. */
const TARGET = 50;
/** Delay before a killed server is started again, as by a process supervisor, in ms. */
const PAUSE = 2000;
const SETTINGS = { GASLAMP_SOCKETS: '1000000', GASLAMP_CONNECTIONS: '100000', GASLAMP_SPACE: '0' };

interface Town {
  readonly name: string;
  readonly port: number;
  /** A separate store on the same disk or database, for bare commits. */
  readonly bare: Store;
  /** The processes of the servers, of the database and of the door, by name. */
  processes(): Promise<Readonly<Record<string, readonly number[]>>>;
  close(): Promise<void>;
}
interface Two extends Town {
  readonly url: string;
  readonly door: Door;
  readonly lit: Lit[];
}

async function onSqlite(): Promise<Town> {
  const folder = mkdtempSync(join(tmpdir(), 'gaslamp-town-'));
  const { port, pid, stop } = await light(join(folder, 'town.sqlite'), SETTINGS);
  const bare = await openSqlite(join(folder, 'bare.sqlite'));
  return {
    name: 'one process, SQLite',
    port,
    bare,
    processes: async () => ({ server: [pid] }),
    async close() {
      await stop();
      await bare.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const litOn = (url: string): Promise<Lit> => light('', { ...SETTINGS, GASLAMP_DATABASE: url });

async function onPostgres(): Promise<Two> {
  const schema = await ownSchema();
  const there = schema.url;
  const lit = [await litOn(there), await litOn(there)];
  const door = await openDoor(lit.map(({ port }) => port));
  const bare = await openPostgres(there);
  return {
    name: `two processes, PostgreSQL, behind ${door.kind}`,
    port: door.port,
    bare,
    url: there,
    door,
    lit,
    async processes() {
      const backends = await ask<{ pid: number }>(
        there,
        `select pid from pg_stat_activity where application_name = 'gaslamp'`,
      );
      return { servers: lit.map(({ pid }) => pid), database: backends.map(({ pid }) => pid), door: door.pids() };
    },
    async close() {
      await bare.close();
      await door.close();
      await Promise.all(lit.map((one) => one.stop()));
      await schema.drop();
    },
  };
}

/** Creates matches and lets people sit down; only a few at a time, as in reality. */
async function peopled({ port }: Town, count: number, from: number, notes: Notes): Promise<Seat[][]> {
  const tables: Seat[][] = [];
  const make = async (i: number) => {
    const game = IDS[i % IDS.length];
    const seats = Array(SEATS).fill({ kind: 'person' });
    const wanted = { game, seats, sit: [0, 1, 2] };
    const { match, tokens } = await post<{ match: string; tokens: string[] }>(port, '/api/matches', wanted);
    tables.push(tokens.map((token, seat) => new Seat(port, match, token, new FastDice(i * SEATS + seat + 1), notes)));
  };
  for (let i = 0; i < count; i += 10)
    await Promise.all(Array.from({ length: Math.min(10, count - i) }, (_, j) => make(from + i + j)));
  const end = performance.now() + 30_000;
  while (tables.flat().some(({ here }) => !here) && performance.now() < end) await delay(50);
  return tables;
}
const noted = (): Notes => ({ commands: [], acked: [], back: [], refused: 0 });
function forget(notes: Notes): void {
  for (const list of [notes.commands, notes.back]) list.length = 0;
  notes.refused = 0;
}

/** Every table answers every ten seconds, each at its own moment. Returns a function that stops them. */
function playing(tables: readonly Seat[][]): () => void {
  const dice = new FastDice(5);
  const timers = new Set<NodeJS.Timeout>();
  const soon = (table: readonly Seat[], wait: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      table.find(({ asked }) => asked)?.answer();
      soon(table, EVERY);
    }, wait);
    timers.add(timer);
  };
  for (const table of tables) soon(table, dice.below(EVERY));
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}

let bares = 0;
/** Makes durable commits of an entry's size one after another, 25 per second, until the time is up. */
async function bareCommits(store: Store, seconds: number): Promise<number[]> {
  const game = gameNamed(at(IDS, 0));
  const { before, entry } = Match.start(game, 2, {}, new FastDice(1));
  const id = `bare${++bares}`;
  const status = { phase: 'over', rematch: null, proposals: [], nextNumber: 2, asked: null } as const;
  const lines = [{ at: 0, rules: game.rules, entry }];
  await store.create(matchRecord(id, game.id), status, [], { beginning: { rules: game.rules, before }, lines });
  const small = { player: 0, did: 'x'.repeat(20), chance: [], events: [], patch: { move: 1 }, settled: true };
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (let version = 0; performance.now() < end; version++) {
    const from = performance.now();
    await store.commit(id, version, { lines: [{ at: 0, rules: game.rules, entry: small }] });
    times.push(performance.now() - from);
    await delay(40);
  }
  await store.remove(id);
  return times;
}

const percentiles = (times: readonly number[]): string =>
  `p50 ${ms(quantile(times, 0.5))}, p99 ${ms(quantile(times, 0.99))}`;
/** Returns the 99th percentile of commands. */
async function measured(town: Town, tables: readonly Seat[][], notes: Notes, seconds: number): Promise<number> {
  const stop = playing(tables);
  await delay(2000);
  forget(notes);
  const processes = Object.entries(await town.processes());
  const before = processes.map(([, pids]) => processorTime(pids));
  const bare = await bareCommits(town.bare, seconds);
  const spent = processes.map(([name, pids], i) => [name, processorTime(pids) - at(before, i)] as const);
  stop();
  await delay(500);
  console.log(`${town.name}: ${tables.length} matches, ${tables.flat().length} sockets, ${seconds} s`);
  console.log(
    `  ${notes.commands.length} commands to acknowledgement: ${percentiles(notes.commands)}; refused: ${notes.refused}`,
  );
  console.log(`  ${bare.length} bare durable commits beside them:   ${percentiles(bare)}`);
  const each = spent.map(([name, time]) => `${name} ${ms(time / notes.commands.length)}`).join(', ');
  console.log(`  processor time per command: ${each}`);
  return quantile(notes.commands, 0.99);
}

/** Finds the number of matches carried with the 99th percentile below the target: multiplies it by 1.5 until it is not. */
async function most(town: Town, first: number, seconds: number): Promise<void> {
  const notes = noted();
  const tables: Seat[][] = [];
  let carried = 0;
  for (let count = first; ; count = Math.ceil(count * 1.5)) {
    tables.push(...(await peopled(town, count - tables.length, tables.length, notes)));
    if ((await measured(town, tables, notes, seconds)) >= TARGET) break;
    carried = count;
  }
  console.log(`${town.name}: carries ${carried} matches with p99 under ${TARGET} ms`);
  for (const seat of tables.flat()) seat.close();
}

/** Kills one of the two servers every few seconds and starts it again. */
async function killing(town: Two, count: number, minutes: number): Promise<void> {
  const notes = noted();
  const tables = await peopled(town, count, 0, notes);
  const stop = playing(tables);
  const end = performance.now() + minutes * 60_000;
  let kills = 0;
  for (; performance.now() < end; kills++) {
    await delay(4000);
    const one = kills % 2;
    await town.lit[one]!.kill();
    await delay(PAUSE);
    town.lit[one] = await litOn(town.url);
    await town.door.leadTo(town.lit.map(({ port }) => port));
  }
  stop();
  await delay(5000);
  for (const seat of tables.flat()) seat.close();
  let [lost, twice] = [0, 0];
  for (const { match, id } of notes.acked) if ((await town.bare.command(match, id)) === null) lost++;
  for (const match of new Set(tables.flat().map((seat) => seat.match))) {
    const { lines } = await town.bare.log(match);
    const answers = lines.filter((line) => 'entry' in line && line.entry.did !== 'deal' && line.entry.alone !== true);
    const [row] = await ask<{ n: number }>(town.url, 'select count(*)::integer as n from commands where match = $1', [
      match,
    ]);
    twice += Math.max(0, answers.length - row!.n);
  }
  console.log(`${town.name}: ${tables.length} matches, kill -9 ${kills} times in ${minutes} min`);
  console.log(
    `  ${notes.acked.length} acknowledged commands, of which lost: ${lost}; done twice: ${twice}; refused: ${notes.refused}`,
  );
  console.log(
    `  ${notes.commands.length} commands to acknowledgement, those that were cut included: ${percentiles(notes.commands)}`,
  );
  console.log(
    `  ${notes.back.length} lines cut; back after: ${percentiles(notes.back)}, at most ${ms(Math.max(0, ...notes.back))}`,
  );
}

const count = Number(values.matches);
const seconds = Number(values.seconds);
if (values.kill) {
  const town = await onPostgres();
  await killing(town, count, Number(values.minutes)).finally(() => town.close());
} else
  for (const [on, open] of Object.entries({ sqlite: onSqlite, postgres: onPostgres })) {
    if ((values.on ?? on) !== on) continue;
    const town = await open();
    try {
      if (values.most) await most(town, count, seconds);
      else {
        const notes = noted();
        const tables = await peopled(town, count, 0, notes);
        await measured(town, tables, notes, seconds);
        for (const seat of tables.flat()) seat.close();
      }
    } finally {
      await town.close();
    }
  }
