// The tables before migrations were numbered.
import type { Kysely, TableMetadata } from 'kysely';
import { Said } from '../../told.ts';

/** Without `matches.asked`, which the oldest files do not have. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  matches: ['id', 'over', 'rematch', 'record'],
  seats: ['match', 'seat', 'record'],
  entries: ['match', 'version', 'entry'],
  commands: ['match', 'id', 'record'],
  packs: ['hash', 'game', 'json'],
};

/** Throws unless the tables are those of such a file: another program may use the same names. */
export function check(tables: readonly TableMetadata[]): void {
  if (tables.length === 0) return;
  for (const [name, columns] of Object.entries(COLUMNS)) {
    const table = tables.find((one) => one.name === name);
    if (table === undefined) throw new Said('store.foreign', { what: 'table', table: name });
    const missing = columns.find((column) => !table.columns.some((one) => one.name === column));
    if (missing !== undefined) throw new Said('store.foreign', { what: 'column', table: name, missing });
  }
}

/** Adds the column that the oldest files lack. A new file needs none of these tables, since the next step replaces them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const matches = (await db.introspection.getTables()).find(({ name }) => name === 'matches');
  if (matches === undefined || matches.columns.some(({ name }) => name === 'asked')) return;
  await db.schema.alterTable('matches').addColumn('asked', 'integer').execute();
}
