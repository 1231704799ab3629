// Orders the answers by a guess, which also decides when there is no time to evaluate them.
import { cardOfKind, type Kind } from '@gaslamp/emerald-2e/box/data';
import { LIMBO, LOYALIST, RESTORATIONIST } from '@gaslamp/emerald-2e/box/ids';
import { type At, countOf, isRestorationist } from '@gaslamp/emerald-2e/box/state';
import { advance, done, at as here, pass, pick, raise, take, to, use } from '@gaslamp/emerald-2e/seen/verbs';
import type { Option, Player } from '@gaslamp/kernel/state';
import type { Decision } from '@gaslamp/kernel/table';
import { ranked } from '../search.ts';
import { aheadIn, contestIn } from './majorities.ts';
import { onSide, type Side } from './sides.ts';
import { survey } from './survey.ts';
import { inDeck, whenClaimed, worthIn } from './worth.ts';

/** The basis of guesses, computed once for the world in which a player looks ahead. */
export interface Bearings {
  readonly side: Side;
  /** Returns the use of one more piece in a city. */
  appeal(city: number): number;
  /** The value of playing a card once, and the average of the deck. */
  worth(kind: Kind): number;
  readonly average: number;
}

export function bearings(at: At, me: Player): Bearings {
  const side = isRestorationist(at, me) ? RESTORATIONIST : LOYALIST;
  const worth = worthIn(at.data);
  const seen = survey(at, me, worth);
  const appeals = seen.cities.map((here) => {
    const claim = here.faceUp < 0 ? 0 : whenClaimed(worth, side, here.faceUp);
    const kill = here.royalty < 0 || side === LOYALIST ? 0 : cardOfKind(at.data, here.royalty).vp.restorationist / 2;
    // A piece is most useful where it makes or breaks a majority.
    return (claim + kill) / (1 + Math.abs(aheadIn(at.s, me, here)));
  });
  return {
    side,
    appeal: (city) => countOf(appeals, city),
    worth: (kind) => inDeck(worth, side, kind),
    average: onSide(seen.average, me, side),
  };
}

/** Lead in a city at which no more cubes are placed by guess. */
const AHEAD_ENOUGH = 2;

/** Returns the options of a question to the player of the bearings, most promising first. */
export function inOrder(at: At, { options, effect, frame, player }: Decision, bear: Bearings): readonly Option[] {
  if (options.length < 2) return options;
  const by = (rank: (option: Option) => number) => ranked(options, rank);
  const cheapFirst = (option: Option) => (pick.is(option) ? 10 - bear.worth(pick.card(option)) : 0);
  switch (effect) {
    case 'place.cards': {
      const enough = placedAhead(at, player, frame.city as number) >= AHEAD_ENOUGH;
      return by((option) => (option === done ? (enough ? 100 : -1) : cheapFirst(option)));
    }
    case 'retrieve.from':
      return by((option) => (option === done || (take.is(option) && take.from(option) === LIMBO) ? 1 : 0));
    case 'markers.cards':
      return by((option) => (option === done ? 1 : advance.track(option) === bear.side ? 2 : 0));
    case 'discard.cards':
    case 'cycle-hand.discard':
      return by((option) => (option === done ? bear.average : bear.average * 2 - bear.worth(pick.card(option))));
    case 'move.more':
      return by((option) => (option === done ? 1 : 0));
    case 'window.answer':
      return by((option) => (use.is(option) ? 1 : option === pass ? 0 : -1));
    default:
      return by((option) => {
        if (to.is(option)) return bear.appeal(to.city(option));
        if (here.is(option)) return bear.appeal(here.city(option));
        // Zombies eat others' agents, so they go where nothing can be gained.
        if (raise.is(option)) return -bear.appeal(raise.city(option));
        return cheapFirst(option);
      });
  }
}

/** Returns the lead in the city with the cubes picked so far. */
function placedAhead({ s, data }: At, me: Player, city: number): number {
  let ahead = aheadIn(s, me, contestIn(s, city));
  for (const option of s.picks) if (pick.is(option)) ahead += cardOfKind(data, pick.card(option)).place;
  return ahead;
}
