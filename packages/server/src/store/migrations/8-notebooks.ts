// Adds a table for players' notebooks.
import type { Kysely, RawBuilder } from 'kysely';

export async function up({ schema }: Kysely<unknown>, keyed: RawBuilder<unknown>): Promise<void> {
  await schema
    .createTable('notebooks')
    .modifyEnd(keyed)
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('sum', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('notebook_key', ['match', 'seat'])
    .execute();
}
