// One live match: commands in, one at a time; the log grows; every viewer's projection out.
import type { AnyGame } from '@gaslamp/games/games';
import { type Accepted, type At, isRefusal, Match, type Refusal, type Row, rowsOf } from '@gaslamp/kernel/match';
import { type Player, SPECTATOR, type State, sees } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import type { ClientMessage, StandingOrder } from '@gaslamp/protocol/messages';
import type { MatchInfo, PublishedRow, ServerMessage } from '@gaslamp/protocol/updates';
import { Bucket } from './bucket.ts';
import { LobbyError } from './lobby-error.ts';
import { type AnyMatch, rowFor, standingFor, viewDiff, viewFor } from './projection.ts';
import { hashOfKey, SecureDice } from './secure-dice.ts';
import type { MatchRecord, SeatRecord, Store } from './store.ts';

/** One open socket of one viewer. */
export interface Connection {
  readonly viewer: Player;
  readonly host: boolean;
  send(message: ServerMessage): void;
  /** Says why and hangs up. */
  end(goodbye: string): void;
  /** What the viewer was last sent; null before the welcome. */
  last: View<State> | null;
}

type Command = Extract<ClientMessage, { t: 'choose' | 'undo' }>;

/** Take-backs a second that a seat gets on average, and at once: each of them is a step in the log for good. */
const UNDO_RATE = 0.5;
const UNDO_BURST = 60;
/** The same for changes of seats by the host. */
const CHANGE_RATE = 0.1;
const CHANGE_BURST = 30;
/** Sockets that one match has room for. */
const SOCKETS = 200;

export class Room {
  readonly connections = new Set<Connection>();
  #match: AnyMatch | null = null;
  /** Entries in the store: the version of the next one. */
  #version = 0;
  #queue: Promise<unknown> = Promise.resolve();
  /** Every published step, while somebody looks on; null when nobody has come in for a while. */
  #rows: Row[] | null = null;
  /** By seat: one for all would tell how often others took back in their drafts. */
  readonly #undos: readonly Bucket[];
  readonly changes = new Bucket(CHANGE_RATE, CHANGE_BURST);
  /** When the last socket of a seat was closed, if one was. */
  readonly #left = new Map<Player, number>();
  /** Set by the driver, which watches for questions that somebody else than a person answers. */
  onChange: (room: Room) => void = () => {};
  lastUsed = Date.now();

  constructor(
    readonly store: Store,
    readonly game: AnyGame,
    public record: MatchRecord,
    public seats: SeatRecord[],
    /** How long a player is near after leaving, in milliseconds. */
    readonly away: number,
  ) {
    this.#undos = seats.map(() => new Bucket(UNDO_RATE, UNDO_BURST));
  }

  /** The match, restored from its log if nobody has needed it for a while. */
  get match(): AnyMatch {
    this.lastUsed = Date.now();
    this.#match ??= this.#restored();
    return this.#match;
  }
  #restored(): AnyMatch {
    const { id, seats, options, diceKey } = this.record;
    try {
      const entries = this.store.entries(id);
      const used = entries.reduce((sum, entry) => sum + entry.chance.length, 0);
      this.#version = entries.length;
      return Match.restore(this.game, this.game.setup(seats, options), entries, new SecureDice(diceKey, used));
    } catch (error) {
      throw new LobbyError(409, `match ${id} cannot be read: ${(error as Error).message}`);
    }
  }
  /** Somebody is here, or has been: bots play for people, not for an empty room. */
  get attended(): boolean {
    const { match } = this;
    return this.connections.size > 0 || this.#version > 1 || match.decision === null || this.seats.every(isBot);
  }
  /** Forgets the match in memory; the store has it. */
  unload(): void {
    this.#match = null;
    this.#rows = null;
  }
  get loaded(): boolean {
    return this.#match !== null;
  }

  /**
   * Runs one after another whatever changes the match or tells of it: while a command is being stored the match in memory
   * is ahead of the store, and nobody may hear of what could still fail.
   */
  #next<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work, work);
    this.#queue = result.catch(() => {});
    return result;
  }

  /** A player's command from a socket; the answer goes to that socket, the change to everybody it concerns. */
  command(from: Connection, command: Command): Promise<void> {
    return this.#next(async () => {
      const done = this.store.command(this.record.id, command.id);
      if (done !== null) {
        // A resend after a lost reply. The id of another seat's command is no resend.
        if (done.seat !== from.viewer)
          from.send(refused(command.id, { refusal: 'not-allowed', detail: 'this id is taken' }));
        else from.send({ t: 'ack', id: command.id, move: done.move, step: done.step });
        return;
      }
      const result = await this.#carryOut(from.viewer, command, command.id);
      if (isRefusal(result)) from.send(refused(command.id, result));
      else from.send({ t: 'ack', id: command.id, ...result.at });
    });
  }

  /** An answer that the driver gives for a seat: a bot's, a forced one, a standing order's. */
  answer(seat: Player, text: string, at: At): Promise<boolean> {
    return this.#next(
      async () => !isRefusal(await this.#carryOut(seat, { t: 'choose', texts: [text], at, id: '' }, null)),
    );
  }

  async #carryOut(seat: Player, command: Command, id: string | null): Promise<{ at: At } | Refusal> {
    const { match } = this;
    if (command.t === 'undo' && !this.#undos[seat]!.take())
      return { refusal: 'not-allowed', detail: 'too many take-backs: wait a moment' };
    const result: Accepted | Refusal =
      command.t === 'choose' ? match.choose(seat, command.texts, command.at) : match.undo(seat, command.at);
    if (isRefusal(result)) return result;
    const { at } = match;
    const asked = match.decision?.player ?? null;
    try {
      await this.store.append({
        match: this.record.id,
        version: this.#version,
        entries: result.entries,
        command: id === null ? null : { id, seat, ...at },
        asked,
      });
    } catch (error) {
      // Not stored, so it did not happen: what the store has is the match.
      this.unload();
      throw error;
    }
    this.#version += result.entries.length;
    if (asked === null) this.record = { ...this.record, over: true };
    this.#publish(seat, result);
    this.onChange(this);
    return { at };
  }

  /** A draft's change goes to its owner alone. */
  #publish(seat: Player, { row }: Accepted): void {
    if (row !== null) this.#rows?.push(row);
    for (const connection of this.connections) {
      if (connection.last === null || (row === null && connection.viewer !== seat)) continue;
      this.#update(connection, row === null ? null : rowFor(row, connection.viewer));
      if (this.record.over) connection.send({ t: 'info', info: this.info(connection) });
    }
  }
  #update(connection: Connection, row: PublishedRow | null): void {
    const now = viewFor(this.game, this.match, connection.viewer);
    const { patch, hidden } = viewDiff(connection.last!, now);
    connection.last = now;
    connection.send({
      t: 'update',
      patch,
      hidden,
      standing: standingFor(this.game, this.match, connection.viewer),
      row,
    });
  }

  /** Lets a viewer in: all they may know, and the published steps behind `since`. Throws LobbyError where it is full. */
  welcome(connection: Connection, since: number): Promise<void> {
    return this.#next(async () => this.#welcome(connection, since));
  }
  #welcome(connection: Connection, since: number): void {
    if (this.connections.size >= SOCKETS)
      throw new LobbyError(409, `${SOCKETS} people look at this match; come back later`);
    const { match, game } = this;
    const newcomer = !this.isHere(connection.viewer);
    connection.last = viewFor(game, match, connection.viewer);
    this.connections.add(connection);
    this.#rows ??= rowsOf(this.store.entries(this.record.id));
    connection.send({
      t: 'welcome',
      info: this.info(connection),
      state: connection.last.s as unknown as Record<string, unknown>,
      hidden: connection.last.hidden,
      standing: standingFor(game, match, connection.viewer),
      rows: this.#rows.filter((row) => row.move > since).map((row) => rowFor(row, connection.viewer)),
      order: this.seats[connection.viewer]?.order ?? 'none',
      but: this.seats[connection.viewer]?.but ?? [],
    });
    // Who is here shows of seats only.
    if (newcomer && connection.viewer !== SPECTATOR) this.tellSeats(connection);
    this.onChange(this);
  }
  leave(connection: Connection): void {
    if (!this.connections.delete(connection)) return;
    if (connection.viewer === SPECTATOR || this.isHere(connection.viewer)) return;
    this.#left.set(connection.viewer, performance.now());
    this.tellSeats(null);
  }

  /** Who is asked, and how the match ended if it is over. */
  outlook(): Promise<{
    asked: Player | null;
    result: { points: readonly number[]; winners: readonly Player[] } | null;
  }> {
    return this.#next(async () => {
      const { match, game } = this;
      const result = game.result({ s: match.published, data: game.data });
      return {
        asked: match.asked?.player ?? null,
        result: result && {
          points: result.points,
          winners: this.seats.map(({ seat }) => seat).filter((seat) => sees(result.winners, seat)),
        },
      };
    });
  }
  consider(from: Connection, id: string, picks: readonly string[]): Promise<void> {
    return this.#next(async () => {
      const found = this.match.consider(from.viewer, picks);
      from.send({ t: 'considered', id, fits: found?.fits ?? null, enough: found?.enough ?? false });
    });
  }
  explain(from: Connection, id: string, wish: string, beside: readonly string[]): Promise<void> {
    return this.#next(async () => this.#explain(from, id, wish, beside));
  }
  #explain(from: Connection, id: string, wish: string, beside: readonly string[]): void {
    const option = this.game.verbs.parse(wish);
    if (typeof option !== 'number') {
      from.send(refused(id, { refusal: 'unknown-option', wish, detail: option.error }));
      return;
    }
    const set = beside.length > 0 ? this.match.consider(from.viewer, beside) : { picks: [] };
    if (set === null) {
      from.send(refused(id, { refusal: 'not-allowed', detail: `no set at hand begins with ${beside.join(', ')}` }));
      return;
    }
    from.send({ t: 'explained', id, wish, why: this.match.explain(from.viewer, option, set.picks) });
  }
  order(from: Connection, id: string, order: StandingOrder, but: readonly string[]): void {
    const topics = this.game.topics ?? [];
    const unknown = but.find((topic) => !topics.includes(topic));
    if (unknown !== undefined) {
      const allowed = topics.length > 0 ? topics.join(', ') : 'none in this game';
      const detail = `unknown topic "${unknown}"; allowed: ${allowed}`;
      from.send({ t: 'refused', id, reason: 'failed', why: null, detail });
      return;
    }
    this.setOrder(from.viewer, order, but, id);
    this.onChange(this);
  }
  /** Also ends an order that was given until one's own turn; every device of the seat is told. */
  setOrder(seat: Player, order: StandingOrder, but: readonly string[] = [], id = ''): void {
    const orderedInTurn = this.game.active(this.match.published) === seat;
    this.saveSeat({ ...this.seats[seat]!, order, but, orderedInTurn });
    for (const connection of this.connections)
      if (connection.viewer === seat) connection.send({ t: 'ordered', id, order, but });
  }

  saveSeat(seat: SeatRecord): void {
    this.store.saveSeat(this.record.id, seat);
    this.seats = this.seats.map((old) => (old.seat === seat.seat ? seat : old));
  }
  /** Tells everybody who sits where, but for `except`. */
  tellSeats(except: Connection | null): void {
    for (const connection of this.connections)
      if (connection !== except) connection.send({ t: 'info', info: this.info(connection) });
  }
  /** Sends away whoever does not hold that seat any more. */
  dismiss(seat: Player, goodbye: string): void {
    for (const connection of [...this.connections]) {
      if (connection.viewer !== seat) continue;
      this.connections.delete(connection);
      connection.end(goodbye);
    }
  }

  info(connection: { readonly viewer: Player; readonly host: boolean }): MatchInfo {
    const { id, game, rules, pack, options, hints = true, diceKey, over, rematch } = this.record;
    return {
      id,
      game,
      rules,
      pack,
      options,
      hints,
      seats: this.seats.map(({ seat, kind, name, bot, held = [] }) => ({
        kind,
        name,
        bot,
        held,
        here: this.isHere(seat),
      })),
      you: connection.viewer === SPECTATOR ? null : connection.viewer,
      host: connection.host,
      diceHash: hashOfKey(diceKey),
      diceKey: over ? diceKey : null,
      rematch,
    };
  }
  isHere(seat: Player): boolean {
    for (const connection of this.connections) if (connection.viewer === seat) return true;
    return false;
  }
  /** At the table, or just gone: a broken line is no absence. */
  isNear(seat: Player): boolean {
    const left = this.#left.get(seat);
    return this.isHere(seat) || (left !== undefined && performance.now() - left < this.away);
  }
}

const isBot = ({ kind }: SeatRecord): boolean => kind === 'bot';

function refused(id: string, { refusal, wish, rule, key, detail }: Refusal): ServerMessage {
  const why = rule !== undefined && key !== undefined ? { rule, key } : null;
  return { t: 'refused', id, reason: refusal, why, detail: detail ?? wish ?? null };
}
