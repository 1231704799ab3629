import type { ReactNode } from 'react';
import { type Pressed, press } from './press.ts';
import { sketches } from './scenes.tsx';

/** What `npm run vignettes` writes for the page: the parts of all vignettes, and which of them each consists of. */
export const print = (markupOf: (part: ReactNode) => string): Pressed => press(sketches, markupOf);
