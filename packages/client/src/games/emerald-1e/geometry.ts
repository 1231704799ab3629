// Positions of the twelve cities and routes of the lines between them: a schematic network that keeps neighbourhoods but not
// distances. Coordinates are percentages of the board.
import { CITIES } from '@gaslamp/emerald-1e/box/ids';
import { cityName, e, type Model } from '@gaslamp/words/emerald-1e/model';
import type { CSSProperties } from 'react';

type City = (typeof CITIES)[number];
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export type Point = readonly [x: number, y: number];

/** Column and row of each city. */
const GRID: Readonly<Record<City, readonly [column: number, row: number]>> = {
  LONDON: [0, 0],
  THE_HAGUE: [1, 0],
  BERLIN: [2, 0],
  ST_PETERSBURG: [3, 0],
  WASHINGTON: [0, 1],
  PARIS: [1, 1],
  ZURICH: [2, 1],
  VIENNA: [3, 1],
  MADRID: [0, 2],
  ROME: [1, 2],
  CAIRO: [2, 2],
  CONSTANTINOPLE: [3, 2],
};
const WIDE = 22.3;
const HIGH = 28.6;
const ACROSS = 3.4;
const DOWN = 4.2;
const LEFT = 0.3;
const TOP = 0.4;

const place = (city: City): readonly [number, number] => GRID[city];

/** Returns the box of a city's tile. */
function boxOf(city: City): Box {
  const [column, row] = place(city);
  return { x: LEFT + column * (WIDE + ACROSS), y: TOP + row * (HIGH + DOWN), width: WIDE, height: HIGH };
}

// Lines between cities that are not adjacent run through the gaps between the tiles.
const gapBelow = (row: number, share: number): number => TOP + (row + 1) * HIGH + row * DOWN + DOWN * share;
const gapRight = (column: number, share: number): number =>
  LEFT + (column + 1) * WIDE + column * ACROSS + ACROSS * share;
const ROUTES: Readonly<Partial<Record<string, readonly Point[]>>> = {
  VIENNA_ROME: [
    [gapRight(2, 0.75), gapBelow(1, 0)],
    [gapRight(2, 0.2), gapBelow(1, 0.5)],
    [gapRight(1, 0.8), gapBelow(1, 0.5)],
    [gapRight(1, 0), gapBelow(1, 1)],
  ],
  MADRID_CAIRO: [
    [gapRight(0, -1.6), gapBelow(2, 0)],
    [gapRight(0, -0.6), gapBelow(2, 0.62)],
    [gapRight(1, 0.7), gapBelow(2, 0.62)],
    [gapRight(1, 1.4), gapBelow(2, 0)],
  ],
  ROME_CONSTANTINOPLE: [
    [gapRight(1, -1.6), gapBelow(2, 0)],
    [gapRight(1, -0.9), gapBelow(2, 0.3)],
    [gapRight(2, 0.6), gapBelow(2, 0.3)],
    [gapRight(2, 1.6), gapBelow(2, 0)],
  ],
  CONSTANTINOPLE_ST_PETERSBURG: [
    [LEFT + 4 * WIDE + 3 * ACROSS, gapBelow(1, 1.6)],
    [98.9, gapBelow(1, 0.6)],
    [98.9, gapBelow(0, 0.4)],
    [LEFT + 4 * WIDE + 3 * ACROSS, gapBelow(0, -0.6)],
  ],
};

/** Returns the position of a city's tile as a style. */
export function styleOf(city: City): CSSProperties {
  const { x, y, width, height } = boxOf(city);
  return { '--left': `${x}%`, '--top': `${y}%`, '--wide': `${width}%`, '--high': `${height}%` } as CSSProperties;
}

/** Returns the route of a line from tile to tile. */
export function routeOf(id: string, a: City, b: City): readonly Point[] {
  const around = ROUTES[id];
  if (around !== undefined) return around;
  const [from, to] = [boxOf(a), boxOf(b)];
  const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const edge = (box: Box, x: number, y: number): Point => [
    box.x + (box.width * (1 + x)) / 2,
    box.y + (box.height * (1 + y)) / 2,
  ];
  return [edge(from, dx, dy), edge(to, -dx, -dy)];
}

/** Returns the position of a line's cost: the middle of its longest part. */
export function middleOf(route: readonly Point[]): Point {
  let best: Point = [0, 0];
  let longest = -1;
  for (let i = 1; i < route.length; i++) {
    const [[x1, y1], [x2, y2]] = [route[i - 1]!, route[i]!];
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length > longest) [longest, best] = [length, [(x1 + x2) / 2, (y1 + y2) / 2]];
  }
  return best;
}

/** R1.3: a line with its cost in words. */
export const lineWords = ({ a, b, cost }: Model['data']['pack']['lines'][number]): string =>
  e('board.line', { a: cityName(CITIES.indexOf(a)), b: cityName(CITIES.indexOf(b)), cost });
