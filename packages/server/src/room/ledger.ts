// What is committed of one match, in memory. Whatever changes it runs one after another.
import type { AnyGame, AnyMatch } from '@gaslamp/games/games';
import type { LogLine } from '@gaslamp/record/log';
import type { Clock } from '../clock/clock.ts';
import { LobbyError } from '../lobby/lobby-error.ts';
import type { Commit, MatchRecord, MatchStatus, Seat, Store, StoredLog, StoredMatch, Target } from '../store/store.ts';
import { MatchLog, restored } from './match-log.ts';

export class Ledger {
  #queue: Promise<unknown> = Promise.resolve();
  /** What is in memory may not be what is committed: read again before anything else. */
  #stale = false;
  #removed = false;
  #stored: StoredMatch;
  #log: MatchLog;
  /** Null before the deal. While a command is being stored it is ahead of the store. */
  match: AnyMatch | null;
  /** Told when somebody else has changed the match in the store. */
  onMoved: () => void = () => {};
  lastUsed = Date.now();

  private constructor(
    readonly store: Store,
    readonly game: AnyGame,
    stored: StoredMatch,
    log: StoredLog,
  ) {
    this.#stored = stored;
    this.#log = new MatchLog(log.lines);
    this.match = restored(game, stored.record, log);
  }
  /** A stored match, restored from its log. Throws what is wrong with it. */
  static async open(store: Store, game: AnyGame, stored: StoredMatch): Promise<Ledger> {
    return new Ledger(store, game, stored, await store.log(stored.record.id));
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
  /** Null before the deal, and where nobody's time runs. */
  get clock(): Clock | null {
    return this.#stored.clock;
  }
  get targets(): readonly Target[] {
    return this.#stored.targets;
  }
  get log(): MatchLog {
    return this.#log;
  }
  /** Gone from the store: nothing works any more. */
  get removed(): boolean {
    return this.#removed;
  }

  /** Does something when all before is done; nobody hears of what could still fail. */
  next<T>(work: () => Promise<T>): Promise<T> {
    this.lastUsed = Date.now();
    const ready = async () => {
      if (this.#removed) throw new LobbyError(404, GONE);
      if (this.#stale) await this.#read();
      return work();
    };
    const result = this.#queue.then(ready, ready);
    this.#queue = result.catch(() => {});
    return result;
  }
  /** Makes something durable, then part of what is in memory. Throws, with nothing changed. Only within `next`. */
  async commit(change: Omit<Commit, 'lines'>, lines: readonly LogLine[] = []): Promise<void> {
    const { record, status, seats: old, clock, targets: told, version: from } = this.#stored;
    try {
      const version = await this.store.commit(record.id, from, { ...change, lines });
      const seats = old.map((one) => change.seats?.find(({ seat }) => seat === one.seat) ?? one);
      const { targets = [], dropped = [] } = change;
      const others = told.filter(({ id }) => !dropped.includes(id) && !targets.some((one) => one.id === id));
      this.#stored = {
        record,
        status: { ...status, ...change.status },
        seats,
        clock: change.clock ?? clock,
        targets: [...others, ...targets],
        version,
      };
      this.#log.add(lines);
    } catch (error) {
      // Not stored, so it did not happen: what the store has is the match.
      this.#stale = true;
      throw error;
    }
  }
  /** Removes the match from the store. Only within `next`. */
  async remove(): Promise<void> {
    await this.store.remove(this.record.id);
    this.#removed = true;
  }

  async #read(): Promise<void> {
    const { record, version } = this.#stored;
    const stored = await this.store.load(record.id);
    if (stored === null) {
      this.#removed = true;
      throw new LobbyError(404, GONE);
    }
    const log = await this.store.log(record.id);
    this.match = restored(this.game, record, log);
    this.#log = new MatchLog(log.lines);
    this.#stored = stored;
    this.#stale = false;
    if (stored.version !== version) this.onMoved();
  }
}

const GONE = 'this match is gone';
