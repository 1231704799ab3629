// Who is at a table, and since when the others are not: by the house clock, which stands while no server runs.
import { at } from '@gaslamp/kernel/lists';
import type { Player } from '@gaslamp/kernel/state';
import { tellingSoon } from '../messages/messenger.ts';
import type { TableNow } from '../seats/seats.ts';
import type { Seat } from '../store/store.ts';
import type { Audience } from './audience.ts';
import type { House } from './house.ts';
import type { Ledger } from './ledger.ts';

export class Presence {
  /** When the last socket of a seat was closed; not stored yet, perhaps. */
  readonly #left = new Map<Player, number>();

  constructor(
    readonly house: Pick<House, 'bus' | 'now' | 'serverClock' | 'opened' | 'gone'>,
    readonly ledger: Ledger,
    readonly audience: Audience,
    readonly tableNow: () => TableNow,
    /** Tells everybody who is here. */
    readonly tell: () => void,
  ) {}

  /** The seat's player is back, or the seat is somebody else's. */
  forget(seat: Player): void {
    this.#left.delete(seat);
  }
  /** Another process has seen them since: what it stored counts. */
  overtaken(seat: Player, stored: number | null): void {
    const left = this.#left.get(seat);
    if (left !== undefined && (stored === null || stored > left)) this.forget(seat);
  }
  /** Null while the seat's player is here. */
  leftOf(seat: Player): number | null {
    if (this.audience.isHere(seat)) return null;
    const kept = at(this.ledger.seats, seat);
    const stored = kept.by === 'person' || kept.by === 'stand-in' ? kept.left : null;
    // Here when the server stopped: away from its next start on.
    return this.#left.get(seat) ?? stored ?? this.house.opened;
  }
  /** Nobody looks from that seat any more, in this process. */
  leaves(seat: Player): void {
    this.#left.set(seat, this.house.now());
    this.#noteSoon(seat);
  }
  /** What cannot be stored now is tried again: a leaving that is forgotten would count from the server's start. */
  #noteSoon(seat: Player): void {
    const again = () => !this.ledger.removed && this.#noteSoon(seat);
    this.house.serverClock.after(this.house.gone, () => this.#noteLeft(seat).catch(again));
  }
  /** Stores since when a player is away, if they are still. A crash before that makes it later: in their favour. */
  #noteLeft(seat: Player): Promise<void> {
    return this.ledger.next(async () => {
      const left = this.#left.get(seat);
      const now = this.ledger.seats[seat];
      if (left === undefined || now?.by !== 'person' || now.left === left) return;
      if ((await this.#elsewhere()).has(seat)) return this.#found([seat]);
      await this.ledger.commit({ seats: [{ ...now, left }], ...tellingSoon(this.tableNow()) });
    });
  }
  /** Whoever was here when their server stopped is away from then on, unless they are back. */
  settle(): Promise<void> {
    const { ledger, audience, house } = this;
    return ledger.next(async () => {
      const elsewhere = await this.#elsewhere();
      const seats = ledger.seats.flatMap((seat): Seat[] => {
        const gone = seat.by === 'person' && seat.left === null && !audience.isHere(seat.seat);
        return gone && !elsewhere.has(seat.seat) ? [{ ...seat, left: house.opened ?? house.now() }] : [];
      });
      if (seats.length === 0) return;
      await ledger.commit({ seats, ...tellingSoon(this.tableNow()) });
      this.tell();
    });
  }
  /** Another process, which did not see them, may have stored that somebody is away who looks from here. */
  correct(): void {
    const wrong = (seat: Seat) => seat.by === 'person' && seat.left !== null && this.audience.isHere(seat.seat);
    if (!this.ledger.seats.some(wrong)) return;
    const here = async () => {
      const seats = this.ledger.seats.flatMap((seat): Seat[] =>
        seat.by === 'person' && wrong(seat) ? [{ ...seat, left: null }] : [],
      );
      if (seats.length > 0) await this.ledger.commit({ seats });
    };
    // It stays wrong where nothing can be stored.
    this.ledger.next(here).catch(() => {});
  }
  /** Whoever has gone from here may be there. */
  async review(): Promise<void> {
    if (this.#left.size === 0) return;
    const elsewhere = await this.#elsewhere();
    this.#found([...this.#left.keys()].filter((seat) => elsewhere.has(seat)));
  }
  #found(seats: readonly Player[]): void {
    for (const seat of seats) this.forget(seat);
    if (seats.length > 0) this.tell();
  }
  #elsewhere(): Promise<ReadonlySet<Player>> {
    return this.house.bus.elsewhere(this.ledger.record.id);
  }
}
