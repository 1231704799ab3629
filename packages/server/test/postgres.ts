// A PostgreSQL for tests: GASLAMP_TEST_POSTGRES, or the local one. The tests drop whatever they create there.
import { randomBytes } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import { Client, type QueryResultRow } from 'pg';
import { onTestFinished } from 'vitest';

const URL_OF_TESTS = process.env.GASLAMP_TEST_POSTGRES || 'postgres://postgres@127.0.0.1:5432/postgres';

/** Queries the database directly, on a separate connection. */
async function ask<R extends QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<R[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  // A test may terminate this connection, too.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<R>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Returns why there is no PostgreSQL; null if there is one. Throws if the tests require one (GASLAMP_REQUIRE_SERVICES). */
export async function withoutPostgres(): Promise<string | null> {
  try {
    await ask(URL_OF_TESTS, 'select 1');
    return null;
  } catch (error) {
    if (process.env.GASLAMP_REQUIRE_SERVICES) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    const why = `no PostgreSQL is reachable (${code ?? message}); GASLAMP_TEST_POSTGRES names one`;
    console.warn(`Tests are skipped: ${why}.`);
    return why;
  }
}

export interface Schema {
  /** URL of the database with this schema as the place of all tables. */
  readonly url: string;
  /** Returns another URL of the same database, with a different host, port or user, for example. */
  at(change: (url: URL) => void): string;
  /** Runs a query on the tables of this schema. */
  ask<R extends QueryResultRow>(text: string, ...values: unknown[]): Promise<R[]>;
  drop(): Promise<void>;
}
/** Creates an empty schema that no other test uses. */
export async function newSchema(): Promise<Schema> {
  const name = `gaslamp_test_${randomBytes(8).toString('hex')}`;
  await ask(URL_OF_TESTS, `create schema ${name}`);
  const at = (change: (url: URL) => void): string => {
    const url = new URL(URL_OF_TESTS);
    change(url);
    url.searchParams.set('options', `-c search_path=${name}`);
    // The URL must not encode a space as a plus.
    return url.href.replaceAll('+', '%20');
  };
  const url = at(() => {});
  return {
    url,
    at,
    ask: (text, ...values) => ask(url, text, values),
    drop: async () => void (await ask(URL_OF_TESTS, `drop schema if exists ${name} cascade`)),
  };
}
/** Creates a schema for one test. */
export async function schemaOfTest(): Promise<Schema> {
  const schema = await newSchema();
  onTestFinished(() => schema.drop());
  return schema;
}

/** Number of connections that wait for a lock in a schema. */
export async function waiting(schema: Schema): Promise<number> {
  const [row] = await schema.ask<{ n: number }>(
    `select count(distinct l.pid)::integer as n from pg_locks l join pg_class c on c.oid = l.relation
      where c.relnamespace = current_schema()::regnamespace
        and exists (select from pg_locks other where other.pid = l.pid and not other.granted)`,
  );
  return row!.n;
}

/** Action of a connection on a `commit`: passes it on, is cut before it, or is cut after it. */
type AtCommit = 'hands on' | 'is cut before' | 'is cut after';
export interface Line {
  readonly url: string;
  atCommit: AtCommit;
  /** True if new connections are accepted. */
  open: boolean;
  /** The largest number of connections at a time. */
  most: number;
  /** Cuts all connections. */
  cut(): void;
}
/** Returns a proxy to a schema's database whose connections can be cut; for one test. */
export async function lineTo(schema: Schema): Promise<Line> {
  const { hostname, port } = new URL(URL_OF_TESTS);
  const both = new Set<Socket>();
  const server = createServer((near) => {
    if (!line.open) return near.destroy();
    const far = connect(Number(port || 5432), hostname);
    let last = false;
    const end = () => {
      for (const socket of [near, far]) {
        both.delete(socket);
        socket.destroy();
      }
    };
    near.on('data', (chunk) => {
      const commits = chunk.includes('commit\0') && line.atCommit !== 'hands on';
      if (commits && line.atCommit === 'is cut before') return end();
      last ||= commits;
      far.write(chunk);
    });
    far.on('data', (chunk) => (last ? end() : near.write(chunk)));
    line.most = Math.max(line.most, both.size / 2 + 1);
    for (const socket of [near, far]) {
      both.add(socket);
      socket.on('error', end);
      socket.on('close', end);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as { port: number };
  const line: Line = {
    url: schema.at((url) => {
      url.hostname = '127.0.0.1';
      url.port = String(own);
    }),
    atCommit: 'hands on',
    open: true,
    most: 0,
    cut() {
      for (const socket of both) socket.destroy();
    },
  };
  onTestFinished(() => {
    line.cut();
    server.close();
  });
  return line;
}

/** Returns a message of the wire protocol. */
function message(kind: 'R' | 'E', ...body: (number | string)[]): Buffer {
  const bytes = Buffer.concat(body.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part))));
  const head = Buffer.from(`${kind}0000`);
  head.writeInt32BE(4 + bytes.length, 1);
  return Buffer.concat([head, bytes]);
}
const WRONG = 'SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed for user "ann"\0\0';
/** Messages of a server that asks for a password, in plain text or by SCRAM, and accepts none. */
const ASKS = {
  plainly: [message('R', 0, 0, 0, 3), message('E', WRONG)],
  'by SCRAM': [message('R', 0, 0, 0, 10, 'SCRAM-SHA-256\0\0'), message('R', 0, 0, 0, 11, 'r=x,s=eA==,i=1')],
} as const;
/** Returns the URL of such a server; for one test. */
export async function doorkeeper(asks: keyof typeof ASKS): Promise<string> {
  const server = createServer((socket) => {
    const says = ASKS[asks].values();
    socket.on('error', () => {});
    socket.on('data', () => {
      const { value } = says.next();
      if (value) socket.write(value);
      else socket.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `postgres://127.0.0.1:${(server.address() as { port: number }).port}/gaslamp`;
}
