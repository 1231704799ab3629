import type { DrawnGlyph } from '../glyph.ts';
import { sharedGlyphs } from '../glyphs-shared.ts';
import { pieceGlyphs } from './glyphs-pieces.ts';

const BUST = 'M8 3h7.4l.5 6H7.5ZM5.2 8.6h13v1.9h-13ZM8.4 10.5h6.6v2.6c0 1.9-1.4 3.3-3.3 3.3s-3.3-1.4-3.3-3.3Z';
const COFFIN = 'M8.6 1.5h6.8l4.1 6.4-3.4 14.6H7.9L4.5 7.9Z';
const DISC = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z';

/** The symbols of the cards and the table. */
export const gameGlyphs = {
  ...pieceGlyphs,
  // a solid cube when placed; it leaves its outline when taken back
  place: {
    fill: 'M12 9.6l7.4 3.5v6.4L12 23l-7.4-3.5v-6.4ZM10.6 1h2.8v4h2.9L12 9.2 7.7 5h2.9Z',
    cutLine: 'M5 13.3l7 3.3 7-3.3M12 16.6V23',
  },
  retrieve: {
    line: 'M12 12.6l6.6 2.9v4.4L12 22.8l-6.6-2.9v-4.4ZM5.4 15.5l6.6 2.8 6.6-2.8M12 18.3v4.5M12.6 9.6h3.2a3.3 3.3 0 0 0 0-6.6H7',
    fill: 'M8.4-.6v7.2L3.4 3Z',
  },
  // a card taken, under seal
  claim: {
    line: 'M18 9V3H4v18h7',
    fill: 'M16.5 10.2l1.6 1.2 2-.1.6 1.9 1.6 1.1-.6 1.9.6 1.9-1.6 1.2-.6 1.3v3.4l-3.6-1.6-3.6 1.6v-3.4l-.6-1.3-1.6-1.2.6-1.9-.6-1.9 1.6-1.1.6-1.9 2 .1ZM6.6 6h8.8v2H6.6ZM6.6 10.2h4v2h-4Z',
    cut: 'M16.5 13.3a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
  },
  move: {
    fill: 'M4 2.4h6.6l.4 5.6H3.6ZM1.6 7.6h11.2v1.8H1.6ZM4.2 9.4h6v2.2c0 1.8-1.3 3-3 3s-3-1.2-3-3ZM.8 22.4c0-4.6 2.2-7 6.4-7s6.4 2.4 6.4 7Z',
    line: 'M15.6 13.2h6.4M18.8 9.4l3.8 3.8-3.8 3.8',
  },
  assassinate: {
    fill: 'M22.8 1.2L20.6 7.6 10.4 17l-3.4-3.4L17 3.4ZM3.4 12.2l8.4 8.4-1.8 1.8-3-3-3.2 3.2-2.4-2.4L4.6 17l-3-3Z',
    cutLine: 'M9.6 14.4L19.6 4.4',
  },
  // a pennant on a staff, a crown: the two sides
  restorationistMarker: {
    fill: 'M2 1h2.6v22H2ZM5.8 2.6h17L19.6 9l3.2 6.4h-17Z',
    number: [12.4, 13.4, 12.4],
  },
  loyalistMarker: {
    fill: 'M1.2 4.4l5.4 4.2L12 1l5.4 7.6 5.4-4.2-2.2 16.2H3.4ZM3.4 21.6h17.2v1.9H3.4Z',
    number: [12, 19, 12],
  },
  bomb: {
    fill: 'M10 8.2a7.6 7.6 0 1 0 0 15.2 7.6 7.6 0 0 0 0-15.2ZM12.2 5.6l4 2.6-1.6 2.4-4-2.6ZM19.6 0l.7 2.4 2.4-.7-1.6 1.9 1.9 1.4-2.5.3.1 2.5-1.4-2-1.8 1.7.5-2.4-2.4-.4 2.2-1.1-.9-2.3 2.1 1.2Z',
    cutLine: 'M5.6 15.8a4.6 4.6 0 0 1 3.6-4.4',
  },
  // points: a plain seal, one flying the pennant, one under the crown, a coffin
  vpNeutral: { fill: DISC, cutLine: 'M12 4.1a7.9 7.9 0 1 0 0 15.8 7.9 7.9 0 0 0 0-15.8Z', number: [12, 16.6, 13] },
  vpRestorationist: {
    fill: 'M11 8a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM7.4.4h1.8v9H7.4ZM9.8.8h11.6l-2.2 2.8 2.2 2.8H9.8Z',
    number: [11, 20.4, 12.4],
  },
  vpLoyalist: {
    fill: 'M12 8a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM4.6 1l3.8 2.6L12 0l3.6 3.6L19.4 1l-1 6.2H5.6Z',
    number: [12, 20.4, 12.4],
  },
  vpKill: { fill: COFFIN, number: [12, 16.4, 12.4] },
  killBox: { line: 'M8.9 2.4h6.2l3.4 5.7L15.4 21.6H8.6L5.5 8.1ZM12 6.6v8.8M8.9 9.8h6.2' },
  placeAgent: {
    fill: 'M6 2h6.6l.4 5.6H5.6ZM3.6 7.2h11.2V9H3.6ZM6.2 9h6v2.2c0 1.8-1.3 3-3 3s-3-1.2-3-3ZM1.8 22.4c0-4.8 2.6-7.2 7.4-7.2 2.2 0 3.9.5 5.1 1.5v5.7ZM17.3 11.6h2.6V16h3.7l-5 5.8-5-5.8h3.7Z',
  },
  // a struck match: it burns once
  oneUse: {
    line: 'M2.6 21.4L13 11',
    fill: 'M14.6 13.4c-2.8-.6-4.4-3-3.6-5.9.7-2.4 3.2-3.5 4.2-7.1 4 2.4 6.8 6.2 5.6 9.9-.8 2.6-3.4 3.7-6.2 3.1Z',
    cut: 'M15.2 11.6c-1.3-.6-1.7-1.9-1-3.2.4-.8 1.2-1.2 1.6-2.2 1.3 1.2 1.9 2.7 1.3 4-.4.9-1.1 1.5-1.9 1.4Z',
  },
  // timing: an action is a full coin, a free action an empty one
  action: { fill: DISC, cut: 'M8.8 6.4l8.6 5.6-8.6 5.6Z' },
  freeAction: { line: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z', fill: 'M9.2 7.2L16.6 12l-7.4 4.8Z' },
  interrupt: sharedGlyphs.interrupt,
  benefit: { fill: DISC, cut: 'M10.5 6h3v4.5H18v3h-4.5V18h-3v-4.5H6v-3h4.5Z' },
  agent: { fill: `${BUST}M2 23c0-5 3.6-7.6 9.7-7.6s9.7 2.6 9.7 7.6Z`, cutLine: 'M8.2 7h7.4' },
  cube: { fill: 'M12 1.6l9 4.3v12.2l-9 4.3-9-4.3V5.9Z', cutLine: 'M3.6 6.3L12 10.4l8.4-4.1M12 10.4v11.4' },
  // cubes in limbo: adrift inside a broken ring
  limbo: {
    line: 'M6 3.7a10.2 10.2 0 0 1 12 0M21.5 8a10.2 10.2 0 0 1-1 10.5M15.5 21.6a10.2 10.2 0 0 1-9-.6M2.9 17a10.2 10.2 0 0 1 0-9.5',
    fill: 'M12 6.6l5 2.4v6.2l-5 2.4-5-2.4V9Z',
    cutLine: 'M7.4 9.2L12 11.5l4.6-2.3M12 11.5v5.6',
  },
  city: sharedGlyphs.city,
} as const satisfies Record<string, DrawnGlyph>;
