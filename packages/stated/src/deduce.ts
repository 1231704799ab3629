// Deduces which side a player can be on: the sides in all worlds that one viewer cannot tell from the real one.
import type { Game } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import { type Place, type Player, SPECTATOR, type State } from '@gaslamp/kernel/state';
import { type Hidden, isPossible, placed, type View, view } from '@gaslamp/kernel/view';

/** Knowledge about one side of one player. */
export interface Suspicion {
  readonly side: string;
  /** `open`: possible. `seen`: the visible items leave no room for it. `past`: a past event rules it out. */
  readonly why: 'open' | 'seen' | 'past';
}
/** A suspicion with the share of all deals in which it is true, from 0 to 1. Only the deal counts, not behaviour. */
export interface Likelihood extends Suspicion {
  readonly share: number;
}

/** Largest pool that is dealt in every way. Larger ones keep their order, and must not influence sides. */
const MOST_ITEMS = 8;

/** Returns the view that everybody has, made from one viewer's view: a spectator knows no more than anybody else. */
export const commonView = <S extends State, D>(game: Game<S, D>, known: View<S>): View<S> =>
  view(game, asTheyLie(game, known), SPECTATOR);

/** Returns the likelihoods by player, each in the order of the game's sides. Throws like `suspicions`. */
export function likelihoods<S extends State, D>(game: Game<S, D>, known: View<S>): (readonly Likelihood[])[] {
  const { sides } = game;
  if (sides === undefined) throw new Error(`${game.id} has no sides`);
  const { seats } = known.s;
  const sidesIn = (world: S): string[] =>
    Array.from({ length: seats }, (_, player) => sides.of({ s: world, data: game.data }, player));
  const secret = new Set(Array.from({ length: seats }, (_, player) => sides.place(player)));
  const deciding = known.hidden.filter(
    (pool) => (game.possible !== undefined || pool.places.some((place) => secret.has(place))) && decides(pool),
  );
  const seen = Array.from({ length: seats }, () => new Set<string>());
  const open = Array.from({ length: seats }, () => new Map<string, number>());
  let deals = 0;
  for (const orders of ordersOf(deciding)) {
    const world = placed(game, known, (pool) => orders.get(pool) ?? pool.places);
    const possible = isPossible(game, world);
    if (possible) deals++;
    for (const [player, side] of sidesIn(world).entries()) {
      at(seen, player).add(side);
      if (possible) at(open, player).set(side, (at(open, player).get(side) ?? 0) + 1);
    }
  }
  return open.map((count, player) =>
    sides.names.map((side) => {
      const share = (count.get(side) ?? 0) / deals;
      return { side, why: share > 0 ? 'open' : at(seen, player).has(side) ? 'past' : 'seen', share };
    }),
  );

  /** Returns true if exchanging two places of the pool changes a side, or whether the deal is possible. */
  function decides(pool: Hidden): boolean {
    const described = (places: readonly Place[]): string => {
      const world = placed(game, known, (one) => (one === pool ? places : one.places));
      return `${sidesIn(world)} ${isPossible(game, world)}`;
    };
    const { places } = pool;
    const as = described(places);
    const found = places.some((place, i) =>
      places.some((other, j) => j > i && other !== place && described(places.with(i, other).with(j, place)) !== as),
    );
    if (found && pool.items.length > MOST_ITEMS)
      throw new Error(
        `too much is hidden: ${pool.items.length} items of one pool decide, at most ${MOST_ITEMS} can be dealt`,
      );
    return found;
  }
}

/**
 * Returns every side of the game and whether `player` can be on it, from all re-deals that the view allows. Throws for a game
 * without sides, and if a pool that matters is too large to be dealt in every way.
 */
export const suspicions = <S extends State, D>(game: Game<S, D>, known: View<S>, player: Player): Suspicion[] =>
  at(likelihoods(game, known), player).map(({ side, why }) => ({ side, why }));

/** Returns a full state that the viewer cannot tell from the real one. Callers do not depend on which one it is. */
const asTheyLie = <S extends State, D>(game: Game<S, D>, known: View<S>): S =>
  placed(game, known, ({ places }) => places);

/** Yields every way to fill the places of all pools. */
function* ordersOf(pools: readonly Hidden[]): Generator<ReadonlyMap<Hidden, readonly Place[]>> {
  const [pool, ...others] = pools;
  if (pool === undefined) return yield new Map();
  for (const order of arranged(pool.places))
    for (const rest of ordersOf(others)) yield new Map([...rest, [pool, order]]);
}

/** Yields the distinct orders of a list that may contain equal places. */
function* arranged(places: readonly Place[]): Generator<readonly Place[]> {
  if (places.length === 0) return yield [];
  for (const [i, place] of places.entries()) {
    if (places.indexOf(place) < i) continue;
    for (const rest of arranged(places.toSpliced(i, 1))) yield [place, ...rest];
  }
}
