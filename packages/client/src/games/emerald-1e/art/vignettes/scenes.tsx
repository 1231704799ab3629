import { AGENTS } from '@gaslamp/emerald-1e/box/ids';
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
import { cut, over, printed, type Scenes, scene, shine } from '../../../../art/vignettes/kit.tsx';
import { places, signs } from './places.tsx';

const drawn: Scenes = {
  ...agitators,
  ...cities,
  ...bakerStreet,
  ...detectives,
  ...grandees,
  ...horrors,
  ...identities,
  ...machines,
  ...orders,
  ...starting,
  ...places,
  ...signs,
};

/** Cards that have another id in the 2nd edition. */
const ALSO = {
  FIGNER: 'VERA_FIGNER',
  MICHEL: 'LOUISE_MICHEL',
  UNGERN: 'UNGERN_STERNBERG',
  MOST: 'JOHANN_MOST',
  GOLDMAN: 'EMMA_GOLDMAN',
  HOLMES: 'SHERLOCK_HOLMES',
  MORAN: 'SEBASTIAN_MORAN',
  ADLER: 'IRENE_ADLER',
  DUZES: 'DUCHESS_DUZES',
  HUDSON: 'MRS_HUDSON',
  FREUD: 'SIGMUND_FREUD',
  HIDE_ROYAL: 'HIDE_ROYALTY',
  NADAR: 'AIRSHIPS',
  PINKERTON: 'PINKERTON_AGENTS',
  DIOGENES: 'DIOGENES_CLUB',
  LEOPOLD: 'SOCIETY_OF_LEOPOLD',
  TERRORS: 'TERRORS_OF_THE_NIGHT',
  PE_CHANGE_OF_HEART: 'CHANGE_OF_HEART',
} as const;
const SAME =
  'KROPOTKIN AZEF STIEBER RACHKOVSKY RAVACHOL MORIARTY BISMARCK MALATESTA NECHAEV WATSON LESTRADE GOLOVINSKI BURTSEV HIRED_ASSASSIN SHOGGOTH ZOMBIES VAMPIRES CTHULHU NECRONOMICON BLACK_HAND YOG_SOTHOTH MI_GO PEOPLES_WILL THIRD_SECTION OKHRANA FENIANS INFERNAL_MACHINE FREEMASONS HOLY_BROTHERHOOD IDENTITY_LOYALIST IDENTITY_RESTORATIONIST'.split(
    ' ',
  );
/** Pamphlets, courier, safe house, sympathisers, agitators, funds, smugglers, dynamite, informers, the main agent. */
const STARTING = ['08', '05', '07', '04', '01', '06', '10', '03', '09', '02'];
const CITIES = Object.keys(drawn).filter((id) => id.startsWith('CITY_'));

const cards: Scenes = {
  ...Object.fromEntries([...SAME, ...CITIES].map((id) => [id, drawn[id]!])),
  ...Object.fromEntries(Object.entries(ALSO).map(([id, other]) => [id, drawn[other]!])),
  ...Object.fromEntries(STARTING.map((n, i) => [`START_${String(i + 1).padStart(2, '0')}`, drawn[`START_S0${n}`]!])),
  MORRIS: drawn.MORRIS!,
  ...signs,
};

/** A token shows its agent behind a half mask. */
const masked = (id: string) => () =>
  scene(
    cards[id]!(),
    over('M40 34c12-8 28-8 38 0 4 14-2 24-12 24-4 0-5-4-7-4s-3 4-7 4c-10 0-16-10-12-24z'),
    cut('M45 40c4-3 9-2 12 2-4 4-10 3-12-2zm28 0c-4-3-9-2-12 2 4 4 10 3 12-2z'),
    shine('M40 34c12-8 28-8 38 0-2 1-3 2-4 4-9-5-22-5-30 0-1-2-2-3-4-4z'),
  );

/** All vignettes by card id. The page gets them as markup: see `npm run vignettes`. */
const scenes: Scenes = {
  ...cards,
  ...Object.fromEntries(AGENTS.filter((id) => id in cards).map((id) => [`DA_${id}`, masked(id)])),
};

export const print = (markupOf: (drawing: ReactNode) => string) => printed(scenes, markupOf);
