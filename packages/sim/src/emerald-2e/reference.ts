// What is printed on the board, for somebody at a terminal: how the match ends, what cities need, and that they have no borders.

import { victoryTarget } from '@gaslamp/emerald-2e/ending';
import { CITIES } from '@gaslamp/emerald-2e/ids';
import { type At, identityOf, isRestorationist } from '@gaslamp/emerald-2e/state';
import type { Player } from '@gaslamp/kernel/state';
import { columns } from '../print.ts';
import { CITY_NAMES } from './names.ts';

/** How the match ends (R16), and what counts then for whom (R17). */
export function goalsInWords(at: At, viewer: Player): string[] {
  const { s } = at;
  const known = viewer >= 0 && viewer < s.seats && identityOf(s, viewer) >= 0;
  const side = known ? (isRestorationist(at, viewer) ? 'a Restorationist' : 'a Loyalist') : null;
  return [
    `The match ends at ${victoryTarget(at)} points of anybody (R16.1), with a marker on 10 (R16.2), or when a Restorationist is revealed (R16.3).`,
    'A Loyalist keeps neutral and Loyalist points, and kill points for Restorationists (R17.2, R17.4).',
    'A Restorationist keeps neutral and Restorationist points (R17.3).',
    'Track points are kept by the side of the higher marker (R17.5).',
    'The side of whoever has least loses 5; then the highest total wins (R17.7, R17.8).',
    ...(side === null ? [] : [`You are ${side}.`]),
  ];
}

/** What an assassination needs in each city (R10.3). Cards and places cost nothing. */
export const costsInWords = ({ data }: At): string[] => [
  'Nothing is bought here. An assassination needs bomb points, one for each own agent in the city besides the bombs (R10.3, R10.4).',
  '',
  ...columns([
    ['City', 'an agent needs', 'the royalty needs'],
    ...CITY_NAMES.map((name, city) => {
      const royalty = data.cards.find((card) => card.kind === 'royalty' && card.city === CITIES[city]);
      return [name, data.assassination[city]!, royalty?.needed ?? '-'];
    }),
  ]),
];

/** R8.2 */
export const BORDERS: readonly string[] = [
  'There are no borders: an agent moves from any city to any other one (R8.2), and pieces are placed in any city (R5.6).',
];
