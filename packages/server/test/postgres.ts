// A PostgreSQL for tests: GASLAMP_TEST_POSTGRES, or the one of this machine. What they make there is dropped again.
import { randomBytes } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import { Client, type QueryResultRow } from 'pg';
import { onTestFinished } from 'vitest';

const URL_OF_TESTS = process.env.GASLAMP_TEST_POSTGRES || 'postgres://postgres@127.0.0.1:5432/postgres';

/** Asks the database itself, on a connection of its own. */
async function ask<R extends QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<R[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  // A test may end this connection, too.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<R>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Why there is none; null where there is one. Throws where the tests must not do without (GASLAMP_REQUIRE_SERVICES). */
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
  /** The address of the database, with this schema as the place of all tables. */
  readonly url: string;
  /** The same database by another address: another host and port, say, or another user. */
  at(change: (url: URL) => void): string;
  /** What the database says to a query among the tables of this schema. */
  ask<R extends QueryResultRow>(text: string, ...values: unknown[]): Promise<R[]>;
  drop(): Promise<void>;
}
/** An empty schema, which no other test has. */
export async function newSchema(): Promise<Schema> {
  const name = `gaslamp_test_${randomBytes(8).toString('hex')}`;
  await ask(URL_OF_TESTS, `create schema ${name}`);
  const at = (change: (url: URL) => void): string => {
    const url = new URL(URL_OF_TESTS);
    change(url);
    url.searchParams.set('options', `-c search_path=${name}`);
    // A plus is none of the signs that a space may be written as there.
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
/** A schema for one test. */
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

/** What a line to the database does when it hears `commit`: hands it on; is cut before; is cut when it is done. */
type AtCommit = 'hands on' | 'is cut before' | 'is cut after';
export interface Line {
  readonly url: string;
  atCommit: AtCommit;
  /** Whether new connections are taken. */
  open: boolean;
  /** Cuts all connections. */
  cut(): void;
}
/** A line to the database of a schema that can be cut; for one test. */
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

/** A message of the wire protocol. */
function message(kind: 'R' | 'E', ...body: (number | string)[]): Buffer {
  const bytes = Buffer.concat(body.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part))));
  const head = Buffer.from(`${kind}0000`);
  head.writeInt32BE(4 + bytes.length, 1);
  return Buffer.concat([head, bytes]);
}
const WRONG = 'SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed for user "ann"\0\0';
/** What a server says in turn that asks for a password, as it is or by SCRAM, and takes none. */
const ASKS = {
  plainly: [message('R', 0, 0, 0, 3), message('E', WRONG)],
  'by SCRAM': [message('R', 0, 0, 0, 10, 'SCRAM-SHA-256\0\0'), message('R', 0, 0, 0, 11, 'r=x,s=eA==,i=1')],
} as const;
/** The address of such a server; for one test. */
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
