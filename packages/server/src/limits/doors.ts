// Admission of sockets by address. Whatever one address does, players and the host can always connect: if there are too many in
// total, the address with the most gives up its oldest.

import { type Told, told } from '../told.ts';

/** One socket before and after its hello. */
export interface Door {
  readonly address: string;
  /** Sends a reason and closes the socket. */
  shut(why: Told): void;
}

interface House {
  /** Sockets that have not sent a hello, oldest first. */
  readonly waiting: Set<Door>;
  readonly inside: Set<Door>;
}

const sizeOf = ({ waiting, inside }: House): number => waiting.size + inside.size;

export class Doors {
  readonly #houses = new Map<string, House>();
  constructor(
    /** Sockets per address, which the members of a club share. */
    readonly most: number,
    /** Sockets in total. */
    readonly total: number,
  ) {}

  /**
   * Registers a new socket. If too many of that address wait without a hello, the oldest is closed; if there are too many in
   * total, the oldest of the address with the most, first of those that wait.
   */
  knock(door: Door): void {
    const house = this.#of(door.address);
    house.waiting.add(door);
    const [oldest = door] = house.waiting;
    if (house.waiting.size > this.most) this.#shut(oldest, told('limit.waiting', { most: this.most }));
    const { inside, waiting } = this.count;
    if (inside + waiting <= this.total) return;
    const [fullest = house] = [...this.#houses.values()].sort((a, b) => sizeOf(b) - sizeOf(a));
    const [first = door] = [...fullest.waiting, ...fullest.inside];
    this.#shut(first, told('limit.pages'));
  }
  /** Admits a socket after its hello; returns false if its address has too many. A seat's first socket is always admitted. */
  enter(door: Door, first: boolean): boolean {
    const house = this.#of(door.address);
    if (!house.inside.has(door) && house.inside.size >= this.most && !first) return false;
    house.waiting.delete(door);
    house.inside.add(door);
    return true;
  }
  /** Number of sockets of all addresses. */
  get count(): { readonly inside: number; readonly waiting: number } {
    let [inside, waiting] = [0, 0];
    for (const house of this.#houses.values()) {
      inside += house.inside.size;
      waiting += house.waiting.size;
    }
    return { inside, waiting };
  }
  #shut(door: Door, why: Told): void {
    this.leave(door);
    door.shut(why);
  }
  leave(door: Door): void {
    const house = this.#houses.get(door.address);
    if (house === undefined) return;
    house.waiting.delete(door);
    house.inside.delete(door);
    if (sizeOf(house) === 0) this.#houses.delete(door.address);
  }
  #of(address: string): House {
    let house = this.#houses.get(address);
    if (house === undefined) {
      house = { waiting: new Set(), inside: new Set() };
      this.#houses.set(address, house);
    }
    return house;
  }
}
