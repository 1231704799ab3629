// R6 Claim.
import { distinct } from '@gaslamp/emerald/counts';
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { cardOf, kindOf } from '../box/data.ts';
import { type At, cell, countIn, DISCARD, FACE_UP, HAND, itemIn, majority } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { candidates, type Hand, handOf, type Weight } from '../seen/hand.ts';
import { refusePick } from '../seen/picking.ts';
import { score } from '../seen/points.ts';
import { claim, done } from '../seen/verbs.ts';
import { CITIES_IN_ORDER, cubesLeave, placeAgents } from './board.ts';
import { playPicks } from './cards.ts';
import { confirmed } from './confirm.ts';
import { choice, step } from './effects.ts';
import { endsAtOnce } from './ending.ts';
import {
  CLAIM_EMPTY,
  CLAIM_NO_CARD,
  CLAIM_NO_CUBE,
  CLAIM_NO_MAJORITY,
  CLAIM_NOT_FIRST,
  NO_SYMBOL,
} from './refusals.ts';
import { NO_CITY, sanityRoll } from './sanity.ts';
import { turnUpNext } from './stack.ts';

/** R6.1, R4.3: only as the first action. */
export function refuseClaim(at: At, by: Player, city: number, hand: Hand): Refused | null {
  return at.s.acted > 0 ? CLAIM_NOT_FIRST : refuseClaimHere(at, by, city, hand);
}

/** R6.2, R6.3: conditions of each claim in the action. */
function refuseClaimHere(at: At, by: Player, city: number, hand: Hand): Refused | null {
  const open = refuseOpenClaim(at, by, city);
  if (open !== null) return open;
  return hand.claim > 0 ? null : CLAIM_NO_CARD;
}

/** The conditions that the whole table can check. R6.8: a city just claimed has no cube left. R6.9: no empty stack. */
function refuseOpenClaim({ s }: At, by: Player, city: number): Refused | null {
  if (itemIn(s, FACE_UP + city) < 0) return CLAIM_EMPTY;
  if (s.cubes[cell(by, city)] === 0) return CLAIM_NO_CUBE;
  return majority(s, by, city) ? null : CLAIM_NO_MAJORITY;
}

const claims: Weight = (card) => card.claim;

/** Asks for one claim card for one city; the claim is then resolved, and another may follow (R6.4, R6.12). */
export const claimCard = choice('claim.card', {
  options: (at, { by }) => distinct(candidates(at, by, claims, 0)),
  choose(g, { by, city }, option) {
    g.s.picks.push(option);
    g.next(confirmed({ by }), claimed({ by, city }));
  },
  refuse: (at, { by }, wish) => refusePick(at, by, wish, claims, NO_SYMBOL),
});

const claimed = step<{ by: Player; city: number }>('claim.claimed', (g, { by, city }) => {
  playPicks(g, by, 'claim');
  // R6.4: any number of claims is the first action.
  g.s.acted = 1;
  g.next(takeCard({ by, city }), claimMore({ by }));
});

/** R6.6 (b) to (h), for the Claim action and for the Duchess. R6.10, R6.11: points count now and never again. */
export const takeCard = step<{ by: Player; city: number }>('claim.take', (g, { by, city }) => {
  const item = itemIn(g.s, FACE_UP + city);
  const card = cardOf(g.data, item);
  tell(g)?.('claimed', { player: by, city, card: kindOf(g.data, item) });
  g.move(item, DISCARD + by);
  cubesLeave(g, by, city);
  placeAgents(g, by, city, card.agents);
  score(g, by, 'neutral', card.vp.neutral);
  score(g, by, 'restorationist', card.vp.restorationist);
  score(g, by, 'loyalist', card.vp.loyalist);
  g.next(...Array.from({ length: card.insanity }, () => sanityRoll({ by, city: NO_CITY })), turnUpNext({ city }));
});

/**
 * R6.5: the player may stop after any claim. The question is asked if the open conditions allow another claim and the last one
 * does not end the match (R16.4).
 */
const claimMore = choice('claim.more', {
  options(at, { by }) {
    if (countIn(at.s, HAND + by) === 0 || endsAtOnce(at)) return [];
    const hand = handOf(at, by);
    const options: Option[] = [];
    let open = false;
    for (const city of CITIES_IN_ORDER) {
      if (refuseOpenClaim(at, by, city) !== null) continue;
      open = true;
      if (hand.claim > 0) options.push(claim(city));
    }
    if (open) options.push(done);
    return options;
  },
  choose(g, { by }, option) {
    if (claim.is(option)) g.next(claimCard({ by, city: claim.city(option) }));
  },
  refuse: (at, { by }, wish) => (claim.is(wish) ? refuseClaimHere(at, by, claim.city(wish), handOf(at, by)) : null),
});
