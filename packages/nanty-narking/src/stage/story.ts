// Plays matches from a stated position, for scenario files and tests.
import type { Frame } from '@gaslamp/kernel/state';
import { storiesOf } from '@gaslamp/stated/story';
import type { Data } from '../box/data.ts';
import { nameOf } from '../box/data.ts';
import { AREAS, COLOURS } from '../box/ids.ts';
import type { At, Nanty } from '../box/state.ts';
import { areasOfFaces } from '../rules/dice.ts';
import { cardsToEnd } from '../rules/turn.ts';
import { describePosition } from './describe.ts';
import { type PositionSpec, setPosition } from './position.ts';

/**
 * Returns the face of the die that a word means: a number itself, or the face of the named area (R1.6); null if it means none.
 */
export function faceOf(word: unknown, { s, data }: At): number | null {
  const faces = areasOfFaces({ s, data });
  const face = typeof word === 'string' ? faces.indexOf(AREAS.indexOf(word)) : word;
  return typeof face === 'number' && Number.isInteger(face) && face >= 1 && face <= data.pack.setup.dieFaces
    ? face
    : null;
}

/** Players decide themselves to play a card, to finish it and to end the turn, even if nothing else is possible. */
export const leftOpen: readonly string[] = ['turn.card', 'card.end', 'turn.last'];

/** A position is before the first card of a turn, or before the check. */
export const { stateAt, tableAt, Story } = storiesOf<Nanty, Data, PositionSpec>({
  seatNames: COLOURS,
  setupAsks: [],
  leftOpen,
  idOf: (data, item) => nameOf(data, item),
  face: faceOf,
  setPosition,
  agenda: (s, { start }): Frame[] => (start === 'check' ? [{ effect: 'turn' }] : cardsToEnd(s).reverse()),
  describePosition,
});
export type Story = InstanceType<typeof Story>;
