import { bakerStreet } from '../../../../art/vignettes/baker-street.tsx';
import type { Scenes } from '../../../../art/vignettes/kit.tsx';
import { agitators } from './agitators.tsx';
import { cities } from './cities.tsx';
import { detectives } from './detectives.tsx';
import { grandees } from './grandees.tsx';
import { horrors } from './horrors.tsx';
import { identities } from './identities.tsx';
import { machines } from './machines.tsx';
import { orders } from './orders.tsx';
import { royalty } from './royalty.tsx';
import { starting } from './starting.tsx';

/** Every vignette's drawing, by card id. The page gets them as markup: see `npm run vignettes`. */
export const scenes: Scenes = {
  ...agitators,
  ...cities,
  ...bakerStreet,
  ...detectives,
  ...grandees,
  ...horrors,
  ...identities,
  ...machines,
  ...orders,
  ...royalty,
  ...starting,
};

export const vignetteIds: readonly string[] = Object.keys(scenes);
