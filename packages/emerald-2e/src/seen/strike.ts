// Finds the cards of a hand that can be used for an attack. The rules use this for options, pages before the attack begins.
import type { Option, Player } from '@gaslamp/kernel/state';
import { canReach, reaches } from '@gaslamp/kernel/subsets';
import { cardOfKind, type Data, type Kind, needed } from '../box/data.ts';
import { type At, agentsIn } from '../box/state.ts';
import { candidates, type Hand } from './hand.ts';
import { supports } from './sums.ts';
import { pick } from './verbs.ts';

export const isFenians = (data: Data, kind: Kind): boolean => cardOfKind(data, kind).effect === 'fenians';

/** R10.5: returns true if the bombs suffice when `assassin` is played for its symbol: its own bombs never count. */
export function canStrike(at: At, by: Player, target: number, city: number, hand: Hand, assassin: Kind): boolean {
  const agents = agentsIn(at.s, by, city);
  const { data } = at;
  let points = agents + hand.bombs - cardOfKind(data, assassin).bombs;
  if (hand.fenians) {
    let spare = isFenians(data, assassin) ? -1 : 0;
    for (const kind of hand.kinds) if (isFenians(data, kind)) spare++;
    if (spare > 0) points += agents;
  }
  return points >= needed(data, target, city);
}

/** Returns a function that gives the bomb points of a pick as support for an attack in the city. */
export const supportOf = (at: At, by: Player, city: number) => {
  const points = supports(at.s, by, city);
  return (option: Option): number => points(cardOfKind(at.data, pick.card(option)));
};
/** R10.6: returns the bomb points that the player's own agents leave to the support. */
export const missing = (at: At, by: Player, target: number, city: number): number =>
  needed(at.data, target, city) - agentsIn(at.s, by, city);
/** R18.7: at most one Fenians. */
export const supportersAmong = (data: Data, list: readonly Option[]): Option[] =>
  list.filter((option, i) => !isFenians(data, pick.card(option)) || list.indexOf(option) === i);

/**
 * Returns true if some legal attack on the target uses that card for its bombs, with any other card of the hand as assassin.
 */
export function canSupport(at: At, by: Player, target: number, city: number, hand: Hand, kind: Kind): boolean {
  const weight = supportOf(at, by, city);
  const lacks = missing(at, by, target, city);
  const own = pick(kind);
  if (lacks <= 0 || weight(own) === 0) return false;
  return hand.assassins.some((assassin) => {
    const list = without(candidates(at, by, supports(at.s, by, city), 0), pick(assassin));
    if (!list.includes(own)) return false;
    const rest = without(supportersAmong(at.data, list), own);
    return reaches(weight, lacks, [own]) || canReach(weight, lacks, [own], rest, 0);
  });
}
/** Returns the list without one occurrence of the option. */
function without(list: readonly Option[], option: Option): Option[] {
  const i = list.indexOf(option);
  return i < 0 ? [...list] : [...list.slice(0, i), ...list.slice(i + 1)];
}
