import './tint.css';
import { at } from '@gaslamp/kernel/lists';
import { lazy } from 'react';
import type { GameManifest } from '../manifest.ts';
import { ColourEmblem, colours } from './art/emblems.tsx';
import { loadRules } from './rules/load-rules.ts';

/** Nanty Narking: seats are colours, each with a thing of London for its sign. */
export const manifest: GameManifest = {
  Table: lazy(() => import('./table.tsx').then((m) => ({ default: m.NantyTable }))),
  Backdrop: lazy(() => import('./backdrop.tsx').then((m) => ({ default: m.Backdrop }))),
  Showcase: lazy(() => import('./showcase.tsx').then((m) => ({ default: m.Showcase }))),
  SeatEmblem: ({ seat, size }) => <ColourEmblem colour={at(colours, seat)} size={size} />,
  seatColours: colours.map((colour) => `var(--${colour})`),
  Legend: lazy(() => import('./legend/legend.tsx').then((m) => ({ default: m.Legend }))),
  rules: loadRules,
  pageTexts: () => import('./pages/texts.ts'),
  differences: () => import('./differences.ts').then(({ correctedFields }) => correctedFields),
};
