// Plays matches from a stated position, for scenario files and tests.
import { storiesOf } from '@gaslamp/stated/story';
import { cardOf, type Data } from '../box/data.ts';
import { DAYS } from '../box/ids.ts';
import type { Emerald1 } from '../box/state.ts';
import { describePosition, type PositionSpec, setPosition } from './position.ts';

/** Questions that the player answers even with one option, so that the pause reveals nothing (R11.12, R11.16). */
export const leftOpen: readonly string[] = ['turn.act', 'window.answer', 'expose.answer'];

/** A position is at the beginning of a turn or between two actions; the seed places the main agents. */
export const { stateAt, Story } = storiesOf<Emerald1, Data, PositionSpec>({
  seatNames: DAYS,
  setupAsks: ['setup.agent'],
  leftOpen,
  idOf: (data, item) => cardOf(data, item).agentOf ?? cardOf(data, item).id,
  // The only die determines the first player.
  face: () => null,
  setPosition,
  agenda: (s) => [
    { effect: 'turn.end' },
    ...Array.from({ length: 2 - s.acted }, () => ({ effect: 'turn.act', by: s.active })),
  ],
  describePosition,
});
export type Story = InstanceType<typeof Story>;
