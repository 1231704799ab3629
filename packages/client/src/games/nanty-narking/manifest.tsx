import './tint.css';
import { at } from '@gaslamp/kernel/lists';
import { lazily } from '../../lazily.ts';
import type { GameManifest } from '../manifest.ts';
import { ColourEmblem, colours } from './art/emblems.tsx';
import { loadRules } from './rules/load-rules.ts';

/** Nanty Narking: seats are colours, each with a thing of London for its sign. */
export const manifest: GameManifest = {
  Table: lazily(() => import('./table.tsx'), 'NantyTable'),
  Backdrop: lazily(() => import('./backdrop.tsx'), 'Backdrop'),
  Showcase: lazily(() => import('./showcase.tsx'), 'Showcase'),
  SeatEmblem: ({ seat, size }) => <ColourEmblem colour={at(colours, seat)} size={size} />,
  seatColours: colours.map((colour) => `var(--${colour})`),
  Legend: lazily(() => import('./legend/legend.tsx'), 'Legend'),
  rules: loadRules,
  pageTexts: () => import('./pages/texts.ts'),
  onePage: () => import('./one-page/one-page.ts').then(({ onePage }) => onePage),
  here: () => import('./here/here.ts').then(({ here }) => here),
  story: () => import('./story/story.ts').then(({ teller }) => teller),
  soleSide: () => import('./sole-side.ts').then(({ soleSide }) => soleSide),
  differences: () => import('./differences.ts').then(({ correctedFields }) => correctedFields),
};
