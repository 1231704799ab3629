// Sums and goals of sets of picks. The rules use them for legality, pages to show the progress.
import type { QuestionOf } from '@gaslamp/kernel/question';
import type { Option } from '@gaslamp/kernel/state';
import type { Data } from '../box/data.ts';
import { type At, countOf, lastSpace } from '../box/state.ts';
import { cubesOnCard, goldOnCard, sumOf } from '../rules/weights.ts';
import { countersIn, cubesOut, cubesWanted, needed, stepsOf } from './goals.ts';
import type { QUESTIONS } from './questions.ts';
import { bombsOf } from './support.ts';
import { advance } from './verbs.ts';

/** R6.4: the price of a cube in gold. */
export const PRICE = 2;
export const goldOf = (data: Data, picks: readonly Option[]): number => sumOf(data, goldOnCard, picks);
export const cubesFor = (gold: number): number => Math.floor(gold / PRICE);

export const stepsOfPick = (at: At, option: Option): number => stepsOf(at, advance.track(option), advance.card(option));
/** R6.6: returns the space of a marker after these picks. */
export function markerAfter(at: At, track: number, picks: readonly Option[]): number {
  const steps = picks.filter((option) => advance.track(option) === track).map((option) => stepsOfPick(at, option));
  return Math.min(
    lastSpace(at, track),
    steps.reduce((sum, one) => sum + one, countOf(at.s.markers, track)),
  );
}

/** Sum and goal of a set. */
export interface Progress {
  readonly sum: number;
  readonly goal: number;
}

/** Returns the progress of a set with these picks; null if the question has no numeric goal. */
export function progressOf(at: At, question: QuestionOf<typeof QUESTIONS>, picks: readonly Option[]): Progress | null {
  const { s, data } = at;
  const { effect, about, player } = question;
  switch (effect) {
    case 'place.cards':
      return { sum: sumOf(data, cubesOnCard, picks), goal: countOf(s.supply, player) };
    case 'retrieve.cards':
      return { sum: sumOf(data, cubesOnCard, picks), goal: cubesOut(s, player) };
    case 'retrieve.from':
      return { sum: picks.length, goal: cubesWanted(at, player) };
    case 'move.cards':
      return { sum: goldOf(data, picks), goal: about.cost };
    case 'attack.support': {
      const city = countOf(s.agentAt, about.executor);
      const bombs = picks.map(bombsOf(at, player, city)).reduce((sum, one) => sum + one, 0);
      return { sum: countersIn(at, player, city) + bombs, goal: needed(at, about.target, city) };
    }
    default:
      return null;
  }
}
