// Which answers to look at first, and the answer where there is no time to look at any.
import type { Data } from '@gaslamp/emerald-2e/data';
import { CITY_COUNT, LIMBO, LOYALIST, RESTORATIONIST } from '@gaslamp/emerald-2e/ids';
import { type Emerald, isRestorationist } from '@gaslamp/emerald-2e/state';
import { advance, done, at as here, pass, pick, raise, take, to, use } from '@gaslamp/emerald-2e/verbs';
import type { Option, Player } from '@gaslamp/kernel/state';
import type { Decision } from '@gaslamp/kernel/table';
import { aheadIn, survey } from './survey.ts';
import { type Side, worthIn } from './worth.ts';

/** What a guess goes by; made once for the world in which a player looks ahead. */
export interface Bearings {
  readonly side: Side;
  /** City to how much one more piece there would help. */
  readonly appeal: readonly number[];
  /** Kind of card to what one play of it is worth, and the average of the deck. */
  readonly worth: readonly number[];
  readonly average: number;
}

type At = { readonly s: Emerald; readonly data: Data };

export function bearings(at: At, me: Player): Bearings {
  const side = isRestorationist(at, me) ? RESTORATIONIST : LOYALIST;
  const worth = worthIn(at.data);
  const seen = survey(at, me, worth);
  const appeal: number[] = [];
  for (let city = 0; city < CITY_COUNT; city++) {
    const faceUp = seen.faceUp[city]!;
    const slot = seen.slot[city]!;
    const claim = faceUp < 0 ? 0 : worth.claimed[side]![faceUp]!;
    const royalty = slot < 0 || side === LOYALIST ? 0 : at.data.cards[slot]!.vp.restorationist / 2;
    // A piece helps most where it makes or breaks a majority.
    const distance = Math.abs(aheadIn(at.s, seen, me, city));
    appeal.push((claim + royalty) / (1 + distance));
  }
  return { side, appeal, worth: worth.inDeck[side]!, average: seen.deck[me * 2 + side]! };
}

/** How far ahead a majority is meant to be before more cubes are thought of. */
const AHEAD_ENOUGH = 2;

/** The options of a question to the player of the bearings, most promising first. */
export function inOrder(at: At, { options, effect, frame, player }: Decision, bear: Bearings): readonly Option[] {
  if (options.length < 2) return options;
  const ranked = (rank: (option: Option) => number) => {
    const ranks = new Map(options.map((option) => [option, rank(option)]));
    return options.slice().sort((a, b) => ranks.get(b)! - ranks.get(a)!);
  };
  const cheapFirst = (option: Option) => (pick.is(option) ? 10 - bear.worth[pick.card(option)]! : 0);
  switch (effect) {
    case 'place.cards': {
      const enough = placedAhead(at, player, frame.city as number) >= AHEAD_ENOUGH;
      return ranked((option) => (option === done ? (enough ? 100 : -1) : cheapFirst(option)));
    }
    case 'retrieve.from':
      return ranked((option) => (option === done || (take.is(option) && take.from(option) === LIMBO) ? 1 : 0));
    case 'markers.cards':
      return ranked((option) => (option === done ? 1 : advance.track(option) === bear.side ? 2 : 0));
    case 'discard.cards':
    case 'cycle-hand.discard':
      return ranked((option) => (option === done ? bear.average : bear.average * 2 - bear.worth[pick.card(option)]!));
    case 'move.more':
      return ranked((option) => (option === done ? 1 : 0));
    case 'window.answer':
      return ranked((option) => (use.is(option) ? 1 : option === pass ? 0 : -1));
    default:
      return ranked((option) => {
        if (to.is(option)) return bear.appeal[to.city(option)]!;
        if (here.is(option)) return bear.appeal[here.city(option)]!;
        // Zombies eat others' agents: where nothing is to be had for oneself.
        if (raise.is(option)) return -bear.appeal[raise.city(option)]!;
        return cheapFirst(option);
      });
  }
}

/** By how many pieces the city would be led with the cubes picked so far. */
function placedAhead({ s, data }: At, me: Player, city: number): number {
  let ahead = aheadIn(s, survey({ s, data }, me, worthIn(data)), me, city);
  for (const option of s.picks) if (pick.is(option)) ahead += data.place[pick.card(option)]!;
  return ahead;
}
