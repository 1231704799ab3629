// What finished matches came to is kept apart from their logs, for numbers about all of them.
import type { Kysely, RawBuilder } from 'kysely';

/** Makes the table. */
export async function up({ schema }: Kysely<unknown>, keyed: RawBuilder<unknown>): Promise<void> {
  await schema
    .createTable('outcomes')
    .modifyEnd(keyed)
    .addColumn('match', 'text', (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('sum', 'text', (column) => column.notNull())
    .execute();
}
