// R3 The turn, R6 its eleven actions.
import { distinct } from '@gaslamp/emerald/counts';
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { TARGET_COUNT } from '../box/ids.ts';
import { type At, isRestorationist } from '../box/state.ts';
import { isAmong, targetBits } from '../box/targets.ts';
import { mayStart, refuseStart } from '../seen/aims.ts';
import { mayClaim, refuseClaim } from '../seen/claimable.ts';
import { tell } from '../seen/event-specs.ts';
import { type Hand, handOf } from '../seen/hand.ts';
import { mark, sidePoints, total } from '../seen/points.ts';
import {
  attack,
  buy,
  claim,
  discard,
  expose,
  hide,
  markers,
  move,
  pass,
  place,
  play,
  retrieve,
  reveal as unmask,
} from '../seen/verbs.ts';
import { attackExecutor } from './attack.ts';
import { bought, buyCards, refuseBuy } from './buy.ts';
import { putAway, refillHand } from './cards.ts';
import { claimTarget } from './claim.ts';
import { discardCards, discarded, topCard } from './discard.ts';
import { choice, type G, step } from './effects.ts';
import { resolved, stopped } from './ending.ts';
import { exposeAgent, offerExposures, refuseExpose } from './expose.ts';
import { reveal } from './identity.ts';
import { markerCards, markersMoved, refuseMarkers } from './markers.ts';
import { moveTo, offerMoves, refuseMove } from './move.ts';
import { isOpenTo, placeCards, placeCubes, refusePlace } from './place.ts';
import { playText, refusePlay, refuseText } from './play.ts';
import { DISCARD_NO_CARD, NOT_ENOUGH, REVEALED_ALREADY } from './refusals.ts';
import { refuseRetrieve, retrieveCards, retrieveCubes } from './retrieve.ts';

export const turn = step('turn', (g) => {
  const { s } = g;
  if (stopped(g)) return;
  s.acted = 0;
  s.busy = 0;
  s.turns++;
  tell(g)?.('turn', { player: s.active });
  g.next(act({ by: s.active }), act({ by: s.active }), turnEnds({}));
});

/** Any of the eleven actions, also the same one twice (R3.2); R3.6: if nothing else is possible there is `pass`. */
const act = choice('turn.act', {
  options(at, { by }) {
    const { s } = at;
    const hand = handOf(at, by);
    const options: Option[] = [pass];
    const targets = targetBits(at);
    if (hand.cubes > 0 && s.supply[by]! > 0)
      for (let target = 0; target < TARGET_COUNT; target++)
        if (isAmong(targets, target) && isOpenTo(at, by, target)) options.push(place(target));
    if (s.acted === 0)
      for (let target = 0; target < TARGET_COUNT; target++)
        if (isAmong(targets, target) && mayClaim(at, by, target)) options.push(claim(target));
    if (refuseRetrieve(at, by, hand) === null) options.push(retrieve);
    if (refuseBuy(at, by, hand) === null) options.push(buy);
    if (hand.gold > 0) offerMoves(at, by, hand, 0, options);
    if (refuseMarkers(at, hand) === null) options.push(markers);
    if (hand.kinds.length > 0) options.push(discard);
    if (refuseReveal(at, by) === null) options.push(unmask);
    offerExposures(at, by, options);
    const kinds = distinct(hand.kinds);
    for (const kind of kinds) if (refuseText(at, by, kind) === null) options.push(play(kind));
    for (const kind of kinds) if (mayStart(at, by, kind, false, hand)) options.push(attack(kind));
    for (const kind of kinds) if (mayStart(at, by, kind, true, hand)) options.push(hide(kind));
    return options;
  },
  choose(g, { by }, option) {
    g.next(putAway({ by }), resolved({}));
    begin(g, by, option);
  },
  refuse: (at, { by }, wish) => refuseAct(at, by, wish, handOf(at, by)),
});

/** Queues the first question of the action, and the effects after it. */
function begin(g: G, by: Player, option: Option): void {
  const { s } = g;
  s.acted++;
  // R6.11
  if (option === pass) {
    tell(g)?.('passed', { player: by });
    return;
  }
  s.busy = 1;
  if (place.is(option)) {
    const target = place.target(option);
    g.next(placeCards({ by, target, since: 0 }), placeCubes({ by, target }));
  } else if (claim.is(option)) g.next(claimTarget({ by, target: claim.target(option) }));
  else if (option === retrieve) g.next(retrieveCards({ by, since: 0 }), retrieveCubes({ by }));
  else if (option === buy) g.next(buyCards({ by, since: 0 }), bought({ by }));
  else if (move.is(option)) g.next(moveTo({ by, agent: move.agent(option), cost: 0 }));
  else if (option === markers) g.next(markerCards({ by, since: 0 }), markersMoved({ by }));
  else if (option === discard)
    g.next(discardCards({ by, since: 0 }), topCard({ by, since: 0 }), discarded({ by, since: 0 }));
  // R6.8: it ends the match (R17.1).
  else if (option === unmask) reveal(g, by);
  // R6.9, R11.2
  else if (expose.is(option)) g.next(exposeAgent({ by, agent: expose.agent(option) }));
  else if (attack.is(option)) g.next(attackExecutor({ by, card: attack.card(option), hides: 0 }));
  else if (hide.is(option)) g.next(attackExecutor({ by, card: hide.card(option), hides: 1 }));
  else playText(g, by, play.card(option));
}

/** R6.8, R15.3: only if it ends the match, by points without those added at the end. */
function refuseReveal(at: At, by: Player): Refused | null {
  if (at.s.revealed[by] === 1) return REVEALED_ALREADY;
  return total(sidePoints(at, by, isRestorationist(at, by))) >= mark(at) ? null : NOT_ENOUGH;
}

/** One function both for the options and for the reasons of refusals. */
function refuseAct(at: At, by: Player, wish: Option, hand: Hand): Refused | null {
  if (place.is(wish)) return refusePlace(at, by, place.target(wish), hand);
  if (claim.is(wish)) return refuseClaim(at, by, claim.target(wish));
  if (wish === retrieve) return refuseRetrieve(at, by, hand);
  if (wish === buy) return refuseBuy(at, by, hand);
  if (move.is(wish)) return refuseMove(at, by, move.agent(wish), hand);
  if (wish === markers) return refuseMarkers(at, hand);
  if (wish === discard) return hand.kinds.length > 0 ? null : DISCARD_NO_CARD;
  if (wish === unmask) return refuseReveal(at, by);
  if (expose.is(wish)) return refuseExpose(at, by, expose.agent(wish));
  if (play.is(wish)) return refusePlay(at, by, play.card(wish));
  if (attack.is(wish)) return refuseStart(at, by, attack.card(wish), false);
  return hide.is(wish) ? refuseStart(at, by, hide.card(wish), true) : null;
}

/** R3.1, R3.5: the refill ends the turn. R17.6: a turn with nothing but passes counts towards the stop. */
const turnEnds = step('turn.end', (g) => {
  const { s } = g;
  s.idle = s.busy === 1 ? 0 : s.idle + 1;
  refillHand(g, s.active);
  s.active = (s.active + 1) % s.seats;
  g.next(turn({}));
});
