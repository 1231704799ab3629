import { lazily } from '../../lazily.ts';
import type { GameManifest } from '../manifest.ts';
import { nameGame } from './names.ts';

const COLOURS = ['#b3423a', '#b58a2c', '#2f8f76', '#3b6ea8', '#84519b', '#6b6b6b'];
const Nothing = () => null;

/** Any game offered by a server for which this page has no folder: it gets the plain table. */
export function manifestOf(game: string): GameManifest {
  nameGame(game);
  return {
    Table: lazily(() => import('./table.tsx'), 'PlainTable'),
    Backdrop: Nothing,
    Showcase: Nothing,
    SeatEmblem: ({ seat, size }) => (
      <svg width={size} height={size} viewBox="0 0 10 10" aria-hidden="true">
        <circle cx="5" cy="5" r="4.5" fill={COLOURS[seat % COLOURS.length]} />
      </svg>
    ),
    seatColours: COLOURS,
    Legend: Nothing,
    rules: async () => '',
    pageTexts: async () => ({}),
    differences: async () => () => [],
  };
}
