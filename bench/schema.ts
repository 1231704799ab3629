// Creates a separate PostgreSQL schema for benches, in the database of GASLAMP_TEST_POSTGRES or on this machine.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const BASE = process.env.GASLAMP_TEST_POSTGRES || 'postgres://postgres@127.0.0.1:5432/postgres';

/** Sends a query on a separate connection. */
export async function ask<R extends object>(url: string, text: string, given: unknown[] = []): Promise<R[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<R>(text, given);
  await client.end();
  return rows;
}

/** Creates an empty schema; returns the address at which a server finds it. */
export async function ownSchema(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const schema = `gaslamp_bench_${randomBytes(6).toString('hex')}`;
  await ask(BASE, `create schema ${schema}`);
  const url = new URL(BASE);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return {
    url: url.href.replaceAll('+', '%20'),
    async drop() {
      await ask(BASE, `drop schema ${schema} cascade`);
    },
  };
}
