import type { ReactNode } from 'react';
import { scenes } from './scenes.tsx';

/** Output of `npm run vignettes` for the page: each vignette as markup, by the id of its card. */
export const print = (markupOf: (drawing: ReactNode) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(scenes).map(([id, scene]) => [id, markupOf(scene())]));
