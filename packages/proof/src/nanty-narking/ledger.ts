// Derives the board and the money of Nanty Narking from the events of a match: R2.1, R2.2, R4, R5, R8.4.
import type { GameEvent } from '@gaslamp/kernel/events';
import type { Player } from '@gaslamp/kernel/state';
import type { Told } from '../events.ts';
import { AREAS, type Pack, type Pieces } from './box.ts';

const CITIZEN = 4;
const GRENADIER = 5;
const NOBODY = -1;
const SET_ASIDE = -2;
/** The stock that a piece spared by Holborn leaves, by number: only neutrals leave the game in this way (R11.10, R11.13). */
const KEPT_OUT: Readonly<Record<number, 'citizenStock' | 'grenadierStock'>> = {
  2: 'citizenStock',
  3: 'grenadierStock',
};

/** The events that are read. */
type Entry = Told<{
  money: 'player' | 'amount';
  paid: 'player' | 'to' | 'amount';
  built: 'player' | 'area' | 'price';
  bought: 'player' | 'owner' | 'area';
  buildingRemoved: 'player' | 'area';
  setAside: 'area';
  placed: 'pawn' | 'area';
  removed: 'pawn' | 'area';
  moved: 'pawn' | 'from' | 'to';
  spared: 'what';
  trouble: 'area';
  calm: 'area';
}>;

type Numbers = number | readonly number[];
type Books = { -readonly [Name in keyof Pieces]: Pieces[Name] extends number ? number : number[] };

const same = (expected: Numbers, found: Numbers | undefined): boolean =>
  typeof expected === 'number'
    ? expected === found
    : typeof found === 'object' && expected.every((n, i) => n === found[i]);
const add = (list: number[], index: number, n: number): void => {
  list[index]! += n;
};

/** Checks that every pound, pawn, marker, building and City Area card is where the events moved it. */
export class Ledger {
  #heard = 0;
  readonly #books: Books;

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

  /** Processes the new events of the log. */
  hear(log: readonly GameEvent[]): this {
    for (const event of log.slice(this.#heard)) this.#take(event as Entry);
    this.#heard = log.length;
    return this;
  }

  /** Reports the first difference between a state and the events, or null. */
  unlike(pieces: Pieces): string | null {
    const found: Readonly<Record<string, Numbers>> = pieces;
    for (const [name, expected] of Object.entries(this.#books))
      if (!same(expected, found[name]))
        return `the events tell ${name} ${JSON.stringify(expected)}, the state has ${JSON.stringify(found[name])}`;
    return null;
  }

  #take({ kind, fields }: Entry): void {
    const books = this.#books;
    switch (kind) {
      case 'money':
        return add(books.money, fields.player, fields.amount);
      case 'paid':
        add(books.money, fields.player, -fields.amount);
        return add(books.money, fields.to, fields.amount);
      case 'built':
        add(books.money, fields.player, -fields.price);
        return this.#own(fields.player, fields.area);
      case 'bought':
        if (fields.owner === fields.player) throw new Error('somebody buys an own building');
        return this.#own(fields.player, fields.area);
      case 'buildingRemoved':
        return this.#ruin(fields.player, fields.area);
      case 'setAside':
        books.areaCards[fields.area] = SET_ASIDE;
        return;
      case 'placed':
        this.#stand(fields.pawn, fields.area, 1);
        return this.#supply(fields.pawn, -1);
      case 'removed':
        this.#stand(fields.pawn, fields.area, -1);
        if (fields.pawn < CITIZEN) this.#supply(fields.pawn, 1);
        return;
      case 'moved':
        this.#stand(fields.pawn, fields.from, -1);
        return this.#stand(fields.pawn, fields.to, 1);
      case 'spared': {
        const stock = KEPT_OUT[fields.what];
        if (stock !== undefined) books[stock]--;
        return;
      }
      case 'trouble':
        books.trouble[fields.area] = 1;
        return;
      case 'calm':
        books.trouble[fields.area] = 0;
        return;
    }
  }

  #stand(pawn: number, area: number, by: number): void {
    const { agents, citizens, grenadiers } = this.#books;
    if (pawn === CITIZEN) add(citizens, area, by);
    else if (pawn === GRENADIER) add(grenadiers, area, by);
    else add(agents, pawn * AREAS + area, by);
  }
  #supply(pawn: number, by: number): void {
    if (pawn === CITIZEN) this.#books.citizenStock += by;
    else if (pawn === GRENADIER) this.#books.grenadierStock += by;
    else add(this.#books.agentStock, pawn, by);
  }
  /** R5.3, R11.11: the City Area card comes with the building, unless it is out of the game. */
  #own(player: Player, area: number): void {
    const { buildings, buildingStock, areaCards } = this.#books;
    buildings[area] = player;
    add(buildingStock, player, -1);
    if (areaCards[area] !== SET_ASIDE) areaCards[area] = player;
  }
  /** R5.5 */
  #ruin(owner: Player, area: number): void {
    const { buildings, buildingStock, areaCards } = this.#books;
    buildings[area] = NOBODY;
    add(buildingStock, owner, 1);
    if (areaCards[area] !== SET_ASIDE) areaCards[area] = NOBODY;
  }
}
