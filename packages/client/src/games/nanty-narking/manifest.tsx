import './tint.css';
import { at } from '@gaslamp/kernel/lists';
import { lazily } from '../../lazily.ts';
import type { GameManifest } from '../manifest.ts';
import { ColourEmblem, colours } from './art/emblems.tsx';

/** Nanty Narking: seats are colours, each with a thing of London for its sign. */
export const manifest: GameManifest = {
  Table: lazily(() => import('./table.tsx'), 'NantyTable'),
  Backdrop: lazily(() => import('./backdrop.tsx'), 'Backdrop'),
  Showcase: lazily(() => import('./showcase.tsx'), 'Showcase'),
  SeatEmblem: ({ seat, size }) => <ColourEmblem colour={at(colours, seat)} size={size} />,
  seatColours: colours.map((colour) => `var(--${colour})`),
  Legend: lazily(() => import('./legend/legend.tsx'), 'Legend'),
  rules: () => import('./rules/rules.ts').then(({ rules }) => rules),
  pageTexts: () => import('./pages/text/en.json').then(({ default: texts }) => texts),
  onePage: () => import('./one-page/one-page.ts').then(({ onePage }) => onePage),
  here: () => import('./here/here.ts').then(({ here }) => here),
  story: () => import('./story/story.ts').then(({ teller }) => teller),
  soleSide: () => import('./sole-side.ts').then(({ soleSide }) => soleSide),
  differences: () => import('@gaslamp/nanty-narking/box/pack').then(({ correctedFields }) => correctedFields),
};
