// The craft of bots for A Study in Emerald (2nd edition).
import { cardOf, type Data } from '@gaslamp/emerald-2e/box/data';
import { type At, type Emerald, IDENTITY, UNDEALT } from '@gaslamp/emerald-2e/box/state';
import { pass } from '@gaslamp/emerald-2e/seen/verbs';
import type { Chance } from '@gaslamp/kernel/chance';
import type { Game } from '@gaslamp/kernel/game';
import { type Item, knows, type Option, type Player } from '@gaslamp/kernel/state';
import type { Decision } from '@gaslamp/kernel/table';
import { redeal } from '@gaslamp/kernel/view';
import type { Craft } from '../craft.ts';
import { CountedDice, type Outlook } from '../search.ts';
import { type Deal, drawDeal } from './beliefs.ts';
import { bearings, inOrder } from './guess.ts';
import { inOwnTypes } from './own-types.ts';
import { printedSide, sideIn } from './sides.ts';
import { WEIGHTS } from './weights.ts';

/** Returns a player's chance to win, given the beliefs about the others' sides. */
export type Evaluation = (at: At, me: Player, deals: readonly Deal[]) => number;

/** Returns the deals of sides that a player cannot exclude, with their chances. */
export type Beliefs = (at: At, me: Player) => readonly Deal[];

/** Returns the craft of bots that evaluate positions like this and hold these beliefs. */
export function craftWith(evaluate: Evaluation, beliefs: Beliefs): Craft<Emerald, Data> {
  const outlookOf = (
    emerald: Game<Emerald, Data>,
    world: Emerald,
    me: Player,
    deals: readonly Deal[],
    dice: CountedDice,
  ): Outlook<Emerald, Data> => {
    const bear = bearings({ s: world, data: emerald.data }, me);
    const revealed = countRevealed(world);
    return {
      game: emerald,
      me,
      dice,
      value: (position) => evaluate(position, me, deals),
      ends: (_, { effect }) => isTurn(effect),
      inOrder: (table, question) => inOrder(table, question, bear),
      dealtDecides: ({ s }, theirs) => (theirs === null ? countRevealed(s) > revealed : theirs.secret),
    };
  };
  return {
    think({ game, view, decision: { player: me, options }, dice }) {
      const { emerald, seen } = inOwnTypes(game, view);
      const deals = beliefs({ s: redeal(emerald, seen, dice), data: emerald.data }, me);
      const imagine = () => dealSides(emerald, redeal(emerald, seen, dice), me, deals, dice);
      const world = imagine();
      const look = outlookOf(emerald, world, me, deals, new CountedDice(dice));
      const leanings = options.map((option) => leaning(world, option, dice));
      return { game: emerald, look, world, imagine, options, leanings };
    },
    outlook: (emerald, world, me, dice) =>
      outlookOf(emerald, world, me, beliefs({ s: world, data: emerald.data }, me), dice),
  };
}

/** Returns true for the questions at which a new plan begins. */
const isTurn = (effect: Decision['effect']): boolean => effect === 'turn.act' || effect === 'setup.agent';

/** Returns the number of revealed players: the effect of a reveal depends on the identity that was dealt. */
const countRevealed = (s: Emerald): number => s.revealed.reduce((sum, one) => sum + one, 0);

/** Returns the bonus or malus of an option: a pass is disliked, and in a match at a standstill options get a random bonus. */
function leaning({ move, seats }: Emerald, option: Option, dice: Chance): number {
  const stuck = Math.max(0, move / seats - WEIGHTS.patience);
  const wild = stuck === 0 ? 0 : (stuck * WEIGHTS.wilder * dice.roll(100)) / 100;
  return option === pass ? -WEIGHTS.pass : wild;
}

/** Deals the identities that `me` has not seen according to beliefs instead of uniformly. */
function dealSides(
  { data }: Game<Emerald, Data>,
  world: Emerald,
  me: Player,
  deals: readonly Deal[],
  dice: Chance,
): Emerald {
  const { restorationists } = drawDeal(deals, dice);
  const piles: [restorationist: Item[], loyalist: Item[]] = [[], []];
  const open: Player[] = [];
  world.place.forEach((place, item) => {
    const dealt = place >= IDENTITY && place < IDENTITY + world.seats;
    if (!(dealt || place === UNDEALT) || knows(world, me, item)) return;
    if (dealt) open.push(place - IDENTITY);
    piles[printedSide(cardOf(data, item))].push(item);
    world.place[item] = UNDEALT;
    world.seenBy[item] = 0;
  });
  for (const player of open) {
    // No deal has more players of a side than there are cards.
    const item = piles[sideIn(restorationists, player)].pop()!;
    world.place[item] = IDENTITY + player;
    world.seenBy[item] = 1 << player;
  }
  return world;
}
