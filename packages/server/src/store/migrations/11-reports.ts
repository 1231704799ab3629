// Adds a table for reports to the operator.
import type { Kysely, RawBuilder } from 'kysely';

export async function up({ schema }: Kysely<unknown>, keyed: RawBuilder<unknown>): Promise<void> {
  await schema
    .createTable('reports')
    .modifyEnd(keyed)
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('sum', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('report_key', ['match', 'about'])
    .execute();
}
