// Copies all rows from one database to another of either kind.
import { existsSync, rmSync } from 'node:fs';
import { Kysely } from 'kysely';
import { Said } from '../told.ts';
import { isDatabaseUrl, placed } from './database-url.ts';
import type { Bringing } from './migrations/old-match.ts';
import { openStore } from './open.ts';
import { openDatabase } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** All tables, each before those that refer to it, with the column by which its rows are read in parts; null: all at once. */
export const TABLES = {
  packs: null,
  house: null,
  deeds: null,
  secrets: null,
  mailboxes: null,
  matches: 'id',
  seats: 'match',
  beginnings: 'match',
  lines: 'match',
  commands: 'match',
  clocks: 'match',
  targets: 'match',
  people: 'match',
  notebooks: 'match',
  reports: 'match',
  outcomes: 'match',
  keys: 'match',
  jobs: null,
  talk: 'match',
} as const satisfies Readonly<Record<keyof Tables, string | null>>;
export type Table = keyof typeof TABLES;
export const NAMES = Object.keys(TABLES) as Table[];
/** Number of rows per insert statement, limited by its number of values. */
const ROWS = 500;

export type Copied = Readonly<Record<Table, number>>;
export type Row = Readonly<Record<string, string | number | null>>;

/**
 * Copies everything from a data file or database at `from` to one at `to` that contains no match yet, all or nothing, and
 * compares every row. Tables of an older Gaslamp at `from` are migrated first. Rejects if either cannot be opened, `to` is not
 * empty, or a row differs. Returns the number of rows by table.
 */
export async function copyAll(from: string, to: string, bringing: Bringing): Promise<Copied> {
  if (!isDatabaseUrl(from) && !existsSync(from)) throw new Said('store.none', { file: from });
  const made = !isDatabaseUrl(to) && !existsSync(to);
  try {
    return await copiedBetween(from, to, bringing);
  } catch (error) {
    // A file without matches could be mistaken for a copy.
    if (made) for (const path of [to, `${to}-wal`]) rmSync(path, { force: true });
    throw error;
  }
}
async function copiedBetween(from: string, to: string, bringing: Bringing): Promise<Copied> {
  const source = await opened(from, bringing);
  try {
    const target = await opened(to, bringing);
    try {
      return await source
        .transaction()
        .setAccessMode('read only')
        .setIsolationLevel('repeatable read')
        .execute((source) => target.transaction().execute((target) => copied(source, target, to)));
    } finally {
      await target.destroy();
    }
  } finally {
    await source.destroy();
  }
}

/** Opens a database and migrates its tables. */
async function opened(place: string, bringing: Bringing): Promise<Kysely<Tables>> {
  await (await openStore(place, bringing)).close();
  if (!isDatabaseUrl(place)) return new Kysely<Tables>({ dialect: openDatabase(place).dialect });
  const { LONG, PostgresDriver, postgres } = await import('./postgres-dialect.ts');
  return new Kysely<Tables>({ dialect: postgres(new PostgresDriver(place, LONG)) });
}

async function copied(source: Kysely<Tables>, target: Kysely<Tables>, to: string): Promise<Copied> {
  for (const table of ['matches', 'packs'] as const) {
    const there = await countOf(target, table);
    if (there > 0) throw new Said('store.full', { ...placed(to), table, there });
  }
  // Rows that a start has created there, such as an admin token and keys.
  for (const table of ['house', 'deeds', 'secrets', 'mailboxes'] as const) await target.deleteFrom(table).execute();
  const counts: Partial<Record<Table, number>> = {};
  const ids = (await source.selectFrom('matches').select('id').execute()).map(({ id }) => id);
  for (const table of NAMES) {
    let count = 0;
    // One match at a time, since all logs together may not fit into memory.
    for (const id of TABLES[table] === null ? [null] : ids) count += await copyPart(source, target, table, id);
    const all = await countOf(source, table);
    if (all !== count) throw new Said('store.stray', { rows: all - count, table });
    counts[table] = count;
  }
  return counts as Copied;
}

/** Copies and compares the rows of one match, or of a whole table. Returns their number. */
async function copyPart(
  source: Kysely<Tables>,
  target: Kysely<Tables>,
  table: Table,
  id: string | null,
): Promise<number> {
  const rows = await rowsOf(source, table, id);
  const insert = target.insertInto(table as 'packs');
  for (let i = 0; i < rows.length; i += ROWS)
    await insert.values(rows.slice(i, i + ROWS) as unknown as Tables['packs'][]).execute();
  const there = (await rowsOf(target, table, id)).map(asText).sort();
  const here = rows.map(asText).sort();
  const wrong = here.findIndex((row, i) => row !== there[i]);
  if (wrong >= 0 || here.length !== there.length) throw new Said('store.row', { table, match: id ?? 'none' });
  return rows.length;
}
/** Returns the rows of one match, or of a whole table. */
export async function rowsOf(db: Kysely<Tables>, table: Table, id: string | null): Promise<Row[]> {
  const all = db.selectFrom(table as 'seats').selectAll();
  const column = TABLES[table] as 'match' | null;
  const rows = await (column === null ? all : all.where(column, '=', id!)).execute();
  return rows as unknown as Row[];
}
/** Serializes a row independently of the order of its columns. */
export const asText = (row: Row): string => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Returns the number of rows of a table. */
export async function countOf(db: Kysely<Tables>, table: Table): Promise<number> {
  const { n } = await db
    .selectFrom(table as 'packs')
    .select((all) => all.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
