import { cloak, coat } from '../../vignettes/bodies.tsx';
import { bowler, man, shade, shortHair, slouch, topHat } from '../../vignettes/heads.tsx';
import type { Scenes } from '../../vignettes/kit.tsx';
import {
  at,
  boards,
  box,
  cut,
  disc,
  dusk,
  halo,
  hatch,
  ink,
  lamp,
  line,
  night,
  over,
  pale,
  rays,
  scene,
  shine,
  turned,
  white,
} from '../../vignettes/kit.tsx';
import { roundBomb } from './agitators.tsx';

const gloved = over('m-40 12c10-10 22-14 32-14l14-4c6-1 8 4 4 7l-10 4 16 1c6 2 4 7-2 7l-12 0c-2 5-8 7-14 7l-28 10z');
const page = (x: number, y: number, w: number, h: number) =>
  scene(
    pale(box(x, y, w, h)),
    line(
      Array.from(
        { length: Math.floor((h - 6) / 5) },
        (_, n) => `M${x + 4} ${y + 6 + n * 5}h${w - 8 - (n % 3) * 4}`,
      ).join(''),
      0.9,
    ),
  );

/** The starting cards of every player: two knives for hire and eight errands. */
export const starting: Scenes = {
  START_S001: () =>
    scene(
      night(100, 1.6),
      cut('m58 0h62v101h-36z'),
      hatch('m58 0h62v101h-36z', 1),
      at(-8, 2, 1, shade, cloak, slouch, cut('m63 47c3-2 7-2 10-1-3 2-7 3-10 1z')),
      at(
        92,
        58,
        1,
        pale('m0-34 5 10-1 34h-8l-1-34z'),
        line('m0-30v38', 1),
        over('m-10 9h20v5h-20zm7 5h6v16h-6z'),
        over('m-9 20c0-6 19-6 19 0v14c0 6-19 6-19 0z'),
        white('m-8 23h17m-17 5h17', 1),
      ),
    ),
  START_S002: () =>
    scene(
      halo(40, 40, 34),
      // a sword out of a stick
      turned(at(-6, 0, 1, shade, cloak, topHat, cut('m63 47c3-2 7-2 10-1-3 2-7 3-10 1z'))),
      line('m16 96 48-50', 6),
      white('m18 94 44-46', 1),
      pale('m60 50 44-46 2-2-1 4-42 47z'),
      over('m54 52 6-8 8 8-7 6z'),
      over('m4 101c0-13 10-17 18-13 6 4 4 13 2 13z'),
    ),
  START_S003: () => scene(rays(78, 20, 14, 44, 2.4), roundBomb(52, 62, 28), ink('m0 94h121v7h-121z')),
  START_S004: () =>
    scene(
      boards(0.6, 6),
      // under the café table
      over('m6 30h108v7h-108zm50 7h8v55h-8zm-20 55h48v5h-48z'),
      pale('m28 18h18c0 8-4 12-6 12h-6c-2 0-6-4-6-12zm18 2c6-1 6 7-1 7m-23 3h30v2h-30z'),
      line('m34 14c-3-3 3-4 0-8m6 8c-3-3 3-4 0-8', 1.2),
      page(66, 12, 32, 18),
      at(4, 22, 0.62, roundBomb(128, 78, 20)),
    ),
  START_S005: () =>
    scene(
      halo(62, 50, 42),
      // a letter, handed on
      at(
        62,
        40,
        1,
        <g transform="rotate(-8)">
          {pale('m-36-20h70v44h-70z')}
          {line('m-36-20 35 28 35-28m-70 44 26-22m44 22-26-22', 1.3)}
          {over(disc(-1, 6, 7))}
          {white('m-4 6h6m-3-3v6', 1.2)}
        </g>,
      ),
      at(40, 68, 1, gloved),
      turned(at(30, 54, 0.9, gloved)),
    ),
  START_S006: () =>
    scene(
      dusk(100),
      cut(disc(60, 44, 38)),
      at(-22, 20, 0.82, man, coat, shortHair, topHat),
      turned(at(-22, 20, 0.82, man, coat, shortHair, bowler)),
      white('m60 70v30', 1.6),
    ),
  START_S007: () =>
    scene(
      rays(60, 50, 34, 40, 2),
      // a key, and the plan that it fits
      page(22, 14, 46, 70),
      line('m28 44h34v34h-34zm16 0v16h18m-34 6h16', 1.4),
      at(
        74,
        54,
        1,
        <g transform="rotate(28)">
          {over('m0-40a13 13 0 1 1 4 26v48h10v6h-10v4h8v6h-16v-64a13 13 0 0 1 4-26z')}
          {cut(disc(0, -27, 6.5))}
          {white('m0-12v58', 1)}
        </g>,
      ),
    ),
  START_S008: () =>
    scene(
      halo(60, 50, 40),
      // wax on ribbon
      over('m42 56-12 44 12-8 8 9 8-35zm36 0 12 44-12-8-8 9-8-35z'),
      white('m46 62-8 28m36-28 8 28', 1),
      over(
        'm60 10c8-2 12 4 19 5 7 1 9 7 11 13 2 6 6 10 4 17-2 7-2 13-8 17-6 4-10 10-18 10-7 0-12 4-18 0-6-4-14-4-17-11-3-6-8-10-6-17 2-6 0-13 5-18 5-5 6-11 14-12 6 0 8-4 14-4z',
      ),
      white(disc(60, 42, 22), 1.3),
      white(disc(60, 42, 18.5), 0.7),
      at(
        60,
        44,
        0.95,
        cut('m-9-14h18v11h-18zm-6 11h30v3h-30zm8 3h14c0 6-4 8-7 8s-7-2-7-8zm-9 16c0-6 8-7 16-7s16 1 16 7z'),
      ),
    ),
  START_S009: () =>
    scene(
      boards(0.6, 5),
      line('m60 0c0 6-2 10 0 14', 2.4),
      over(disc(60, 56, 40)),
      over('m55 12h10v8h-10z'),
      pale(disc(60, 56, 33)),
      line(disc(60, 56, 29.5), 0.8),
      line(
        Array.from({ length: 12 }, (_, n) => {
          const angle = (n / 12) * Math.PI * 2;
          const [a, b] = [Math.cos(angle), Math.sin(angle)];
          return `M${(60 + a * 28).toFixed(1)} ${(56 + b * 28).toFixed(1)}L${(60 + a * 23).toFixed(1)} ${(56 + b * 23).toFixed(1)}`;
        }).join(''),
        2.2,
      ),
      line('m60 56-4-23m4 23-14-8', 2.8),
      ink(disc(60, 56, 3)),
      shine('m60 16a40 40 0 0 1 40 40h-6a33.5 33.5 0 0 0-34-33z'),
      line(disc(60, 73, 6), 1),
      line('m60 73v-4', 1.2),
    ),
  START_S010: () =>
    scene(
      night(84, 1.5),
      lamp(10),
      // a hansom, and the hind half of a horse
      over('m84 58c6-10 20-12 38-10v26c-8-2-14 0-15 6l2 15h-7l-4-15c-4-4-6-4-8 2l1 13h-6l-3-19c-2-6-2-12 2-18z'),
      line('m84 58c-6 4-7 14-4 24', 3),
      white('m92 66c6 4 16 4 28 0m-24-14-2 10', 1),
      over('m34 30c10-6 28-4 32 6l4 30h-34c-4-10-6-26-2-36z'),
      pale('m44 36h16l3 16h-17z'),
      at(38, 28, 0.25, shade, coat, topHat),
      over('m22 44 12-4v30h-8zm48 16h30v3h-30zm-50-26 6-12 4 2-3 20h-7z'),
      over('m18 24c0-6 12-6 12 0 0 6-12 6-12 0zm-2-10h16v3h-16zm3-9h10v9h-10z'),
      over(disc(50, 76, 18)),
      white(`${disc(50, 76, 14.5)}M50 62V90M36 76H64M40 66L60 86M60 66L40 86`, 1.4),
      line('m0 95h121', 2),
      line('m28 26 68 24', 1),
    ),
};
