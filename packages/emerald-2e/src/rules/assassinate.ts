// R10 Assassination.
import { add, distinct } from '@gaslamp/emerald/counts';
import type { Refused } from '@gaslamp/kernel/effects';
import type { Item, Option, Player } from '@gaslamp/kernel/state';
import { canReach, reaches } from '@gaslamp/kernel/subsets';
import { cardOf, cardOfKind, kindOf, needed } from '../box/data.ts';
import { HARMS, ROYALTY, TARGETS } from '../box/ids.ts';
import {
  type At,
  agentsIn,
  BESIDE,
  cell,
  countIn,
  countOf,
  DISCARD,
  type Emerald,
  HAND,
  IN_PLAY,
  itemIn,
  majority,
  SLOT,
  STANDS,
  VAMPIRES_CANCELLED,
} from '../box/state.ts';
import { tell } from '../seen/event-specs.ts';
import { candidates, type Hand, handOf } from '../seen/hand.ts';
import { intended } from '../seen/intent.ts';
import { firstCard, refusePick } from '../seen/picking.ts';
import { score, scoreKill } from '../seen/points.ts';
import { canStrike, isFenians, missing, supportersAmong, supportOf } from '../seen/strike.ts';
import { supports } from '../seen/sums.ts';
import { assassinate, done, pick } from '../seen/verbs.ts';
import { agentToStock, CITIES_IN_ORDER, cubesLeave } from './board.ts';
import { afterText, playCard } from './cards.ts';
import { confirmed } from './confirm.ts';
import { choice, type G, step, subset } from './effects.ts';
import { endsAtOnce } from './ending.ts';
import { revealCheck } from './identity.ts';
import {
  KILL_BOMBS_MISSING,
  KILL_NO_AGENT,
  KILL_NO_CARD,
  KILL_NO_MAJORITY,
  KILL_NOBODY,
  KILL_OWN,
  KILL_TOO_FEW_BOMBS,
  ONE_FENIANS,
  OVERPAID_KILL,
  OWN_BOMBS,
  PICKED,
} from './refusals.ts';
import { sanityRoll } from './sanity.ts';
import { announce } from './window.ts';

type Aim = { readonly by: Player; readonly target: number; readonly city: number };
/** `first` is 1 for the assassination that begins the action, else 0. */
type Declared = Aim & { readonly first: number };

export function refuseAssassinate(at: At, by: Player, target: number, city: number, hand: Hand): Refused | null {
  const open = refuseOpenKill(at, by, target, city);
  if (open !== null) return open;
  if (hand.assassins.length === 0) return KILL_NO_CARD;
  return hand.assassins.some((kind) => canStrike(at, by, target, city, hand, kind)) ? null : KILL_TOO_FEW_BOMBS;
}

/** The conditions that the whole table can check: R10.1, R10.2, R10.15. */
function refuseOpenKill({ s }: At, by: Player, target: number, city: number): Refused | null {
  if (target === by) return KILL_OWN;
  if (target === ROYALTY) {
    if (itemIn(s, SLOT + city) < 0) return KILL_NOBODY;
  } else if (target >= s.seats || agentsIn(s, target, city) === 0) return KILL_NOBODY;
  if (agentsIn(s, by, city) === 0) return KILL_NO_AGENT;
  return majority(s, by, city) ? null : KILL_NO_MAJORITY;
}

/** Appends every assassination that is legal now to `options`. */
export function offerKills(at: At, by: Player, hand: Hand, options: Option[]): void {
  if (hand.assassins.length === 0) return;
  for (const city of CITIES_IN_ORDER) {
    // Checked first, since it rules out most cities for all their targets.
    if (agentsIn(at.s, by, city) === 0 || !majority(at.s, by, city)) continue;
    for (let target = 0; target <= ROYALTY; target++)
      if (refuseAssassinate(at, by, target, city, hand) === null) options.push(assassinate({ target, city }));
  }
}

/** Asks for the card that is played for its assassinate symbol. */
export const killCard = choice('assassinate.card', {
  options(at, { by, target, city }) {
    const hand = handOf(at, by);
    const options: Option[] = [];
    for (const card of hand.assassins) if (canStrike(at, by, target, city, hand, card)) options.push(pick(card));
    return distinct(options);
  },
  choose(g, { by, target, city, first }, option) {
    g.s.picks.push(option);
    const paid = killPaid({ by, target, city, first });
    // R10.6: if the player's own agents suffice, no support may be played.
    if (agentsIn(g.s, by, city) >= needed(g.data, target, city)) g.next(confirmed({ by }), paid);
    else g.next(killSupport({ by, target, city, since: 1 }), paid);
  },
  refuse: (at, { by }, wish) => refusePick(at, by, wish, (card) => card.assassinate, KILL_TOO_FEW_BOMBS),
});

/** R12.2: support is declared together with the assassination. R10.6, R0.8: it is irredundant; R18.7: at most one Fenians. */
const killSupport = subset('assassinate.support', done, {
  candidates(at, { by, city, since }) {
    return supportersAmong(at.data, candidates(at, by, supports(at.s, by, city), since));
  },
  fits: (at, { by, target, city }, picks, list, next) =>
    canReach(supportOf(at, by, city), missing(at, by, target, city), picks, list, next),
  enough: (at, { by, target, city }, picks) => reaches(supportOf(at, by, city), missing(at, by, target, city), picks),
  refuse: (at, { by, city }, wish) => (wish === done ? KILL_BOMBS_MISSING : refuseSupport(at, by, city, wish)),
});
/** Returns the reason why a card cannot support the attack whose assassin is the first of the picks. */
function refuseSupport(at: At, by: Player, city: number, wish: Option): Refused | null {
  if (pick.is(wish) && isFenians(at.data, pick.card(wish)) && at.s.picks.includes(wish)) return ONE_FENIANS;
  const why = refusePick(at, by, wish, supports(at.s, by, city), OVERPAID_KILL);
  // R10.4: the bombs of the assassin never count.
  return why === PICKED && wish === at.s.picks[0] ? OWN_BOMBS : why;
}
/** R10.6: explains why no more support may be added when an attack is about to be confirmed; null for other actions. */
export function refuseMoreSupport(at: At, by: Player, wish: Option): Refused | null {
  const intent = at.s.agenda.at(-1)?.effect === 'confirm' ? intended(at.s) : null;
  return intent?.deed === 'assassinate' ? refuseSupport(at, by, intent.city, wish) : null;
}

/** R10.8: pays the costs, opens the window for agents, then kills. R10.12: any number of kills is one action. */
const killPaid = step<Declared>('assassinate.paid', (g, { by, target, city, first }) => {
  const { s, data } = g;
  const assassin = firstCard(s);
  const supports = s.picks.splice(0).map(pick.card);
  s.acted += first;
  tell(g)?.('attack', { player: by, target, city });
  playCard(g, by, assassin, 'assassinate', IN_PLAY + by);
  for (const kind of supports) {
    const text = cardOfKind(data, kind).effect;
    // R18.7, R18.12: this use is the card's text, which is one-use; R10.7: an assassin that lends its bombs is discarded.
    const where = text === 'fenians' || text === 'infernalMachine' ? afterText(g, by, kind) : DISCARD + by;
    playCard(g, by, kind, text === 'fenians' ? 'benefit' : 'bombs', where);
  }
  s.threatened = STANDS;
  if (target === ROYALTY) g.next(killRoyalty({ by, city }), killMore({ by }));
  else {
    const harm = HARMS.indexOf('assassination');
    g.next(announce({ by, owner: target, city, harm }), killAgent({ by, owner: target, city }), killMore({ by }));
  }
});

/** R10.16: 1 means after either interrupt, as in the first version of the rules; 2 means after Vampires only. */
const cubesLeaveAnyway = ({ cubesLeaveOnCancel, threatened }: Emerald): boolean =>
  cubesLeaveOnCancel === 1 || (cubesLeaveOnCancel === 2 && threatened === VAMPIRES_CANCELLED);

/** R10.9; R10.16 if an interrupt saved the agent. */
const killAgent = step<{ by: Player; owner: Player; city: number }>('assassinate.agent', (g, { by, owner, city }) => {
  const { s, data } = g;
  const item = itemIn(s, IN_PLAY + by);
  // R3.6, R10.18: the card leaves the game in any case, without an agent if the kill was cancelled.
  g.move(item, BESIDE + by);
  if (s.threatened !== STANDS) {
    if (cubesLeaveAnyway(s)) g.next(cubesLeaveCity({ by, city }));
    return;
  }
  if (cardOf(data, item).killBox) boxAgent(g, by, owner, city, item);
  else agentToStock(g, owner, city);
  // R10.17: a Loyalist who is revealed places agents before the cubes leave.
  g.next(revealCheck({}), cubesLeaveCity({ by, city }));
});

/** R18.22, R21.2: the agent goes onto the card for good and the kill is scored. */
export function boxAgent(g: G, by: Player, owner: Player, city: number, item: Item): void {
  add(g.s.agents, cell(owner, city), -1);
  g.s.victim[item] = owner + 1;
  tell(g)?.('killed', { player: by, owner, city, card: kindOf(g.data, item) });
  scoreKill(g, by, owner, cardOf(g.data, item).vp.kill);
}

/** R10.10: takes the card and its points, then rolls, which may cost an agent in the city, then removes the cubes. */
const killRoyalty = step<{ by: Player; city: number }>('assassinate.royalty', (g, { by, city }) => {
  g.move(itemIn(g.s, IN_PLAY + by), BESIDE + by);
  const points = takeRoyalty(g, by, city);
  score(g, by, 'restorationist', points);
  add(g.s.royaltyKilled, by, 1);
  // R18.1: Black Hands also score for every royalty gained by assassination later on.
  score(g, by, 'restorationist', 2 * countOf(g.s.blackHands, by));
  g.next(sanityRoll({ by, city }), cubesLeaveCity({ by, city }));
});

/** Takes the royalty of a slot; returns its points. */
export function takeRoyalty(g: G, by: Player, city: number): number {
  const item = itemIn(g.s, SLOT + city);
  g.move(item, BESIDE + by);
  tell(g)?.('royaltyTaken', { player: by, city, card: kindOf(g.data, item) });
  return cardOf(g.data, item).vp.restorationist;
}

/** R10.11 */
export const cubesLeaveCity = step<{ by: Player; city: number }>('assassinate.cubes', (g, { by, city }) =>
  cubesLeave(g, by, city),
);

/**
 * R10.12: each further assassination is checked anew, with the same agents (R10.13) but without the cubes that left (R10.14).
 * The question is asked if the open conditions allow another one and the last one does not end the match (R16.4).
 */
const killMore = choice('assassinate.more', {
  options(at, { by }) {
    if (countIn(at.s, HAND + by) === 0 || endsAtOnce(at)) return [];
    const hand = handOf(at, by);
    const options: Option[] = [];
    offerKills(at, by, hand, options);
    const open =
      options.length > 0 ||
      CITIES_IN_ORDER.some((city) => TARGETS.some((_, target) => refuseOpenKill(at, by, target, city) === null));
    if (open) options.push(done);
    return options;
  },
  choose(g, { by }, option) {
    if (!assassinate.is(option)) return;
    g.next(killCard({ by, target: assassinate.target(option), city: assassinate.city(option), first: 0 }));
  },
  refuse: (at, { by }, wish) =>
    assassinate.is(wish)
      ? refuseAssassinate(at, by, assassinate.target(wish), assassinate.city(wish), handOf(at, by))
      : null,
});
