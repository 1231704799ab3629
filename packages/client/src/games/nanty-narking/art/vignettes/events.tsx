import { coat } from '../../../../art/vignettes/bodies.tsx';
import { man, shade, slouch, topHat, whiskers } from '../../../../art/vignettes/heads.tsx';
import {
  at,
  box,
  cut,
  disc,
  dusk,
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
  sea,
  white,
} from '../../../../art/vignettes/kit.tsx';
import type { Sketches } from './press.ts';
import * as the from './things.tsx';

const dark = night(100, 1.8);
const house = (x: number, y: number, size = 1) =>
  at(
    x,
    y,
    size,
    over('M-16 0v-26L0-40l16 14V0Z'),
    cut(`${box(-10, -22, 7, 8)}${box(3, -22, 7, 8)}`),
    cut(box(-3, -11, 7, 11)),
  );
const roofs = ink('M0 100V74l10-8 10 8v-12l12-10 12 10v16l8-8 10 8v-18l12-8 12 8v14l10-6 12 8v-10l12-6v38Z');
const grenadier = (x: number) =>
  at(
    x,
    0,
    0.9,
    over('m20 100v-30c0-10 6-14 14-16h4c8 2 14 6 14 16v30z'),
    pale('m28 40h16v10c0 6-16 6-16 0z'),
    over('m24 42c-2-26 4-34 12-34s14 8 12 34c-6-6-18-6-24 0z'),
    white('m36 58v42m-12-34 24 20m0-20-24 20', 1.6),
    line('m58 100v-88m0 0 3-10', 2.4),
  );
const umbrella = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    over('M-20 0C-18-22 18-22 20 0c-5-4-9-4-13 0-4-4-10-4-14 0-4-4-8-4-13 0Z'),
    line('M0-18v44c0 7 9 7 9 0', 2),
    white('M-7-2C-6-10-3-15 0-17M7-2C6-10 3-15 0-17', 0.9),
    over('M-8 34c-2-16 18-16 16 0l4 40h-24Z'),
  );

/** The events of London, by their ids. */
export const events: Sketches = {
  ZEPPELIN_CRASH: () => [
    rays(70, 70, 20, 30, 2),
    roofs,
    at(
      56,
      38,
      1,
      over('M-48 6C-40-16 20-26 48-14 40 10-20 22-48 6Z'),
      white('M-42 3C-20 6 20-2 44-12M-44-2C-22-8 16-18 44-15', 1),
      over('M-46 4-60-8l14-2ZM-10 16 8 12l-2 8-12 3Z'),
      over('M-44 6-58 16l16-4Z'),
    ),
    flame(84, 72, 1.6),
    flame(72, 76, 1),
    flame(98, 78, 1),
  ],
  FLOOD: () => [
    dusk(50),
    house(30, 66, 0.9),
    house(62, 62, 1.1),
    house(96, 68, 0.9),
    cut('M0 60c20-8 40 6 60 0s40-6 60 0v40H0Z'),
    sea(62, 1.6),
    over('M70 84h30c-2 8-8 10-15 10s-13-2-15-10Z'),
    line('M84 84V70l10 10', 1.6),
  ],
  FIRE: () => [
    dark,
    house(26, 100, 1.4),
    house(66, 100, 1.6),
    house(104, 100, 1.3),
    flame(24, 52, 1.8),
    flame(56, 48, 2),
    flame(78, 46, 1.6),
    flame(102, 56, 1.8),
    flame(40, 70, 1.1),
    flame(90, 70, 1.1),
  ],
  FOG: () => [
    lamp(30),
    at(30, 22, 0.8, shade, topHat),
    at(34, 22, 0.8, coat),
    cut(
      'M0 20q15-6 30 0t30 0 30 0 30 0v7q-15 6-30 0t-30 0-30 0-30 0ZM0 46q15-6 30 0t30 0 30 0 30 0v8q-15 6-30 0t-30 0-30 0-30 0ZM0 72q15-6 30 0t30 0 30 0 30 0v9q-15 6-30 0t-30 0-30 0-30 0Z',
    ),
    line(
      'M0 20q15-6 30 0t30 0 30 0 30 0M0 27q15 6 30 0t30 0 30 0 30 0M0 46q15-6 30 0t30 0 30 0 30 0M0 54q15 6 30 0t30 0 30 0 30 0M0 72q15-6 30 0t30 0 30 0 30 0M0 81q15 6 30 0t30 0 30 0 30 0M0 92q15-6 30 0t30 0 30 0 30 0',
      1.1,
    ),
  ],
  RIOTS: () => [
    rays(60, 40, 30, 30, 1.4),
    at(-34, 26, 0.78, coat, man, slouch),
    at(40, 28, 0.76, coat, man, slouch),
    at(4, 18, 0.88, coat, man, whiskers, slouch),
    the.rod('M22 60V8', 3),
    flame(22, 12, 1),
    the.rod('M60 40V4', 2.6),
    pale('M60 4h28l-6 8 6 8H60Z'),
    the.rod('M104 70 96 12', 3),
    flame(96, 14, 0.9),
  ],
  EXPLOSION: () => [
    rays(60, 52, 12, 44, 3),
    pale(
      'M60 18l7 18 15-12-4 19 20-2-14 14 18 8-19 5 9 17-18-7-4 20-10-17-12 16-2-20-19 6 10-17-18-6 19-8-13-14 20 2-3-19 14 13Z',
    ),
    over('M20 20l10-4 2 9-10 3ZM92 14l10 6-6 8-9-6ZM12 74l11 2-3 9-9-3ZM98 80l10-4 2 9-9 3Z'),
    hatch(disc(60, 54, 10), 3),
  ],
  MYSTERIOUS_MURDERS: () => [
    dark,
    lamp(98),
    moon(20, 18, 8),
    ink('M0 84h120v16H0Z'),
    cut('M18 90c0-6 10-7 14-2l34-2c8-2 22 0 24 4-2 5-18 7-26 5l-32-1c-4 3-14 2-14-4Z'),
    line('M32 88c8 4 26 4 34-2', 1),
    at(-2, 12, 0.72, coat, shade, topHat),
  ],
  MARTIAL_LAW: () => [halo(60, 40, 40), grenadier(-14), grenadier(22), grenadier(58), ground(94)],
  INIGO_JONES: () => [
    dusk(86),
    pale('M16 92V30h88v62Z'),
    pale('M10 30h100v-8H10Z'),
    ink('M40 92V58c0-24 40-24 40 0v34Z'),
    pale('M20 92V34h8v58ZM92 92V34h8v58Z'),
    line('M24 38v50m72-50v50M16 40h88', 1),
    pale('M34 22c0-16 52-16 52 0Z'),
    the.rod('M96 100 104 62', 2.2),
    the.compasses,
  ],
  SUBSIDENCE: () => [
    dusk(70),
    at(0, 0, 1, ink('M0 78h36l8 12 14 10H0ZM120 74H84l-6 12-14 14h56Z')),
    at(
      58,
      88,
      1,
      at(
        0,
        0,
        1.5,
        over('M-18 4-12-30 6-40 20-22 14 6Z'),
        cut('M-10-22-3-24-2-16-9-14ZM4-24 11-22 9-15 2-17Z'),
        cut('M-4 0-2-11 4-10 3 2Z'),
      ),
    ),
    line('M44 90l6-8 4 6 8-8 6 8 6-6', 1.6),
  ],
  NEW_CITIZENS: () => [
    line(Array.from({ length: 40 }, (_, n) => `M${(n * 29) % 124} ${(n * 17) % 96}l-3 8`).join(''), 0.9),
    umbrella(28, 38, 1),
    umbrella(94, 40, 1),
    umbrella(60, 26, 1.2),
  ],
  EARTHQUAKE: () => [
    rays(60, 120, 60, 26, 1.4),
    at(24, 86, 1, over('M-18 0-24-30-6-44 14-30 16 0Z'), cut('M-16-26-8-28-7-18-14-16ZM0-26 8-24 7-16-1-17Z')),
    at(92, 84, 1.1, over('M-16 0-10-32 8-40 22-24 18 0Z'), cut('M-4-26 4-24 2-16-5-17Z')),
    ink('M0 84h46l8 8-4 8H0ZM120 82H72l-8 8 6 10h50Z'),
    white('M46 84 40 60l-6-12m40 36 4-20 8-10', 1.4),
    line('M54 84l4 8-4 8m12-18-4 8 6 10', 1.2),
  ],
};
