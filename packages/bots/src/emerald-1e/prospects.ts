// Estimates the points that a player may still gain from pieces, cards and targets.
import { cardOf } from '@gaslamp/emerald-1e/box/data';
import { BOX_OF, CITIES } from '@gaslamp/emerald-1e/box/ids';
import {
  type At,
  agentsIn,
  agentsOnBoard,
  cardOn,
  cityOf,
  countOf,
  cubesOn,
  hasMost,
  isBox,
  owns,
  zombiesOnBoard,
} from '@gaslamp/emerald-1e/box/state';
import { targetsOf } from '@gaslamp/emerald-1e/box/targets';
import { allRisen } from '@gaslamp/emerald-1e/seen/points';
import type { Player } from '@gaslamp/kernel/state';
import { dread, meansOf, worthInDeck } from './cards.ts';
import { royalsInReach } from './royals.ts';
import { WEIGHTS } from './weights.ts';

/**
 * R16.6, R13.7: a Loyalist's progress towards the points for all zombies; once all have risen, they are counted with the
 * points.
 */
function zombies(at: At, player: Player, restorationist: boolean): number {
  if (restorationist || allRisen(at) || !owns(at, player, 'zombies')) return 0;
  const { numbers, supplies } = at.data.pack;
  return (numbers.zombieEnd * WEIGHTS.rising * zombiesOnBoard(at.s)) / supplies.zombies;
}

/** R20: returns the loss that Cthulhu causes to the others in the best city; the card itself leaves the game. */
function destroyed({ s }: At, player: Player): number {
  let most = 0;
  for (let city = 0; city < CITIES.length; city++) {
    let loss = 0;
    for (let other = 0; other < s.seats; other++) {
      const pieces =
        WEIGHTS.agentOnBoard * agentsIn(s, other, city) + WEIGHTS.supply * cubesOn(s, other, BOX_OF + city);
      loss += other === player ? -pieces : pieces * (s.seats === 2 ? 1 : WEIGHTS.amongMany);
    }
    most = Math.max(most, loss);
  }
  return most;
}

/** Returns the value of claiming a target for a player. */
function worthOf(at: At, player: Player, target: number, restorationist: boolean, left: number): number {
  const { s, data } = at;
  if (isBox(target)) {
    const city = cityOf(target);
    const owner = countOf(s.control, city);
    if (owner === player) return 0;
    const points = countOf(data.cityPoints, city);
    return points * ((owner < 0 ? 1 : WEIGHTS.takeOver) - left * WEIGHTS.guarded);
  }
  const lasts = WEIGHTS.lasting + (1 - WEIGHTS.lasting) * left;
  const card = cardOf(data, cardOn(s, target));
  const agent = card.agent === null ? 0 : WEIGHTS.agentOnBoard * lasts + (restorationist ? card.agent.points : 0);
  const book = card.effect === 'necronomicon' ? data.pack.numbers.necronomicon : 0;
  const worth = card.effect === 'cthulhu' ? destroyed(at, player) : worthInDeck(card, restorationist) * lasts;
  return worth + agent + book - (card.insanity ? dread(at, player, restorationist) : 0);
}

/** Returns the share of a city's points at risk; with more than a cube and an agent there, it is rarely attacked. */
function risk({ s }: At, player: Player, city: number, left: number): number {
  const guards = agentsIn(s, player, city) + cubesOn(s, player, BOX_OF + city);
  const part = guards === 0 ? WEIGHTS.bare : guards === 1 ? WEIGHTS.guarded : WEIGHTS.held;
  return left * part * (s.seats === 2 ? WEIGHTS.riskOfTwo : 1);
}

/** Values the targets where the player leads with a cube, and the own cities that others occupy or may occupy. */
function targets(at: At, player: Player, restorationist: boolean, left: number): number {
  const { s } = at;
  let sum = 0;
  const ahead: number[] = [];
  for (const target of targetsOf(at)) {
    const mine = isBox(target) && s.control[target - BOX_OF] === player;
    if (!mine) {
      if (cubesOn(s, player, target) === 0) continue;
      const leads = s.blocked[target] === 0 && hasMost(s, player, target);
      const worth = worthOf(at, player, target, restorationist, left);
      if (leads) ahead.push(worth);
      else sum += worth * WEIGHTS.contesting;
      continue;
    }
    const city = cityOf(target);
    let lost = risk(at, player, city, left);
    for (let other = 0; other < s.seats; other++)
      if (other !== player && s.blocked[target] === 0 && cubesOn(s, other, target) > 0 && hasMost(s, other, target))
        lost = Math.max(lost, WEIGHTS.threatened);
    sum -= countOf(at.data.cityPoints, city) * lost;
  }
  // One claim per turn (R6.2): all but the best must wait and may be taken by others.
  ahead.sort((a, b) => b - a);
  let share: number = WEIGHTS.leading;
  for (const worth of ahead) {
    sum += worth * share;
    share *= WEIGHTS.waiting;
  }
  return sum;
}

/** Values everything besides scored points: the contents of the bot's own hand, but nothing hidden of others. */
export function prospects(at: At, player: Player, me: Player, restorationist: boolean, left: number): number {
  const { s } = at;
  const agents = agentsOnBoard(s, player).length;
  const means = meansOf(at, player, me, restorationist);
  return (
    WEIGHTS.supply * Math.min(countOf(s.supply, player), 8) +
    WEIGHTS.reserve * countOf(s.reserve, player) +
    WEIGHTS.limbo * countOf(s.limbo, player) +
    WEIGHTS.agentOnBoard * Math.min(agents, 6) * (WEIGHTS.lasting + (1 - WEIGHTS.lasting) * left) +
    means.deck * (WEIGHTS.lasting + (1 - WEIGHTS.lasting) * left) +
    means.hand +
    zombies(at, player, restorationist) +
    means.handBombs * (restorationist ? WEIGHTS.bombSymbol : WEIGHTS.bombSymbol / 2) +
    royalsInReach(at, player, means, restorationist, player === me) +
    targets(at, player, restorationist, left)
  );
}
