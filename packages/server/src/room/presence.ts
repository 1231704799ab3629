// The presence of players, with the time since which a player is absent, by the house clock.
import { at } from '@gaslamp/kernel/lists';
import type { Player } from '@gaslamp/kernel/state';
import { scheduleCheck } from '../notifications/messenger.ts';
import type { TableNow } from '../seats/seats.ts';
import type { Seat } from '../store/store.ts';
import type { Audience } from './audience.ts';
import type { House } from './house.ts';
import type { Ledger } from './ledger.ts';

export class Presence {
  /** Time at which the last socket of a seat was closed; possibly not stored yet. */
  readonly #left = new Map<Player, number>();

  constructor(
    readonly house: Pick<House, 'bus' | 'now' | 'serverClock' | 'opened' | 'gone'>,
    readonly ledger: Ledger,
    readonly audience: Audience,
    readonly tableNow: () => TableNow,
    /** Sends the presence of all seats. */
    readonly announce: () => void,
  ) {}

  /** Called when the seat's player is back or the seat passed on. */
  forget(seat: Player): void {
    this.#left.delete(seat);
  }
  /** Accepts the stored value of another process that has seen the player since. */
  overtaken(seat: Player, stored: number | null): void {
    const left = this.#left.get(seat);
    if (left !== undefined && (stored === null || stored > left)) this.forget(seat);
  }
  /** Returns the time since which a player is absent; null while they are here. */
  leftOf(seat: Player): number | null {
    if (this.audience.isHere(seat)) return null;
    const kept = at(this.ledger.seats, seat);
    const stored = kept.by === 'person' || kept.by === 'stand-in' ? kept.left : null;
    // The player was here when the server stopped: absent since its next start.
    return this.#left.get(seat) ?? stored ?? this.house.opened;
  }
  /** Called when the last connection of that seat to this process closes. */
  leaves(seat: Player): void {
    this.#left.set(seat, this.house.now());
    this.#noteSoon(seat);
  }
  /** Retries if nothing can be stored: a forgotten absence would count from the server's start. */
  #noteSoon(seat: Player): void {
    const again = () => !this.ledger.removed && this.#noteSoon(seat);
    this.house.serverClock.after(this.house.gone, () => this.#noteLeft(seat).catch(again));
  }
  /** Stores the start of an absence that continues. A crash before that makes it later, in the player's favour. */
  #noteLeft(seat: Player): Promise<void> {
    return this.ledger.next(async () => {
      const left = this.#left.get(seat);
      const now = this.ledger.seats[seat];
      if (left === undefined || now?.by !== 'person' || now.left === left) return;
      if ((await this.#elsewhere()).has(seat)) return this.#found([seat]);
      await this.ledger.commit({ seats: [{ ...now, left }], ...scheduleCheck(this.tableNow()) });
    });
  }
  /** Marks players who were here when their server stopped as absent since then, unless they are back. */
  settle(): Promise<void> {
    const { ledger, audience, house } = this;
    return ledger.next(async () => {
      const elsewhere = await this.#elsewhere();
      const seats = ledger.seats.flatMap((seat): Seat[] => {
        const gone = seat.by === 'person' && seat.left === null && !audience.isHere(seat.seat);
        return gone && !elsewhere.has(seat.seat) ? [{ ...seat, left: house.opened ?? house.now() }] : [];
      });
      if (seats.length === 0) return;
      await ledger.commit({ seats, ...scheduleCheck(this.tableNow()) });
      this.announce();
    });
  }
  /** Corrects an absence that another process stored without seeing the player's connection here. */
  correct(): void {
    const wrong = (seat: Seat) => seat.by === 'person' && seat.left !== null && this.audience.isHere(seat.seat);
    if (!this.ledger.seats.some(wrong)) return;
    const here = async () => {
      const seats = this.ledger.seats.flatMap((seat): Seat[] =>
        seat.by === 'person' && wrong(seat) ? [{ ...seat, left: null }] : [],
      );
      if (seats.length > 0) await this.ledger.commit({ seats });
    };
    // Stays uncorrected if nothing can be stored.
    this.ledger.next(here).catch(() => {});
  }
  /** Checks whether absent players are connected to another process. */
  async review(): Promise<void> {
    if (this.#left.size === 0) return;
    const elsewhere = await this.#elsewhere();
    this.#found([...this.#left.keys()].filter((seat) => elsewhere.has(seat)));
  }
  #found(seats: readonly Player[]): void {
    for (const seat of seats) this.forget(seat);
    if (seats.length > 0) this.announce();
  }
  #elsewhere(): Promise<ReadonlySet<Player>> {
    return this.house.bus.elsewhere(this.ledger.record.id);
  }
}
