import type { Refused } from '@gaslamp/kernel/effects';
import type { Frame, Item, Player } from '@gaslamp/kernel/state';
import { type At, moneyOf, others } from '../../box/state.ts';
import type { Aimed } from '../../seen/questions.ts';
import { player } from '../../seen/verbs.ts';
import { choice } from '../effects.ts';
import { ONLY_OTHERS, TARGET_NO_CARD, TARGET_NO_MONEY, TEXT_NO_TARGET } from '../refusals.ts';
import { handSize } from '../window.ts';
import type { Text } from './text.ts';

/** A text that begins with the choice of another player. */
interface Aim {
  /** Returns the reason why it has no effect for any target; null if it has. */
  refuse?(at: At, by: Player, card: Item): Refused | null;
  /** Returns the reason why it has no effect on a player (R8.3), from public facts; null if it has. */
  refuseTarget(at: At, by: Player, target: Player): Refused | null;
  /** Returns the effects on the target, questions included, in order. */
  play(by: Player, target: Player, card: Item): Frame[];
}

/** Returns a text whose first question, of that name, is for its target. */
export function aimed(name: Aimed, { refuse, refuseTarget, play }: Aim): Text {
  const targets = (at: At, by: Player) => others(at.s, by).filter((other) => refuseTarget(at, by, other) === null);
  const target = choice(name, {
    options: (at, { by }) => targets(at, by).map((other) => player(other)),
    choose: (g, { by, card }, option) => g.next(...play(by, player.player(option), card)),
    refuse(at, { by }, wish) {
      if (!player.is(wish)) return null;
      const target = player.player(wish);
      return target === by || target >= at.s.seats ? ONLY_OTHERS : refuseTarget(at, by, target);
    },
  });
  return {
    refuse: (at, by, card) => refuse?.(at, by, card) ?? (targets(at, by).length > 0 ? null : TEXT_NO_TARGET),
    play: (by, card) => [target({ by, card })],
  };
}

/** R8.3: nothing can be taken from an empty hand. */
export const refuseEmptyHand = (at: At, _: Player, target: Player): Refused | null =>
  handSize(at, target) > 0 ? null : TARGET_NO_CARD;
export const refusePenniless = ({ s }: At, _: Player, target: Player): Refused | null =>
  moneyOf(s, target) > 0 ? null : TARGET_NO_MONEY;
