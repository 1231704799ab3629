// What a player may still expect, in points: from pieces, cards and targets.
import { cardOf } from '@gaslamp/emerald-1e/data';
import { BOX_OF, SLOT_1 } from '@gaslamp/emerald-1e/ids';
import {
  type At,
  agentsOnBoard,
  cardOn,
  cityOf,
  countOf,
  cubesOn,
  HAND,
  hasMost,
  isBox,
  ownerIn,
  targetsOf,
} from '@gaslamp/emerald-1e/state';
import type { Player } from '@gaslamp/kernel/state';
import { WEIGHTS } from './weights.ts';

/** What claiming a target is worth to a player. */
function worthOf({ s, data }: At, player: Player, target: number, restorationist: boolean): number {
  if (isBox(target)) {
    const city = cityOf(target);
    const owner = countOf(s.control, city);
    if (owner === player) return 0;
    return countOf(pointsOfCities(data), city) * (owner < 0 ? 1 : WEIGHTS.takeOver);
  }
  if (target >= SLOT_1) return WEIGHTS.permanent;
  const card = cardOf(data, cardOn(s, target));
  const agent = card.agent === null ? 0 : WEIGHTS.agent + (restorationist ? card.agent.points : 0);
  return WEIGHTS.card + agent - (card.insanity ? WEIGHTS.insanity : 0);
}
const pointsOfCities = (data: At['data']): readonly number[] => data.pack.cities.map((city) => city.points);

/** Targets where a player is ahead with a cube, and own cities where somebody else is. */
function targets(at: At, player: Player, restorationist: boolean): number {
  const { s } = at;
  let sum = 0;
  for (const target of targetsOf(s)) {
    const mine = isBox(target) && s.control[target - BOX_OF] === player;
    if (!mine) {
      if (cubesOn(s, player, target) === 0) continue;
      const leads = s.blocked[target] === 0 && hasMost(s, player, target);
      sum += worthOf(at, player, target, restorationist) * (leads ? WEIGHTS.leading : WEIGHTS.contesting);
      continue;
    }
    for (let other = 0; other < s.seats; other++)
      if (other !== player && cubesOn(s, other, target) > 0 && hasMost(s, other, target))
        sum -= countOf(pointsOfCities(at.data), cityOf(target)) * WEIGHTS.threatened;
  }
  return sum;
}

/** Everything besides points that stand: of the own hand what is in it, of others nothing that is hidden. */
export function prospects(at: At, player: Player, me: Player, restorationist: boolean): number {
  const { s, data } = at;
  const agents = agentsOnBoard(s, player).length;
  let sum =
    WEIGHTS.supply * Math.min(countOf(s.supply, player), 8) +
    WEIGHTS.reserve * countOf(s.reserve, player) +
    WEIGHTS.limbo * countOf(s.limbo, player) +
    WEIGHTS.agentOnBoard * Math.min(agents, 6) +
    targets(at, player, restorationist);
  for (let item = 0; item < s.place.length; item++) {
    if (ownerIn(s, item) !== player) continue;
    const { kind } = cardOf(data, item);
    sum += kind === 'starting' ? 0 : WEIGHTS.owned;
  }
  if (player === me) sum += handOfMine(at, me, restorationist);
  return sum;
}
function handOfMine({ s, data }: At, me: Player, restorationist: boolean): number {
  let sum = 0;
  s.place.forEach((place, item) => {
    if (place !== HAND + me) return;
    const card = cardOf(data, item);
    sum += card.cubes * WEIGHTS.cubeSymbol + card.gold * WEIGHTS.goldSymbol;
    sum += card.bombs * (restorationist ? WEIGHTS.bombSymbol : WEIGHTS.bombSymbol / 2);
    sum += (restorationist ? card.revolution : card.war) * WEIGHTS.arrow;
  });
  return sum;
}
