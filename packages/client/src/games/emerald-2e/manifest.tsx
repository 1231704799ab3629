import './tint.css';
import { at } from '@gaslamp/kernel/lists';
import { lazy } from 'react';
import type { GameManifest } from '../manifest.ts';
import { days, Emblem } from './art/emblems.tsx';
import { loadRules } from './rules/load-rules.ts';

/** A Study in Emerald, second edition: seats are weekdays, their signs the planets. */
export const manifest: GameManifest = {
  Table: lazy(() => import('./table.tsx').then((m) => ({ default: m.EmeraldTable }))),
  Backdrop: lazy(() => import('./backdrop.tsx').then((m) => ({ default: m.Backdrop }))),
  Showcase: lazy(() => import('./showcase.tsx').then((m) => ({ default: m.Showcase }))),
  SeatEmblem: ({ seat, size }) => <Emblem day={at(days, seat)} size={size} medal />,
  seatColours: days.map((day) => `var(--${day})`),
  Legend: lazy(() => import('./legend/legend.tsx').then((m) => ({ default: m.Legend }))),
  rules: loadRules,
  pageTexts: () => import('./pages/texts.ts'),
  differences: () => import('./differences.ts').then(({ correctedFields }) => correctedFields),
};
