// Who stands at the door: sockets by address. Whatever one address does, a seat and the host always get in.

/** One socket before and after its hello. */
export interface Door {
  readonly address: string;
  /** Says why and hangs up. */
  shut(why: string): void;
}

interface House {
  /** Sockets that have not said hello, the oldest first. */
  readonly waiting: Set<Door>;
  readonly inside: Set<Door>;
}

export class Doors {
  readonly #houses = new Map<string, House>();
  /** `most`: sockets of one address; clubs share one. */
  constructor(readonly most: number) {}

  /** A new socket. Where too many of that address have not said who they are, the oldest of them goes. */
  knock(door: Door): void {
    const house = this.#of(door.address);
    const [oldest] = house.waiting;
    if (oldest !== undefined && house.waiting.size >= this.most) {
      house.waiting.delete(oldest);
      oldest.shut(`more than ${this.most} pages of this address are waiting to be let in`);
    }
    house.waiting.add(door);
  }
  /** Lets a socket in that has said hello; false where its address has too many. The first one of a seat always comes in. */
  enter(door: Door, first: boolean): boolean {
    const house = this.#of(door.address);
    if (!house.inside.has(door) && house.inside.size >= this.most && !first) return false;
    house.waiting.delete(door);
    house.inside.add(door);
    return true;
  }
  /** Sockets of all addresses. */
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
