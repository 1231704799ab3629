import { coat } from '../../../../art/vignettes/bodies.tsx';
import { fullBeard, man, shortHair, topHat, whiskers } from '../../../../art/vignettes/heads.tsx';
import {
  at,
  boards,
  box,
  cut,
  disc,
  dusk,
  eyes,
  flame,
  ground,
  halo,
  hatch,
  ink,
  lamp,
  line,
  moon,
  night,
  over,
  pale,
  rays,
  shine,
  white,
} from '../../../../art/vignettes/kit.tsx';
import type { Sketches } from './press.ts';
import * as the from './things.tsx';

const soft = halo(60, 46, 44);
const evening = dusk(80);
const dark = night(100, 1.8);
const street = ground(90);

const each = (from: number, to: number, step: number, draw: (x: number) => string): string => {
  let out = '';
  for (let x = from; x <= to; x += step) out += draw(x);
  return out;
};
/** Windows in rows. */
const windows = (x: number, y: number, columns: number, rows: number, dx = 10, dy = 14) =>
  Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => box(x + c * dx, y + r * dy, dx * 0.5, dy * 0.62)).join(''),
  ).join('');
const pediment = (left: number, right: number, y: number, high: number) =>
  `M${left} ${y}L${(left + right) / 2} ${y - high}L${right} ${y}Z`;
/** Steps, columns and a gable over them. */
const temple = (left: number, right: number, top: number) => [
  pale(box(left, top, right - left, 92 - top)),
  hatch(box(left, top, right - left, 88 - top), 3),
  pale(each(left + 2, right - 9, (right - left - 11) / 5, (x) => box(x, top, 7, 88 - top))),
  pale(pediment(left - 5, right + 5, top, 18)),
  pale(box(left - 5, top, right - left + 10, 5)),
  ink(box(left - 8, 88, right - left + 16, 4)),
  line(`M${left - 10} 95H${right + 10}M${left - 13} 98H${right + 13}`, 1.6),
];
const dog = [
  over(
    'm34 101c-2-18 2-30 10-38-4-12-2-26 8-33 8-5 18-4 24 2l4 6c6 1 14 3 19 7 2 2 2 6 0 8l-3 1c1 3 0 6-3 7-6 2-13 2-19 2-4 5-5 9-5 14 8 8 12 15 12 24z',
  ),
  over('m55 31c-11 1-17 12-16 27 1 7 6 10 11 9 6-9 9-20 9-34z'),
  shine('m58 28c8-2 14 0 18 5-5 3-8 6-9 12-4-4-8-9-9-17z'),
  cut(disc(73, 39, 2.4)),
  ink(disc(73.8, 39, 1.3)),
  cut('m93 43c3-1 7 1 6 4-3 1-6-1-6-4z'),
  white('m96 54c-6 1-12 1-17-1m-37 26c8 5 20 5 27-1', 1.3),
];
/** A crowd as hats over a wall of coats. */
const crowd = [
  at(-30, 18, 0.8, coat, man, whiskers, topHat),
  at(44, 20, 0.8, coat, man, fullBeard, topHat),
  at(10, 6, 0.94, coat, man, shortHair, topHat),
];

/** Houses, trades, beasts and engines. */
export const places: Sketches = {
  G02: () => [soft, ...temple(24, 96, 38), ink(disc(60, 30, 5)), street],
  G04: () => [
    evening,
    ink('M4 100V52L30 30 56 52v48Z'),
    cut('M14 100V66c0-14 32-14 32 0v34Z'),
    at(26, 22, 0.78, ...dog),
  ],
  G14: () => [
    rays(60, 40, 40, 40, 2),
    pale('M8 92V58h22V44h14c0-30 32-30 32 0h14v14h22v34Z'),
    line(
      `${each(8, 112, 6.5, (x) => `M${x} 92V60`)}M8 66h104M8 76h104M30 52h60M44 44h32M60 22v70M50 27l4 65M70 27l-4 65M30 44v48M90 44v48`,
      0.8,
    ),
    ink('M52 92V78c0-10 16-10 16 0v14Z'),
    line('M60 22V10m0 0h10v5h-10', 1.4),
    ground(93),
  ],
  G18: () => [
    evening,
    ink('M14 100V40L60 12l46 28v60Z'),
    cut(`${box(24, 62, 30, 26)}${windows(30, 40, 4, 1, 18, 16)}`),
    cut(box(66, 58, 26, 42)),
    ink('M30 88v-12l3-4v-5h3v5l3 4v12Zm14 0v-9l2-3v-4h3v4l2 3v9Z'),
    line('M66 58l26 42', 0.8),
    white('M14 54h92', 1.4),
  ],
  G19: () => [
    dark,
    ink('M10 100V34h70v66Z'),
    ink('M4 36 45 8l41 28Z'),
    cut(windows(18, 44, 4, 2, 16, 24)),
    hatch(windows(18, 44, 4, 2, 16, 24), 1),
    line('M80 36h26', 3),
    pale('M88 40h20v26H88Z'),
    ink('M92 62c0-12 12-12 12 0ZM94 48h8v4h-8Z'),
    street,
  ],
  G22: () => [
    night(50, 1.4),
    ...temple(28, 92, 44),
    lamp(12),
    lamp(108),
    rays(60, 40, 50, 20, 0.6),
    cut(box(40, 48, 40, 9)),
    line('M44 52.5h32', 2.4),
  ],
  G23: () => [
    boards(0.7, 6),
    pale('M14 100V40h34v60ZM52 100V22h34v78Z'),
    pale('M88 100V54h26v46Z'),
    line(
      `${each(44, 96, 4, (y) => `M14 ${y}h34`)}${each(26, 98, 4, (y) => `M52 ${y}h34`)}${each(58, 98, 4, (y) => `M88 ${y}h26`)}`,
      0.9,
    ),
    over('M28 56l5-3 4 6 2 24h-12zM66 40l5-3 4 6 2 24H65z'),
    line('M100 54c0-18 6-30 12-38', 1.6),
  ],
  G24: () => [
    ink('m0 0h120v14c-10 8-18 8-24 0-8 10-20 10-26 0-6 8-14 8-20 0-6 10-18 10-26 0-6 8-14 8-24 0z'),
    ink('m0 10h24c4 24 0 46-14 56 6 10 10 22 10 35h-20zm120 0h-24c-4 24 0 46 14 56-6 10-10 22-10 35h20z'),
    rays(60, 84, 34, 34, 1.6),
    at(14, 22, 0.74, coat, man, whiskers, topHat),
    the.cane,
    pale('M26 94c4-8 12-8 16 0zM44 94c4-8 12-8 16 0zM62 94c4-8 12-8 16 0zM80 94c4-8 12-8 16 0z'),
  ],
  G26: () => [
    dark,
    pale(box(10, 14, 100, 86)),
    hatch(box(10, 14, 100, 86), 2),
    ...[24, 48, 72, 96].map((x) => pale(box(x - 3, 14, 6, 86))),
    the.gear(24, 34, 11),
    the.gear(48, 48, 14),
    the.gear(72, 32, 11),
    the.gear(96, 50, 13),
    the.gear(24, 72, 14),
    the.gear(72, 66, 15),
    the.gear(48, 84, 11),
    the.gear(98, 84, 11),
  ],
  G27: () => [
    soft,
    pale('M36 92h48v8H36ZM42 86h36v6H42Z'),
    pale('M60 22c20 0 26 16 20 34-4 12-12 18-12 30H52c0-12-8-18-12-30-6-18 0-34 20-34Z'),
    hatch('M64 22c18 2 22 18 16 34-4 12-12 18-12 30h-6c4-22 10-40 2-64Z', 3),
    pale('M46 14h28v8H46Z'),
    line('M40 34c-14-4-18 12-4 22m44-22c14-4 18 12 4 22', 3),
    line('M40 42l6-5 6 5 6-5 6 5 6-5 6 5 5-4M43 60h34M46 65h28', 1.4),
  ],
  G31: () => [soft, ...dog],
  G32: () => [
    boards(0.7, 6),
    pale(disc(60, 58, 34)),
    line(disc(60, 58, 24), 1.2),
    hatch(disc(60, 58, 24), 1),
    over('M44 62c-2-16 12-20 22-14 12 0 14 16 4 20-8 4-24 4-26-6Z'),
    white('M50 58c4-6 10-8 14-6m4 12c4 0 6-4 6-8', 1.2),
    the.rod('M14 30v64', 3),
    line('M9 22v14c0 4 10 4 10 0V22M14 22v14', 2),
    pale('M104 20c6 8 6 30 0 40v34h-4V20Z'),
    the.smoke(60, 40),
  ],
  G35: () => [
    evening,
    pale('M12 40h96v10H12Z'),
    ink(each(12, 100, 16, (x) => box(x, 40, 8, 10))),
    line('M18 50v50M102 50v50', 3.4),
    ink('M14 76h92v8H14Z'),
    over('M30 76c0-18 10-22 20-22s18 6 22 22Z'),
    white('M36 74c0-10 6-14 14-14s10 6 4 8-10-2-6-5 12 0 10 8', 1.6),
    pale('M78 76v-9h18v9Z'),
    line('M80 67c4-8 10 2 14-6', 2),
    lamp(110),
  ],
  G38: () => [evening, ...temple(16, 104, 46), ink(pediment(34, 86, 40, 8)), lamp(8), street],
  G39: () => [
    dark,
    ink('M70 100V30h50v70Z'),
    cut(windows(76, 38, 4, 4, 12, 15)),
    flame(84, 32, 1.1),
    flame(98, 36, 1.5),
    flame(112, 30, 1.1),
    at(-10, 0, 1, coat, man, whiskers, the.brassHelmet),
    the.rod('M76 100c10-14 12-22 26-26', 3.4),
  ],
  R03: () => [
    evening,
    pale('M20 100V30h80v70Z'),
    hatch('M20 30h80v70H20Z', 1),
    ink('M14 30 24 16h72l10 14Z'),
    ink(windows(28, 38, 7, 2, 10, 16)),
    ink('M50 100V76c0-8 20-8 20 0v24Z'),
    pale('M56 60h8l3 12H53Z'),
    line('M60 54v6', 2),
    cut(disc(60, 67, 2.4)),
    line('M20 34h80M20 72h28m24 0h28', 1.4),
    street,
  ],
  R14: () => [
    soft,
    over('M34 100V36c0-22 52-22 52 0v64Z'),
    over('M28 92h64v8H28ZM30 34h60v6H30Z'),
    cut('M44 48h32v7H44Z'),
    white('M40 62h40v26H40Z', 1.2),
    line('M50 51.5h20', 1.6),
    pale('M52 40 78 34l6 14-22 7Z'),
    line('m52 40 17 5 9-11', 1),
    white('M44 68h32M44 73h32M44 78h24', 1),
  ],
  R24: () => [
    soft,
    pale('M4 88V46h112v42Z'),
    pale('M40 88V38h40v50Z'),
    pale(pediment(38, 82, 38, 12)),
    ink(windows(9, 52, 3, 2, 10, 16) + windows(81, 52, 4, 2, 9, 16)),
    ink('M52 88V64c0-8 16-8 16 0v24Z'),
    pale(each(42, 78, 6, (x) => box(x, 42, 2.4, 20))),
    line('M60 26V6', 1.4),
    pale('M60 6c6-3 10 3 18 0v11c-8 3-12-3-18 0Z'),
    line('M60 11c6-3 10 3 18 0', 1),
    line(`${each(2, 118, 6, (x) => `M${x} 100V82`)}M0 86h120`, 1.2),
  ],
  R26: () => [
    dark,
    moon(96, 22, 13),
    ink('M0 92c20-14 34-8 52-14s40 6 68-6v28H0Z'),
    at(-4, 0, 1.02, ...dog),
    eyes([73, 39, 4]),
    cut('m80 54 2 5 3-5 2 5 3-5 2 5 3-6z'),
    flame(98, 66, 0.6),
    line('M30 40c-8-6-8-14-4-20m10 10c-4-8-2-14 4-18', 1.6),
  ],
  R29: () => [
    evening,
    the.wheel(42, 78, 19),
    over('M26 64V30c0-10 34-12 40 0l6 34Z'),
    cut('M34 34h20v16H34Z'),
    over('M16 62V40h8v22Z'),
    at(2, 2, 0.34, coat, man, topHat),
    line('M70 62h44M64 70c14 6 26 6 50-2', 2),
    over('M96 100V74c-4-10 2-22 12-28l12 6v48Z'),
    street,
  ],
  R39: () => [
    soft,
    ink('M56 100V6h8v94ZM30 18h60v5H30ZM36 34h48v5H36Z'),
    over(each(32, 84, 13, (x) => box(x, 10, 6, 8)) + each(38, 78, 13, (x) => box(x, 27, 6, 7))),
    line(
      'M0 8c12 4 24 6 35 6M0 24c14 4 28 6 41 6M120 10c-12 3-22 4-31 4M120 26c-14 3-26 4-36 4M0 14c16 4 30 4 48 0M120 16c-16 2-30 2-44-2',
      1,
    ),
    line('M4 92h8m4 0h3m4 0h12m4 0h4m40 0h4m4 0h12m4 0h3m4 0h8', 3),
  ],
  R50: () => [evening, ...temple(10, 110, 34), ink(box(54, 60, 12, 28)), lamp(4), lamp(116)],
  R51: () => [
    boards(0.7, 6),
    ...crowd,
    ink('M0 82h120v20H0Z'),
    pale('M46 82c0 10 28 10 28 0Z'),
    line('M70 80 82 64', 2.2),
    white('M0 88h120', 1),
  ],
  R53: () => [
    boards(0.7, 6),
    ink('M0 76h120v8H0ZM12 84h8v16h-8ZM98 84h8v16h-8Z'),
    over('M14 76V62h22v14ZM20 62v-6h10v6Z'),
    the.rod('M44 62 108 40', 4),
    over('M44 68c-8 2-12 8-10 8h10l14-12-4-8Z'),
    over(disc(70, 60, 6)),
    line('M16 10v22m0-22c-4 4-4 8 0 10M34 8v30m-5-30h10M54 10l4 26m6-26-4 26M84 8v22m-8 0h16v8H76Z', 2.4),
    the.gear(100, 64, 9, 9),
  ],
};
