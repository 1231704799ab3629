import { roundBomb } from './agitators.tsx';
import { cloak, coat } from './bodies.tsx';
import { man, shade, slouch, topHat } from './heads.tsx';
import type { Scenes } from './index.tsx';
import {
  at,
  boards,
  box,
  crown,
  cut,
  disc,
  dusk,
  eyes,
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
  scene,
  shine,
  white,
} from './kit.tsx';

/** Things, tricks and hirelings. */
export const machines: Scenes = {
  HIRED_ASSASSIN: () =>
    scene(
      night(100, 1.7),
      cut('M104 0H120V100H74Z'),
      hatch('M104 0H120V100H74Z', 1),
      lamp(104),
      at(-6, 0, 1, shade, cloak, over('M36 62C40 54 56 58 78 56C80 62 78 70 70 76C58 80 42 78 36 62Z'), slouch, eyes([66, 47, 3])),
      over('M82 101L86 74C88 70 96 70 97 75L96 101Z'),
      pale('M91 34L96 44L95 68H87L86 44Z'),
      line('M91 38V66', 1),
      over('M82 67H100V72H82Z'),
    ),
  INFERNAL_MACHINE: () =>
    scene(
      rays(60, 52, 40, 48, 2.4),
      over('M14 46H106V94H14Z'),
      white('M18 50H102V90H18Z', 1),
      // the clock, five minutes to
      pale(disc(44, 70, 21)),
      line(disc(44, 70, 17.5), 0.8),
      line('M44 70L41 56M44 70L33 64', 2.2),
      line('M44 54v2.5M44 83.5v2.5M28 70h2.5M57.5 70h2.5', 1.6),
      ink(disc(44, 70, 2)),
      // the works
      pale(disc(84, 64, 11)),
      line(disc(84, 64, 5), 1.2),
      line('M84 50v4M84 74v4M70 64h4M94 64h4M74 54l3 3M91 71l3 3M94 54l-3 3M77 71l-3 3', 3),
      pale(disc(95, 80, 6)),
      line('M95 72v16M87 80h16', 1.6),
      // three sticks on the lid
      over('M22 30H98V38H22ZM26 20H102V28H26ZM22 38H98V46H22Z'),
      white('M30 34H90M34 24H94M30 42H90', 0.8),
      over('M52 17H60V47H52Z'),
      line('M102 24C112 22 108 10 114 6', 1.6),
    ),
  AIRSHIPS: () =>
    scene(
      line('M0 30q10-8 20 0M88 18q8-7 16 0M96 58q8-6 16 0M6 62q7-6 14 0', 1),
      dusk(70),
      at(
        0,
        -1,
        1,
        pale('M60 4C82 4 96 20 95 36C94 50 78 62 68 70H52C42 62 26 50 25 36C24 20 38 4 60 4Z'),
        ink('M60 4C52 16 50 50 56 70H64C70 50 68 16 60 4ZM42 8C32 20 34 48 50 69L46 66C34 57 26 48 25 36C24 24 32 13 42 8ZM78 8C88 20 86 48 70 69L74 66C86 57 94 48 95 36C96 24 88 13 78 8Z'),
        white('M28 26C46 34 74 34 92 26M27 46C46 54 74 54 93 46', 1),
        line('M50 70L53 84M70 70L67 84M60 70V84M56 70L57 84M64 70L63 84', 1),
        over('M51 84H69L67 95H53Z'),
        white('M52.5 88H67.5M53 91.5H67', 0.8),
      ),
      // one more on the horizon
      at(86, 62, 0.22, ink('M60 4C82 4 96 20 95 36C94 50 78 62 68 70L66 95H54L52 70C42 62 26 50 25 36C24 20 38 4 60 4Z')),
      at(2, 66, 0.17, ink('M60 4C82 4 96 20 95 36C94 50 78 62 68 70L66 95H54L52 70C42 62 26 50 25 36C24 20 38 4 60 4Z')),
      ink('M0 101V92L20 90 26 84 30 90 60 96 90 91 96 86 102 91 121 89V101Z'),
    ),
  NECRONOMICON: () =>
    scene(
      rays(60, 50, 30, 60, 1.8),
      over('M24 12L88 6C94 6 98 9 98 14V88C98 93 95 95 90 95L30 97C25 97 22 94 22 89Z'),
      pale('M88 9C93 9 95 11 95 15V87C95 90 93 92 90 92Z'),
      line('M91 14V90M93 16V88', 0.6),
      white('M29 18L83 12.5V89L29 92ZM33 22L79 17.5V85L33 88Z', 1),
      // an eye that was bound into it
      cut('M36 53C44 40 68 39 77 50C69 63 45 65 36 53Z'),
      ink(disc(56.5, 51.5, 9)),
      cut('M55.5 43.5C59 47 59 56 56 60C53.5 55 53.5 48 55.5 43.5Z'),
      white('M38 46C42 38 50 34 57 34C65 34 72 37 76 43M38 60C44 68 68 68 75 58', 1),
      white('M40 26l4 4 4-5M64 24l4 5 5-6M40 80l4-5 5 4M64 78l5-5 4 4', 1.2),
      over('M94 30H108V38H94ZM94 66H108V74H94Z'),
      white('M97 34H105M97 70H105', 1),
    ),
  PINKERTON_AGENTS: () =>
    scene(
      halo(60, 52, 42),
      // the star, and the eye in it
      over('M60 10L71 41L104 42L78 62L87 94L60 75L33 94L42 62L16 42L49 41Z'),
      white('M60 21L68 45L94 46L73.5 61.5L80.5 86L60 71.5L39.5 86L46.5 61.5L26 46L52 45Z', 1),
      pale('M44 56C50 47 70 47 76 56C70 65 50 65 44 56Z'),
      ink(disc(60, 56, 5.8)),
      cut(disc(62, 54, 1.7)),
      over(`${disc(60, 8, 4)}${disc(106, 41, 4)}${disc(14, 41, 4)}${disc(89, 97, 4)}${disc(31, 97, 4)}`),
    ),
  HIDE_ROYALTY: () =>
    scene(
      night(70, 1.6),
      moon(98, 20, 11),
      // a closed coach; somebody large within
      over('M24 34C24 26 30 22 40 22H84C94 22 98 28 98 36V70H24Z'),
      white('M28 36C28 30 32 26 40 26H84C90 26 94 30 94 36V66H28Z', 0.9),
      pale('M40 32H82V56H40Z'),
      hatch('M40 32H52C50 40 46 50 40 54ZM82 32H70C72 40 76 50 82 54Z', 3),
      crown(61, 50, 0.6),
      over('M52 56C52 49 70 49 70 56Z'),
      over('M10 64H24V70H10ZM98 60H112L108 72H98Z'),
      over(`${disc(36, 80, 16)}${disc(88, 80, 16)}`),
      white(`${disc(36, 80, 12.5)}${disc(88, 80, 12.5)}M36 68V92M24 80H48M27.5 71.5L44.5 88.5M44.5 71.5L27.5 88.5M88 68V92M76 80H100M79.5 71.5L96.5 88.5M96.5 71.5L79.5 88.5`, 1.3),
      line('M0 97H120', 2),
      over('M16 40h8v14h-8Z'),
      cut('M18 43h4v8h-4Z'),
    ),
  CHANGE_OF_HEART: () =>
    scene(
      halo(60, 50, 44),
      // one half beats for the crown
      over('M57 28C50 12 22 12 18 34C15 54 34 72 57 92L51 76L60 62L50 48L58 38Z'),
      shine('M57 28C50 12 22 12 18 34C15 54 34 72 57 92C44 72 36 50 57 28Z'),
      pale('M66 26C74 10 100 14 102 34C104 54 86 72 64 92L58 78L67 62L57 48L66 38Z'),
      hatch('M102 34C104 54 86 72 64 92C80 68 92 52 88 22C96 22 101 28 102 34Z', 2),
      white('M26 50l3-12 6 5 4-8 4 8 6-5 1 12Z', 1.6),
      ink('M74 40h2.5v28H74ZM77.5 40.5h14l-3.5 5 3.5 5h-14Z'),
    ),
  FENIANS: () =>
    scene(
      rays(60, 46, 36, 44, 2),
      // a harp strung with fuses
      pale('M36 88L32 24C38 14 52 20 60 26C70 34 82 26 90 14C94 24 92 36 84 42L48 90C45 95 37 94 36 88Z'),
      cut('M42 82L40 34C46 30 54 34 60 38C68 42 76 42 80 40Z'),
      line('M42 82L40 34C46 30 54 34 60 38C68 42 76 42 80 40Z', 1.2),
      line('M46 34V76M52 35V69M58 38V61M64 41V54M70 42V49', 0.9),
      hatch('M33 26C38 16 52 20 60 26C70 34 82 26 90 16C92 28 88 36 80 40C70 43 60 38 54 35C46 31 40 32 40 34L42 82L44 88L38 88Z', 3),
      roundBomb(84, 78, 15),
    ),
  FREEMASONS: () =>
    scene(
      rays(60, 52, 26, 56, 1.8),
      // square and compasses, an eye between
      over('M58 6h4l2 8 26 74-6 4L62 28h-4L36 92l-6-4L56 14Z'),
      white('M60 20L34 88M60 20L86 88', 1),
      over('M60 98L18 56L25 49L60 84L95 49L102 56Z'),
      white('M22 54.5L60 92L98 54.5M30 58l3-3M38 66l3-3M46 74l3-3M90 58l-3-3M82 66l-3-3M74 74l-3-3', 1),
      over(disc(60, 12, 7)),
      white(disc(60, 12, 3.5), 1.2),
      pale('M46 54C52 46 68 46 74 54C68 62 52 62 46 54Z'),
      ink(disc(60, 54, 5)),
      cut(disc(61.8, 52.2, 1.5)),
    ),
  OCCULT_LODGE: () =>
    scene(
      night(100, 1.8),
      cut(disc(60, 42, 34)),
      line(disc(60, 42, 34), 1.5),
      line('M60 9L80 70L28 32H92L40 70Z', 1.5),
      // three hoods
      over('M60 30C72 34 74 50 82 62C90 72 92 88 93 101H27C28 88 30 72 38 62C46 50 48 34 60 30Z'),
      cut('M60 42C67 46 70 56 66 64C63 69 57 69 54 64C50 56 53 46 60 42Z'),
      ink('M60 44C66 48 68 56 64.5 63C62 67 58 67 55.5 63C52 56 54 48 60 44Z'),
      eyes([56.5, 56, 1.6], [63, 56, 1.6]),
      over('M20 46C32 50 34 64 40 76C44 84 46 92 46 101H-4C-4 90 0 80 4 72C8 62 10 50 20 46ZM100 46C88 50 86 64 80 76C76 84 74 92 74 101H124C124 90 120 80 116 72C112 62 110 50 100 46Z'),
      shine('M8 68C14 60 18 54 20 48C16 66 10 84 12 101H-2C-2 88 4 76 8 68ZM112 68C106 60 102 54 100 48C104 66 110 84 108 101H122C122 88 116 76 112 68Z'),
      white('M22 58C27 62 28 70 25 75M98 58C93 62 92 70 95 75', 1.2),
      pale(box(57, 80, 6, 21)),
      pale('M60 80C55 77 56 72 60 66C64 72 65 77 60 80Z'),
    ),
  DIOGENES_CLUB: () =>
    scene(
      boards(0.6, 6),
      // his lantern, that found nobody
      line('M60 0V10', 2),
      over('M50 16L60 8L70 16Z'),
      pale('M49 17H71L67 42H53Z'),
      hatch('M49 17H71L67 42H53Z', 1),
      over('M52 42H68V46H52Z'),
      over('M60 38C55 36 56 30 60 24C64 30 65 36 60 38Z'),
      // two backs of two chairs
      over('M4 101V66C4 52 12 46 26 46C40 46 48 52 48 66V101ZM72 101V66C72 52 80 46 94 46C108 46 116 52 116 66V101Z'),
      shine('M8 101V66C8 56 14 50 26 50C18 60 16 80 18 101ZM112 101V66C112 56 106 50 94 50C102 60 104 80 102 101Z'),
      at(56, 40, 0.42, topHat),
      at(-12, 40, 0.42, topHat),
      white('M14 58C20 54 32 54 38 58M82 58C88 54 100 54 106 58', 1),
      pale('M50 74L70 74L72 98H48Z'),
      line('M53 79h14M53 84h14M52.5 89h6M62 89h6M52 94h6M62 94h6', 0.9),
    ),
  THIRD_SECTION: () =>
    scene(
      hatch(box(0, 0, 120, 100), 1),
      // a file, a face struck out
      pale('M18 10L92 4L102 92L26 98Z'),
      line('M30 62l60-5M31 69l60-5M32 76l36-3', 1),
      ink('M30 66l34-2.8.4 4-34 2.8ZM60 75l32-2.6.4 4-32 2.6ZM31 81l24-2 .4 4-24 2Z'),
      pale('M30 18L62 15.5L65 53L33 55.5Z'),
      at(29, 9, 0.4, man, coat, topHat),
      line('M28 14L68 58M66 12L30 60', 5),
      // the stamp
      line(disc(82, 30, 13), 2.4),
      line(disc(82, 30, 9.5), 1),
      line('M74 36L90 24', 3),
      over('M84 101L90 76H112L118 101ZM94 76C94 68 90 66 90 60C90 50 112 50 112 60C112 66 108 68 108 76Z'),
      white('M90 82H113M98 58C98 54 104 54 104 58', 1),
    ),
  TERRORS_OF_THE_NIGHT: () =>
    scene(
      // a candle goes out; the shadow of a hand comes over the bed
      hatch(box(0, 0, 120, 100), 2),
      over('M121 0V64C112 60 106 56 102 50C96 58 86 66 80 80C78 70 80 60 84 52C74 58 64 66 58 80C55 68 60 56 68 46C56 48 44 56 36 66C35 54 44 42 56 36C46 34 34 36 24 42C30 28 46 20 62 20C72 12 84 6 92 0Z'),
      shine('M121 0V64C112 60 106 56 102 50C104 30 104 14 92 0Z'),
      cut('M74 22C80 17 88 18 92 24C86 28 78 28 74 22ZM98 16C103 11 111 12 114 17C110 22 102 22 98 16Z'),
      ink('M84 18.5c2 2 2 5 0 8-2-3-2-6 0-8ZM107 12.5c2 2 2 5 0 8-2-3-2-6 0-8Z'),
      pale('M10 101V80C10 74 16 72 24 72H74C84 72 92 75 92 82V101Z'),
      hatch('M10 101V88C34 80 66 80 92 88V101Z', 3),
      line('M10 88C34 80 66 80 92 88', 1.4),
      pale('M16 78C14 68 20 64 30 64C40 64 46 68 44 78C38 82 22 82 16 78Z'),
      pale('M23 72C22 64 26 61 31 61C36 61 40 64 39 72C38 79 35 82 31 82S24 79 23 72Z'),
      ink('M22 69C20 60 26 57 31 57C37 57 42 60 40 69C37 65 26 65 22 69Z'),
      ink(`${disc(27.8, 71, 1.5)}${disc(34.5, 71, 1.5)}${disc(31, 77, 2)}`),
      over('M3 56H8V101H3ZM94 70H99V101H94Z'),
      line('M17 83C22 80 26 82 28 85M45 83C40 80 36 82 34 85', 2.2),
    ),
};
