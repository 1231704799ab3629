// The craft of bots for A Study in Emerald, 1st edition.
import { cardOfKind, type Data } from '@gaslamp/emerald-1e/box/data';
import type { At, Emerald1 } from '@gaslamp/emerald-1e/box/state';
import { done, pass, pick } from '@gaslamp/emerald-1e/seen/verbs';
import type { Game } from '@gaslamp/kernel/game';
import type { Option, Player } from '@gaslamp/kernel/state';
import { redeal } from '@gaslamp/kernel/view';
import type { Craft } from '../craft.ts';
import { CountedDice, type Outlook, ranked } from '../search.ts';
import { inOwnTypes } from './own-types.ts';
import { WEIGHTS } from './weights.ts';

/** Returns a player's chance to win. */
export type Evaluation = (at: At, me: Player) => number;

/** Returns the craft of bots that evaluate positions like this. */
export function craftWith(evaluate: Evaluation): Craft<Emerald1, Data> {
  const outlook = (
    emerald: Game<Emerald1, Data>,
    world: Emerald1,
    me: Player,
    dice: CountedDice,
  ): Outlook<Emerald1, Data> => {
    const revealed = countRevealed(world);
    return {
      game: emerald,
      me,
      dice,
      value: (position) => evaluate(position, me),
      ends: (_, { effect }) => effect === 'turn.act' || effect === 'setup.agent',
      inOrder: ({ data }, { options }) => ranked(options, (option) => rank(data, option)),
      dealtDecides: ({ s }, theirs) => (theirs === null ? countRevealed(s) > revealed : theirs.secret),
    };
  };
  return {
    think({ game, view, decision: { player: me, options }, dice }) {
      const { emerald, seen } = inOwnTypes(game, view);
      const imagine = () => redeal(emerald, seen, dice);
      const world = imagine();
      const look = outlook(emerald, world, me, new CountedDice(dice));
      const leanings = options.map((option) => (option === pass ? -WEIGHTS.pass : 0));
      return { game: emerald, look, world, imagine, options, leanings };
    },
    outlook,
  };
}

/** Returns the number of revealed players: the effect of a reveal depends on the identity that was dealt. */
const countRevealed = (s: Emerald1): number => s.revealed.reduce((sum, one) => sum + one, 0);

/** Ranks options: ends sets if possible, and pays with the cards of least other use. */
function rank(data: Data, option: Option): number {
  if (option === done) return 1;
  if (!pick.is(option)) return 0;
  const { cubes, gold, bombs, war, revolution } = cardOfKind(data, pick.card(option));
  return -0.1 * (cubes + gold + bombs + war + revolution);
}
