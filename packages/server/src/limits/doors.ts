// Admission of sockets by address. Whatever one address does, players and the host can always connect.

/** One socket before and after its hello. */
export interface Door {
  readonly address: string;
  /** Sends a reason and closes the socket. */
  shut(why: string): void;
}

interface House {
  /** Sockets that have not sent a hello, oldest first. */
  readonly waiting: Set<Door>;
  readonly inside: Set<Door>;
}

export class Doors {
  readonly #houses = new Map<string, House>();
  /** `most`: sockets per address, which the members of a club share. */
  constructor(readonly most: number) {}

  /** Registers a new socket. If too many of that address wait without a hello, the oldest is closed. */
  knock(door: Door): void {
    const house = this.#of(door.address);
    const [oldest] = house.waiting;
    if (oldest !== undefined && house.waiting.size >= this.most) {
      house.waiting.delete(oldest);
      oldest.shut(`more than ${this.most} pages of this address are waiting to be let in`);
    }
    house.waiting.add(door);
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
  leave(door: Door): void {
    const house = this.#houses.get(door.address);
    if (house === undefined) return;
    house.waiting.delete(door);
    house.inside.delete(door);
    if (house.waiting.size + house.inside.size === 0) this.#houses.delete(door.address);
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
