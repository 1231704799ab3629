// The committed state of one match in memory. All changes run one after another.
import type { AnyGame, AnyMatch } from '@gaslamp/games/games';
import type { People } from '@gaslamp/protocol/people';
import { isEntry, type LogLine } from '@gaslamp/record/log';
import type { Clock } from '../clock/clock.ts';
import { RequestError } from '../refused.ts';
import {
  type Commit,
  type LaterKey,
  type MatchRecord,
  type MatchStatus,
  type Seat,
  type SeatNotebook,
  type Store,
  type StoredMatch,
  type Target,
  Unstorable,
  VersionTaken,
  type WholeMatch,
} from '../store/store.ts';
import type { ServerClock } from '../time/server-clock.ts';
import { chainOf } from './dice.ts';
import { MatchLog, restored } from './match-log.ts';

/** Number of retries after a conflict with another process. */
const AGAIN = 5;

/** Delay before re-reading a match whose cached copy may be stale, in ms. */
const READ_AGAIN = 1_000;

/** Changes committed by another process, or by this one without confirmation. */
export interface Followed {
  /** The state before the changes. */
  readonly before: StoredMatch;
  readonly lines: readonly LogLine[];
  /** True if the match was restored with these lines; otherwise they must be applied to it. */
  readonly anew: boolean;
}

export class Ledger {
  #queue: Promise<unknown> = Promise.resolve();
  /** The state in memory may differ from the store and must be read again before it is used. */
  #stale = false;
  /** The latest version that was announced; read on the next access. */
  #newest = 0;
  /** The caller of the current work. */
  #by: string;
  #removed = false;
  #stored: StoredMatch;
  #log: MatchLog;
  /** Null before the deal. While a command is being stored it is ahead of the store. */
  match: AnyMatch | null;
  /** Applies and sends changes of another process. */
  onFollowed: (followed: Followed) => void = () => {};
  onGone: () => void = () => {};
  /** The time of day of the last use. */
  lastUsed: number;

  /** Restores a stored match from its log. Throws if the match is damaged. */
  constructor(
    readonly store: Store,
    readonly game: AnyGame,
    { log, ...stored }: WholeMatch,
    readonly serverClock: ServerClock,
  ) {
    this.lastUsed = serverClock.now();
    this.#stored = stored;
    this.#by = stored.record.id;
    this.#log = new MatchLog(log.lines, chainOf(stored.record, stored.seats, log.beginning));
    this.match = restored(game, stored, log);
  }

  get record(): MatchRecord {
    return this.#stored.record;
  }
  get status(): MatchStatus {
    return this.#stored.status;
  }
  get seats(): readonly Seat[] {
    return this.#stored.seats;
  }
  /** Null before the deal and in matches without clocks. */
  get clock(): Clock | null {
    return this.#stored.clock;
  }
  get targets(): readonly Target[] {
    return this.#stored.targets;
  }
  get people(): People {
    return this.#stored.people;
  }
  /** Each may be shown only to the player of its seat. */
  get notebooks(): readonly SeatNotebook[] {
    return this.#stored.notebooks;
  }
  get keys(): readonly LaterKey[] {
    return this.#stored.keys;
  }
  get log(): MatchLog {
    return this.#log;
  }
  get version(): number {
    return this.#stored.version;
  }
  /** Deleted from the store; every operation fails. */
  get removed(): boolean {
    return this.#removed;
  }

  /**
   * Runs `work` after all earlier work. Nobody may be sent anything that could still fail. If another process has committed in
   * the meantime, `work` runs again on the new state. `by`: the address of the caller, if somebody asked for it.
   */
  next<T>(work: () => Promise<T>, by = this.record.id): Promise<T> {
    this.lastUsed = this.serverClock.now();
    const ready = async () => {
      for (let again = AGAIN; ; again--)
        try {
          if (this.#removed) throw new RequestError(404, GONE);
          if (this.#stale || this.#newest > this.#stored.version) await this.#catchUp();
          this.#by = by;
          return await work();
        } catch (error) {
          if (!(error instanceof VersionTaken) || again === 0) throw error;
        }
    };
    const result = this.serverClock.during(() => this.#queue.then(ready, ready));
    this.#queue = result.catch(() => {});
    return result;
  }
  /** Handles another process's notification that the match is at that version or deleted (-1). `now`: read it at once. */
  async receive(version: number, now: boolean): Promise<void> {
    this.#newest = version < 0 ? Number.POSITIVE_INFINITY : Math.max(this.#newest, version);
    if (this.#removed || this.#newest <= this.#stored.version) return;
    // Work in progress may include that version; then there is nothing left to read.
    if (now) await this.next(async () => {});
  }
  /** Commits a change and then applies it in memory. On failure it throws and nothing changes. Only within `next`. */
  async commit(change: Omit<Commit, 'lines'>, lines: readonly LogLine[] = []): Promise<void> {
    const {
      record,
      status,
      seats: old,
      clock,
      targets: oldTargets,
      people,
      notebooks: oldNotebooks,
      keys,
      version: from,
    } = this.#stored;
    try {
      const version = await this.store.commit(record.id, from, { ...change, lines }, this.#by);
      const seats = old.map((one) => change.seats?.find(({ seat }) => seat === one.seat) ?? one);
      const { targets = [], dropped = [], notebooks = [], emptied = [] } = change;
      const others = oldTargets.filter(({ id }) => !dropped.includes(id) && !targets.some((one) => one.id === id));
      const kept = oldNotebooks.filter(
        ({ seat }) => !emptied.includes(seat) && !notebooks.some((one) => one.seat === seat),
      );
      this.#stored = {
        record,
        status: { ...status, ...change.status },
        seats,
        clock: change.clock ?? clock,
        targets: [...others, ...targets],
        people: { ...people, ...change.people },
        notebooks: [...kept, ...notebooks],
        keys: change.key ? [...keys, change.key] : keys,
        version,
      };
      // The match is restored with dice by the new key.
      if (change.key) this.#stale = true;
      this.#log.commitWith(chainOf(this.record, this.seats, change.beginning ?? null));
      this.#log.add(lines);
    } catch (error) {
      // The change was not stored, so the store's state counts.
      this.#stale = true;
      this.#readSoon();
      throw error;
    }
  }
  /** Reads the store's state even if nothing more happens here: the change may have been stored after all. */
  #readSoon(): void {
    const again = (error: unknown) => error instanceof Unstorable && this.#readSoon();
    const read = () => this.#stale && !this.#removed && this.next(async () => {}).catch(again);
    this.serverClock.after(READ_AGAIN, read);
  }
  /** Reads the names again after one was replaced. Only within `next`. */
  async readPeople(): Promise<void> {
    const stored = await this.store.load(this.record.id);
    if (stored !== null) this.#stored = { ...this.#stored, people: stored.people };
  }
  /** Deletes the match from the store. Only within `next`. */
  async remove(): Promise<void> {
    try {
      await this.store.remove(this.record.id, this.#stored.version);
    } catch (error) {
      this.#stale = true;
      throw error;
    }
    this.#gone();
  }
  #gone(): void {
    this.#removed = true;
    this.onGone();
  }

  /** Reads the missing changes. A match that is ahead of the store is restored from its known lines. */
  async #catchUp(): Promise<void> {
    const before = this.#stored;
    const known = this.#log.size;
    const from = this.#stale || this.match === null ? 0 : known;
    const whole = await this.store.whole(before.record.id, from);
    if (whole === null) {
      this.#gone();
      throw new RequestError(404, GONE);
    }
    const { log, ...stored } = whole;
    const lines = log.lines.slice(known - from);
    const anew = lines.some((line) => isEntry(line) && (line.entry.did === 'deal' || line.rules !== this.game.rules));
    const rekeyed = stored.keys.length !== before.keys.length;
    if ((anew || rekeyed) && from > 0) {
      this.#stale = true;
      return this.#catchUp();
    }
    if (from === 0 && log.beginning !== null)
      this.match = restored(this.game, stored, anew ? log : { ...log, lines: log.lines.slice(0, known) });
    this.#stored = stored;
    this.#stale = false;
    if (stored.version === before.version) return;
    this.#log.commitWith(chainOf(this.record, this.seats, log.beginning));
    this.#log.add(lines);
    if (anew) this.#log.publishAll(log.lines);
    try {
      this.onFollowed({ before, lines, anew });
    } catch (error) {
      if (anew) throw error;
      // Lines that do not continue the state in memory require a full restore.
      await this.#readAnew(before);
    }
  }
  async #readAnew(before: StoredMatch): Promise<void> {
    this.#stale = true;
    const whole = await this.store.whole(before.record.id, 0);
    if (whole === null) return;
    const { log, ...stored } = whole;
    this.match = restored(this.game, stored, log);
    this.#log = new MatchLog(log.lines, chainOf(stored.record, stored.seats, log.beginning));
    this.#stored = stored;
    this.#stale = false;
    this.onFollowed({ before, lines: [], anew: true });
  }
}

const GONE = 'match.gone';
