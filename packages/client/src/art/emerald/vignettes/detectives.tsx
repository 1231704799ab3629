import { smoke } from '../../vignettes/baker-street.tsx';
import { coat } from '../../vignettes/bodies.tsx';
import {
  deerstalker,
  fullBeard,
  goatee,
  man,
  shortHair,
  spectacles,
  thinHair,
  topHat,
  walrus,
  whiskers,
} from '../../vignettes/heads.tsx';
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
} from '../../vignettes/kit.tsx';

const lens = (x: number, y: number, r: number) =>
  scene(
    over(`M${x + r * 0.6} ${y + r * 0.8}l3-3 ${r} ${r + 4}-4.5 4Z`),
    pale(disc(x, y, r)),
    line(disc(x, y, r - 0.5), 2.6),
    line(`M${x - r * 0.6} ${y - r * 0.1}A${r * 0.6} ${r * 0.6} 0 0 1 ${x} ${y - r * 0.6}`, 0.8),
  );

/** Scotland Yard’s rivals, their meeting rooms, and people who read minds for a living. */
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
