// What is committed of one match, in memory. Whatever changes it runs one after another.
import type { AnyGame, AnyMatch } from '@gaslamp/games/games';
import { isEntry, type LogLine } from '@gaslamp/record/log';
import type { Clock } from '../clock/clock.ts';
import { LobbyError } from '../lobby/lobby-error.ts';
import {
  type Commit,
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
import { MatchLog, restored } from './match-log.ts';

/** How often something is done again that another process was in the way of. */
const AGAIN = 5;

/** How soon is read again what may not be as it is here, in milliseconds. */
const READ_AGAIN = 1_000;

/** What another process has committed, or this one without knowing it. */
export interface Followed {
  /** How it stood here. */
  readonly before: StoredMatch;
  readonly lines: readonly LogLine[];
  /** The match is restored with these lines already; else they are to be played on it. */
  readonly anew: boolean;
}

export class Ledger {
  #queue: Promise<unknown> = Promise.resolve();
  /** What is in memory may not be what is committed: read again before anything else. */
  #stale = false;
  /** The newest version of which a word has come; read when somebody asks for it. */
  #heard = 0;
  #removed = false;
  #stored: StoredMatch;
  #log: MatchLog;
  /** Null before the deal. While a command is being stored it is ahead of the store. */
  match: AnyMatch | null;
  /** Plays and tells what somebody else has changed in the store. */
  onFollowed: (followed: Followed) => void = () => {};
  onGone: () => void = () => {};
  /** The time of day of the last use. */
  lastUsed: number;

  /** A stored match, restored from its log. Throws what is wrong with it. */
  constructor(
    readonly store: Store,
    readonly game: AnyGame,
    { log, ...stored }: WholeMatch,
    readonly serverClock: ServerClock,
  ) {
    this.lastUsed = serverClock.now();
    this.#stored = stored;
    this.#log = new MatchLog(log.lines);
    this.match = restored(game, stored.record, log);
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
  /** Each for the eyes of its seat's player alone. */
  get notebooks(): readonly SeatNotebook[] {
    return this.#stored.notebooks;
  }
  get log(): MatchLog {
    return this.#log;
  }
  /** Gone from the store: nothing works any more. */
  get removed(): boolean {
    return this.#removed;
  }

  /**
   * Does something when all before is done; nobody hears of what could still fail. Where another process has committed
   * meanwhile it is done again, from the start, on what the match is then.
   */
  next<T>(work: () => Promise<T>): Promise<T> {
    this.lastUsed = this.serverClock.now();
    const ready = async () => {
      for (let again = AGAIN; ; again--)
        try {
          if (this.#removed) throw new LobbyError(404, GONE);
          if (this.#stale || this.#heard > this.#stored.version) await this.#catchUp();
          return await work();
        } catch (error) {
          if (!(error instanceof VersionTaken) || again === 0) throw error;
        }
    };
    const result = this.serverClock.during(() => this.#queue.then(ready, ready));
    this.#queue = result.catch(() => {});
    return result;
  }
  /** Another process says that the match is at that version, or gone (-1). `now`: it is to be seen at once. */
  async hear(version: number, now: boolean): Promise<void> {
    this.#heard = version < 0 ? Number.POSITIVE_INFINITY : Math.max(this.#heard, version);
    if (this.#removed || this.#heard <= this.#stored.version) return;
    // What is under way here may be what it is about: then there is nothing to read behind it.
    if (now) await this.next(async () => {});
  }
  /** Makes something durable, then part of what is in memory. Throws, with nothing changed. Only within `next`. */
  async commit(change: Omit<Commit, 'lines'>, lines: readonly LogLine[] = []): Promise<void> {
    const { record, status, seats: old, clock, targets: told, notebooks: noted, version: from } = this.#stored;
    try {
      const version = await this.store.commit(record.id, from, { ...change, lines });
      const seats = old.map((one) => change.seats?.find(({ seat }) => seat === one.seat) ?? one);
      const { targets = [], dropped = [], notebooks = [], emptied = [] } = change;
      const others = told.filter(({ id }) => !dropped.includes(id) && !targets.some((one) => one.id === id));
      const kept = noted.filter(({ seat }) => !emptied.includes(seat) && !notebooks.some((one) => one.seat === seat));
      this.#stored = {
        record,
        status: { ...status, ...change.status },
        seats,
        clock: change.clock ?? clock,
        targets: [...others, ...targets],
        notebooks: [...kept, ...notebooks],
        version,
      };
      this.#log.add(lines);
    } catch (error) {
      // Not stored, so it did not happen: what the store has is the match.
      this.#stale = true;
      this.#readSoon();
      throw error;
    }
  }
  /** Whoever looks sees what the store has, also where nobody does anything more: it may have been stored after all. */
  #readSoon(): void {
    const again = (error: unknown) => error instanceof Unstorable && this.#readSoon();
    const read = () => this.#stale && !this.#removed && this.next(async () => {}).catch(again);
    this.serverClock.after(READ_AGAIN, read);
  }
  /** Removes the match from the store. Only within `next`. */
  async remove(): Promise<void> {
    await this.store.remove(this.record.id, this.#stored.version);
    this.#gone();
  }
  #gone(): void {
    this.#removed = true;
    this.onGone();
  }

  /** Reads what is missing here. What is ahead of the store is made anew from it, as far as it was known. */
  async #catchUp(): Promise<void> {
    const before = this.#stored;
    const known = this.#log.size;
    const from = this.#stale || this.match === null ? 0 : known;
    const whole = await this.store.whole(before.record.id, from);
    if (whole === null) {
      this.#gone();
      throw new LobbyError(404, GONE);
    }
    const { log, ...stored } = whole;
    const lines = log.lines.slice(known - from);
    const anew = lines.some((line) => isEntry(line) && (line.entry.did === 'deal' || line.rules !== this.game.rules));
    if (anew && from > 0) {
      this.#stale = true;
      return this.#catchUp();
    }
    if (from === 0 && log.beginning !== null)
      this.match = restored(this.game, stored.record, anew ? log : { ...log, lines: log.lines.slice(0, known) });
    this.#stored = stored;
    this.#stale = false;
    if (stored.version === before.version) return;
    this.#log.add(lines);
    if (anew) this.#log.publishAll(log.lines);
    try {
      this.onFollowed({ before, lines, anew });
    } catch (error) {
      if (anew) throw error;
      // What does not go on from what is here does so from the beginning.
      await this.#readAnew(before);
    }
  }
  async #readAnew(before: StoredMatch): Promise<void> {
    this.#stale = true;
    const whole = await this.store.whole(before.record.id, 0);
    if (whole === null) return;
    const { log, ...stored } = whole;
    this.match = restored(this.game, stored.record, log);
    this.#log = new MatchLog(log.lines);
    this.#stored = stored;
    this.#stale = false;
    this.onFollowed({ before, lines: [], anew: true });
  }
}

const GONE = 'this match is gone';
