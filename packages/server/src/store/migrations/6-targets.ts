// Adds a table for notification targets.
import type { Kysely, RawBuilder } from 'kysely';

export async function up({ schema }: Kysely<unknown>, _: unknown, keyed: RawBuilder<unknown>): Promise<void> {
  await schema
    .createTable('targets')
    .modifyEnd(keyed)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('sum', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('targets_by_match').on('targets').column('match').execute();
}
