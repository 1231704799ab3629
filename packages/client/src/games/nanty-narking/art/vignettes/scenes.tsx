import type { ReactNode } from 'react';
import { bakerStreet } from '../../../../art/vignettes/baker-street.tsx';
import { events } from './events.tsx';
import { people } from './people.tsx';
import { places } from './places.tsx';
import { type Pressed, press, type Sketches } from './press.ts';

/** Residents of Baker Street and their circle look the same in every game. */
const ALSO_THERE = {
  G40: 'IRENE_ADLER',
  G48: 'MYCROFT_HOLMES',
  R06: 'MRS_HUDSON',
  R23: 'WATSON',
  R31: 'SEBASTIAN_MORAN',
  R33: 'LESTRADE',
} as const;

/** Every vignette of Nanty Narking, by the id of the card or event. */
export const sketches: Sketches = {
  ...people,
  ...places,
  ...events,
  ...Object.fromEntries(Object.entries(ALSO_THERE).map(([id, other]) => [id, () => [bakerStreet[other]()]])),
};

/** Output of `npm run vignettes` for the page: the parts of all vignettes, and the parts of each. */
export const print = (markupOf: (part: ReactNode) => string): Pressed => press(sketches, markupOf);
