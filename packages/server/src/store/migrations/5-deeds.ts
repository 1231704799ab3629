// A table for what the host does at the desk: who is kept out, what is announced, and when that was done.
import type { Kysely, RawBuilder } from 'kysely';

/** Makes it, empty. */
export async function up({ schema }: Kysely<unknown>, keyed: RawBuilder<unknown>): Promise<void> {
  await schema
    .createTable('deeds')
    .modifyEnd(keyed)
    .addColumn('n', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('sum', 'text', (column) => column.notNull())
    .execute();
}
