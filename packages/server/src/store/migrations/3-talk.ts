// Adds a table for the talk of matches.
import type { Kysely, RawBuilder } from 'kysely';

export async function up({ schema }: Kysely<unknown>, _: unknown, keyed: RawBuilder<unknown>): Promise<void> {
  await schema
    .createTable('talk')
    .modifyEnd(keyed)
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .addColumn('sum', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('talk_key', ['match', 'room', 'n'])
    .execute();
}
