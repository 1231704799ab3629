// Drawn by scripts/coast.mjs from Natural Earth data. Do not edit.
export const MAP_WIDTH = 1000;
export const MAP_HEIGHT = 640;
export const cityPoints = {
  BERLIN: { x: 487, y: 181 },
  CAIRO: { x: 890, y: 595 },
  CONSTANTINOPLE: { x: 818, y: 407 },
  LONDON: { x: 250, y: 192 },
  MADRID: { x: 127, y: 397 },
  PARIS: { x: 273, y: 249 },
  ROME: { x: 455, y: 416 },
  ST_PETERSBURG: { x: 730, y: 41 },
  VIENNA: { x: 548, y: 268 },
} as const;
