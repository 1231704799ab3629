// Adds a table for the host's actions at the desk, such as suspensions and announcements.
import type { Kysely, RawBuilder } from 'kysely';

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
