import type { ReactNode } from 'react';
import { type Beat, beat } from './stage.ts';

/** Time for which a die rolls, in ms. */
const ROLLS = 700;

/** Time for which something drawn by chance stays, unless it is pressed away, in ms. */
const SEEN = 3000;

/** Something drawn by chance. */
export const drawn = (part: Partial<Beat>): Beat => beat({ ...part, lasts: SEEN, stays: true });
/** Returns the beats of a die, whose result is told when it `lies`. */
export const rolled = (scene: (lies: boolean) => ReactNode, part: Partial<Beat>): Beat[] => [
  beat({ lasts: ROLLS, sound: 'clock', scene: scene(false) }),
  drawn({ ...part, scene: scene(true) }),
];
