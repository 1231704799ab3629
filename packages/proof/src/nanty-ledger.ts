// The board and the purses of Nanty Narking as the events of a match tell them: R2.1, R2.2, R4, R5, R8.4.
import type { GameEvent, Fields as Told } from '@gaslamp/kernel/events';
import { AREAS, type Fields, type Pack } from './nanty-box.ts';

const CITIZEN = 4;
const GRENADIER = 5;
const NOBODY = -1;
const SET_ASIDE = -2;
/** What Holborn spares, by number: of these only neutrals leave the game so (R11.10, R11.13). */
const KEPT_OUT: Readonly<Record<number, 'citizenStock' | 'grenadierStock'>> = {
  2: 'citizenStock',
  3: 'grenadierStock',
};

/** Every pound, pawn, marker, building and City Area card must be where the events brought it. */
export class Ledger {
  #heard = 0;
  readonly #books;

  constructor({ setup, areas }: Pack, seats: number) {
    const list = (length: number, value = 0) => new Array<number>(length).fill(value);
    const starts = areas.map(({ start }) => Number(start));
    this.#books = {
      money: list(seats, setup.money),
      agents: list(seats).flatMap(() => starts),
      agentStock: list(seats, setup.agents - starts.filter((n) => n === 1).length),
      buildingStock: list(seats, setup.buildings),
      citizens: list(AREAS),
      grenadiers: list(AREAS),
      citizenStock: setup.newCitizens,
      grenadierStock: setup.grenadiers,
      trouble: starts.slice(),
      buildings: list(AREAS, NOBODY),
      areaCards: list(AREAS, NOBODY),
    };
  }

  /** Takes in what is new in the log. */
  hear(log: readonly GameEvent[]): this {
    for (; this.#heard < log.length; this.#heard++) this.#take(log[this.#heard]!);
    return this;
  }

  /** The first thing that a state has otherwise, or null. */
  unlike(f: Fields): string | null {
    for (const [name, told] of Object.entries(this.#books)) {
      const found = f[name]!;
      if (typeof told === 'number' ? told === found : told.every((n, i) => n === found[i])) continue;
      return `the events tell ${name} ${JSON.stringify(told)}, the state has ${JSON.stringify(found)}`;
    }
    return null;
  }

  #take({ kind, fields }: GameEvent): void {
    const { money, trouble, areaCards } = this.#books;
    const { player, owner, area, pawn, amount } = fields as Readonly<Record<string, number>>;
    switch (kind) {
      case 'money':
        money[player!]! += amount!;
        return;
      case 'paid':
        money[player!]! -= amount!;
        money[fields.to!]! += amount!;
        return;
      case 'built':
        money[player!]! -= fields.price!;
        return this.#own(player!, area!);
      case 'bought':
        if (owner === player) throw new Error('somebody buys an own building');
        return this.#own(player!, area!);
      case 'buildingRemoved':
        return this.#ruin(fields);
      case 'setAside':
        areaCards[area!] = SET_ASIDE;
        return;
      case 'placed':
        this.#stand(pawn!, area!, 1);
        return this.#supply(pawn!, -1);
      case 'removed':
        this.#stand(pawn!, area!, -1);
        if (pawn! < CITIZEN) this.#supply(pawn!, 1);
        return;
      case 'moved':
        this.#stand(pawn!, fields.from!, -1);
        this.#stand(pawn!, fields.to!, 1);
        return;
      case 'spared': {
        const stock = KEPT_OUT[fields.what!];
        if (stock !== undefined) this.#books[stock]--;
        return;
      }
      case 'trouble':
        trouble[area!] = 1;
        return;
      case 'calm':
        trouble[area!] = 0;
        return;
    }
  }

  #stand(pawn: number, area: number, by: number): void {
    const { agents, citizens, grenadiers } = this.#books;
    if (pawn === CITIZEN) citizens[area]! += by;
    else if (pawn === GRENADIER) grenadiers[area]! += by;
    else agents[pawn * AREAS + area]! += by;
  }
  #supply(pawn: number, by: number): void {
    if (pawn === CITIZEN) this.#books.citizenStock += by;
    else if (pawn === GRENADIER) this.#books.grenadierStock += by;
    else this.#books.agentStock[pawn]! += by;
  }
  /** R5.3, R11.11: the City Area card comes with the building, unless it is out of the game. */
  #own(player: number, area: number): void {
    const { buildings, buildingStock, areaCards } = this.#books;
    buildings[area] = player;
    buildingStock[player]!--;
    if (areaCards[area] !== SET_ASIDE) areaCards[area] = player;
  }
  /** R5.5 */
  #ruin({ player, area }: Told): void {
    const { buildings, buildingStock, areaCards } = this.#books;
    buildings[area!] = NOBODY;
    buildingStock[player!]!++;
    if (areaCards[area!] !== SET_ASIDE) areaCards[area!] = NOBODY;
  }
}
