import { emerald2e } from '@gaslamp/emerald-2e/game';
import { tableAt } from '@gaslamp/emerald-2e/stage/story';
import type { AnyGame } from '@gaslamp/games/games';
import type { State } from '@gaslamp/kernel/state';

const rules = emerald2e();
export const game = rules as unknown as AnyGame;

/** Returns a state in which ann may kill ben's agent in Vienna. Sherlock Holmes is in ben's deck cycle, in hand or not. */
export function viennaAttacked(holds: boolean): State {
  const start2 = ['START_S003', 'START_S004'];
  const { table } = tableAt(rules, ['ann', 'ben'], {
    active: 'ann',
    players: {
      ann: { hand: ['START_S001', 'START_S005'], agents: { VIENNA: 5 }, cubes: {} },
      ben: {
        hand: holds ? ['SHERLOCK_HOLMES', ...start2] : ['START_S005', ...start2],
        discard: [],
        deck: holds ? ['START_S005', 'START_S006'] : ['SHERLOCK_HOLMES', 'START_S006'],
        agents: { VIENNA: 1, PARIS: 1 },
        cubes: {},
      },
    },
  });
  return table.s;
}
