import type { ReactNode } from 'react';
import { type Pressed, press } from './press.ts';
import { sketches } from './scenes.tsx';

/** Output of `npm run vignettes` for the page: the parts of all vignettes, and the parts of each. */
export const print = (markupOf: (part: ReactNode) => string): Pressed => press(sketches, markupOf);
