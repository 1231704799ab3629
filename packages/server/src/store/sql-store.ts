// The store on any SQL database: the matches, and what is played and said in them.
import type { TalkLine } from '@gaslamp/protocol/talk';
import { TALK_ROOMS, type TalkRoom } from '@gaslamp/protocol/talk-rooms';
import type { CompiledQuery, QueryResult } from 'kysely';
import { bitByBit } from '../bit-by-bit.ts';
import { log } from '../log.ts';
import { HOUSE, HouseRows, none, of } from './house-rows.ts';
import {
  beginningRow,
  checkMatch,
  clockRow,
  commandRow,
  committed,
  keyRow,
  lineRow,
  notebookRow,
  personRow,
  recordOf,
  seatRow,
  sound,
  statusOf,
  storedBeginning,
  storedCommand,
  storedLines,
  storedMatch,
  storedSlowly,
  storedTalk,
  talkRow,
  targetRow,
} from './rows.ts';
import {
  type Beginning,
  type CommandRecord,
  type Commit,
  Damaged,
  FINISHED,
  type Job,
  KEPT_LINES,
  type LaterKey,
  type MatchRecord,
  type MatchStatus,
  type NewMatch,
  type Seat,
  type Seating,
  type Store,
  type StoredLine,
  type StoredLog,
  type StoredMatch,
  type StoredTalk,
  type Target,
  Unstorable,
  VersionTaken,
  type WholeMatch,
} from './store.ts';
import type { MatchRow } from './tables.ts';
import { inOrder } from './underneath.ts';
import { Meanwhile, type Run } from './writer.ts';

/** All writes go through one Writer (writer.ts). */
export class SqlStore extends HouseRows implements Store {
  #closed = false;
  /** One copy runs after another, since players need the disk. */
  #copied: Promise<unknown> = Promise.resolve();
  /** Damaged matches that were logged. */
  readonly #reported = new Set<string>();

  create(
    record: MatchRecord,
    status: MatchStatus,
    seats: readonly Seat[],
    commit: NewMatch['commit'] = {},
  ): Promise<void> {
    return this.writer.write(of(record.id), async (run) => {
      await inOrder(this.#make(run, { record, status, seats, commit }));
    });
  }
  #make(run: Run, { record, status, seats, commit }: NewMatch): Promise<unknown>[] {
    const all = seats.map((seat) => commit.seats?.find((one) => one.seat === seat.seat) ?? seat);
    const row = committed(null, record, { ...status, ...commit.status }, all, commit);
    return [
      this.add(run(this.queries.addMatch(row)), () => new Error(`there is a match ${record.id} already`)),
      ...all.map((seat) => run(this.queries.addSeat(seatRow(record.id, seat)))),
      ...this.#append(run, row, 0, commit),
    ];
  }

  commit(match: string, version: number, change: Commit, by = match): Promise<number> {
    return this.writer.write({ by, match }, async (run, report) => {
      const [row] = (await run(this.queries.match({ match }))).rows;
      if (row === undefined || row.version !== version) throw new VersionTaken(match, version);
      checkMatch(row);
      const { seats = [] } = change;
      const next = committed(row, recordOf(row), { ...statusOf(row), ...change.status }, seats, change);
      await inOrder([
        // Another process may have committed in between.
        found(run(this.queries.commit({ ...next, before: version })), () => new VersionTaken(match, version)),
        ...seats.map((seat) =>
          found(
            run(this.queries.setSeat(seatRow(match, seat))),
            () => new Damaged(match, `the row of seat ${seat.seat} is missing`),
          ),
        ),
        ...this.#append(run, next, row.lines, change),
        ...(change.next ? this.#make(run, change.next) : []),
      ]);
      report({ what: 'match', match, n: next.version });
      return next.version;
    });
  }

  /** Writes the parts of a commit that are stored outside the match's row. */
  #append(run: Run, { id }: MatchRow, from: number, change: Commit): Promise<unknown>[] {
    const { lines = [], beginning, command, clock, jobs = [], done = [], targets = [], dropped = [] } = change;
    const { people = {}, notebooks = [], emptied = [], key } = change;
    const sent: Promise<unknown>[] = [];
    if (beginning)
      sent.push(
        this.add(
          run(this.queries.addBeginning(beginningRow(id, beginning))),
          () => new Error(`match ${id} has a beginning already`),
        ),
      );
    for (const [i, line] of lines.entries())
      sent.push(
        this.add(
          run(this.queries.addLine(lineRow(id, from + i, line))),
          () => new Damaged(id, `its log has a line ${from + i} where ${from} were written`),
        ),
      );
    if (command)
      sent.push(
        this.add(
          run(this.queries.addCommand(commandRow(id, command))),
          () => new Error(`match ${id} has a command ${command.id} already`),
        ),
      );
    if (clock) sent.push(run(this.queries.setClockOf(clockRow(id, clock))));
    return [
      ...sent,
      ...targets.map((target) => run(this.queries.setTarget(targetRow(id, target)))),
      ...dropped.map((id) => run(this.queries.removeTarget({ id }))),
      ...Object.entries(people).map(([number, name]) =>
        run(this.queries.setPerson(personRow(id, Number(number), name))),
      ),
      ...notebooks.map((notebook) => run(this.queries.setNotebook(notebookRow(id, notebook)))),
      ...(key ? [this.#addKey(run, id, key)] : []),
      ...emptied.map((seat) => run(this.queries.removeNotebook({ match: id, seat }))),
      ...jobs.map((job) => run(this.queries.setJob(job))),
      ...done.map((key) => run(this.queries.removeJob({ key }))),
    ];
  }
  async #addKey(run: Run, match: string, key: LaterKey): Promise<void> {
    const { rows } = await run(this.queries.keys({ match }));
    await run(this.queries.addKey(keyRow(match, rows.length, key)));
  }

  load(match: string): Promise<StoredMatch | null> {
    return this.#readOf(match, (run, row) => this.#standing(run, row));
  }
  seating(match: string): Promise<Seating | null> {
    return this.#readOf(match, async (run, row) => storedMatch(row, (await run(this.queries.seats({ match }))).rows));
  }
  async log(match: string): Promise<StoredLog> {
    const found = await this.#readOf(match, async (run, row) => ({
      row,
      beginning: await this.#beginning(run, row),
      lines: (await run(this.queries.lines({ match, from: 0 }))).rows,
    }));
    // Thrown outside of the transaction, where a missing match would be reported as damaged.
    if (found === null) throw new Error(`there is no match ${match}`);
    const { row, beginning, lines } = found;
    // Verified outside of the transaction, which blocks all other reads and writes.
    return { beginning, lines: await bitByBit(storedSlowly(row, lines)) };
  }
  whole(match: string, from: number): Promise<WholeMatch | null> {
    return this.#readOf(match, async (run, row) => {
      const [standing, log] = await Promise.all([this.#standing(run, row), this.#log(run, row, from)]);
      return { ...standing, log };
    });
  }
  #readOf<T>(match: string, read: (run: Run, row: MatchRow) => Promise<T>): Promise<T | null> {
    return this.#read(match, async (run) => {
      const [row] = (await run(this.queries.match({ match }))).rows;
      return row === undefined ? null : read(run, row);
    });
  }
  async #standing(run: Run, row: MatchRow): Promise<StoredMatch> {
    const match = row.id;
    const [seats, clock, targets, people, notebooks, keys] = await Promise.all([
      run(this.queries.seats({ match })),
      run(this.queries.clock({ match })),
      run(this.queries.targets({ match })),
      run(this.queries.people({ match })),
      run(this.queries.notebooks({ match })),
      run(this.queries.keys({ match })),
    ]);
    return storedMatch(row, seats.rows, {
      clock: clock.rows[0],
      targets: targets.rows,
      people: people.rows,
      notebooks: notebooks.rows,
      keys: keys.rows,
    });
  }
  async #log(run: Run, row: MatchRow, from: number): Promise<StoredLog> {
    const [beginning, lines] = await Promise.all([
      from > 0 ? null : this.#beginning(run, row),
      run(this.queries.lines({ match: row.id, from })),
    ]);
    return { beginning, lines: storedLines(row, lines.rows, from) };
  }
  async #beginning(run: Run, row: MatchRow): Promise<Beginning | null> {
    checkMatch(row);
    const [beginning] = (await run(this.queries.beginning({ match: row.id }))).rows;
    return row.begun === 0 && beginning === undefined ? null : storedBeginning(row.id, beginning);
  }
  command(match: string, id: string): Promise<CommandRecord | null> {
    // Every command asks for this: a single query needs no transaction.
    return this.#blaming(match, async () => {
      const [row] = (await this.under.db.executeQuery(this.queries.command({ match, id }))).rows;
      return row === undefined ? null : storedCommand(match, row);
    });
  }
  say(match: string, room: TalkRoom, id: string, line: TalkLine): ReturnType<Store['say']> {
    return this.writer.writeNext(of(match), async (run, report) => {
      // Read before the id is looked for: if another process stores a line after that, this number is taken, and all of it is repeated.
      const [last] = (await run(this.queries.lastLine({ match, room }))).rows;
      const [again] = (await run(this.queries.saidAs({ match, room, id }))).rows;
      if (again !== undefined) return { n: again.n, added: false };
      const n = (last?.n ?? 0) + 1;
      await inOrder<unknown>([
        this.add(run(this.queries.say(talkRow(match, room, n, id, line))), () => new Meanwhile()),
        run(this.queries.forgetTalk({ match, room, upTo: n - KEPT_LINES })),
      ]);
      report({ what: 'talk', match, room, n });
      return { n, added: true };
    });
  }
  async talk(match: string): Promise<StoredTalk> {
    const { talk, damaged } = await this.#read(match, async (run) =>
      storedTalk((await run(this.queries.talk({ match }))).rows),
    );
    if (damaged > 0) log.warn({ match, times: damaged }, 'lines of talk are not what was written; they are left out');
    return talk;
  }
  async deleteWords(match: string, holds: (line: StoredLine, room: TalkRoom) => boolean): Promise<void> {
    await this.writer.write(of(match), async (run, report) => {
      const { talk } = storedTalk((await run(this.queries.talk({ match }))).rows);
      for (const room of TALK_ROOMS)
        for (const line of talk[room]) {
          if (line.words.kind === 'deleted' || !holds(line, room)) continue;
          const { n, id, ...said } = line;
          await run(this.queries.setLine(talkRow(match, room, n, id, { ...said, words: { kind: 'deleted' } })));
        }
      report({ what: 'people', match });
    });
    await this.under.purge?.();
  }
  async rename(match: string, number: number, name: string): Promise<void> {
    await this.writer.write(of(match), async (run, report) => {
      if (none(await run(this.queries.rename(personRow(match, number, name)))))
        throw new Error(`match ${match} has no name ${number}`);
      report({ what: 'people', match });
    });
  }
  async remove(match: string, version?: number): Promise<void> {
    await this.writer.write(of(match), async (run, report) => {
      const { remove, removeAt } = this.queries;
      const gone = await run(version === undefined ? remove({ match }) : removeAt({ match, version }));
      if (version !== undefined && none(gone)) throw new VersionTaken(match, version);
      report({ what: 'match', match, n: -1 });
    });
  }

  async find(text: string, most: number): Promise<readonly string[]> {
    const json = JSON.stringify(text.toLowerCase()).slice(1, -1);
    const called = `%${json.replace(/[\\%_]/g, '\\$&')}%`;
    const { rows } = await this.under.db.executeQuery(this.queries.find({ text, called, most }));
    return rows.map(({ id }) => id);
  }
  async allTargets(): Promise<readonly { readonly match: string; readonly target: Target }[]> {
    const { rows } = await this.under.db.executeQuery(this.queries.allTargets({}));
    return rows
      .filter((row) => sound('targets', row))
      .map(({ match, record }) => ({ match, target: JSON.parse(record) as Target }));
  }
  waiting(): Promise<readonly string[]> {
    return this.#those(this.queries.waiting({}), async (row, run) => {
      if (row.phase !== 'playing' || row.asked === null) return false;
      const [seat] = (await run(this.queries.seat({ match: row.id, seat: row.asked }))).rows;
      if (seat === undefined || !sound('seats', seat))
        throw new Damaged(row.id, `the row of seat ${row.asked} is not what was written`);
      return seat.automatic === 1;
    });
  }
  here(): Promise<readonly string[]> {
    return this.#those(this.queries.unfinished({}), async (row, run) => {
      const { seats } = storedMatch(row, (await run(this.queries.seats({ match: row.id }))).rows);
      return seats.some((seat) => seat.by === 'person' && seat.left === null);
    });
  }
  abandoned(before: number): Promise<readonly string[]> {
    return this.#those(
      this.queries.abandoned({ before }),
      async (row) => row.created < before && row.phase !== 'over' && row.joined === 0 && row.moved === 0,
    );
  }
  finished(before: number, most: number): Promise<readonly string[]> {
    return this.#finished(this.queries.finished({ before }), before, most);
  }
  finishedWithTalk(before: number, most: number): Promise<readonly string[]> {
    return this.#finished(this.queries.finishedWithTalk({ before }), before, most);
  }
  #finished(found: CompiledQuery<{ id: string }>, before: number, most: number): Promise<string[]> {
    const isOld = async (row: MatchRow, run: Run) => {
      if (row.created >= before || !FINISHED.includes(row.phase)) return false;
      const last = Math.max(0, row.lines - 1);
      const { rows } = await run(this.queries.lines({ match: row.id, from: last }));
      return storedLines(row, rows, last).every(({ at }) => at < before);
    };
    return this.#those(found, isOld, most);
  }
  /** Returns those of the matches found for which `holds` is true, at most `most`. Damaged ones are logged once and left out. */
  async #those(
    found: CompiledQuery<{ id: string }>,
    holds: (row: MatchRow, run: Run) => Promise<boolean>,
    most = Number.POSITIVE_INFINITY,
  ): Promise<string[]> {
    const { db } = this.under;
    // If one row makes the query fail, the matches are checked one by one.
    const { rows } = await db.executeQuery(found).catch(() => db.executeQuery(this.queries.ids({})));
    const ids: string[] = [];
    for (const { id } of rows) {
      if (ids.length >= most) break;
      try {
        const held = await this.#read(id, async (run) => {
          const [row] = (await run(this.queries.match({ match: id }))).rows;
          if (row === undefined) return false;
          checkMatch(row);
          return holds(row, run);
        });
        if (held) ids.push(id);
      } catch (error) {
        if (!(error instanceof Damaged)) throw error;
        if (!this.#reported.has(id)) log.error({ match: id, err: error }, 'a match is damaged');
        this.#reported.add(id);
      }
    }
    return ids;
  }

  /** Needs no transaction of its own: usually no job is due, and each lease is a single statement. */
  async takeJobs(now: number, until: number): Promise<readonly Job[]> {
    const { rows } = await this.under.db.executeQuery(this.queries.dueJobs({ now }));
    const leases = rows.map(({ key, match }) =>
      this.writer.write(of(match ?? ''), (run) => run(this.queries.leaseJob({ key, now, until }))),
    );
    const leased = await inOrder(leases);
    return rows.flatMap(({ key, kind, match, due }, i) => (none(leased[i]!) ? [] : ({ key, kind, match, due } as Job)));
  }

  async probe(): Promise<void> {
    await this.writer.write(HOUSE, (run) => run(this.queries.probe({})));
  }
  copyTo(path: string): Promise<void> {
    const { copyTo } = this.under;
    if (this.#closed) return Promise.reject(new Error('the store is closed'));
    if (copyTo === null) return Promise.reject(new Error('a database is copied by whoever may read it'));
    const copied = this.#copied.then(() => copyTo(path));
    this.#copied = copied.catch(() => {});
    return copied;
  }
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.writer.close();
    await this.#copied;
    await this.under.close();
  }

  /** Reads everything from one snapshot. */
  #read<T>(match: string, work: (run: Run) => Promise<T>): Promise<T> {
    return this.#blaming(match, () => this.under.snapshot(work));
  }
  /** Reports read errors as damage to that match: other matches are not affected. */
  async #blaming<T>(match: string, read: () => Promise<T>): Promise<T> {
    if (this.#closed) throw new Error('the store is closed');
    try {
      return await read();
    } catch (error) {
      if (error instanceof Damaged || error instanceof Unstorable || this.#closed) throw error;
      throw new Damaged(match, `it cannot be read (${(error as Error).message})`);
    }
  }
}

/** Throws if a query has changed nothing. */
async function found(sent: Promise<QueryResult<unknown>>, missing: () => Error): Promise<void> {
  if (none(await sent)) throw missing();
}
