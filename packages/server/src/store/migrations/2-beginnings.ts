// Stores initial states, the holders of seats, and a checksum in every row. Converts old matches.
import type { Kysely, RawBuilder } from 'kysely';
import { log } from '../../log.ts';
import { sumOf } from '../sums.ts';
import { type Bringing, type Brought, broughtAlong, type OldRows } from './old-match.ts';

// Columns and checksums are those of this step, whatever later steps change.
type Old = {
  old_matches: { id: string; over: number; asked: number | null; rematch: string | null; record: string };
  old_seats: { match: string; seat: number; record: string };
  old_entries: { match: string; version: number; entry: string };
  old_commands: { match: string; id: string; record: string };
  old_packs: { hash: string; game: string; json: string };
};
type New = {
  matches: {
    id: string;
    version: number;
    phase: string;
    asked: number | null;
    rematch: string | null;
    next_number: number;
    proposals: string;
    lines: number;
    begun: number;
    joined: number;
    moved: number;
    created: number;
    damage: string | null;
    record: string;
    sum: string;
  };
  seats: { match: string; seat: number; automatic: number; record: string; sum: string };
  beginnings: { match: string; rules: number; before: string; sum: string };
  lines: { match: string; n: number; line: string; sum: string };
  commands: { match: string; id: string; record: string; sum: string };
  packs: { hash: string; game: string; json: string; sum: string };
  house: { name: string; value: number };
};
type Db = Kysely<Old & New>;

const OLD = ['matches', 'seats', 'entries', 'commands', 'packs'] as const;

/** Creates the tables and converts existing data of the previous version. */
export async function up(db: Kysely<unknown>, bringing: Bringing | null, keyed: RawBuilder<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  const old = OLD.filter((name) => tables.some((table) => table.name === name));
  for (const name of old) await db.schema.alterTable(name).renameTo(`old_${name}`).execute();
  await makeTables(db, keyed);
  const both = db.withTables<Old & New>();
  await both
    .insertInto('house')
    .values([
      { name: 'clock', value: 0 },
      { name: 'probed', value: 0 },
    ])
    .execute();
  if (old.length === 0) return;
  await bringPacks(both);
  for (const id of await oldIds(both)) await bringMatch(both, id, bringing);
  for (const name of old) await db.schema.dropTable(`old_${name}`).execute();
}

async function makeTables({ schema }: Kysely<unknown>, keyed: RawBuilder<unknown>): Promise<void> {
  await schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('asked', 'integer')
    .addColumn('rematch', 'text')
    .addColumn('next_number', 'integer', (column) => column.notNull())
    .addColumn('proposals', 'text', (column) => column.notNull())
    .addColumn('lines', 'integer', (column) => column.notNull())
    .addColumn('begun', 'integer', (column) => column.notNull())
    .addColumn('joined', 'integer', (column) => column.notNull())
    .addColumn('moved', 'integer', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('damage', 'text')
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('sum', 'text', (column) => column.notNull())
    .execute();
  /** Returns a table whose rows are deleted with their match. */
  const ofMatch = (name: string) =>
    schema
      .createTable(name)
      .modifyEnd(keyed)
      .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'));
  await ofMatch('seats')
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('automatic', 'integer', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('sum', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('seat_key', ['match', 'seat'])
    .execute();
  await ofMatch('beginnings')
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('sum', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('beginning_key', ['match'])
    .execute();
  await ofMatch('lines')
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .addColumn('sum', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('line_key', ['match', 'n'])
    .execute();
  await ofMatch('commands')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('sum', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('command_key', ['match', 'id'])
    .execute();
  await schema
    .createTable('packs')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('json', 'text', (column) => column.notNull())
    .addColumn('sum', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('house')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute();
}

async function bringPacks(db: Db): Promise<void> {
  for (const { hash, game, json } of await db.selectFrom('old_packs').selectAll().execute())
    await db
      .insertInto('packs')
      .values({ hash, game, json, sum: sumOf([hash, game, json]) })
      .execute();
}

/** Returns the ids of all matches with any row, even if their own is lost. */
async function oldIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('old_matches')
    .select('id')
    .union(db.selectFrom('old_seats').select('match as id'))
    .union(db.selectFrom('old_entries').select('match as id'))
    .execute();
  return rows.map(({ id }) => id);
}

async function bringMatch(db: Db, id: string, bringing: Bringing | null): Promise<void> {
  if (bringing === null)
    throw new Error('it holds matches of an older Gaslamp, and nothing was given to begin them by');
  const [match] = await db.selectFrom('old_matches').selectAll().where('id', '=', id).execute();
  const rows: OldRows = {
    match,
    seats: await db.selectFrom('old_seats').selectAll().where('match', '=', id).orderBy('seat').execute(),
    entries: await db.selectFrom('old_entries').selectAll().where('match', '=', id).orderBy('version').execute(),
    commands: await db.selectFrom('old_commands').selectAll().where('match', '=', id).execute(),
  };
  const pack = async (hash: string) =>
    (await db.selectFrom('packs').select(['game', 'json']).where('hash', '=', hash).execute())[0] ?? null;
  let brought: Brought;
  try {
    brought = await broughtAlong(rows, pack, bringing);
  } catch (error) {
    // An unreadable match must not keep the others from being played.
    const why = `it could not be brought along (${(error as Error).message})`;
    log.error({ match: id, why }, 'a match is damaged');
    return keepAside(db, id, rows, why);
  }
  await keep(db, id, brought, rows);
}

async function keep(db: Db, id: string, brought: Brought, { commands }: OldRows): Promise<void> {
  const { record, seats, beginning, lines, status } = brought;
  const match = {
    id,
    version: lines.length,
    phase: status.phase,
    asked: status.asked,
    rematch: status.rematch,
    next_number: status.nextNumber,
    proposals: '[]',
    lines: lines.length,
    begun: 1,
    joined: seats.some((seat) => 'person' in seat && seat.person.number > 1) ? 1 : 0,
    // Only people's answers were commands.
    moved: commands.length > 0 ? 1 : 0,
    created: record.created,
    damage: null,
    record: JSON.stringify(record),
  };
  await db
    .insertInto('matches')
    .values({ ...match, sum: sumOf(Object.values(match)) })
    .execute();
  for (const seat of seats) {
    const automatic = seat.by !== 'person' || seat.order !== 'none' ? 1 : 0;
    const text = JSON.stringify(seat);
    await db
      .insertInto('seats')
      .values({ match: id, seat: seat.seat, automatic, record: text, sum: sumOf([id, seat.seat, automatic, text]) })
      .execute();
  }
  const before = JSON.stringify(beginning.before);
  await db
    .insertInto('beginnings')
    .values({ match: id, rules: beginning.rules, before, sum: sumOf([id, beginning.rules, before]) })
    .execute();
  for (const [n, line] of lines.entries()) {
    const text = JSON.stringify(line);
    await db
      .insertInto('lines')
      .values({ match: id, n, line: text, sum: sumOf([id, n, text]) })
      .execute();
  }
  for (const { id: command, record } of commands)
    await db
      .insertInto('commands')
      .values({ match: id, id: command, record, sum: sumOf([id, command, record]) })
      .execute();
}

/** Keeps the rows of an unreadable match unchanged: somebody may still recover it. */
async function keepAside(db: Db, id: string, { match, seats, entries, commands }: OldRows, why: string): Promise<void> {
  await db
    .insertInto('matches')
    .values({
      id,
      version: 0,
      phase: match?.over === 1 ? 'over' : 'playing',
      asked: match?.asked ?? null,
      rematch: match?.rematch ?? null,
      next_number: 1,
      proposals: '[]',
      lines: entries.length,
      begun: 0,
      joined: 1,
      moved: 1,
      created: 0,
      damage: why,
      record: match?.record ?? '',
      sum: '',
    })
    .execute();
  for (const { seat, record } of seats)
    await db.insertInto('seats').values({ match: id, seat, automatic: 0, record, sum: '' }).execute();
  for (const { version, entry } of entries)
    await db.insertInto('lines').values({ match: id, n: version, line: entry, sum: '' }).execute();
  for (const { id: command, record } of commands)
    await db.insertInto('commands').values({ match: id, id: command, record, sum: '' }).execute();
}
