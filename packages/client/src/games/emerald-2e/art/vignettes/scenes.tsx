import type { ReactNode } from 'react';
import { agitators } from '../../../../art/emerald/vignettes/agitators.tsx';
import { cities } from '../../../../art/emerald/vignettes/cities.tsx';
import { detectives } from '../../../../art/emerald/vignettes/detectives.tsx';
import { grandees } from '../../../../art/emerald/vignettes/grandees.tsx';
import { horrors } from '../../../../art/emerald/vignettes/horrors.tsx';
import { identities } from '../../../../art/emerald/vignettes/identities.tsx';
import { machines } from '../../../../art/emerald/vignettes/machines.tsx';
import { orders } from '../../../../art/emerald/vignettes/orders.tsx';
import { starting } from '../../../../art/emerald/vignettes/starting.tsx';
import { bakerStreet } from '../../../../art/vignettes/baker-street.tsx';
import { printed, type Scenes } from '../../../../art/vignettes/kit.tsx';
import { royalty } from './royalty.tsx';

/** All vignettes by card id. The page gets them as markup: see `npm run vignettes`. */
const scenes: Scenes = {
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

export const print = (markupOf: (drawing: ReactNode) => string) => printed(scenes, markupOf);
