import type { CSSProperties } from 'react';
import type { Point } from '../../../../art/emerald/europe/map.tsx';
import { cityPoints, MAP_HEIGHT, MAP_WIDTH } from '../../../../art/emerald/europe/places.generated.ts';

export const cityIds = [
  'BERLIN',
  'CAIRO',
  'CONSTANTINOPLE',
  'LONDON',
  'MADRID',
  'PARIS',
  'ROME',
  'ST_PETERSBURG',
  'VIENNA',
] as const;
export type CityId = (typeof cityIds)[number];

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Map units: the board is drawn 1000 wide and 640 high. */
export const board = { width: MAP_WIDTH, height: MAP_HEIGHT } as const;
const panel = { width: 248, height: 150 } as const;

// Found by annealing (panels apart, every city dot free, short leaders, west stays west), then adjusted by hand.
const corners: Record<CityId, readonly [x: number, y: number]> = {
  LONDON: [14, 24],
  BERLIN: [378, 14],
  ST_PETERSBURG: [740, 36],
  PARIS: [12, 222],
  VIENNA: [287, 197],
  CONSTANTINOPLE: [694, 240],
  MADRID: [20, 411],
  ROME: [322, 429],
  CAIRO: [738, 427],
};

/** Returns the position of a city on the map, in map units. */
export const cityPoint = (city: CityId): Point => cityPoints[city];

/** Returns the box of the city's panel, in map units. */
export function cityBox(city: CityId): Box {
  const [x, y] = corners[city];
  return { x, y, ...panel };
}

/** Returns the same in percent of the board, for placing HTML over the map. */
export function styleOf(city: CityId): CSSProperties {
  const { x, y, width, height } = cityBox(city);
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return {
    '--left': percent(x, board.width),
    '--top': percent(y, board.height),
    '--wide': percent(width, board.width),
    '--high': percent(height, board.height),
  } as CSSProperties;
}

/** Returns the line from a panel's nearest edge to the city's true place. */
export function cityLeader(city: CityId): { readonly from: Point; readonly to: Point } {
  const to = cityPoint(city);
  const { x, y, width, height } = cityBox(city);
  return { from: { x: Math.min(x + width, Math.max(x, to.x)), y: Math.min(y + height, Math.max(y, to.y)) }, to };
}

/** The strip that is free for the two railways. */
export const railways: Box = { x: 14, y: 600, width: board.width - 28, height: 36 };
