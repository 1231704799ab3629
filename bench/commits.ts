// Measures durable commits per second over PostgreSQL by 16 writers at a time, and what a NOTIFY costs within the transaction
// and after it; beside them the store, which groups the commits of a process.
// Run: npm run -s bench:commits   (seconds per way and round: GASLAMP_SECONDS, default 5)
import { performance } from 'node:perf_hooks';
import { GAMES, gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { Match } from '@gaslamp/kernel/match';
import { PostgresLine } from '@gaslamp/server/bus/postgres-line';
import { openPostgres } from '@gaslamp/server/store/postgres-store';
import { systemClock } from '@gaslamp/server/time/server-clock';
import { Client } from 'pg';
import { matchRecord } from './bare-match.ts';
import { ms, quantile } from './light.ts';
import { ask, ownSchema } from './schema.ts';

const SECONDS = Number(process.env.GASLAMP_SECONDS ?? 5);
const WRITERS = 16;
const ROUNDS = 3;

interface Way {
  readonly name: string;
  readonly once: (writer: number) => Promise<unknown>;
}
interface Counted {
  readonly rates: number[];
  readonly times: number[];
}

/** All writers commit one after another until the time is up. */
async function measure({ once }: Way, { rates, times }: Counted): Promise<void> {
  const start = performance.now();
  const end = start + SECONDS * 1000;
  let commits = 0;
  const write = async (writer: number) => {
    while (performance.now() < end) {
      const from = performance.now();
      await once(writer);
      times.push(performance.now() - from);
      commits++;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  rates.push((commits * 1000) / (performance.now() - start));
}

const schema = await ownSchema();
const store = await openPostgres(schema.url);
await ask(schema.url, 'create table bare (id integer primary key, n integer not null, text text not null)');
const clients = await Promise.all(
  Array.from({ length: WRITERS }, async (_, id) => {
    const client = new Client({ connectionString: schema.url });
    await client.connect();
    await client.query('insert into bare values ($1, 0, $2)', [id, 'x'.repeat(200)]);
    return client;
  }),
);
const statement = { name: 'bare', text: 'update bare set n = n + 1 where id = $1' };
const word = `select pg_notify('bare', 'word')`;
async function raw(writer: number, within: boolean, after: boolean): Promise<void> {
  const client = at(clients, writer);
  await client.query('begin');
  await client.query({ ...statement, values: [writer] });
  if (within) await client.query(word);
  await client.query('commit');
  if (after) await client.query(word);
}

const line = new PostgresLine(schema.url, systemClock, { receive: () => {}, opened: () => {} });
await line.open();
store.announce = (changes) => line.announce(changes);
const game = gameNamed(at(Object.keys(GAMES), 0));
const { before, entry } = Match.start(game, 2, {}, new FastDice(1));
const versions = Array<number>(WRITERS).fill(0);
const status = { phase: 'over', rematch: null, proposals: [], nextNumber: 2, asked: null } as const;
for (let writer = 0; writer < WRITERS; writer++)
  await store.create(matchRecord(`bare${writer}`, game.id), status, [], {
    beginning: { rules: game.rules, before },
    lines: [{ at: 0, rules: game.rules, entry }],
  });
const small = { player: 0, did: 'x'.repeat(20), chance: [], events: [], patch: { move: 1 }, settled: true };

const ways: readonly Way[] = [
  { name: 'no NOTIFY', once: (writer) => raw(writer, false, false) },
  { name: 'NOTIFY within the transaction', once: (writer) => raw(writer, true, false) },
  { name: 'NOTIFY after it', once: (writer) => raw(writer, false, true) },
  {
    name: 'the store, which announces after the commit',
    once: async (writer) => {
      const change = { lines: [{ at: 0, rules: game.rules, entry: small }] };
      versions[writer] = await store.commit(`bare${writer}`, at(versions, writer), change);
    },
  },
];
const counted = ways.map((): Counted => ({ rates: [], times: [] }));
for (let round = 0; round < ROUNDS; round++) for (const [i, way] of ways.entries()) await measure(way, at(counted, i));
for (const [i, { name }] of ways.entries()) {
  const { rates, times } = at(counted, i);
  const figures = rates.map((rate) => Math.round(rate).toString()).join(', ');
  console.log(
    `${name}: ${figures} commits a second; p50 ${ms(quantile(times, 0.5))}, p99 ${ms(quantile(times, 0.99))}`,
  );
}

await line.close();
await store.close();
await Promise.all(clients.map((client) => client.end()));
await schema.drop();
