// Adds tables for the server's own keys and for e-mail limits.
import type { Kysely, RawBuilder } from 'kysely';

export async function up({ schema }: Kysely<unknown>, keyed: RawBuilder<unknown>): Promise<void> {
  await schema
    .createTable('secrets')
    .modifyEnd(keyed)
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('sum', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('mailboxes')
    .modifyEnd(keyed)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('until', 'bigint')
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('sum', 'text', (column) => column.notNull())
    .execute();
}
