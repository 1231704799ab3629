// Adds tables for the clocks of matches and for scheduled jobs.
import type { Kysely, RawBuilder } from 'kysely';

/** Creates the tables; existing matches have no clock. */
export async function up({ schema }: Kysely<unknown>, _: unknown, keyed: RawBuilder<unknown>): Promise<void> {
  await schema
    .createTable('clocks')
    .modifyEnd(keyed)
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('sum', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('clock_key', ['match'])
    .execute();
  await schema
    .createTable('jobs')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.references('matches.id').onDelete('cascade'))
    .addColumn('due', 'bigint', (column) => column.notNull())
    .addColumn('lease', 'bigint')
    .execute();
  await schema.createIndex('jobs_by_due').on('jobs').column('due').execute();
}
