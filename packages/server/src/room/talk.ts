// The talk at a match: one room for the players and one for the spectators. When the match is over and open, everybody sees both.
import { isDeepStrictEqual } from 'node:util';
import { type Player, SPECTATOR } from '@gaslamp/kernel/state';
import type { ClientMessage } from '@gaslamp/protocol/messages';
import { nameNumber } from '@gaslamp/protocol/people';
import { type NumberedLine, type Speaker, speakerWithName, type TalkLine, type Words } from '@gaslamp/protocol/talk';
import { TALK_ROOMS, type TalkRoom } from '@gaslamp/protocol/talk-rooms';
import { Bucket } from '../limits/bucket.ts';
import { log } from '../log.ts';
import { KEPT_LINES, type Seat, type Store, type StoredLine, type StoredTalk } from '../store/store.ts';
import type { ServerClock } from '../time/server-clock.ts';
import { type Told, told } from '../told.ts';
import { type Audience, type Connection, packed } from './audience.ts';
import type { Ledger } from './ledger.ts';
import { failed, NOT_YOURS, TAKEN } from './replies.ts';

/** Number of lines per room that a newcomer gets. */
const LATEST = 50;
/** Rate per second and burst of a seat's lines; all spectators of one address share the same limit. */
const RATE = 1 / 3;
const BURST = 5;
/** Rate per second and burst of all spectators together: each of their lines goes to each of them. */
const CROWD_RATE = 2;
const CROWD_BURST = 30;
/** Number of speakers whose limits are remembered: the oldest are dropped, as they have waited long enough. */
const SPEAKERS = 1_000;

const SILENT = told('talk.none');
const TOO_FAST = told('limit.lines');

/** Returns the stored talk of a match. If it cannot be read, the match goes on without it. */
export async function talkIn(store: Store, match: string): Promise<StoredTalk> {
  try {
    return await store.talk(match);
  } catch (error) {
    log.warn({ match, err: error }, 'a match goes on without its talk');
    return { players: [], watchers: [] };
  }
}

/** Returns the number of the spectator who said that line; 0 for a player. */
const watcherOf = ({ by }: StoredLine): number => (by.kind === 'watcher' ? by.number : 0);
/** Returns true if a line is what the viewer is sending now, so that it is a resend. Reconnected spectators are unknown. */
const isOf = (line: StoredLine, viewer: Player, words: Words): boolean =>
  (line.by.kind === 'watcher' || line.by.seat === viewer) && isDeepStrictEqual(line.words, words);
/** Returns the room in which a viewer speaks. */
const roomOf = (viewer: Player): TalkRoom => (viewer === SPECTATOR ? 'watchers' : 'players');

/** The talk of one match. Independent of commands: it shares neither queue nor version with them, only the names. */
export class Talk {
  readonly #lines: Record<TalkRoom, readonly StoredLine[]>;
  /** Lines that are being stored, by room and id: a resend waits for the same. */
  readonly #storing = new Map<string, Promise<void>>();
  readonly #buckets = new Map<string, Bucket>();
  readonly #crowd: Bucket;
  /** Numbers of spectators, assigned with their first line and kept until they disconnect. */
  readonly #watchers = new WeakMap<Connection, number>();
  #lastWatcher: number;
  /** True if nothing in the match is secret any more, so that nothing can leak from one room to the other. */
  #open: boolean;

  constructor(
    readonly store: Store,
    readonly ledger: Pick<Ledger, 'record' | 'people' | 'next'>,
    readonly audience: Audience,
    kept: StoredTalk,
    open: boolean,
    readonly clock: ServerClock,
  ) {
    this.#crowd = new Bucket(CROWD_RATE, CROWD_BURST, clock.monotonic);
    this.#lines = { ...kept };
    this.#open = open;
    this.#lastWatcher = Math.max(0, ...kept.watchers.map(watcherOf));
  }

  /** Sends a newcomer the latest lines of the rooms that they may see. */
  greet(connection: Connection): void {
    for (const room of TALK_ROOMS)
      if (this.#mayRead(connection.viewer, room) && this.#lines[room].length > 0)
        this.audience.greet(connection, this.#latest(room));
  }

  /** Stores and sends a line; a resend with the same id is acknowledged but not sent twice. */
  async say(from: Connection, seat: Seat | undefined, message: Extract<ClientMessage, { t: 'say' }>): Promise<void> {
    const { id, words } = message;
    const reply = (refused: Told) => from.deliver(packed(failed(id, refused)));
    if (!this.ledger.record.chat) return reply(SILENT);
    const room = roomOf(from.viewer);
    const name = `${room} ${id}`;
    const storedLine = () => this.#lines[room].find((line) => line.id === id);
    if (storedLine() === undefined) {
      let storing = this.#storing.get(name);
      if (storing === undefined) {
        const by = this.#speaker(from, seat);
        if (by === null) return reply(NOT_YOURS);
        if (!this.#mayNow(from)) return reply(TOO_FAST);
        storing = this.#keep(room, id, { at: this.clock.now(), by, words }).finally(() => this.#storing.delete(name));
        this.#storing.set(name, storing);
      }
      await storing;
    }
    const line = storedLine();
    if (line !== undefined && !isOf(line, from.viewer, words)) return reply(TAKEN);
    from.deliver(packed({ t: 'said', id }));
  }
  #speaker(from: Connection, seat: Seat | undefined): Speaker | null {
    if (from.viewer !== SPECTATOR) {
      if (seat?.by !== 'person') return null;
      const { number, named } = seat.person;
      return { kind: 'seat', seat: seat.seat, number, named };
    }
    const number = this.#watchers.get(from) ?? ++this.#lastWatcher;
    this.#watchers.set(from, number);
    return { kind: 'watcher', number };
  }
  #mayNow({ viewer, host, address }: Connection): boolean {
    const watches = viewer === SPECTATOR && !host;
    const who = watches ? address : `${viewer}`;
    let own = this.#buckets.get(who);
    if (own === undefined) {
      own = new Bucket(RATE, BURST, this.clock.monotonic);
      const [first] = this.#buckets.keys();
      if (first !== undefined && this.#buckets.size >= SPEAKERS) this.#buckets.delete(first);
      this.#buckets.set(who, own);
    }
    return own.take() && (!watches || this.#crowd.take());
  }
  async #keep(room: TalkRoom, id: string, line: TalkLine): Promise<void> {
    const { n, added } = await this.store.say(this.ledger.record.id, room, id, line);
    if (added && n === this.#last(room) + 1) this.#add(room, [{ ...line, n, id }]);
    // Another process has stored lines, perhaps under this id, or the last ones could not be read.
    else await this.#read(room, n);
  }
  /** Handles another process's notification of a line with that number. */
  async receive(room: TalkRoom, n: number): Promise<void> {
    // It may be one of the lines that are being stored here.
    await Promise.allSettled(this.#storing.values());
    await this.#read(room, n);
  }
  /** Sends the lines up to that number that viewers here have not seen. */
  async #read(room: TalkRoom, n: number): Promise<void> {
    if (n <= this.#last(room)) return;
    const all = (await talkIn(this.store, this.ledger.record.id))[room];
    // Somebody who sat down at another process a moment ago has no name here before that commit is read.
    if (all.some(({ by }) => by.kind === 'seat' && !(nameNumber(by) in this.ledger.people)))
      await this.ledger.next(async () => {});
    const last = this.#last(room);
    const lines = all.filter((line) => line.n > last);
    const inOrder = lines.length <= LATEST && lines.every((line, i) => line.n === last + 1 + i);
    if (inOrder) return this.#add(room, lines);
    this.#lines[room] = all;
    this.#send(room, this.#latest(room));
  }
  #add(room: TalkRoom, lines: readonly StoredLine[]): void {
    this.#lines[room] = [...this.#lines[room], ...lines].slice(-KEPT_LINES);
    this.#lastWatcher = Math.max(this.#lastWatcher, ...lines.map(watcherOf));
    for (const line of lines) this.#send(room, { t: 'line', room, line: this.#shown(line) });
  }
  #last(room: TalkRoom): number {
    return this.#lines[room].at(-1)?.n ?? 0;
  }
  /** Reads and sends the lines again after a name was replaced or lines were deleted. */
  async readAgain(): Promise<void> {
    const stored = await this.store.talk(this.ledger.record.id);
    for (const room of TALK_ROOMS) {
      const last = stored[room].at(-1)?.n ?? 0;
      // Lines that were added while the others were read.
      this.#lines[room] = [...stored[room], ...this.#lines[room].filter(({ n }) => n > last)];
    }
    for (const room of TALK_ROOMS) if (this.#lines[room].length > 0) this.#send(room, this.#latest(room));
  }
  /** The number of the last line of each room. */
  get last(): Readonly<Record<TalkRoom, number>> {
    return { players: this.#last('players'), watchers: this.#last('watchers') };
  }
  /** Opens both rooms to everybody when the match is over and open. */
  reveal(): void {
    if (this.#open) return;
    this.#open = true;
    for (const room of TALK_ROOMS)
      if (this.#lines[room].length > 0)
        this.audience.sendWhere((viewer) => roomOf(viewer) !== room, this.#latest(room));
  }

  /** Returns true if a viewer sees a line with that number, whose words were not deleted. */
  shows(viewer: Player, room: TalkRoom, n: number): boolean {
    return this.#mayRead(viewer, room) && this.#lines[room].some((one) => one.n === n && one.words.kind !== 'deleted');
  }
  #mayRead(viewer: Player, room: TalkRoom): boolean {
    return this.#open || roomOf(viewer) === room;
  }
  #send(room: TalkRoom, message: Parameters<Audience['sendWhere']>[1]): void {
    this.audience.sendWhere((viewer) => this.#mayRead(viewer, room), message);
  }
  #latest(room: TalkRoom) {
    return { t: 'talk', room, lines: this.#lines[room].slice(-LATEST).map((line) => this.#shown(line)) } as const;
  }
  #shown({ id: _, by, ...line }: StoredLine): NumberedLine {
    return { ...line, by: speakerWithName(this.ledger.people, by) };
  }
}
