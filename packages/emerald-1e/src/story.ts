// A match told from a stated position: what scenario files and tests play.
import { storiesOf } from '@gaslamp/stated/story';
import { cardOf, type Data } from './data.ts';
import { DAYS } from './ids.ts';
import { describePosition, type PositionSpec, setPosition } from './position.ts';
import type { Emerald1 } from './state.ts';

/** What is the player's even where there is one answer: so the pause tells nothing (R11.12, R11.16). */
export const leftOpen: readonly string[] = ['turn.act', 'window.answer', 'expose.answer'];

/** A position stands at the beginning of a turn or between two actions; the seed places the main agents. */
export const { stateAt, Story } = storiesOf<Emerald1, Data, PositionSpec>({
  seatNames: DAYS,
  setupAsks: ['setup.agent'],
  leftOpen,
  idOf: (data, item) => cardOf(data, item).agentOf ?? cardOf(data, item).id,
  // The only die says who begins.
  face: () => null,
  setPosition,
  agenda: (s) => [
    { effect: 'turn.end' },
    ...Array.from({ length: 2 - s.acted }, () => ({ effect: 'turn.act', by: s.active })),
  ],
  describePosition,
});
export type Story = InstanceType<typeof Story>;
