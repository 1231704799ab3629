import { at } from '@gaslamp/kernel/lists';
import type { Player } from '@gaslamp/kernel/state';
import type { Seat } from '../store/store.ts';
import type { Audience } from './audience.ts';

/** Who is at a table, and since when the others are not: by the house clock, which stands while no server runs. */
export class Presence {
  /** When the last socket of a seat was closed; not stored yet, perhaps. */
  readonly #left = new Map<Player, number>();

  constructor(
    readonly audience: Audience,
    readonly seats: () => readonly Seat[],
    /** When this server began: nobody was seen leaving before. */
    readonly opened: number,
  ) {}

  leaves(seat: Player, now: number): void {
    this.#left.set(seat, now);
  }
  /** Since when a seat's player is away, as far as that is not stored. */
  unstored(seat: Player): number | undefined {
    return this.#left.get(seat);
  }
  /** The seat's player is back, or the seat is somebody else's. */
  forget(seat: Player): void {
    this.#left.delete(seat);
  }
  /** Null while the seat's player is here. */
  leftOf(seat: Player): number | null {
    if (this.audience.isHere(seat)) return null;
    const kept = at(this.seats(), seat);
    const stored = kept.by === 'person' || kept.by === 'stand-in' ? kept.left : null;
    // Here when the server stopped: away from its next start on.
    return this.#left.get(seat) ?? stored ?? this.opened;
  }
}
