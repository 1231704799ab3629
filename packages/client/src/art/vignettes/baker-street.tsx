import { blouse, coat, gown } from './bodies.tsx';
import { bowler, man, mobCap, moustache, pinned, shortHair, thinHair, waxed, whiskers, woman } from './heads.tsx';
import {
  at,
  boards,
  box,
  cut,
  disc,
  halo,
  hatch,
  ink,
  line,
  over,
  pale,
  type Scenes,
  scene,
  shine,
  white,
} from './kit.tsx';

export const smoke = (x: number, y: number) =>
  scene(line(`M${x} ${y}c-6-5 5-8 0-14s5-9 1-15`, 1.3), line(`M${x + 4} ${y - 2}c-4-5 5-8 1-13`, 0.8));
const pithHelmet = scene(
  over('m40 38c-2-12 6-19 18-19 12 0 18 7 18 17 6 1 11 4 13 7-7 1-13-1-18-3-11-2-21-1-31-2z'),
  white('m41 33c11-3 25-3 34-1', 1),
  over('m56 19 2-4 2 4z'),
);

/** The people in and around Baker Street, who look the same in every game. */
export const bakerStreet = {
  WATSON: () =>
    scene(
      halo(58, 44, 42),
      man,
      coat,
      shortHair,
      moustache,
      bowler,
      line('m50 76c-4 14 4 22 14 18 6-4 4-12 6-17', 1.6),
      at(
        78,
        64,
        1,
        over('m0 10c0-6 6-6 8-6h16c3 0 8 1 8 6l2 26h-36z'),
        white('m0 15h32m-16-11v11', 1.2),
        line('m9 4c0-8 14-8 14 0', 2.8),
        cut('m13 20h7v5h4v6h-4v4h-7v-4h-5v-6h5z'),
      ),
    ),
  MYCROFT_HOLMES: () =>
    scene(
      boards(0.7, 6),
      // a wing chair, filled by its sitter
      over('m10 101v-49c0-18 6-38 24-42 16-4 38-4 54 2 14 6 18 28 20 44v45z'),
      shine('m14 98v-46c0-16 6-34 22-38-6 16-8 36-6 84zm92 0v-42c-3-16-8-32-18-40 4 18 4 44 4 82z'),
      at(-8, -4, 1.12, man, coat, over('m56 66c2 8 12 10 18 4-2 3-8 2-11 0z'), thinHair),
      // the Times
      pale('m62 78 46-8v31h-50z'),
      line('m67 82 36-6m-36 11 17-3m-17 7 17-3m-17 7 17-3m6-8 14-2m-14 6 14-2m-14 7 14-2m-14 6 14-2', 0.9),
    ),
  MRS_HUDSON: () =>
    scene(
      halo(54, 46, 44, 1.3),
      at(-14, 0, 1, woman, blouse, mobCap),
      // the tray
      over('m58 90h54l-5 6h-44z'),
      at(
        84,
        70,
        1,
        over('m-14 4c0-10 28-10 28 0 0 10-5 16-8 16h-12c-3 0-8-6-8-16z'),
        over('m13 3c7 0 6-8 12-9-1 6-3 15-13 18zm-25-2c-9-3-11 11 2 12l-1-3c-7-1-6-7-1-6z'),
        over('m-3-5a3 3 0 1 1 6 0z'),
        white('m-10 0c4-3 16-3 20 0m-19 10c1 3 3 6 4 7', 1),
      ),
      smoke(106, 58),
      pale('m56 78h14c0 6-2 11-5 12h-4c-3-1-5-6-5-12zm14 2c5-1 5 6-1 6'),
    ),

  LESTRADE: () =>
    scene(
      hatch(box(0, 0, 120, 100), 2),
      // a street of gables
      ink('m0 0h120v34l-8-12-10 12v-14l-10-10-10 10v20l-8-10-14 16v54h-60z'),
      cut('m102 40h5v8h-5zm8 0h5v8h-5zm-22-14h5v8h-5zm0 16h5v8h-5z'),
      white('m0 12h58m-58 10h50m-50 10h48m-48 10h40', 0.6),
      at(-2, 0, 1, man, coat, whiskers, shortHair, bowler),
      // the truncheon
      over('m88 96 16-46c1-4 8-2 7 3l-14 46c-1 3-10 1-9-3z'),
      white('m91 89 8 3m6-39-8 26', 1.1),
      over('m84 82c4-4 13-2 17 1 2 5-1 10-6 11-5-1-10-4-11-12z'),
    ),
  IRENE_ADLER: () =>
    scene(
      halo(60, 40, 36, 1.4),
      at(
        1,
        -4,
        1,
        woman,
        gown,
        pinned,
        over('m44 26 3-9 5 6 5-8 4 8 6-5 1 9c-8-4-17-3-24-1z'),
        ink('m53 55a1.5 2 0 1 0 3 0 1.5 2 0 1 0-3 0z'),
      ),
      // the curtain, drawn aside, and the footlights
      over('m0 0h120v12c-10 8-18 8-24 0-8 10-20 10-26 0-6 8-14 8-20 0-6 10-18 10-26 0-6 8-14 8-24 0z'),
      white('m4 12v-7m8 10v-12m12 8v-8m12 13v-13m14 8v-8m10 12v-12m10 8v-8m14 14v-14m12 8v-8m12 13v-13', 0.9),
      over('m0 10h22c4 24 0 46-14 56 6 10 10 22 10 35h-18zm120 0h-22c-4 24 0 46 14 56-6 10-10 22-10 35h18z'),
      white(
        'm6 16c2 20 0 36-4 46m11-46c3 18 1 34-6 46m-3 8c4 10 6 20 6 30m104-84c-2 20 0 36 4 46m-11-46c-3 18-1 34 6 46m3 8c-4 10-6 20-6 30',
        1,
      ),
      over('m16 92h88v9h-88z'),
      cut('m24 94a5 5 0 0 1 10 0zm18 0a5 5 0 0 1 10 0zm24 0a5 5 0 0 1 10 0zm20 0a5 5 0 0 1 10 0z'),
    ),
  SEBASTIAN_MORAN: () =>
    scene(
      halo(56, 46, 40),
      at(-8, 2, 1, man, coat, shortHair, waxed, pithHelmet),
      // the air rifle, with its reservoir
      at(
        0,
        0,
        1,
        over('m6 97 20-15 8 2 72-66 3 3-65 65-2 5-8 1-20 14z'),
        over(disc(50, 86, 7)),
        white('m30 86 70-62', 0.9),
        white(disc(50, 86, 4.5), 0.8),
        over('m64 60 20-18 3 3-20 18z'),
      ),
    ),
} satisfies Scenes;
