import './tint.css';
import { at } from '@gaslamp/kernel/lists';
import { days } from '../../art/emerald/emblem-mark.tsx';
import { MedalDrawing } from '../../art/emerald/medal-drawn.tsx';
import { lazily } from '../../lazily.ts';
import type { GameManifest } from '../manifest.ts';

/** A Study in Emerald, second edition: seats are weekdays, their signs the planets. */
export const manifest: GameManifest = {
  Table: lazily(() => import('./table.tsx'), 'EmeraldTable'),
  Backdrop: lazily(() => import('./backdrop.tsx'), 'Backdrop'),
  Showcase: lazily(() => import('./showcase.tsx'), 'Showcase'),
  SeatEmblem: ({ seat, size }) => <MedalDrawing day={at(days, seat)} size={size} />,
  seatColours: days.map((day) => `var(--${day})`),
  Legend: lazily(() => import('./legend/legend.tsx'), 'Legend'),
  rules: () => import('./rules/rules.ts').then(({ rules }) => rules),
  pageTexts: () => import('./pages/text/en.json').then(({ default: texts }) => texts),
  onePage: () => import('./one-page/one-page.ts').then(({ onePage }) => onePage),
  here: () => import('./here/here.ts').then(({ here }) => here),
  story: () => import('./story/story.ts').then(({ teller }) => teller),
  differences: () => import('@gaslamp/emerald-2e/box/pack').then(({ correctedFields }) => correctedFields),
};
