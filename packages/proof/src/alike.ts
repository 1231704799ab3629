import type { AnyGame } from '@gaslamp/games/games';
import type { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { copy, type Item, type Place, type State } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';

const known = new WeakMap<object, readonly number[]>();

/** Returns a number for each item that all copies of a card share. Names of copies are numbered: `HIRED_ASSASSIN.2`. */
export function kindsOf(game: AnyGame, items: number): readonly number[] {
  let kinds = known.get(game);
  if (kinds === undefined) {
    const names = new Map<string, number>();
    kinds = Array.from({ length: items }, (_, item) => {
      const name = game.nameOf(item).replace(/\.\d+$/, '');
      const kind = names.get(name) ?? names.size;
      names.set(name, kind);
      return kind;
    });
    known.set(game, kinds);
  }
  return kinds;
}

/**
 * Exchanges copies of a card in a re-deal so that as many as possible lie where `real` has them. Events name kinds, not copies,
 * so worlds that differ only in the numbers of copies count as the same.
 */
export function closest(game: AnyGame, real: State, world: State, { hidden }: View<State>): State {
  const kinds = kindsOf(game, real.place.length);
  const out = copy(world);
  for (const { items } of hidden) {
    const groups = new Map<number, Item[]>();
    for (const item of items) {
      const kind = at(kinds, item);
      groups.set(kind, [...(groups.get(kind) ?? []), item]);
    }
    for (const group of groups.values()) {
      if (group.length === 1) continue;
      const free = group.slice();
      const assign = (item: Item, from: Item) => {
        free.splice(free.indexOf(from), 1);
        out.place[item] = at(world.place, from);
        out.seenBy[item] = at(world.seenBy, from);
      };
      const rest = group.filter((item) => {
        const from = free.find((other) => world.place[other] === real.place[item]);
        if (from !== undefined) assign(item, from);
        return from === undefined;
      });
      for (const item of rest) assign(item, at(free, 0));
    }
  }
  return out;
}

/** In a nearby world, one in this many hidden items stays where it was dealt. */
const AWAY = 3;

/**
 * Moves most items of a re-deal back to their places in `real`: if hands differ by only a card or two, their players can give
 * the same answers for longer.
 */
export function nearer(game: AnyGame, real: State, world: State, { hidden }: View<State>, mind: FastDice): State {
  const out = copy(world);
  for (const { items } of hidden)
    for (const item of items) {
      const home = at(real.place, item);
      if (out.place[item] === home || mind.below(AWAY) === 0) continue;
      const other = items.find((one) => out.place[one] === home && real.place[one] !== home)!;
      exchange(out.place, item, other);
      exchange(out.seenBy, item, other);
    }
  const differs = out.place.some((place, item) => place !== real.place[item]);
  return differs && game.possible?.({ s: out, data: game.data }) !== false ? out : world;
}

const exchange = (list: number[], i: number, j: number): void => {
  [list[i], list[j]] = [at(list, j), at(list, i)];
};

/** Returns the name of a place without its owner: `HAND`. */
export const zoneOf = ({ places }: AnyGame, place: Place): string => at(places, place).replace(/\..*/, '');

/** Returns the zones in which two worlds hold different items: `HAND`, `DECK`. */
export function zonesApart(game: AnyGame, a: State, b: State): Set<string> {
  const zones = new Set<string>();
  for (const [item, place] of a.place.entries())
    if (place !== b.place[item]) for (const lies of [place, at(b.place, item)]) zones.add(zoneOf(game, lies));
  return zones;
}
