import type { Chance } from './chance.ts';
import type { Game } from './game.ts';
import {
  copy,
  EVERYONE,
  type Item,
  NOBODY,
  type Place,
  type Player,
  type Position,
  type State,
  sees,
  UNKNOWN,
} from './state.ts';

/** Items of one pool whose places the viewer does not know, and the places that they occupy, both ascending. */
export interface Hidden {
  readonly pool: number;
  readonly items: readonly Item[];
  readonly places: readonly Place[];
}

/** Everything that one viewer may know: plain data, safe to send. */
export interface View<S extends State> {
  readonly viewer: Player;
  readonly s: S;
  readonly hidden: readonly Hidden[];
}

/**
 * Returns what `viewer` may know of a published state or of their own draft. It hides items, not what somebody else is
 * composing: for a state that may be another player's draft, use `Table.view` or `viewFor`. Unknown items have no place. A mask
 * keeps the viewer's bit and those of the place's watchers, or stays full; what another player learned in secret is not in it.
 */
export const view = <S extends State, D>(game: Game<S, D>, state: S, viewer: Player): View<S> =>
  seen(game, state, copy(state), viewer);
/** Like `view`, for a state that will not change any more: the view shares the lists that hide nothing. */
export const viewSharing = <S extends State, D>(game: Game<S, D>, state: S, viewer: Player): View<S> =>
  seen(game, state, { ...state, place: state.place.slice(), seenBy: state.seenBy.slice() }, viewer);

/** Removes from `s`, a copy of `state`, what the viewer may not know. */
function seen<S extends State, D>(game: Game<S, D>, state: S, s: S, viewer: Player): View<S> {
  const pools = new Map<number, { items: Item[]; places: Place[] }>();
  for (let item = 0; item < s.place.length; item++) {
    const place = state.place[item]!;
    const seenBy = state.seenBy[item]!;
    if (sees(seenBy, viewer)) {
      if (seenBy !== EVERYONE) s.seenBy[item] = seenBy & (game.watchers(state, place) | (1 << viewer));
      continue;
    }
    const pool = game.pool(state, place, item);
    let hidden = pools.get(pool);
    if (hidden === undefined) {
      hidden = { items: [], places: [] };
      pools.set(pool, hidden);
    }
    hidden.items.push(item);
    hidden.places.push(place);
    s.place[item] = UNKNOWN;
    s.seenBy[item] = NOBODY;
  }
  const hidden = [...pools]
    .sort(([a], [b]) => a - b)
    .map(([pool, { items, places }]) => ({ pool, items, places: places.sort((a, b) => a - b) }));
  return { viewer, s, hidden };
}

/** Returns a full state in which the hidden items of each pool, in their order, lie in the places that `order` returns. */
export function placed<S extends State, D>(
  game: Game<S, D>,
  { s, hidden }: View<S>,
  order: (pool: Hidden) => readonly Place[],
): S {
  const world = copy(s);
  for (const pool of hidden) {
    const places = order(pool);
    const { items } = pool;
    for (let i = 0; i < items.length; i++) {
      const item = items[i]!;
      const place = places[i]!;
      world.place[item] = place;
      world.seenBy[item] = game.watchers(world, place);
    }
  }
  return world;
}

/** Returns true if a re-deal contradicts no public fact. */
export const isPossible = <S extends State, D>(game: Game<S, D>, s: S): boolean =>
  game.possible === undefined || game.possible({ s, data: game.data } satisfies Position<S, D>);

/**
 * Deals the unknown items of a view at random: returns a full state that the viewer cannot tell from the real one
 * (a determinization). Throws after 1,000 deals that the game calls impossible.
 */
export function redeal<S extends State, D>(game: Game<S, D>, known: View<S>, chance: Chance): S {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const world = placed(game, known, ({ places }) => shuffled(places, chance));
    if (isPossible(game, world)) return world;
  }
  throw new Error(`${game.id}: no possible re-deal found`);
}

function shuffled(places: readonly Place[], chance: Chance): Place[] {
  const free = places.slice();
  const order: Place[] = [];
  while (free.length > 0) {
    const i = chance.roll(free.length) - 1;
    order.push(free[i]!);
    free[i] = free[free.length - 1]!;
    free.pop();
  }
  return order;
}
