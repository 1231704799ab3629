import { blouse, coat, gown } from './bodies.tsx';
import {
  bowler,
  deerstalker,
  fullBeard,
  goatee,
  man,
  mobCap,
  moustache,
  pinned,
  shortHair,
  spectacles,
  thinHair,
  topHat,
  walrus,
  waxed,
  whiskers,
  woman,
} from './heads.tsx';
import { at, boards, box, cut, disc, halo, hatch, ink, line, over, pale, scene, shine, white } from './kit.tsx';
import type { Scenes } from './scenes.tsx';

const smoke = (x: number, y: number) =>
  scene(line(`M${x} ${y}c-6-5 5-8 0-14s5-9 1-15`, 1.3), line(`M${x + 4} ${y - 2}c-4-5 5-8 1-13`, 0.8));
const pithHelmet = scene(
  over('m40 38c-2-12 6-19 18-19 12 0 18 7 18 17 6 1 11 4 13 7-7 1-13-1-18-3-11-2-21-1-31-2z'),
  white('m41 33c11-3 25-3 34-1', 1),
  over('m56 19 2-4 2 4z'),
);
const lens = (x: number, y: number, r: number) =>
  scene(
    over(`M${x + r * 0.6} ${y + r * 0.8}l3-3 ${r} ${r + 4}-4.5 4Z`),
    pale(disc(x, y, r)),
    line(disc(x, y, r - 0.5), 2.6),
    line(`M${x - r * 0.6} ${y - r * 0.1}A${r * 0.6} ${r * 0.6} 0 0 1 ${x} ${y - r * 0.6}`, 0.8),
  );

/** Baker Street, Scotland Yard, the rooms they meet in, and those who see through people for a living. */
export const detectives: Scenes = {
  SHERLOCK_HOLMES: () =>
    scene(
      halo(58, 44, 44),
      coat,
      over(
        'm42 70c-12 4-24 10-28 22 14 6 30 4 44 9-4-11-10-23-16-31zm24 0c14 4 30 10 35 22-13 4-27 4-37 9 0-11 2-23 2-31z',
      ),
      shine('m42 70c-12 4-24 10-28 22 14 6 30 4 44 9-4-11-10-23-16-31zm24 0c14 4 30 10 35 22-13 4-27 4-37 9z'),
      man,
      shortHair,
      deerstalker,
      line('m75 58c7 1 13 3 16 8', 3),
      over('m87 61h12c0 7-2 13-6 13-5 0-6-6-6-13z'),
      smoke(93, 57),
    ),

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
      // a wing chair, and he fills it
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
  MORIARTY: () =>
    scene(
      // the blackboard, a curve with two asymptotes
      ink(box(0, 0, 120, 100)),
      white('m64 8v52m-54-10h106m-46-40c2 24 8 36 44 37m-54-37c-2 10-6 30-48 36', 1.3),
      white(
        'm82 14h6m3-3v6m0-3c3-4 6-4 8 0m-15 10c-3 0-3 6 0 6s3-6 0-6m6 6 6-7m3 1h7m-7 4h7m-92-16 6 10 6-14h16m-20 22h18',
        1,
      ),
      at(-14, 8, 0.95, man, coat, thinHair, topHat),
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
  SIGMUND_FREUD: () =>
    scene(
      boards(0.6, 4),
      at(-12, -12, 0.94, man, coat, thinHair, fullBeard, spectacles, line('m76 58 12 2', 2.6)),
      smoke(71, 42),
      // the couch under its rug
      over('m28 101v-13c0-8 6-10 14-10h42c6 0 6-8 10-16 3-7 12-7 15-2 2 6-3 24-3 41z'),
      white('m92 76c5-6 6-12 11-16m-69 24h52m-54 6h68m-68 6h71', 0.8),
      white('m40 84 4 6-4 6m10-12 4 6-4 6m10-12 4 6-4 6m10-12 4 6-4 6m10-12 4 6-4 6', 1),
    ),
  BURTSEV: () =>
    scene(
      hatch(box(0, 0, 120, 100), 1),
      at(-16, 0, 1, man, coat, shortHair, goatee, spectacles),
      // a mask under the glass
      pale('m64 58 48-8 4 44-48 7z'),
      line('m70 65 12-2m-12 7 8-1m-6 23 10-2', 0.9),
      over('m80 70c8-5 14 2 17 2 3-2 7-9 15-7 1 9-3 16-8 16-4 0-5-4-7-4-2 0-3 5-7 6-6 0-10-5-10-13z'),
      cut('m84 74c3-2 6-1 7 1-2 2-6 2-7-1zm18-2c2-3 5-3 7-2-1 3-4 4-7 2z'),
      lens(97, 75, 17),
      at(
        19.4,
        15,
        0.8,
        over('m80 70c8-5 14 2 17 2 3-2 7-9 15-7 1 9-3 16-8 16-4 0-5-4-7-4-2 0-3 5-7 6-6 0-10-5-10-13z'),
        cut('m84 74c3-2 6-1 7 1-2 2-6 2-7-1zm18-2c2-3 5-3 7-2-1 3-4 4-7 2z'),
      ),
    ),
  STIEBER: () =>
    scene(
      halo(52, 46, 38),
      // the wires that bring everything to him
      line(
        'm96 0v100m-12-86h24m-24 10h24m-108-16c30 10 66 10 84 6m-84 6c30 10 66 8 84 4m36-18c-6 6-10 8-12 8m12 4c-6 4-10 6-12 6',
        1.4,
      ),
      over('m94 0h4v101h-4zm-12 13h28v3h-28zm0 10h28v3h-28z'),
      over('m83 8h4v5h-4zm22 0h4v5h-4zm-22 10h4v5h-4zm22 0h4v5h-4z'),
      at(-10, 2, 1, man, coat, thinHair, whiskers, walrus),
      // an opened letter
      pale('m62 74 38-8 6 26-38 8z'),
      line('m62 74 25 10 13-18m-32 34 13-18m25 10-16-10', 1.1),
      over(disc(86, 83, 5)),
      white('m83 83h6m-3-3v6', 1),
    ),
};
