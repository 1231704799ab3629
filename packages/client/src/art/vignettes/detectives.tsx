import { blouse, coat, gown } from './bodies.tsx';
import {
  bowler,
  bun,
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
import type { Scenes } from './index.tsx';
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
  scene,
  shine,
  white,
} from './kit.tsx';

const smoke = (x: number, y: number) =>
  scene(line(`M${x} ${y}c-6-5 5-8 0-14s5-9 1-15`, 1.3), line(`M${x + 4} ${y - 2}c-4-5 5-8 1-13`, 0.8));
const pithHelmet = scene(
  over('M40 38C38 26 46 19 58 19C70 19 76 26 76 36C82 37 87 40 89 43C82 43.5 76 42 71 40C60 38 50 39 40 38Z'),
  white('M41 33C52 30 66 30 75 32', 1),
  over('M56 19l2-4 2 4Z'),
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
      over('M42 70C30 74 18 80 14 92C28 98 44 96 58 101C54 90 48 78 42 70ZM66 70C80 74 96 80 101 92C88 96 74 96 64 101C64 90 66 78 66 70Z'),
      shine('M42 70C30 74 18 80 14 92C28 98 44 96 58 101C54 90 48 78 42 70ZM66 70C80 74 96 80 101 92C88 96 74 96 64 101Z'),
      man,
      shortHair,
      deerstalker,
      line('M75 58C82 59 88 61 91 66', 3),
      over('M87 60.5H98.5C99 68 97 73.5 92.5 73.5C88 73.5 86.5 68 87 60.5Z'),
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
      line('M50 76C46 90 54 98 64 94C70 90 68 82 70 77', 1.6),
      at(
        78,
        64,
        1,
        over('M0 10C0 4 6 4 8 4H24C27 4 32 5 32 10L34 36H-2Z'),
        white('M0 15H32M16 4V15', 1.2),
        line('M9 4C9-4 23-4 23 4', 2.8),
        cut('M12.5 20h7v4.5H24v6h-4.5V35h-7v-4.5H8v-6h4.5Z'),
      ),
    ),
  MYCROFT_HOLMES: () =>
    scene(
      boards(0.7, 6),
      // a wing chair, and he fills it
      over('M10 101V52C10 34 16 14 34 10C50 6 72 6 88 12C102 18 106 40 108 56V101Z'),
      shine('M14 98V52C14 36 20 18 36 14C30 30 28 50 30 98ZM106 98V56C103 40 98 24 88 16C92 34 92 60 92 98Z'),
      at(-8, -4, 1.12, man, coat, over('M56 66C58 74 68 76 74 70C72 73 66 72 63 70Z'), thinHair),
      // the Times
      pale('M62 78L108 70V101H58Z'),
      line('M67 82l36-6M67 87l17-2.6M67 91l17-2.6M67 95l17-2.6M90 83.5l14-2M90 88l14-2M90 92.5l14-2M90 97l14-2', 0.9),
    ),
  MRS_HUDSON: () =>
    scene(
      halo(54, 46, 44, 1.3),
      at(-14, 0, 1, woman, blouse, mobCap),
      // the tray
      over('M58 90h54l-5 6H63Z'),
      at(84, 70, 1, over('M-14 4C-14-6 14-6 14 4C14 14 9 20 6 20H-6C-9 20-14 14-14 4Z'), over('M13 3C20 3 19-5 25-6C24 0 22 9 12 12ZM-12 1C-21-2-23 12-10 13L-11 10C-18 9-17 3-12 4Z'), over('M-3-5a3 3 0 1 1 6 0Z'), white('M-10 0C-6-3 6-3 10 0M-9 10C-8 13-6 16-5 17', 1)),
      smoke(106, 58),
      pale('M56 78h14c0 6-2 11-5 12h-4c-3-1-5-6-5-12ZM70 80c5-1 5 6-1 6'),
    ),

  LESTRADE: () =>
    scene(
      hatch(box(0, 0, 120, 100), 2),
      // a street of gables
      ink('M0 0H120V34L112 22 102 34V20L92 10 82 20V40L74 30 60 46V100H0Z'),
      cut('M102 40h5v8h-5ZM110 40h5v8h-5ZM88 26h5v8h-5ZM88 42h5v8h-5Z'),
      white('M0 12H58M0 22H50M0 32H48M0 42H40', 0.6),
      at(-2, 0, 1, man, coat, whiskers, shortHair, bowler),
      // the truncheon
      over('M88 96L104 50C105 46 112 48 111 52.5L97 99C96 102 87 100 88 96Z'),
      white('M91 89l8 2.5M105 53l-8 26', 1.1),
      over('M84 82C88 78 97 80 101 83C103 88 100 93 95 94C90 93 85 90 84 82Z'),
    ),
  IRENE_ADLER: () =>
    scene(
      halo(60, 40, 36, 1.4),
      at(1, -4, 1, woman, gown, pinned, over('M44 26l3-9 5 6 5-8 4 8 6-5 1 9C60 23 51 24 44 26Z'), ink('M53 55a1.5 2 0 1 0 3 0a1.5 2 0 1 0-3 0Z')),
      // the curtain, drawn aside, and the footlights
      over('M0 0H120V12C110 20 102 20 96 12C88 22 76 22 70 12C64 20 56 20 50 12C44 22 32 22 24 12C18 20 10 20 0 12Z'),
      white('M4 12V5M12 15V3M24 11V3M36 16V3M50 11V3M60 15V3M70 11V3M84 17V3M96 11V3M108 16V3', 0.9),
      over('M0 10H22C26 34 22 56 8 66C14 76 18 88 18 101H0ZM120 10H98C94 34 98 56 112 66C106 76 102 88 102 101H120Z'),
      white('M6 16C8 36 6 52 2 62M13 16C16 34 14 50 7 62M4 70C8 80 10 90 10 100M114 16C112 36 114 52 118 62M107 16C104 34 106 50 113 62M116 70C112 80 110 90 110 100', 1),
      over('M16 92h88v9H16Z'),
      cut('M24 94a5 5 0 0 1 10 0ZM42 94a5 5 0 0 1 10 0ZM66 94a5 5 0 0 1 10 0ZM86 94a5 5 0 0 1 10 0Z'),
    ),
  MORIARTY: () =>
    scene(
      // the blackboard, a curve with two asymptotes
      ink(box(0, 0, 120, 100)),
      white('M64 8V60M10 50H116M70 10C72 34 78 46 114 47M60 10C58 20 54 40 12 46', 1.3),
      white('M82 14h6M91 11v6M91 14c3-4 6-4 8 0M84 24c-3 0-3 6 0 6s3-6 0-6M90 30l6-7M99 24h7M99 28h7M14 12l6 10 6-14h16M22 30h18', 1),
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
        over('M6 97L26 82L34 84L106 18L109 21L44 86L42 91L34 92L14 106Z'),
        over(disc(50, 86, 7)),
        white('M30 86L100 24', 0.9),
        white(disc(50, 86, 4.5), 0.8),
        over('M64 60L84 42L87 45L67 63Z'),
      ),
    ),
  SIGMUND_FREUD: () =>
    scene(
      boards(0.6, 4),
      at(-12, -12, 0.94, man, coat, thinHair, fullBeard, spectacles, line('M76 57.5L88 60', 2.6)),
      smoke(71, 42),
      // the couch under its rug
      over('M28 101V88C28 80 34 78 42 78H84C90 78 90 70 94 62C97 55 106 55 109 60C111 66 106 84 106 101Z'),
      white('M92 76C97 70 98 64 103 60M34 84H86M32 90H100M32 96H103', 0.8),
      white('M40 84l4 6-4 6M50 84l4 6-4 6M60 84l4 6-4 6M70 84l4 6-4 6M80 84l4 6-4 6', 1),
    ),
  BURTSEV: () =>
    scene(
      hatch(box(0, 0, 120, 100), 1),
      at(-16, 0, 1, man, coat, shortHair, goatee, spectacles),
      // a mask under the glass
      pale('M64 58L112 50L116 94L68 101Z'),
      line('M70 65l12-2M70 70l8-1.3M72 92l10-1.6', 0.9),
      over('M80 70C88 65 94 72 97 72C100 70 104 63 112 65C113 74 109 81 104 81C100 81 99 77 97 77C95 77 94 82 90 83C84 83 80 78 80 70Z'),
      cut('M84 74c3-2 6-1 7 1-2 2-6 2-7-1ZM102 72c2-3 5-3 7-2-1 3-4 4-7 2Z'),
      lens(97, 75, 17),
      at(19.4, 15, 0.8, over('M80 70C88 65 94 72 97 72C100 70 104 63 112 65C113 74 109 81 104 81C100 81 99 77 97 77C95 77 94 82 90 83C84 83 80 78 80 70Z'), cut('M84 74c3-2 6-1 7 1-2 2-6 2-7-1ZM102 72c2-3 5-3 7-2-1 3-4 4-7 2Z')),
    ),
  STIEBER: () =>
    scene(
      halo(52, 46, 38),
      // the wires that bring everything to him
      line('M96 0V100M84 14H108M84 24H108M0 8C30 18 66 18 84 14M0 20C30 30 66 28 84 24M120 6C114 12 110 14 108 14M120 18C114 22 110 24 108 24', 1.4),
      over('M94 0h4v101h-4ZM82 13h28v2.6H82ZM82 23h28v2.6H82Z'),
      over('M83 8h4v5h-4ZM105 8h4v5h-4ZM83 18h4v5h-4ZM105 18h4v5h-4Z'),
      at(-10, 2, 1, man, coat, thinHair, whiskers, walrus),
      // an opened letter
      pale('M62 74L100 66L106 92L68 100Z'),
      line('M62 74L87 84L100 66M68 100L81 82M106 92L90 82', 1.1),
      over(disc(86, 83, 5)),
      white('M83 83h6M86 80v6', 1),
    ),
};

