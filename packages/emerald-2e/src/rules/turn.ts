// R4 The turn: two actions, free actions around them, then the refill.
import type { Refused } from '@gaslamp/kernel/effects';
import type { Option, Player } from '@gaslamp/kernel/state';
import { kindOf } from '../box/data.ts';
import { type At, miGoCards } from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { type Hand, handOf } from '../seen/hand.ts';
import {
  assassinate,
  claim,
  discard,
  end,
  markers,
  move,
  pass,
  place,
  play,
  release,
  retrieve,
  use,
} from '../seen/verbs.ts';
import { killCard, offerKills, refuseAssassinate } from './assassinate.ts';
import { CITIES_IN_ORDER } from './board.ts';
import { refillHand } from './cards.ts';
import { claimCard, refuseClaim } from './claim.ts';
import { discardCards, discarded } from './discard.ts';
import { choice, type G, step } from './effects.ts';
import { resolved } from './ending.ts';
import { markerCards, markersMoved, refuseMarkers } from './markers.ts';
import { moveTo, refuseMove } from './move.ts';
import { placeCards, placeCubes, refusePlace } from './place.ts';
import { playText, refusePlay } from './play.ts';
import { ACTIONS_LEFT, DISCARD_NO_CARD, NO_ACTION_LEFT } from './refusals.ts';
import { refuseRetrieve, retrieveCards, retrieveCubes } from './retrieve.ts';
import { refuseRelease, released, releaseTo } from './texts/mi-go.ts';

/** R4.1 */
const ACTIONS = 2;

export const turn = step('turn', (g) => {
  g.s.acted = 0;
  tell(g)?.('turn', { player: g.s.active });
  g.next(act({ by: g.s.active }));
});

/**
 * Asks for the next action: any of the nine actions (R4.2) while one is left, free actions at any time (R4.4). R4.8, R4.10:
 * nobody is ever eliminated; if nothing else is possible there is `pass`.
 */
const act = choice('turn.act', {
  options(at, { by }) {
    const { s } = at;
    const hand = handOf(at, by);
    const options: Option[] = [];
    if (s.acted < ACTIONS) {
      options.push(pass);
      if (refusePlace(at, by, hand) === null) for (const city of CITIES_IN_ORDER) options.push(place(city));
      if (s.acted === 0 && hand.claim > 0)
        for (const city of CITIES_IN_ORDER) if (refuseClaim(at, by, city, hand) === null) options.push(claim(city));
      if (refuseRetrieve(at, by, hand) === null) options.push(retrieve);
      if (hand.move > 0)
        for (const city of CITIES_IN_ORDER) if (refuseMove(at, by, city, hand) === null) options.push(move(city));
      if (refuseMarkers(at, hand) === null) options.push(markers);
      offerKills(at, by, hand, options);
      if (hand.kinds.length > 0) options.push(discard);
    } else options.push(end);
    let last = -1;
    for (const card of hand.kinds) {
      if (card !== last && refusePlay(at, by, card) === null) options.push(play(card));
      last = card;
    }
    for (const item of miGoCards(at, by)) {
      const card = kindOf(at.data, item);
      if (refuseRelease(at, by, card) === null && !options.includes(release(card))) options.push(release(card));
    }
    return options;
  },
  choose(g, { by }, option) {
    if (option === end) return g.next(endTurn({ by }));
    g.next(resolved({}), act({ by }));
    begin(g, by, option);
  },
  refuse: (at, { by }, wish) => refuseAct(at, by, wish, handOf(at, by)),
});

/** Queues the first question of the action or free action, and the effects after it. */
function begin(g: G, by: Player, option: Option): void {
  if (option === pass) {
    // R11.4
    g.s.acted++;
    tell(g)?.('passed', { player: by });
  } else if (place.is(option)) {
    const city = place.city(option);
    g.next(placeCards({ by, city, since: 0 }), placeCubes({ by, city }));
  } else if (claim.is(option)) g.next(claimCard({ by, city: claim.city(option) }));
  else if (option === retrieve) g.next(retrieveCards({ by, since: 0 }), retrieveCubes({ by }));
  else if (move.is(option)) g.next(moveTo({ by, from: move.city(option), moves: 0 }));
  else if (option === markers) g.next(markerCards({ by, since: 0 }), markersMoved({ by }));
  else if (assassinate.is(option))
    g.next(killCard({ by, target: assassinate.target(option), city: assassinate.city(option), first: 1 }));
  else if (option === discard) g.next(discardCards({ by, since: 0 }), discarded({ by }));
  else if (release.is(option)) {
    const card = release.card(option);
    g.next(releaseTo({ by, card }), released({ by, card }));
  } else playText(g, by, play.card(option));
}

/** One function both for the options and for the reasons of refusals. */
function refuseAct(at: At, by: Player, wish: Option, hand: Hand): Refused | null {
  const { acted } = at.s;
  if (wish === end) return acted < ACTIONS ? ACTIONS_LEFT : null;
  if (play.is(wish)) return refusePlay(at, by, play.card(wish));
  if (release.is(wish)) return refuseRelease(at, by, release.card(wish));
  // R12.4: not an action; refused like all interrupts without an attack to answer.
  if (use.is(wish)) return null;
  if (acted >= ACTIONS) return NO_ACTION_LEFT;
  if (place.is(wish)) return refusePlace(at, by, hand);
  if (claim.is(wish)) return refuseClaim(at, by, claim.city(wish), hand);
  if (wish === retrieve) return refuseRetrieve(at, by, hand);
  if (move.is(wish)) return refuseMove(at, by, move.city(wish), hand);
  if (wish === markers) return refuseMarkers(at, hand);
  if (assassinate.is(wish)) return refuseAssassinate(at, by, assassinate.target(wish), assassinate.city(wish), hand);
  if (wish === discard) return hand.kinds.length > 0 ? null : DISCARD_NO_CARD;
  return null;
}

/** R4.5, R4.11: the refill, which happens only now (R4.6), ends the turn; R4.9: the next player clockwise follows. */
const endTurn = step<{ by: Player }>('turn.end', (g, { by }) => {
  const { s } = g;
  refillHand(g, by);
  s.boarded.length = 0;
  s.active = (by + 1) % s.seats;
  g.next(turn({}));
});
