// London on a board of 1000 by 660: twelve districts in two rows north of the river and one south of it. On narrow screens the
// board is turned: left becomes top.
import { at } from '@gaslamp/kernel/lists';

export const board = { width: 1000, height: 660 };

export type Point = readonly [x: number, y: number];
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Both banks, from west to east. */
const NORTH: readonly Point[] = [
  [14, 444],
  [120, 448],
  [228, 438],
  [340, 421],
  [436, 405],
  [540, 400],
  [622, 403],
  [716, 408],
  [800, 420],
  [900, 420],
  [986, 408],
];
const WIDE = 42;
const SOUTH: readonly Point[] = NORTH.map(([x, y]) => [x, y + WIDE]);
const north = (from: number, to: number): Point[] => NORTH.filter(([x]) => x >= from && x <= to).reverse();
function south(x: number): Point {
  const right = Math.max(
    1,
    SOUTH.findIndex((point) => point[0] >= x),
  );
  const [[x0, y0], [x1, y1]] = [at(SOUTH, right - 1), at(SOUTH, right)];
  return [x, y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)];
}
const along = (from: number, to: number): Point[] => [
  south(from),
  ...SOUTH.filter(([x]) => x > from && x < to),
  south(to),
];

export interface District {
  readonly outline: readonly Point[];
  /** The box for its words and pieces. */
  readonly box: Box;
}

/** In the order of the pack's areas. */
export const districts: Readonly<Record<string, District>> = {
  CHELSEA: { outline: [[14, 206], [120, 214], [228, 205], [237, 320], ...north(14, 228)], box: [22, 218, 222, 436] },
  WESTMINSTER: {
    outline: [[228, 205], [336, 212], [426, 208], [434, 300], ...north(228, 436), [237, 320]],
    box: [242, 218, 424, 410],
  },
  STRAND: {
    outline: [[426, 208], [512, 214], [606, 211], [616, 310], ...north(436, 622), [434, 300]],
    box: [441, 220, 610, 397],
  },
  WEST_END: {
    outline: [
      [14, 14],
      [352, 14],
      [342, 90],
      [356, 150],
      [336, 212],
      [228, 205],
      [120, 214],
      [14, 206],
    ],
    box: [24, 22, 336, 200],
  },
  HOLBORN: {
    outline: [
      [352, 14],
      [672, 14],
      [664, 100],
      [676, 204],
      [606, 211],
      [512, 214],
      [426, 208],
      [336, 212],
      [356, 150],
      [342, 90],
    ],
    box: [362, 22, 660, 202],
  },
  CITY: {
    outline: [[606, 211], [676, 204], [800, 212], [808, 310], ...north(622, 800), [616, 310]],
    box: [624, 219, 798, 404],
  },
  HIGHBURY: {
    outline: [
      [672, 14],
      [986, 14],
      [986, 202],
      [890, 209],
      [800, 212],
      [676, 204],
      [664, 100],
    ],
    box: [684, 22, 978, 198],
  },
  EAST_END: {
    outline: [[800, 212], [890, 209], [986, 202], ...north(800, 986), [808, 310]],
    box: [816, 218, 978, 406],
  },
  BERMONDSEY: { outline: [...along(716, 986), [986, 646], [712, 646], [724, 550]], box: [732, 470, 978, 640] },
  SOUTHWARK: {
    outline: [...along(540, 716), [724, 550], [712, 646], [546, 646], [536, 550]],
    box: [552, 456, 708, 640],
  },
  LAMBETH: { outline: [...along(352, 540), [536, 550], [546, 646], [346, 646], [356, 550]], box: [364, 466, 530, 640] },
  BATTERSEA: { outline: [...along(14, 352), [356, 550], [346, 646], [14, 646]], box: [22, 496, 342, 640] },
};

export function districtOf(id: string): District {
  const district = districts[id];
  if (district === undefined) throw new Error(`there is no ${id} on the map`);
  return district;
}

/** Crossing of each bridge, by the districts that it joins. */
export const bridges: readonly { readonly joins: readonly [string, string]; readonly x: number }[] = [
  { joins: ['CHELSEA', 'BATTERSEA'], x: 112 },
  { joins: ['WESTMINSTER', 'BATTERSEA'], x: 288 },
  { joins: ['WESTMINSTER', 'LAMBETH'], x: 394 },
  { joins: ['STRAND', 'LAMBETH'], x: 486 },
  { joins: ['STRAND', 'SOUTHWARK'], x: 584 },
  { joins: ['CITY', 'BERMONDSEY'], x: 758 },
  { joins: ['EAST_END', 'BERMONDSEY'], x: 892 },
];
export const bankAt = (x: number): number => south(x)[1] - WIDE;
export const riverWidth = WIDE;

/** Returns straight lines through points, closed or not; turned, the axes change places. */
export function path(points: readonly Point[], turned: boolean, closed = true): string {
  return `M${points.map(([x, y]) => (turned ? `${y.toFixed(0)} ${x.toFixed(0)}` : `${x.toFixed(0)} ${y.toFixed(0)}`)).join('L')}${closed ? 'Z' : ''}`;
}
export const riverBanks = { north: NORTH, south: SOUTH };

/** Returns the box of a district as shares of the board. */
export function share(id: string, turned: boolean): { left: number; top: number; width: number; height: number } {
  const [left, top, right, bottom] = districtOf(id).box;
  const x = { from: left / board.width, size: (right - left) / board.width };
  const y = { from: top / board.height, size: (bottom - top) / board.height };
  const [across, down] = turned ? [y, x] : [x, y];
  return { left: across.from, top: down.from, width: across.size, height: down.size };
}
