// Verifies the checksums in a copy of a data file that was in use.
import { Kysely, sql } from 'kysely';
import { Said } from '../told.ts';
import { asText, type Copied, countOf, NAMES, type Row, rowsOf, TABLES, type Table } from './copy.ts';
import { sound } from './rows.ts';
import { openDatabase } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export interface Checked {
  readonly counts: Copied;
  /** Matches with a damaged or missing row, and the content found. */
  readonly damaged: readonly { readonly match: string; readonly row: string }[];
}

/** Reads every row of a data file that nobody else has open. Throws if the file or a pack is damaged, or a row has no match. */
export async function checkedFile(file: string): Promise<Checked> {
  const db = new Kysely<Tables>({ dialect: openDatabase(file).dialect });
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    const [first] = rows;
    if (first?.integrity_check !== 'ok') throw new Said('store.broken', { file, found: first?.integrity_check ?? '' });
    return await checked(db);
  } finally {
    await db.destroy();
  }
}

async function checked(db: Kysely<Tables>): Promise<Checked> {
  const counts: Partial<Record<Table, number>> = {};
  const damaged: { match: string; row: string }[] = [];
  const matches = await db.selectFrom('matches').select(['id', 'lines']).execute();
  for (const table of NAMES) {
    let count = 0;
    for (const match of TABLES[table] === null ? [null] : matches) {
      const rows = await rowsOf(db, table, match?.id ?? null);
      count += rows.length;
      const wrong = rows.filter((row) => !isSound(table, row)).map(asText);
      if (table === 'lines' && rows.length !== match?.lines) wrong.push(`${rows.length} lines`);
      if (match !== null) damaged.push(...wrong.map((row) => ({ match: match.id, row: `${table} ${row}` })));
      else if (wrong.length > 0) throw new Said('store.written', { table });
    }
    const all = await countOf(db, table);
    if (all !== count) throw new Said('store.stray', { rows: all - count, table });
    counts[table] = count;
  }
  return { counts: counts as Copied, damaged };
}
/** Rows of `house` and `jobs` have no checksum, since their content is recreated. */
const isSound = (table: Table, row: Row): boolean =>
  table === 'house' || table === 'jobs' || sound(table, row as Row & { readonly sum: string });
