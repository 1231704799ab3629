// Sends events to the viewers of a match. Each message is made once per viewer, from information that the viewer may know.
import type { AnyMatch } from '@gaslamp/games/games';
import type { Row } from '@gaslamp/kernel/log';
import { rowFor, type Standing, standingFor, viewDiff, viewFor } from '@gaslamp/kernel/projection';
import { type Player, SPECTATOR, type State } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import type { Receipt } from '@gaslamp/protocol/receipts';
import type { MatchInfo, ServerMessage } from '@gaslamp/protocol/updates';
import { clockNow } from '../clock/clock.ts';
import { isEnded, type TableNow } from '../seats/seats.ts';
import type { ServerClock, Timer } from '../time/server-clock.ts';
import type { Audience, Connection, Viewers } from './audience.ts';
import type { Ledger } from './ledger.ts';
import { infoOf, presenceOf } from './table-info.ts';

type Welcome = Extract<ServerMessage, { t: 'welcome' }>;
type Update = Extract<ServerMessage, { t: 'update' }>;
type To = Pick<Connection, 'viewer' | 'host'>;

export class Broadcast {
  /** The match state for new spectators, cached until the next step. The table information is not cached. */
  #shown: Uint8Array | null = null;
  #presence: Timer | null = null;

  constructor(
    readonly ledger: Ledger,
    readonly audience: Audience,
    readonly tableNow: () => TableNow,
    /** Minimum interval between presence messages, in ms. */
    readonly calm: number,
    readonly serverClock: ServerClock,
    /** Returns the receipt for a published move. */
    readonly receiptFor: (move: number) => Receipt | undefined,
  ) {}

  info(to: To): MatchInfo {
    return infoOf(this.ledger.game, this.tableNow(), this.ledger.log.notes, to);
  }

  /** Sends a newcomer everything that they may know, the published steps after `since`, and the clock state. */
  greet(connection: Connection, since: number): void {
    this.#greet(connection, since);
    const clock = this.#clock();
    if (clock !== null) this.audience.greet(connection, clock);
    const notebook = this.#notebook(connection.viewer);
    if (notebook !== null) this.audience.greet(connection, notebook);
  }
  #greet(connection: Connection, since: number): void {
    const { viewer, host } = connection;
    const { match } = this.ledger;
    if (match === null) {
      this.audience.greet(connection, { t: 'waiting', info: this.info(connection) });
      return;
    }
    const viewers = this.audience.of(viewer);
    viewers.last ??= viewFor(match, viewer);
    const info = this.info(connection);
    if (viewer !== SPECTATOR || host || since >= 0) {
      this.audience.greet(connection, { t: 'welcome', info, ...this.#shownTo(match, viewer, since) });
      return;
    }
    this.#shown ??= Buffer.from(JSON.stringify(this.#shownTo(match, viewer, since)).slice(1));
    const before = Buffer.from(`{"t":"welcome","info":${JSON.stringify(info)},`);
    this.audience.greet(connection, Buffer.concat([before, this.#shown]));
  }
  #shownTo(match: AnyMatch, viewer: Player, since: number): Omit<Welcome, 't' | 'info'> {
    const { log, seats } = this.ledger;
    const seat = seats[viewer];
    const rows = log.rows.filter((row) => row.move > since).map((row) => rowFor(row, viewer));
    const { order, but } = seat?.by === 'person' ? seat : { order: 'none' as const, but: [] };
    const { s, hidden } = viewFor(match, viewer);
    const state = s as unknown as Record<string, unknown>;
    const standing = this.#standing(match, viewer);
    return { state, hidden, standing, rows, order, but, ...this.#receipt(log.rows.at(-1)) };
  }
  /** Sends all viewers their complete state, after the deal or a change by another process. */
  greetAll(): void {
    this.#shown = null;
    for (const viewers of this.audience.viewers()) {
      viewers.last = null;
      for (const one of viewers.sockets) this.greet(one, -1);
    }
  }

  /** Sends a step of the match. A draft step has no row and goes only to its owner. */
  step(seat: Player, row: Row | null): void {
    this.#shown = null;
    const { match } = this.ledger;
    if (match === null) return;
    const receipt = this.#receipt(row);
    for (const viewers of this.audience.viewers()) {
      const { last } = viewers;
      if (last === null || (row === null && viewers.viewer !== seat)) continue;
      this.audience.send(viewers, { ...this.#update(match, viewers, last, row), ...receipt });
    }
  }
  #update(match: AnyMatch, viewers: Viewers, last: View<State>, row: Row | null): Update {
    const { viewer } = viewers;
    const now = viewFor(match, viewer);
    const { patch, hidden } = viewDiff(last, now);
    viewers.last = now;
    const standing = this.#standing(match, viewer);
    return { t: 'update', patch, hidden, standing, row: row && rowFor(row, viewer) };
  }
  /** Steps of a draft have no receipt: others would learn their number. */
  #receipt(row: Row | null | undefined): { readonly receipt?: Receipt } {
    const receipt = row ? this.receiptFor(row.move) : undefined;
    return receipt === undefined ? {} : { receipt };
  }
  /** Removes the question if the match was ended. */
  #standing(match: AnyMatch, viewer: Player): Standing {
    const standing = standingFor(match, viewer);
    return isEnded(this.ledger.status.phase) ? { ...standing, question: null, undoable: 0 } : standing;
  }
  /** Sends the end without a result. */
  end(): void {
    this.#shown = null;
    const { match } = this.ledger;
    if (match !== null)
      for (const viewers of this.audience.viewers()) {
        const standing = this.#standing(match, viewers.viewer);
        this.audience.send(viewers, { t: 'update', patch: {}, hidden: null, standing, row: null });
      }
    this.table();
  }

  /** Sends the clock state to all viewers, if the match has clocks. */
  clock(): void {
    const clock = this.#clock();
    if (clock !== null) this.audience.sendToAll(() => clock);
  }
  #clock(): ServerMessage | null {
    const { timed, now } = this.tableNow();
    if (timed === null) return null;
    return { t: 'clock', clock: clockNow(timed.choice, timed.clock, timed.facts.persons, now) };
  }

  /** Sends the notebook's revision to its own seat. */
  notebook(seat: Player): void {
    const notebook = this.#notebook(seat);
    if (notebook !== null) this.audience.send(this.audience.of(seat), notebook);
  }
  /** Never contains the notes: those are read with the seat's token. */
  #notebook(viewer: Player): ServerMessage | null {
    const notebook = this.ledger.notebooks.find(({ seat }) => seat === viewer);
    return notebook === undefined ? null : { t: 'notebook', revision: notebook.revision };
  }

  /** Sends the seats, proposals and events to all viewers. */
  table(): void {
    this.audience.sendToAll((to) => ({ t: 'info', info: this.info(to) }));
  }
  /** Sends the presence of all seats, at a limited rate in case connections flap or many change at once. */
  presence(): void {
    this.#presence ??= this.serverClock.after(this.calm, () => {
      this.#presence = null;
      const now = this.tableNow();
      this.audience.sendToAll(() => ({ t: 'presence', seats: now.seats.map((seat) => presenceOf(seat, now)) }));
    });
  }
}
