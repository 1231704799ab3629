// Beliefs about the sides that were learned from matches. The points and the cards of a player tell, and where the markers stand:
// whoever moved one is on its side, so that the own side matters.
import { cardOf, type Kind, kindOf } from '@gaslamp/emerald-2e/box/data';
import { CITIES, CITY_COUNT, DAYS, LOYALIST, RESTORATIONIST } from '@gaslamp/emerald-2e/box/ids';
import {
  type At,
  agentsIn,
  countOf,
  cubesIn,
  FACE_UP,
  IDENTITY,
  isRestorationist,
  killPoints,
  SLOT,
} from '@gaslamp/emerald-2e/box/state';
import type { Player } from '@gaslamp/kernel/state';
import { exp } from '../arithmetic.ts';
import { Features, sumBy } from '../learned.ts';
import { ofPlayer } from '../tables.ts';
import { type Deal, dealsBy } from './beliefs.ts';
import weights from './learned.json' with { type: 'json' };
import { isTurned, type Side, sideIn } from './sides.ts';
import { inDeck, type Worth, whenClaimed, worthIn } from './worth.ts';

/** Returns the deals that `me` cannot exclude, with chances by features. Two players have weights of their own. */
export function learnedBeliefs(at: At, me: Player): Deal[] {
  const features = tells(at, me);
  const by = at.s.seats === 2 ? weights.two : weights.more;
  const deals = dealsBy(at, me, () => 1).map(({ restorationists, chance }) => ({
    restorationists,
    chance: chance * exp(sumBy(by, features(restorationists))),
  }));
  const sum = deals.reduce((all, { chance }) => all + chance, 0);
  return deals.map(({ restorationists, chance }) => ({ restorationists, chance: chance / sum }));
}

/** Numbers that bring features to about 1. */
const SPACES = 10;
const FEW = 5;

/** Returns a function from a deal of printed sides to its features, from what `me` may know. */
export function tells(at: At, me: Player): (restorationists: number) => Features {
  const { s } = at;
  const shown = playersTells(at);
  const own = isRestorationist(at, me) ? RESTORATIONIST : LOYALIST;
  const { steps } = ofPlayer(shown, me);
  const common = [1, ...s.markers.map((marker) => marker / SPACES), ...steps];
  return (restorationists) => {
    const sums: number[] = [];
    let share = 0;
    for (let player = 0; player < s.seats; player++) {
      if (player === me) continue;
      const isOn = (sideIn(restorationists, player) === RESTORATIONIST) !== isTurned(s, player);
      if (isOn) share += 1 / (s.seats - 1);
      ofPlayer(shown, player).all.forEach((tell, i) => {
        sums[i] = (sums[i] ?? 0) + (isOn ? tell : -tell);
      });
    }
    const features = new Features();
    features.add(...sums);
    for (const one of common) features.within(own, 2, one * share);
    return features;
  };
}

/** Numbers that everybody sees of a player, and among them the steps of each marker on the player's cards. */
interface Shown {
  readonly steps: readonly number[];
  readonly all: readonly number[];
}
function playersTells({ s, data }: At): Shown[] {
  const worth = worthIn(data);
  /** By city: how much more a Restorationist wants the face-up card, and whether royalty is there. */
  const wanted: number[] = Array(CITY_COUNT).fill(0);
  const royal: number[] = Array(CITY_COUNT).fill(0);
  const owned = Array.from({ length: s.seats }, () => ({ restorationist: 0, loyalist: 0, agents: 0 }));
  for (let item = 0; item < s.place.length; item++) {
    const place = countOf(s.place, item);
    if (place < IDENTITY) {
      const of = ofPlayer(owned, place % DAYS.length);
      const card = cardOf(data, item);
      of.restorationist += card.restorationist / FEW;
      of.loyalist += card.loyalist / FEW;
      of.agents += card.agents / FEW;
    } else if (place >= FACE_UP && place < SLOT) wanted[place - FACE_UP] = preference(worth, kindOf(data, item));
    else if (place >= SLOT && place < SLOT + CITY_COUNT) royal[place - SLOT] = 1;
  }
  return owned.map(({ restorationist, loyalist, agents }, player) => {
    let [goal, near, cubes] = [0, 0, 0];
    for (let city = 0; city < CITIES.length; city++) {
      goal += ((agentsIn(s, player, city) + cubesIn(s, player, city)) * countOf(wanted, city)) / SPACES;
      near += agentsIn(s, player, city) * countOf(royal, city);
      cubes += cubesIn(s, player, city) / FEW;
    }
    const points = [s.restorationist, s.loyalist, s.neutral].map((of) => countOf(of, player) / FEW);
    const steps = [restorationist, loyalist];
    return { steps, all: [...points, killPoints(s, player) / FEW, ...steps, agents, goal, near, cubes] };
  });
}

/** Returns how much more a Restorationist gains by claiming a card than a Loyalist. */
const preference = (worth: Worth, kind: Kind): number => {
  const gain = (side: Side) => whenClaimed(worth, side, kind) + inDeck(worth, side, kind);
  return gain(RESTORATIONIST) - gain(LOYALIST);
};
