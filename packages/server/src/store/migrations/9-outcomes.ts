// Adds a table for the outcomes of finished matches, which statistics read without the logs.
import type { Kysely, RawBuilder } from 'kysely';

export async function up({ schema }: Kysely<unknown>, keyed: RawBuilder<unknown>): Promise<void> {
  await schema
    .createTable('outcomes')
    .modifyEnd(keyed)
    .addColumn('match', 'text', (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('sum', 'text', (column) => column.notNull())
    .execute();
}
