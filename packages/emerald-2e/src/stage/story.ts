// Plays matches from a stated position, for scenario files and tests.
import { storiesOf } from '@gaslamp/stated/story';
import { cardOf, type Data } from '../box/data.ts';
import { DAYS } from '../box/ids.ts';
import type { At, Emerald } from '../box/state.ts';
import { describePosition, type PositionSpec, setPosition } from './position.ts';

export type { StatedDice } from '@gaslamp/stated/story';

/** Returns the face of the Sanity die that a word means, or null if it means none (R1.7). */
export function sanityFace(word: unknown, { s, data }: At): number | null {
  const { faces } = data.pack.sanityDie;
  const face = word === 'insane' ? 1 : word === 'sane' ? s.insanityFaces + 1 : word;
  if (typeof face !== 'number' || !Number.isInteger(face) || face < 1 || face > faces) return null;
  return word === 'insane' && s.insanityFaces === 0 ? null : face;
}

/** Players end their turns themselves, even if nothing else is possible. */
export const leftOpen: readonly string[] = ['turn.act'];

/** A position is at the beginning of a turn or between two actions; the seed places the first agents. */
export const { stateAt, tableAt, Story } = storiesOf<Emerald, Data, PositionSpec>({
  seatNames: DAYS,
  setupAsks: ['setup.agent'],
  leftOpen,
  idOf: (data, item) => cardOf(data, item).id,
  face: sanityFace,
  setPosition,
  agenda: (s) => [{ effect: 'turn.act', by: s.active }],
  describePosition,
});
export type Story = InstanceType<typeof Story>;
