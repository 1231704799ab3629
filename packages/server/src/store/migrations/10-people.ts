// Moves the names of people into a table: seats, notes and talk refer to them by number.
import type { Kysely, RawBuilder } from 'kysely';
import { sumOf, type Value } from '../sums.ts';

type Row = Record<string, Value>;
/** Any table, by its columns. */
type Db = Kysely<Record<string, Row>>;

// Columns and checksums are those of this step, whatever later steps change.
const MATCH = [
  ...['id', 'version', 'phase', 'asked', 'rematch', 'next_number', 'proposals'],
  ...['lines', 'begun', 'joined', 'moved', 'created', 'damage', 'record'],
];
/** The rows that contain names: the columns of their keys, others, and that of the JSON text. */
const NAMING = [
  { table: 'seats', key: ['match', 'seat'], others: ['automatic'], json: 'record' },
  { table: 'lines', key: ['match', 'n'], others: [], json: 'line' },
  { table: 'talk', key: ['match', 'room', 'n'], others: ['id'], json: 'line' },
];
const sumIn = (row: Row, columns: readonly string[]): string => sumOf(columns.map((column) => row[column]!));

export async function up(db: Kysely<unknown>, keyed: RawBuilder<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .modifyEnd(keyed)
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sum', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('person_key', ['match', 'number'])
    .execute();
  const then = db.withTables<Record<string, Row>>();
  for (const { id } of await then.selectFrom('matches').select('id').execute()) {
    const match = await then.selectFrom('matches').selectAll().where('id', '=', id!).executeTakeFirstOrThrow();
    if (match.sum === sumIn(match, MATCH)) await moveNames(then, match);
  }
}

/** Moves the names of one match. Damaged rows stay as they are, since a new checksum would hide the damage. */
async function moveNames(db: Db, match: Row): Promise<void> {
  const id = match.id!;
  const names = new Names(Number(match.next_number));
  for (const { table, key, others, json } of NAMING) {
    const columns = [...key, ...others, json];
    const rows = await db.selectFrom(table).selectAll().where('match', '=', id).orderBy(key[1]!).execute();
    for (const row of rows) {
      const text = String(row[json]);
      if (!text.includes('"name":') || row.sum !== sumIn(row, columns)) continue;
      const moved = { ...row, [json]: names.movedFrom(text) };
      const change = { [json]: moved[json]!, sum: sumIn(moved, columns) };
      await key
        .reduce((update, column) => update.where(column, '=', row[column]!), db.updateTable(table).set(change))
        .execute();
    }
  }
  for (const [number, text] of names.people) {
    const person = { match: id, number, name: JSON.stringify(text) };
    await db
      .insertInto('people')
      .values({ ...person, sum: sumOf(Object.values(person)) })
      .execute();
  }
  const { next } = names;
  const sum = sumIn({ ...match, next_number: next }, MATCH);
  if (next !== match.next_number)
    await db.updateTable('matches').set({ next_number: next, sum }).where('id', '=', id).execute();
}

/** The names of one match by number. */
class Names {
  readonly people = new Map<number, string>();
  readonly #numbers = new Map<string, number>();

  constructor(
    /** The next free number. */
    public next: number,
  ) {}

  /** Returns the JSON text with a number in place of each name. */
  movedFrom(json: string): string {
    return JSON.stringify(this.#moved(JSON.parse(json)));
  }
  /** A person, a holder and a speaker are the only objects with a name and a number. */
  #moved(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((one) => this.#moved(one));
    const { name, ...others } = value as Record<string, unknown>;
    if (typeof name !== 'string' || typeof others.number !== 'number')
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.#moved(one)]));
    const named = this.#numberOf(others.number, name);
    return named === others.number ? others : { ...others, named };
  }
  /** Returns the number of a name: that of its person, or a new one for each further name of people at one device. */
  #numberOf(person: number, name: string): number {
    const key = `${person} ${name}`;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.people.has(person) ? this.next++ : person;
      this.#numbers.set(key, number);
      this.people.set(number, name);
    }
    return number;
  }
}
