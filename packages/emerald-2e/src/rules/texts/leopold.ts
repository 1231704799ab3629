import type { Player } from '@gaslamp/kernel/state';
import { cardOf, kindOf } from '../../box/data.ts';
import { BESIDE, clockwise, countIn, countOf, DECK, DISCARD, HAND, IN_PLAY, REMOVED } from '../../box/state.ts';
import { tell } from '../../seen/event-specs.ts';
import { drawCards } from '../cards.ts';
import { confirmed } from '../confirm.ts';
import { type G, step } from '../effects.ts';
import { pay, type Text } from './text.ts';

/**
 * All zombies leave the game, and so do the Zombies and Vampires cards that any player owns, with the points they
 * gave. A card taken from a hand is replaced at once. (R18.26)
 */
export const leopold: Text = {
  refuse: () => null,
  play: (by) => [confirmed({ by }), pay({ by }), banish({ by })],
};
const banish = step<{ by: Player }>('leopold.banish', (g, { by }) => {
  const { s, data } = g;
  s.banished = 1;
  s.zombies.fill(0);
  s.zombieSupply = 0;
  tell(g)?.('banished', { player: by });
  const banned = [...data.kinds('zombies'), ...data.kinds('vampires')];
  for (const owner of clockwise(s, s.active)) {
    const held = countIn(s, HAND + owner);
    for (const [item, kind] of data.kindOf.entries()) if (banned.includes(kind)) banishCard(g, owner, item);
    // Only now, so that no replacement is itself a card that leaves the game.
    drawCards(g, owner, held - countIn(s, HAND + owner));
  }
});

/** Takes one card from `owner`, from any of their places, and the points that it gave. */
function banishCard(g: G, owner: Player, item: number): void {
  const { s, data } = g;
  const owned = [HAND, DECK, DISCARD, BESIDE, IN_PLAY].some((place) => s.place[item] === place + owner);
  if (!owned) return;
  const { vp } = cardOf(data, item);
  g.move(item, REMOVED);
  // R15.6: no part of a total is below 0.
  for (const type of ['neutral', 'restorationist', 'loyalist'] as const)
    s[type][owner] = Math.max(0, countOf(s[type], owner) - vp[type]);
  tell(g)?.('cardBanished', { owner, card: kindOf(data, item), points: vp.neutral + vp.restorationist + vp.loyalist });
}
