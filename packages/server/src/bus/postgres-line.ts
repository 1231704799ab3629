// The connection on which a process sends and receives notifications (LISTEN and NOTIFY).
import { Client } from 'pg';
import { type Change, type MatchChange, payloadOf } from '../store/changes.ts';
import type { ServerClock } from '../time/server-clock.ts';

/** SQL expression for the channel that all processes of a schema listen to. */
export const CHANNEL = `('gaslamp_' || current_schema()::regnamespace::oid)`;
/** Number of the other channels, each of which is for the matches whose ids have the same hash. */
const BUCKETS = 4096;

/** Delay before reconnecting a lost connection, and limit for connecting and for a query, in ms. */
const AGAIN = 250;
const PATIENCE = 5_000;

const WORDS = {
  name: 'words',
  text: 'select pg_notify(channel, word) from unnest($1::text[], $2::text[]) as w (channel, word)',
};

/** Callbacks of the line. */
interface Ends {
  /** Another process has sent this. */
  receive(payload: string): void;
  /** The connection is there, or there again: notifications before this moment were missed. */
  opened(): void;
}

/**
 * Matches have channels by bucket, so that a process hears of few others, and anybody's ids lead to a bounded number.
 * Notifications are sent after the commit: within it they would hold a lock of the whole database until the disk has it.
 */
export class PostgresLine {
  #client: Client | null = null;
  #channel = '';
  #closed = false;
  /** The buckets that are listened to. */
  readonly #heard = new Map<number, Promise<void>>();
  /** The buckets that were asked for since the last call of `keep`. */
  readonly #fresh = new Set<number>();
  /** Notifications to be sent with the next query. A later one about the same thing replaces an earlier one. */
  #words = new Map<string, { readonly channel: string; readonly word: string }>();
  #sending = false;

  constructor(
    readonly url: string,
    readonly clock: ServerClock,
    readonly ends: Ends,
  ) {}

  async open(): Promise<void> {
    if (this.#closed) return;
    const client = new Client({
      connectionString: this.url,
      application_name: 'gaslamp',
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      pipeline: true,
    });
    const again = () => {
      if (this.#client === client) this.#client = null;
      client.removeAllListeners('end');
      if (!this.#closed) this.clock.after(AGAIN, () => this.open());
    };
    client.on('error', () => {});
    client.on('end', again);
    try {
      await client.connect();
      const { rows } = await client.query<{ channel: string; self: number }>(
        `select ${CHANNEL} as channel, pg_backend_pid() as self`,
      );
      const { channel, self } = rows[0]!;
      client.on('notification', ({ processId, payload = '' }) => {
        // This process knows what it has announced itself.
        if (processId !== self) this.ends.receive(payload);
      });
      this.#channel = channel;
      this.#client = client;
      await Promise.all([this.#ask(`listen ${this.#channel}`), this.#listen([...this.#heard.keys()])]);
      this.ends.opened();
    } catch {
      client.end().catch(() => {});
      again();
    }
    if (this.#closed) await client.end().catch(() => {});
  }
  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end().catch(() => {});
  }

  /** Resolves when notifications about that match are received; at once while there is no connection. */
  hear(match: string): Promise<void> {
    const bucket = bucketOf(match);
    this.#fresh.add(bucket);
    return this.#heard.get(bucket) ?? this.#listen([bucket]);
  }
  /** Listens to the channels of these matches, and of those asked for since the last call, and to no others. */
  async keep(matches: readonly string[]): Promise<void> {
    const wanted = new Set(matches.map(bucketOf));
    const gone = [...this.#heard.keys()].filter((bucket) => !wanted.has(bucket) && !this.#fresh.has(bucket));
    this.#fresh.clear();
    for (const bucket of gone) this.#heard.delete(bucket);
    const left = this.#ask(gone.map((bucket) => `unlisten ${this.#channel}_${bucket}`).join(';'));
    const came = this.#listen([...wanted].filter((bucket) => !this.#heard.has(bucket)));
    await Promise.all([left, came]);
  }
  #listen(buckets: readonly number[]): Promise<void> {
    const listening = this.#ask(buckets.map((bucket) => `listen ${this.#channel}_${bucket}`).join(';'));
    for (const bucket of buckets) this.#heard.set(bucket, listening);
    return listening;
  }
  /** Never rejects: a connection that is lost is opened anew, and then listens to all channels. */
  async #ask(text: string): Promise<void> {
    if (text !== '') await this.#client?.query(text).catch(() => {});
  }

  /** Sends notifications, those of one moment together. While there is no connection they are lost. */
  announce(changes: readonly Change[]): void {
    for (const change of changes) {
      const word = payloadOf(change);
      const [bucket, about] = change.what === 'desk' ? ['', 'desk'] : [`_${bucketOf(change.match)}`, aboutOf(change)];
      this.#words.set(about, { channel: `${this.#channel}${bucket}`, word });
    }
    if (!this.#sending) void this.#send();
  }
  async #send(): Promise<void> {
    this.#sending = true;
    while (this.#words.size > 0) {
      const words = [...this.#words.values()];
      this.#words = new Map();
      const values = [words.map(({ channel }) => channel), words.map(({ word }) => word)];
      await this.#client?.query({ ...WORDS, values }).catch(() => {});
    }
    this.#sending = false;
  }
}

const bucketOf = (match: string): number =>
  [...match].reduce((hash, sign) => (hash * 31 + sign.codePointAt(0)!) % BUCKETS, 0);
const aboutOf = (change: MatchChange): string =>
  `${change.what} ${change.match} ${change.what === 'talk' ? change.room : ''}`;
