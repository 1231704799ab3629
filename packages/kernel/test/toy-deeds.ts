// Operations that several rules of the toy game share.
import { EVERYONE, type Item, type Mask, only, type Place, type Player } from '@gaslamp/kernel/state';
import { choice, confirm, type G, HAND, IDENTITY, isRed, KIND_OF } from './toy-state.ts';

/** The confirmation of a composed action. */
export const confirmed = choice<{ by: Player }>('confirm', {
  draft: true,
  options: () => [confirm],
  choose: () => {},
});

/** T5, T6: reveals all identities. */
export function end(g: G, why: number): void {
  g.s.over = why;
  for (let player = 0; player < g.s.seats; player++) {
    const item = g.s.place.indexOf(IDENTITY + player);
    g.show(item, EVERYONE);
    g.emit('unmasked', { player, item });
  }
  g.finish();
}

export function gain(g: G, player: Player, coins: number): void {
  g.s.coins[player] = Math.max(0, g.s.coins[player]! + coins);
  g.emit('coins', { player, coins });
  if (g.s.coins[player]! >= g.data.goal) end(g, 1);
}

/** Puts a copy of a card where everybody sees it. */
export function lay(g: G, by: Player, kind: number, to: Place): void {
  const item = g.in(HAND + by).find((i) => KIND_OF[i] === kind)!;
  g.move(item, to);
  g.emit('laid', { player: by, item, to });
}
/** Gives a copy of a card to another player; both of them know it. */
export function hand(g: G, from: Player, kind: number, to: Player): void {
  const item = g.in(HAND + from).find((i) => KIND_OF[i] === kind)!;
  g.move(item, HAND + to);
  g.emit('gave', { player: from, to, red: isRed(item) }, { to: only(from, to), fields: { item } });
}
export function look(g: G, items: readonly Item[], of: Player, to: Mask): void {
  for (const item of items) {
    g.show(item, to);
    g.emit('seen', { of, red: isRed(item) }, { to, fields: { item } });
  }
}
