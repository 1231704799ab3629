// Sums and goals of sets of picks. The rules use them for legality, pages to show the progress.
import type { QuestionOf } from '@gaslamp/kernel/question';
import type { Option, Player } from '@gaslamp/kernel/state';
import { cardOfKind, type Data, needed, stepsOf } from '../box/data.ts';
import { type At, agentsIn, countOf, cubesInCities, type Emerald, TOP } from '../box/state.ts';
import type { Weight } from './hand.ts';
import type { QUESTIONS } from './questions.ts';
import { advance, pick } from './verbs.ts';

export const places: Weight = (card) => card.place;
export const retrieves: Weight = (card) => card.retrieve;
export const walks: Weight = (card) => card.move;
/** R10.4, R18.7: returns the bomb points of a supporting card; Fenians double the player's own agents. */
export const supports =
  (s: Emerald, by: Player, city: number): Weight =>
  (card) =>
    card.effect === 'fenians' ? agentsIn(s, by, city) : card.bombs;

/** R7.1: own cubes in Limbo and in all cities. */
export const cubesOut = (s: Emerald, by: Player): number => countOf(s.limbo, by) + cubesInCities(s, by);
/** R7.2: returns the number of cubes to take, which equals the number of symbols on the cards played. */
export function cubesWanted({ s, data }: At, by: Player): number {
  let sum = 0;
  for (const option of s.picks) if (pick.is(option)) sum += cardOfKind(data, pick.card(option)).retrieve;
  return Math.min(sum, cubesOut(s, by));
}

/** Returns the total weight of picked cards. */
export function sumOf(data: Data, weight: Weight, picks: readonly Option[]): number {
  let sum = 0;
  for (const option of picks) sum += weight(cardOfKind(data, pick.card(option)));
  return sum;
}

/** R9.2: returns the space of a marker after these picks. */
export function markerAfter({ s, data }: At, track: number, picks: readonly Option[]): number {
  let at = countOf(s.markers, track);
  for (const option of picks)
    if (advance.track(option) === track) at += stepsOf(cardOfKind(data, advance.card(option)), track);
  return Math.min(TOP, at);
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
      return { sum: sumOf(data, places, picks), goal: countOf(s.cubeStock, player) };
    case 'retrieve.cards':
      return { sum: sumOf(data, retrieves, picks), goal: cubesOut(s, player) };
    case 'retrieve.from':
      return { sum: picks.length, goal: cubesWanted(at, player) };
    case 'move.cards':
      return { sum: sumOf(data, walks, picks), goal: about.moves };
    case 'assassinate.support': {
      const support = sumOf(data, supports(s, player, about.city), picks);
      return { sum: agentsIn(s, player, about.city) + support, goal: needed(data, about.target, about.city) };
    }
    default:
      return null;
  }
}
