// The features of a position from which its value is learned.
import type { Player } from '@gaslamp/kernel/state';
import type { ConditionKey } from '@gaslamp/nanty-narking/box/pack';
import { personality, progress } from '@gaslamp/nanty-narking/box/personalities';
import {
  type At,
  agentsOnBoard,
  buildingsOf,
  markersOnBoard,
  moneyOf,
  personalityOf,
} from '@gaslamp/nanty-narking/box/state';
import { drawPile } from '@gaslamp/nanty-narking/rules/cards';
import { reckon } from '@gaslamp/nanty-narking/seen/scoring';
import { log } from '../arithmetic.ts';
import { Features } from '../learned.ts';
import { ofPlayer } from '../tables.ts';
import { chanceToWin } from './evaluate.ts';
import { chanceAtCheck, chanceInTime } from './goals.ts';
import { means } from './means.ts';
import type { Suspicions } from './suspicions.ts';

const GOALS: readonly ConditionKey[] = [
  'areasWithOwnAgent',
  'troubleMarkersOnBoard',
  'netWorth',
  'controlledAreas',
  'drawPileExhausted',
];
/** The draw pile at the start, and other numbers that bring features to about 1. */
const PILE = 85;
const POINTS = 15;
const WEALTH = 20;
const AGENTS = 6;
/** So that a chance of 0 has a logarithm. */
const LEAST = 0.02;

/** Returns the features of a position for `me`, from what `me` may know. */
export function featuresOf(at: At, me: Player, suspected: Suspicions): Features {
  const { s } = at;
  const index = personalityOf(s, me);
  const goal = GOALS.indexOf(personality(at, index).condition);
  const pile = drawPile(s) / PILE;
  const rows = reckon(at);
  const rich = means(at, me);
  const after = (player: Player): number => (player - s.active - 1 + 2 * s.seats) % s.seats;
  const before = after(me);

  let [threat, sooner, pace, lead, agents, buildings, best] = [0, 0, 0, Number.NEGATIVE_INFINITY, 0, 0, 0];
  for (let player = 0; player < s.seats; player++) {
    if (player === me) continue;
    const turns = after(player);
    let [now, soon] = [0, 0];
    for (const { index, chance } of ofPlayer(suspected, player)) {
      now += chance * chanceAtCheck(at, player, index, turns);
      soon += chance * chanceInTime(at, player, index);
    }
    threat = Math.max(threat, now);
    if (turns < before) sooner = Math.max(sooner, now);
    pace = Math.max(pace, soon);
    lead = Math.max(lead, ofPlayer(rows, player).total);
    agents = Math.max(agents, agentsOnBoard(s, player));
    buildings = Math.max(buildings, buildingsOf(s, player));
    best = Math.max(best, ofPlayer(rich, player));
  }
  const ahead = (ofPlayer(rows, me).total - lead) / POINTS;
  const [atCheck, inTime] = [chanceAtCheck(at, me, index, before), chanceInTime(at, me, index)];
  const { have, needed } = progress(at, me, index);
  const missing = needed === 0 ? 0 : Math.max(0, needed - have) / needed;
  const markers = markersOnBoard(s) / AGENTS;

  const features = new Features();
  // A plan ends before the refill, with nothing queued; else the active player is about to play.
  const plays = s.agenda.length > 0;
  features.add(1, s.seats === 3 ? 1 : 0, s.seats === 4 ? 1 : 0, before === 0 ? 1 : 0);
  features.add(plays && s.active === me ? 1 : 0, plays && s.active !== me ? 1 : 0);
  features.add(atCheck, log(atCheck + LEAST), inTime, log(inTime + LEAST));
  features.add(threat, log(threat + LEAST), sooner, pace, log(pace + LEAST));
  features.add(atCheck * (1 - sooner), ahead, ahead * pile, pile);
  features.add(ofPlayer(rich, me), best, moneyOf(s, me) / WEALTH);
  features.add(agentsOnBoard(s, me) / AGENTS, agents / AGENTS, buildingsOf(s, me) / 3, buildings / 3, markers);
  features.within(goal, GOALS.length, 1);
  features.within(goal, GOALS.length, missing);
  features.within(goal, GOALS.length, missing * missing);
  features.within(goal, GOALS.length, pile);
  features.within(goal, GOALS.length, ahead * (1 - pile));
  features.within(goal, GOALS.length, markers);
  const guess = chanceToWin(at, me, suspected);
  const odds = log((guess + LEAST) / (1 - guess + LEAST));
  features.add(odds, odds * pile);
  return features;
}
