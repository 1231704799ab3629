// All queries of the store, in SQL that both SQLite and PostgreSQL support.
import { type Kysely, sql } from 'kysely';
import { prepared } from './prepared.ts';
import { FINISHED } from './store.ts';
import type {
  BeginningRow,
  ClockRow,
  CommandRow,
  DeedRow,
  JobRow,
  KeyRow,
  LineRow,
  MailboxRow,
  MatchRow,
  NotebookRow,
  OutcomeRow,
  PackRow,
  PersonRow,
  ReportRow,
  SeatRow,
  SecretRow,
  Tables,
  TalkRow,
  TargetRow,
} from './tables.ts';

interface OfMatch {
  readonly match: string;
}
interface OfRoom extends OfMatch {
  readonly room: string;
}
export type Queries = ReturnType<typeof queriesFor>;

/** Number of jobs taken at once. */
const JOBS = 20;

/** The columns of a match that change during play. Listed explicitly, since no row exists when a query is compiled. */
const changing = (row: MatchRow) => ({
  version: row.version,
  phase: row.phase,
  asked: row.asked,
  rematch: row.rematch,
  next_number: row.next_number,
  proposals: row.proposals,
  lines: row.lines,
  begun: row.begun,
  joined: row.joined,
  moved: row.moved,
  sum: row.sum,
});

const finished = (db: Kysely<Tables>, before: number) =>
  db
    .selectFrom('matches')
    .select('id')
    .where('created', '<', before)
    .where('phase', 'in', FINISHED)
    .where('damage', 'is', null)
    .orderBy('created')
    .orderBy('id');

/** The queries for a database, each compiled once. */
export function queriesFor(db: Kysely<Tables>) {
  return {
    match: prepared(({ match }: OfMatch) => db.selectFrom('matches').selectAll().where('id', '=', match)),
    seats: prepared(({ match }: OfMatch) => db.selectFrom('seats').selectAll().where('match', '=', match)),
    seat: prepared(({ match, seat }: OfMatch & { readonly seat: number }) =>
      db.selectFrom('seats').selectAll().where('match', '=', match).where('seat', '=', seat),
    ),
    beginning: prepared(({ match }: OfMatch) => db.selectFrom('beginnings').selectAll().where('match', '=', match)),
    lines: prepared(({ match, from }: OfMatch & { readonly from: number }) =>
      db.selectFrom('lines').selectAll().where('match', '=', match).where('n', '>=', from).orderBy('n'),
    ),
    command: prepared(({ match, id }: OfMatch & { readonly id: string }) =>
      db.selectFrom('commands').selectAll().where('match', '=', match).where('id', '=', id),
    ),
    talk: prepared(({ match }: OfMatch) => db.selectFrom('talk').selectAll().where('match', '=', match).orderBy('n')),
    lastLine: prepared(({ match, room }: OfRoom) =>
      db
        .selectFrom('talk')
        .select('n')
        .where('match', '=', match)
        .where('room', '=', room)
        .orderBy('n', 'desc')
        .limit(1),
    ),
    saidAs: prepared(({ match, room, id }: OfRoom & { readonly id: string }) =>
      db.selectFrom('talk').select('n').where('match', '=', match).where('room', '=', room).where('id', '=', id),
    ),
    pack: prepared(({ hash }: { readonly hash: string }) =>
      db.selectFrom('packs').selectAll().where('hash', '=', hash),
    ),
    clock: prepared(({ match }: OfMatch) => db.selectFrom('clocks').selectAll().where('match', '=', match)),
    targets: prepared(({ match }: OfMatch) =>
      db.selectFrom('targets').selectAll().where('match', '=', match).orderBy('id'),
    ),
    allTargets: prepared(() => db.selectFrom('targets').selectAll()),
    /** `called`: a pattern for names, in which a backslash escapes. SQLite ignores the case of Latin letters only. */
    find: prepared(
      ({ text, called, most }: { readonly text: string; readonly called: string; readonly most: number }) =>
        db
          .selectFrom('matches')
          .select('id')
          .where((match) =>
            match.or([
              match('id', '=', text),
              match(
                'id',
                'in',
                db
                  .selectFrom('people')
                  .select('people.match')
                  .where(sql<boolean>`lower(name) like ${called} escape '\\'`),
              ),
            ]),
          )
          .orderBy('created', 'desc')
          .orderBy('id')
          .limit(most),
    ),
    people: prepared(({ match }: OfMatch) => db.selectFrom('people').selectAll().where('match', '=', match)),
    notebooks: prepared(({ match }: OfMatch) =>
      db.selectFrom('notebooks').selectAll().where('match', '=', match).orderBy('seat'),
    ),
    keys: prepared(({ match }: OfMatch) => db.selectFrom('keys').selectAll().where('match', '=', match).orderBy('n')),
    dueJobs: prepared(({ now }: { readonly now: number }) =>
      db
        .selectFrom('jobs')
        .selectAll()
        .where('due', '<=', now)
        .where((job) => job.or([job('lease', 'is', null), job('lease', '<=', now)]))
        // Clocks before messages: however many notifications wait, no clock is delayed.
        .orderBy('kind')
        .orderBy('due')
        .orderBy('key')
        .limit(JOBS),
    ),
    house: prepared(({ name }: { readonly name: string }) =>
      db.selectFrom('house').select('value').where('name', '=', name),
    ),
    outcomes: prepared(({ after, most }: { readonly after: string; readonly most: number }) =>
      db.selectFrom('outcomes').selectAll().where('match', '>', after).orderBy('match').limit(most),
    ),
    uncounted: prepared(({ most }: { readonly most: number }) =>
      db
        .selectFrom('matches')
        .leftJoin('outcomes', 'outcomes.match', 'matches.id')
        .where('phase', '=', 'over')
        .where('outcomes.match', 'is', null)
        .select('id')
        .orderBy('id')
        .limit(most),
    ),
    deeds: prepared(() => db.selectFrom('deeds').selectAll().orderBy('n')),
    secret: prepared(({ name }: { readonly name: string }) =>
      db.selectFrom('secrets').selectAll().where('name', '=', name),
    ),
    mailbox: prepared(({ id }: { readonly id: string }) => db.selectFrom('mailboxes').selectAll().where('id', '=', id)),
    ids: prepared(() => db.selectFrom('matches').select('id')),
    waiting: prepared(() =>
      db
        .selectFrom('matches')
        .innerJoin('seats', (join) =>
          join.onRef('seats.match', '=', 'matches.id').onRef('seats.seat', '=', 'matches.asked'),
        )
        .where('phase', '=', 'playing')
        .where('automatic', '=', 1)
        .select('id')
        .orderBy('id'),
    ),
    unfinished: prepared(() => db.selectFrom('matches').select('id').where('phase', 'in', ['gathering', 'playing'])),
    finished: prepared(({ before }: { readonly before: number }) => finished(db, before)),
    finishedWithTalk: prepared(({ before }: { readonly before: number }) =>
      finished(db, before).where(
        'id',
        'in',
        db.selectFrom('talk').select('talk.match').where('line', 'not like', '%"words":{"kind":"deleted"}}'),
      ),
    ),
    abandoned: prepared(({ before }: { readonly before: number }) =>
      db
        .selectFrom('matches')
        .where('created', '<', before)
        .where('phase', '<>', 'over')
        .where('joined', '=', 0)
        .where('moved', '=', 0)
        .where('damage', 'is', null)
        .select('id')
        .orderBy('id'),
    ),

    addMatch: prepared((row: MatchRow) =>
      db.insertInto('matches').values({
        id: row.id,
        created: row.created,
        damage: row.damage,
        record: row.record,
        ...changing(row),
      }),
    ),
    /** If two commits have the same version, only one finds the row. */
    commit: prepared((row: MatchRow & { readonly before: number }) =>
      db.updateTable('matches').set(changing(row)).where('id', '=', row.id).where('version', '=', row.before),
    ),
    addSeat: prepared(({ match, seat, automatic, record, sum }: SeatRow) =>
      db.insertInto('seats').values({ match, seat, automatic, record, sum }),
    ),
    setSeat: prepared(({ match, seat, automatic, record, sum }: SeatRow) =>
      db.updateTable('seats').set({ automatic, record, sum }).where('match', '=', match).where('seat', '=', seat),
    ),
    addBeginning: prepared(({ match, rules, before, sum }: BeginningRow) =>
      db.insertInto('beginnings').values({ match, rules, before, sum }),
    ),
    addLine: prepared(({ match, n, line, sum }: LineRow) => db.insertInto('lines').values({ match, n, line, sum })),
    addCommand: prepared(({ match, id, record, sum }: CommandRow) =>
      db.insertInto('commands').values({ match, id, record, sum }),
    ),
    setClockOf: prepared(({ match, record, sum }: ClockRow) =>
      db
        .insertInto('clocks')
        .values({ match, record, sum })
        .onConflict((conflict) => conflict.column('match').doUpdateSet({ record, sum })),
    ),
    setTarget: prepared(({ id, match, record, sum }: TargetRow) =>
      db
        .insertInto('targets')
        .values({ id, match, record, sum })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ record, sum })),
    ),
    removeTarget: prepared(({ id }: { readonly id: string }) => db.deleteFrom('targets').where('id', '=', id)),
    setPerson: prepared(({ match, number, name, sum }: PersonRow) =>
      db
        .insertInto('people')
        .values({ match, number, name, sum })
        .onConflict((conflict) => conflict.columns(['match', 'number']).doUpdateSet({ name, sum })),
    ),
    rename: prepared(({ match, number, name, sum }: PersonRow) =>
      db.updateTable('people').set({ name, sum }).where('match', '=', match).where('number', '=', number),
    ),
    setNotebook: prepared(({ match, seat, record, sum }: NotebookRow) =>
      db
        .insertInto('notebooks')
        .values({ match, seat, record, sum })
        .onConflict((conflict) => conflict.columns(['match', 'seat']).doUpdateSet({ record, sum })),
    ),
    addKey: prepared(({ match, n, record, sum }: KeyRow) => db.insertInto('keys').values({ match, n, record, sum })),
    removeNotebook: prepared(({ match, seat }: OfMatch & { readonly seat: number }) =>
      db.deleteFrom('notebooks').where('match', '=', match).where('seat', '=', seat),
    ),
    reports: prepared(() => db.selectFrom('reports').selectAll()),
    addReport: prepared(({ match, about, record, sum }: ReportRow) =>
      db
        .insertInto('reports')
        .values({ match, about, record, sum })
        .onConflict((conflict) => conflict.columns(['match', 'about']).doNothing()),
    ),
    removeReport: prepared(({ match, about }: OfMatch & { readonly about: string }) =>
      db.deleteFrom('reports').where('match', '=', match).where('about', '=', about),
    ),
    setJob: prepared(({ key, kind, match, due }: Omit<JobRow, 'lease'>) =>
      db
        .insertInto('jobs')
        .values({ key, kind, match, due, lease: null })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ due, lease: null })),
    ),
    removeJob: prepared(({ key }: { readonly key: string }) => db.deleteFrom('jobs').where('key', '=', key)),
    /** If two processes found it free, only one gets it. */
    leaseJob: prepared(({ key, now, until }: { readonly key: string; readonly now: number; readonly until: number }) =>
      db
        .updateTable('jobs')
        .set({ lease: until })
        .where('key', '=', key)
        .where('due', '<=', now)
        .where((job) => job.or([job('lease', 'is', null), job('lease', '<=', now)])),
    ),
    say: prepared(({ match, room, n, id, line, sum }: TalkRow) =>
      db.insertInto('talk').values({ match, room, n, id, line, sum }),
    ),
    setLine: prepared(({ match, room, n, line, sum }: TalkRow) =>
      db.updateTable('talk').set({ line, sum }).where('match', '=', match).where('room', '=', room).where('n', '=', n),
    ),
    forgetTalk: prepared(({ match, room, upTo }: OfRoom & { readonly upTo: number }) =>
      db.deleteFrom('talk').where('match', '=', match).where('room', '=', room).where('n', '<=', upTo),
    ),
    addOutcome: prepared(({ match, record, sum }: OutcomeRow) =>
      db
        .insertInto('outcomes')
        .values({ match, record, sum })
        .onConflict((row) => row.column('match').doNothing()),
    ),
    addPack: prepared(({ hash, game, json, sum }: PackRow) =>
      db
        .insertInto('packs')
        .values({ hash, game, json, sum })
        .onConflict((conflict) => conflict.column('hash').doNothing()),
    ),
    addDeed: prepared(({ n, at, deed, sum }: DeedRow) => db.insertInto('deeds').values({ n, at, deed, sum })),
    addSecret: prepared(({ name, value, sum }: SecretRow) => db.insertInto('secrets').values({ name, value, sum })),
    setSecret: prepared(({ name, value, sum }: SecretRow) =>
      db.updateTable('secrets').set({ value, sum }).where('name', '=', name),
    ),
    /** If two transactions read the same row, only one succeeds; `before`: the checksum that was read. */
    setMailbox: prepared(({ id, until, record, sum, before }: MailboxRow & { readonly before: string }) =>
      db
        .insertInto('mailboxes')
        .values({ id, until, record, sum })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({ until, record, sum }).where('mailboxes.sum', '=', before),
        ),
    ),
    forgetMailboxes: prepared(({ now }: { readonly now: number }) =>
      db.deleteFrom('mailboxes').where('until', '<=', now),
    ),
    /** Also deletes seats, log and all other rows of the match. */
    remove: prepared(({ match }: OfMatch) => db.deleteFrom('matches').where('id', '=', match)),
    removeAt: prepared(({ match, version }: OfMatch & { readonly version: number }) =>
      db.deleteFrom('matches').where('id', '=', match).where('version', '=', version),
    ),
    setClock: prepared(({ time }: { readonly time: number }) =>
      db.updateTable('house').set({ value: time }).where('name', '=', 'clock').where('value', '<', time),
    ),
    probe: prepared(() =>
      db
        .updateTable('house')
        .set((house) => ({ value: house('value', '+', 1) }))
        .where('name', '=', 'probed'),
    ),
  };
}
