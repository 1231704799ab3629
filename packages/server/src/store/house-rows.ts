// The part of a store on any SQL database that belongs to no match: reports, packs, outcomes, clock, deeds, keys, mailboxes.
import type { Outcome } from '@gaslamp/protocol/statistics';
import type { QueryResult } from 'kysely';
import { log } from '../log.ts';
import { type Queries, queriesFor } from './queries.ts';
import { reportRow, sound, summed } from './rows.ts';
import { KEPT_REPORTS, type Mailbox, type Store, type StoredDeed, type StoredReport } from './store.ts';
import type { OutcomeRow } from './tables.ts';
import type { Underneath } from './underneath.ts';
import { Meanwhile, type Turn, Writer } from './writer.ts';

/** Number of outcomes read at a time. */
const AT_ONCE = 500;
const NO_LETTERS: Mailbox = { asked: [], refused: false };
/** The turns of works that no caller asked for: those of one match, and those of the house. */
export const of = (match: string): Turn => ({ by: match, match });
export const HOUSE = of('');
export const none = (result: QueryResult<unknown>): boolean => result.numAffectedRows === 0n;

/** Reads and writes the data of the house. */
export class HouseRows {
  protected readonly under: Underneath;
  protected readonly queries: Queries;
  protected readonly writer: Writer;
  announce: Store['announce'] = () => {};

  constructor(under: Underneath) {
    this.under = under;
    this.queries = queriesFor(under.db);
    this.writer = new Writer(under, (changes) => this.announce(changes));
  }

  report(report: StoredReport): Promise<boolean> {
    return this.writer.write(HOUSE, async (run) => {
      const { rows } = await run(this.queries.reports({}));
      const row = reportRow(report);
      const own = rows.filter(({ match }) => match === report.match);
      if (own.some(({ about }) => about === row.about)) return true;
      if (rows.length >= KEPT_REPORTS.all || own.length >= KEPT_REPORTS.match) return false;
      await run(this.queries.addReport(row));
      return true;
    });
  }
  async reports(): Promise<readonly StoredReport[]> {
    const { rows } = await this.under.db.executeQuery(this.queries.reports({}));
    return rows
      .filter((row) => sound('reports', row))
      .map(({ match, about, record }): StoredReport => ({ match, ...JSON.parse(record), about: JSON.parse(about) }))
      .sort((one, other) => one.at - other.at);
  }
  async closeReport(match: string, about: StoredReport['about']): Promise<void> {
    await this.writer.write(HOUSE, (run) => run(this.queries.removeReport({ match, about: JSON.stringify(about) })));
  }

  async savePack(hash: string, game: string, json: string): Promise<void> {
    await this.writer.write(HOUSE, (run) => run(this.queries.addPack(summed('packs', { hash, game, json }))));
  }
  async pack(hash: string): Promise<{ readonly game: string; readonly json: string } | null> {
    const [row] = (await this.under.db.executeQuery(this.queries.pack({ hash }))).rows;
    if (row === undefined) return null;
    if (!sound('packs', row)) throw new Error(`the pack ${hash} in the store is not what was written`);
    return { game: row.game, json: row.json };
  }

  async uncounted(most: number): Promise<readonly string[]> {
    const { rows } = await this.under.db.executeQuery(this.queries.uncounted({ most }));
    return rows.map(({ id }) => id);
  }
  async keepOutcome(match: string, outcome: Outcome | null): Promise<void> {
    const row = summed('outcomes', { match, record: JSON.stringify(outcome) });
    await this.writer.write(of(match), (run) => run(this.queries.addOutcome(row)));
  }
  async *outcomes(most = AT_ONCE): AsyncGenerator<readonly Outcome[]> {
    let after: string | undefined = '';
    while (after !== undefined) {
      const query = this.queries.outcomes({ after, most });
      const rows: readonly OutcomeRow[] = (await this.under.db.executeQuery(query)).rows;
      yield rows.flatMap((row) => (sound('outcomes', row) ? ((JSON.parse(row.record) as Outcome | null) ?? []) : []));
      after = rows[most - 1]?.match;
    }
  }

  async clock(): Promise<number> {
    const [row] = (await this.under.db.executeQuery(this.queries.house({ name: 'clock' }))).rows;
    return row !== undefined && Number.isFinite(row.value) ? row.value : 0;
  }
  async setClock(time: number): Promise<void> {
    await this.writer.write(HOUSE, (run) => run(this.queries.setClock({ time })));
  }
  async deeds(): Promise<readonly StoredDeed[]> {
    const { rows } = await this.under.db.executeQuery(this.queries.deeds({}));
    return rows.flatMap((row) => {
      if (sound('deeds', row)) return [{ at: row.at, deed: JSON.parse(row.deed) as object }];
      log.error({ why: `number ${row.n} is not what was written` }, 'a deed of the host does not count any more');
      return [];
    });
  }
  addDeed(at: number, deed: object, unless: (one: object) => boolean = () => false): Promise<boolean> {
    return this.writer.writeNext(HOUSE, async (run, report) => {
      const { rows } = await run(this.queries.deeds({}));
      if (rows.some((row) => sound('deeds', row) && unless(JSON.parse(row.deed) as object))) return false;
      const n = (rows.at(-1)?.n ?? -1) + 1;
      await this.add(
        run(this.queries.addDeed(summed('deeds', { n, at, deed: JSON.stringify(deed) }))),
        () => new Meanwhile(),
      );
      report({ what: 'desk' });
      return true;
    });
  }
  secret(name: string, made: () => string): Promise<string> {
    // If two processes start at the same time, both use the key that was stored first.
    return this.writer.writeNext(HOUSE, async (run) => {
      const [row] = (await run(this.queries.secret({ name }))).rows;
      if (row !== undefined && sound('secrets', row)) return row.value;
      const value = made();
      const secret = summed('secrets', { name, value });
      if (row === undefined) await this.add(run(this.queries.addSecret(secret)), () => new Meanwhile());
      else {
        log.error({}, 'a key of the house is not what was written; a new one takes its place');
        await run(this.queries.setSecret(secret));
      }
      return value;
    });
  }
  async renewSecret(name: string, value: string): Promise<void> {
    await this.writer.write(HOUSE, async (run) => {
      const secret = summed('secrets', { name, value });
      if (none(await run(this.queries.setSecret(secret)))) await run(this.queries.addSecret(secret));
    });
  }
  mailbox(
    id: string,
    now: number,
    change: (before: Mailbox) => { readonly mailbox: Mailbox; readonly until: number | null },
  ): Promise<Mailbox> {
    return this.writer.writeNext(HOUSE, async (run) => {
      await run(this.queries.forgetMailboxes({ now }));
      const [row] = (await run(this.queries.mailbox({ id }))).rows;
      const before: Mailbox = row && sound('mailboxes', row) ? JSON.parse(row.record) : NO_LETTERS;
      const { mailbox, until } = change(before);
      const next = summed('mailboxes', { id, until, record: JSON.stringify(mailbox) });
      if (none(await run(this.queries.setMailbox({ ...next, before: row?.sum ?? '' })))) throw new Meanwhile();
      return mailbox;
    });
  }
  async refuses(id: string): Promise<boolean> {
    const [row] = (await this.under.db.executeQuery(this.queries.mailbox({ id }))).rows;
    return row !== undefined && sound('mailboxes', row) && (JSON.parse(row.record) as Mailbox).refused;
  }

  protected async add(insert: Promise<unknown>, taken: () => Error): Promise<void> {
    try {
      await insert;
    } catch (error) {
      throw this.under.conflicts(error) ? taken() : error;
    }
  }
}
