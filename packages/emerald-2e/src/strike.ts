// Which cards of a hand an attack can be made with: the rules offer by it, pages tell it of a card before the attack begins.
import type { Option, Player } from '@gaslamp/kernel/state';
import { canReach, reaches } from '@gaslamp/kernel/subsets';
import { cardOfKind, type Data, type Kind, needed } from './data.ts';
import { candidates, type Hand } from './hand.ts';
import { type At, agentsIn } from './state.ts';
import { supports } from './sums.ts';
import { pick } from './verbs.ts';

export const isFenians = (data: Data, kind: Kind): boolean => cardOfKind(data, kind).effect === 'fenians';

/** R10.5: whether the bombs suffice when `assassin` is the card that is played for its symbol: its own never count. */
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

/** What a pick supports an attack in the city with. */
export const supportOf = (at: At, by: Player, city: number) => {
  const points = supports(at.s, by, city);
  return (option: Option): number => points(cardOfKind(at.data, pick.card(option)));
};
/** R10.6: bomb points that the own agents leave to the support. */
export const missing = (at: At, by: Player, target: number, city: number): number =>
  needed(at.data, target, city) - agentsIn(at.s, by, city);
/** R18.7: at most one Fenians. */
export const supportersAmong = (data: Data, list: readonly Option[]): Option[] =>
  list.filter((option, i) => !isFenians(data, pick.card(option)) || list.indexOf(option) === i);

/** Whether some legal attack on the target holds that card for its bombs, whichever other card of the hand strikes. */
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
/** The list less one of those. */
function without(list: readonly Option[], option: Option): Option[] {
  const i = list.indexOf(option);
  return i < 0 ? [...list] : [...list.slice(0, i), ...list.slice(i + 1)];
}
