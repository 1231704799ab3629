// The bus of several processes on one PostgreSQL: they listen for notifications (store/changes.ts) and poll once a second.
import { randomBytes } from 'node:crypto';
import type { Player } from '@gaslamp/kernel/state';
import type { Pool } from 'pg';
import { log } from '../log.ts';
import { type Change, type MatchChange, read } from '../store/changes.ts';
import { BESIDE, cannot, poolOf } from '../store/postgres-dialect.ts';
import type { ServerClock, Timer } from '../time/server-clock.ts';
import type { Bus, Listener, MatchInUse } from './bus.ts';
import { type Desks, desksInDatabase } from './desks.ts';
import { CHANNEL, PostgresLine } from './postgres-line.ts';
import { tablesOfProcesses } from './process-tables.ts';

/** Interval of heartbeat and polling, and the silence after which a process counts as gone, in ms. */
const BEAT = 1_000;
const LAPSE = 3_000;
/** Delay before another process takes over the work of one that is gone, in ms: its viewers reconnect in the meantime. */
const INHERIT = 5_000;

const NOW = `(extract(epoch from clock_timestamp()) * 1000)::bigint`;
const LIVES = `seen > ${NOW} - ${LAPSE}`;

/** Notification that a process has started. */
const CAME = 'came';

interface Look {
  readonly match: string;
  readonly seat: Player;
}
const keyOf = ({ match, seat }: Look): string => `${seat} ${match}`;

/** The versions of matches and the numbers of their last lines of talk, where they differ from those known here. */
const NEWS = `
  select o.match, coalesce(m.version, -1) as version, t.players, t.watchers
  from unnest($1::text[], $2::integer[], $3::integer[], $4::integer[]) as o (match, version, players, watchers)
    left join matches m on m.id = o.match
    cross join lateral (select
      coalesce((select max(n) from talk where talk.match = o.match and room = 'players'), 0) as players,
      coalesce((select max(n) from talk where talk.match = o.match and room = 'watchers'), 0) as watchers) as t
  where (o.version, o.players, o.watchers) <> (coalesce(m.version, -1), t.players, t.watchers)`;
interface News {
  readonly match: string;
  readonly version: number;
  readonly players: number;
  readonly watchers: number;
}
const UNKNOWN = { version: -2, lines: { players: -1, watchers: -1 } };
const changesIn = ({ match, version, players, watchers }: News): readonly MatchChange[] => [
  { what: 'match', match, n: version },
  { what: 'talk', match, room: 'players', n: players },
  { what: 'talk', match, room: 'watchers', n: watchers },
];

/** Opens the bus. Each process has a unique name, and its entries are deleted with it. */
export async function openPostgresBus(url: string, clock: ServerClock): Promise<PostgresBus> {
  const pool = poolOf(url, BESIDE);
  await tablesOfProcesses(pool);
  const bus = new PostgresBus(url, pool, clock);
  await bus.meet();
  return bus;
}

class PostgresBus implements Bus {
  readonly every = BEAT;
  readonly desks: Desks;
  readonly #me = randomBytes(6).toString('hex');
  #listener: Listener | null = null;
  readonly #line: PostgresLine;
  #timer: Timer | null = null;
  #looking: Promise<void> = Promise.resolve();
  #closed = false;
  /** The other live processes. */
  #others: ReadonlySet<string> = new Set();
  /** The number of the latest deed at the desk. */
  #deeds = -1;
  /** The viewers registered for this process, and whether the database may hold more because a query got no answer. */
  #looks = new Map<string, Look>();
  #unsynced = false;
  /** Claims that may still be registered though no bot thinks here: other processes leave those bots idle until the release. */
  readonly #left = new Set<string>();
  /** Matches for the next query of `latest`, that query, and the query in progress that it waits for. */
  #wanted = new Set<string>();
  #news: Promise<ReadonlyMap<string, readonly MatchChange[]>> | null = null;
  #asking: Promise<unknown> = Promise.resolve();

  constructor(
    readonly url: string,
    readonly pool: Pool,
    readonly clock: ServerClock,
  ) {
    this.desks = desksInDatabase(pool);
    this.#line = new PostgresLine(url, clock, {
      receive: (payload) => {
        if (payload === CAME) return void this.look();
        const change = read(payload);
        if (change !== null) this.#listener?.receive(change);
      },
      opened: () => void this.look(),
    });
  }
  get alone(): boolean {
    return this.#others.size === 0;
  }

  /** Advances the house clock while any process is alive: all use the database's time between two heartbeats. */
  async beat(now: number): Promise<number> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw cannot(error);
    });
    let failed = false;
    try {
      await client.query('begin');
      // Sequential: each heartbeat adds the time since the previous one.
      await client.query(`select from house where name = 'clock' for update`);
      const [at] = (await client.query<{ now: number }>(`select ${NOW} as now`)).rows;
      const { rows } = await client.query<{ value: number }>(
        `update house set value = greatest(value, $1::bigint, value + coalesce((
           select $2::bigint - max(seen) from processes where seen > $2::bigint - ${LAPSE}), 0))
         where name = 'clock' returning value`,
        [now, at!.now],
      );
      const { rows: entered } = await client.query<{ first: boolean }>(
        `insert into processes (id, seen) values ($1, $2)
           on conflict (id) do update set seen = excluded.seen returning xmax = 0 as first`,
        [this.#me, at!.now],
      );
      // Lets the others look for the new process. Entries that the database lost are written again.
      if (entered[0]?.first) await client.query(`select pg_notify(${CHANNEL}, '${CAME}')`);
      await client.query('commit');
      if (entered[0]?.first) this.#looks = new Map();
      return Number(rows[0]?.value ?? now);
    } catch (error) {
      failed = true;
      throw cannot(error);
    } finally {
      client.release(failed);
    }
  }

  async elsewhere(match: string): Promise<ReadonlySet<Player>> {
    const { rows } = await this.#ask<{ seat: Player }>(
      `select distinct seat from looks join processes on id = process where match = $1 and process <> $2 and ${LIVES}`,
      [match, this.#me],
    );
    return new Set(rows.map(({ seat }) => seat));
  }
  announce(changes: readonly Change[]): void {
    if (!this.alone) this.#line.announce(changes);
  }
  hear(match: string): Promise<void> {
    return this.#line.hear(match);
  }
  /** Callers during a query share the next one: a crowd must not delay this process's heartbeat. */
  async latest(match: string): Promise<readonly MatchChange[]> {
    this.#wanted.add(match);
    this.#news ??= this.#asking.then(() => this.#askLatest());
    return (await this.#news).get(match) ?? [];
  }
  async #askLatest(): Promise<ReadonlyMap<string, readonly MatchChange[]>> {
    const wanted = [...this.#wanted];
    this.#wanted = new Set();
    this.#news = null;
    const asked = this.#askNews(wanted.map((match) => ({ match, ...UNKNOWN })));
    this.#asking = asked.catch(() => {});
    return new Map((await asked).map((one) => [one.match, changesIn(one)]));
  }
  async #askNews(known: readonly Omit<MatchInUse, 'viewers'>[]): Promise<News[]> {
    const { rows } = await this.#ask<News>(NEWS, [
      known.map(({ match }) => match),
      known.map(({ version }) => version),
      known.map(({ lines }) => lines.players),
      known.map(({ lines }) => lines.watchers),
    ]);
    return rows;
  }
  async claim(match: string): Promise<boolean> {
    const { rows } = await this.#askOfClaim(
      match,
      `insert into claims (match, process) values ($1, $2) on conflict (match) do update set process = $2
         where claims.process = $2 or not exists (select from processes where id = claims.process and ${LIVES}) returning match`,
    );
    return rows.length > 0;
  }
  async release(match: string): Promise<void> {
    await this.#askOfClaim(match, 'delete from claims where match = $1 and process = $2');
  }
  async #askOfClaim(match: string, text: string): Promise<{ rows: object[] }> {
    try {
      const result = await this.#ask(text, [match, this.#me]);
      this.#left.delete(match);
      return result;
    } catch (error) {
      this.#left.add(match);
      throw error;
    }
  }
  async #ask<R extends object>(text: string, values: readonly unknown[]): Promise<{ rows: R[] }> {
    try {
      return await this.pool.query<R>(text, [...values]);
    } catch (error) {
      throw cannot(error);
    }
  }

  start(listener: Listener): void {
    this.#listener = listener;
    void this.#line.open();
    this.#timer = this.clock.every(BEAT, () => this.look());
  }
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#timer?.stop();
    await this.#looking;
    await this.#line.close();
    await this.pool.query('delete from processes where id = $1', [this.#me]).catch(() => {});
    await this.pool.end();
  }

  /** Polls for missed changes, one poll after another. */
  look(): Promise<void> {
    if (this.#closed) return this.#looking;
    this.#looking = this.#looking
      .then(() => this.#look())
      .catch((error: Error) => log.debug({ err: error }, 'what other processes do cannot be looked for'));
    return this.#looking;
  }
  async #look(): Promise<void> {
    const listener = this.#listener;
    if (this.#closed || listener === null) return;
    for (const match of this.#left) await this.release(match);
    const used = [...listener.inUse()];
    await this.#line.keep(used.map(({ match }) => match));
    await this.#storeLooks(used.flatMap(({ match, viewers }) => viewers.map((seat) => ({ match, seat }))));
    await this.#findLost(listener);
    await this.#lookAtDesk(listener);
    if (this.alone) return;
    for (const news of await this.#askNews(used)) for (const change of changesIn(news)) listener.receive(change);
  }
  async #lookAtDesk(listener: Listener): Promise<void> {
    const { rows } = await this.#ask<{ n: number }>('select coalesce(max(n), -1) as n from deeds', []);
    const n = rows[0]?.n ?? -1;
    if (n !== this.#deeds) listener.receive({ what: 'desk' });
    this.#deeds = n;
  }
  async #storeLooks(now: readonly Look[]): Promise<void> {
    const looks = new Map(now.map((look) => [keyOf(look), look]));
    const came = [...looks].filter(([key]) => !this.#looks.has(key)).map(([, look]) => look);
    const gone = [...this.#looks].filter(([key]) => !looks.has(key)).map(([, look]) => look);
    const columns = (list: readonly Look[]) => [list.map(({ match }) => match), list.map(({ seat }) => seat), this.#me];
    if (this.#unsynced)
      await this.#ask(
        `delete from looks where process = $3
           and (match, seat) not in (select * from unnest($1::text[], $2::integer[]))`,
        columns(now),
      );
    this.#unsynced = true;
    if (came.length > 0) {
      const { rows } = await this.#ask<{ match: string }>(
        `insert into looks (process, match, seat)
           select $3, * from unnest($1::text[], $2::integer[]) on conflict do nothing returning match`,
        columns(came),
      );
      this.announce(rows.map(({ match }) => ({ what: 'looks', match })));
    }
    if (gone.length > 0)
      await this.#ask(
        `delete from looks using unnest($1::text[], $2::integer[]) as g (match, seat)
           where process = $3 and looks.match = g.match and looks.seat = g.seat`,
        columns(gone),
      );
    this.#looks = looks;
    this.#unsynced = false;
  }
  /** Reads which other processes are alive. */
  async meet(): Promise<void> {
    const { rows } = await this.#ask<{ id: string }>(`select id from processes where ${LIVES} and id <> $1`, [
      this.#me,
    ]);
    this.#others = new Set(rows.map(({ id }) => id));
  }
  /** If a process is gone, the first by name of those that knew it takes over. Newly started processes did not know it. */
  async #findLost(listener: Listener): Promise<void> {
    const before = this.#others;
    await this.meet();
    const others = [...this.#others];
    const lost = [...before].some((id) => !this.#others.has(id));
    const first = others.every((id) => id > this.#me || !before.has(id));
    if (lost && first) this.clock.after(INHERIT, () => this.#closed || listener.inherit());
  }
}
