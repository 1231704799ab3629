import { gameGlyphs } from '../../../art/emerald/glyphs.ts';
import type { DrawnGlyph } from '../../../art/glyph.ts';

const DISC = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z';

/** The symbols of the 1st edition; symbols that both editions print are drawn once. */
export const firstGlyphs = {
  cubes: gameGlyphs.cube,
  bombs: gameGlyphs.bomb,
  insanity: gameGlyphs.insanity,
  agent: gameGlyphs.agent,
  zombie: gameGlyphs.zombie,
  royal: gameGlyphs.royalty,
  city: gameGlyphs.city,
  limbo: gameGlyphs.limbo,
  place: gameGlyphs.place,
  claim: gameGlyphs.claim,
  retrieve: gameGlyphs.retrieve,
  move: gameGlyphs.move,
  attack: gameGlyphs.assassinate,
  action: gameGlyphs.action,
  support: gameGlyphs.benefit,
  oneUse: gameGlyphs.oneUse,
  points: gameGlyphs.vpNeutral,
  agentPoints: gameGlyphs.vpRestorationist,
  loyalist: gameGlyphs.loyalistMarker,
  restorationist: gameGlyphs.restorationistMarker,
  // a sovereign with its milled edge
  gold: {
    fill: DISC,
    cutLine: 'M12 4.6a7.4 7.4 0 1 0 0 14.8 7.4 7.4 0 0 0 0-14.8Z',
    cut: 'M10.2 8h3.6l-.6 3.2h2.2v1.6h-2.6v1.8h3.2V16H8.400v-1.400h1.800v-1.800H8.600v-1.600h1.200Z',
  },
  // an arrow with a sabre, an arrow with a torch
  war: { fill: 'M1.600 7.600h11V2.400L22.600 12l-10 9.600v-5.200h-11Z', number: [10.6, 16.2, 11.6] },
  revolution: {
    fill: 'M2 4l9 3.600 3.600-5.600L22.600 12l-8 10-3.600-5.600L2 20l3.200-8Z',
    number: [12.4, 16.2, 11.6],
  },
  buy: {
    fill: 'M8 1.600a6.400 6.400 0 1 0 0 12.800A6.400 6.400 0 0 0 8 1.600ZM16 10.400l6.400 3.100v6.500L16 23l-6.400-3v-3.400c3.200-.6 5.600-3 6.200-6.200Z',
    cutLine: 'M10 14.600l6 2.800 6-2.800M16 17.400v5M8 4.400v7.200M5.800 6.200h3.400M5.800 9.600h3.400',
  },
  discard: {
    line: 'M6 8.600L14.600 5l5.600 13.400L11.600 22ZM4.200 4.600h6M7.200 1.600v6',
  },
  markers: { fill: 'M1 6.600h8V3l6 6-6 6v-3.600H1ZM23 17.400h-8V21l-6-6 1.600-1.600 4.400-1.200v1.200h8Z' },
  // a mask held up, and one let fall
  token: {
    fill: 'M1.600 6.600c3.400-1.800 7-2 10.400-.4 3.400-1.600 7-1.400 10.400.4.4 6.400-1.400 10.600-5.600 11.600-2.200.5-3.800-.6-4.800-2.600-1 2-2.600 3.100-4.800 2.600C3 17.200 1.200 13 1.600 6.600Z',
    cut: 'M4.600 10.600c1.800-1.200 3.800-1 5.400.6-1.400 1.400-4.200 1.400-5.400-.6ZM14 11.200c1.600-1.600 3.600-1.800 5.400-.6-1.200 2-4 2-5.400.6Z',
  },
  expose: {
    fill: 'M1 4.600c2.600-1.400 5.400-1.400 8 0 2.600-1.400 5.400-1.400 8 0 .3 4.600-1.200 7.600-4.400 8.400-1.600.4-2.800-.4-3.600-1.800-.8 1.400-2 2.200-3.600 1.800C2.200 12.200.7 9.200 1 4.600ZM17.600 13.200h3v4.400h3L19 22.800l-4.600-5.200h3.200Z',
    cut: 'M3.400 7.400c1.400-.8 2.900-.7 4 .4-1 1-3.100 1-4-.4ZM10.600 7.800c1.100-1.100 2.600-1.200 4-.4-.9 1.400-3 1.400-4 .4Z',
  },
  reveal: {
    line: 'M1.600 12C4.600 7.200 8 5 12 5s7.400 2.200 10.400 7c-3 4.800-6.400 7-10.400 7S4.600 16.800 1.600 12Z',
    fill: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  },
  pass: {
    line: 'M6 2.600h12M6 21.400h12M7.600 2.600c0 5 8.800 5.600 8.800 9.400s-8.800 4.400-8.800 9.400M16.400 2.600c0 5-8.800 5.600-8.800 9.400s8.800 4.400 8.800 9.400',
  },
  hide: {
    fill: 'M12 1.600c3 0 4.800 2.200 4.800 5 0 1.600-.6 3-1.400 4 3.800 1.600 6.200 5.600 6.200 12H2.400c0-6.400 2.400-10.400 6.200-12-.8-1-1.400-2.400-1.400-4 0-2.800 1.800-5 4.800-5Z',
    cut: 'M12 4.200c1.700 0 2.600 1.300 2.600 3s-.9 3.200-2.600 3.200-2.600-1.500-2.600-3.200.9-3 2.600-3Z',
  },
  kills: { fill: 'M12 .6l2.200 3.200v9.400h3.400V16h-4v4.200l1.200 3H9.200l1.200-3V16h-4v-2.800h3.400V3.800Z' },
  killsRoyals: {
    fill: 'M4 1.600l3.600 2.600L12 .6l4.400 3.600L20 1.600l-1 6.400H5ZM10.200 9.200h3.600v4.600h3.200v2.400h-3.200v3l1 3.600H9.200l1-3.600v-3H7v-2.400h3.200Z',
  },
  // a bill on a wall
  known: {
    fill: 'M4 1.600h16v20.800H4Z',
    cut: 'M12 7.400c1.800 0 2.800 1.300 2.800 3 0 1.100-.4 2-1.100 2.600 2.200.5 3.500 1.900 3.700 4.400H6.600c.2-2.500 1.500-3.900 3.700-4.400-.7-.6-1.100-1.500-1.100-2.600 0-1.700 1-3 2.800-3ZM6.600 3.800h10.800v1.800H6.600Z',
  },
  steadfast: {
    line: 'M12 6.400v14M5.600 13.600c.4 4.200 2.800 6.800 6.400 6.800s6-2.600 6.400-6.800M8.400 9.800h7.200',
    fill: 'M12 1.600a2.600 2.600 0 1 0 0 5.200 2.600 2.600 0 0 0 0-5.200Z',
  },
  // a bar across a ring: closed to everybody
  disc: { fill: DISC, cut: 'M4.800 10h14.400v4H4.800Z' },
  control: {
    line: 'M12 2.600a9.400 9.400 0 1 0 0 18.800 9.400 9.400 0 0 0 0-18.800ZM12 7.600a4.400 4.400 0 1 0 0 8.800 4.400 4.400 0 0 0 0-8.800Z',
  },
  mad: {
    fill: DISC,
    cutLine:
      'M12.300 12.500c.6-.8-.4-1.800-1.300-1.300-1.500.7-1.300 3 .2 3.600 2.200 1 4.300-.8 4.300-3 0-2.800-2.900-4.700-5.600-3.900-3.300 1.100-4.600 4.900-3 7.900 1.300 2.200 3.800 3.200 6.300 2.800',
  },
  always: {
    fill: DISC,
    cutLine:
      'M7.200 12a2.600 2.600 0 1 1 4.800-1.200l0 2.400A2.600 2.600 0 1 0 16.800 12a2.600 2.600 0 1 0-4.800 1.200M7.200 12a2.600 2.600 0 1 0 4.800 1.200',
  },
  safe: {
    fill: 'M12 1.600l8.600 3v7c0 5.400-3.600 9.200-8.600 11-5-1.800-8.600-5.600-8.600-11v-7Z',
    cutLine: 'M7.600 12l3.200 3.200 5.800-6.400',
  },
} as const satisfies Record<string, DrawnGlyph>;
