// Estimates the value of small changes on the board, for ordering answers.
import { copy, type Item, type Player } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { costOf, type Data } from '@gaslamp/nanty-narking/box/data';
import { AREA_COUNT } from '@gaslamp/nanty-narking/box/ids';
import { moneyOf, type Nanty, NOBODY_HERE, pawnsOf } from '@gaslamp/nanty-narking/box/state';
import { putBuilding, removeBuilding } from '@gaslamp/nanty-narking/rules/build';
import { addMoney } from '@gaslamp/nanty-narking/rules/cards';
import { arrive, clearTrouble, leave, putTrouble } from '@gaslamp/nanty-narking/rules/pawns';
import type { Outlook } from '../search.ts';
import { goalOf, worthFor, worthOf } from './means.ts';

/** Each change's gain in the chance to win, computed on demand. */
export interface Bearings {
  /** A pawn of this sort arrives in an area or leaves it (R4.2, R4.3). */
  arrival(pawn: number, area: number): number;
  departure(pawn: number, area: number): number;
  trouble(area: number): number;
  calm(area: number): number;
  /** Paying for an own building, which replaces any other there; and losing a building of any player. */
  building(area: number): number;
  ruin(area: number): number;
  /** A player loses three pounds: the nearer that player is to winning, the greater the gain. */
  loss(player: Player): number;
  /** The value of a card in hand, as means. */
  worth(card: Item): number;
}

/** Evaluates positions without looking ahead. */
export type Judge = Pick<Outlook<Nanty, Data>, 'game' | 'me' | 'dice' | 'value'>;

export function bearings(look: Judge, world: Nanty): Bearings {
  const { game, me } = look;
  const at = { s: world, data: game.data };
  const now = look.value(at);
  const worth = worthFor(game.data, goalOf(at, me));
  const known = new Map<number, number>();
  /** `kind` and `pawn` only distinguish changes in the same area. */
  function gain(kind: number, pawn: number, area: number, change: (g: Table<Nanty, Data>) => void): number {
    const key = (kind * 8 + pawn) * AREA_COUNT + area;
    let better = known.get(key);
    if (better === undefined) {
      const g = new Table(game, { ...copy(world), agenda: [] }, look.dice);
      change(g);
      better = look.value(g) - now;
      known.set(key, better);
    }
    return better;
  }
  const pays = ({ s }: Table<Nanty, Data>, player: Player, amount: number) => {
    addMoney(s, player, -Math.min(amount, moneyOf(s, player)));
  };
  // Changes refer to the original world, not to what the plan has added since.
  return {
    arrival: (pawn, area) => gain(0, pawn, area, (g) => arrive(g, pawn, area)),
    departure: (pawn, area) => (pawnsOf(world, pawn, area) > 0 ? gain(1, pawn, area, (g) => leave(g, pawn, area)) : 0),
    trouble: (area) => gain(2, 0, area, (g) => putTrouble(g, area)),
    calm: (area) => gain(3, 0, area, (g) => clearTrouble(g, area)),
    building: (area) =>
      gain(4, 0, area, (g) => {
        if (world.buildings[area] !== NOBODY_HERE) removeBuilding(g, area);
        pays(g, me, costOf(game.data, area));
        putBuilding(g, me, area);
      }),
    ruin: (area) => (world.buildings[area] !== NOBODY_HERE ? gain(5, 0, area, (g) => removeBuilding(g, area)) : 0),
    loss: (player) => gain(6, player, 0, (g) => pays(g, player, 3)),
    worth: (card) => worthOf(worth, card),
  };
}
