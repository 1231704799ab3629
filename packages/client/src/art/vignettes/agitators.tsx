import { blouse, coat, furCoat, smock, tunic } from './bodies.tsx';
import {
  bun,
  darkGlasses,
  flatCap,
  fullBeard,
  goatee,
  kepi,
  longBeard,
  man,
  moustache,
  pinned,
  shortHair,
  spectacles,
  thinHair,
  wildHair,
  woman,
} from './heads.tsx';
import type { Scenes } from './index.tsx';
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
  line,
  over,
  pale,
  rays,
  scene,
  shine,
  turned,
  white,
} from './kit.tsx';

const spark = (x: number, y: number) =>
  scene(
    pale(`M${x} ${y - 8}l2 5 5-3-2 5 6 2-6 2 2 5-5-3-2 6-2-6-5 3 2-5-6-2 6-2-2-5 5 3Z`),
    line(`M${x - 12} ${y}h-4M${x + 13} ${y}h4M${x} ${y - 12}v-4M${x + 9} ${y - 9}l3-3M${x - 9} ${y - 9}l-3-3`, 1.2),
  );
/** The round bomb of the comic papers. */
export const roundBomb = (x: number, y: number, r: number) =>
  scene(
    over(disc(x, y, r)),
    over(`M${x + r * 0.3} ${y - r * 1.2}l${r * 0.6} ${r * 0.4}-${r * 0.3} ${r * 0.5}-${r * 0.6}-${r * 0.4}Z`),
    white(`M${x - r * 0.65} ${y + r * 0.1}A${r * 0.7} ${r * 0.7} 0 0 1 ${x - r * 0.1} ${y - r * 0.65}`, 1.5),
    shine(`M${x + r * 0.2} ${y + r}A${r} ${r} 0 0 0 ${x + r} ${y}A${r * 1.3} ${r * 1.3} 0 0 1 ${x + r * 0.2} ${y + r}Z`),
    line(`M${x + r * 0.6} ${y - r * 0.95}c${r * 0.2}-${r * 0.6} ${r * 0.7}-${r * 0.2} ${r * 0.8}-${r * 0.7}`, 1.6),
    spark(x + r * 1.45, y - r * 1.75),
  );
const fist = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    over('M-7 40L-6 14C-12 10-12 0-8-4C-6-8-2-6-1-5C0-9 5-8 6-5C8-8 12-6 12-2C14 4 12 10 7 14L9 40Z'),
    white('M-1-5V2M6-5V2M-8 3C-4 6 4 6 8 3L11 1M-6 14H7', 1.3),
  );
const flag = (d: string) => scene(over(d), shine(d));

/** Anarchists, nihilists and the people's avengers. */
export const agitators: Scenes = {
  EMMA_GOLDMAN: () =>
    scene(
      rays(54, 44, 34, 44, 2),
      at(-10, 2, 0.96, woman, blouse, bun, spectacles),
      fist(95, 42, 1),
      over('M86 78C90 74 102 74 108 78L114 101H84Z'),
      white('M87 81C93 78 101 78 107 81', 1),
    ),
  MALATESTA: () =>
    scene(
      halo(54, 46, 42),
      // the black flag
      over('M96 2h3.5V101H96Z'),
      flag('M97 6C84 0 78 12 62 6C48 1 40 10 26 8L32 34C46 38 52 28 66 33C80 38 84 28 97 34Z'),
      at(-6, 8, 0.94, man, smock, shortHair, fullBeard, flatCap),
    ),
  JOHANN_MOST: () =>
    scene(
      boards(0.5, 5),
      at(-14, 2, 1, man, coat, wildHair, fullBeard),
      // what he teaches: chemistry
      pale('M84 52H98V68L112 92C114 97 111 100 107 100H75C71 100 68 97 70 92L84 68Z'),
      ink('M77 82H105L111 93C112 97 110 98.5 107 98.5H75C72 98.5 70 97 71 93Z'),
      over('M82 49h18v4.5H82Z'),
      cut(`${disc(84, 91, 3)}${disc(95, 88, 2.2)}${disc(101, 94, 2.6)}`),
      line(`${disc(90, 76, 2)}${disc(93, 70, 1.5)}${disc(91, 42, 3)}${disc(97, 34, 4)}${disc(90, 25, 5)}`, 1),
    ),
  LEO_TAXIL: () =>
    scene(
      halo(50, 44, 40),
      at(-14, 2, 1, man, coat, shortHair, goatee),
      // the devil he invented, on a stick
      over('M88 60L92 101H96L92 60Z'),
      over('M74 34C68 26 68 16 72 10C74 18 78 22 84 24C88 23 94 23 98 24C104 22 108 18 110 10C114 16 114 26 108 34C112 44 106 58 98 64C94 68 92 72 91 74C90 72 88 68 84 64C76 58 70 44 74 34Z'),
      cut('M78 38C82 36 86 39 88 43C84 45 80 44 78 38ZM104 38C100 36 96 39 94 43C98 45 102 44 104 38ZM82 54C87 58 95 58 100 54C98 61 84 61 82 54Z'),
      white('M91 44L89 50H93M80 33C83 31 87 32 89 35M102 33C99 31 95 32 93 35', 1),
    ),
  LOUISE_MICHEL: () =>
    scene(
      dusk(60),
      flag('M92 8C102 2 108 12 121 6V38C108 42 102 32 92 38Z'),
      over('M89 2h3.5V80H89Z'),
      at(-4, 0, 1, woman, tunic, bun, kepi),
      // the barricade
      over('M0 101V88L18 84L22 92L34 80L52 90L60 84L78 92L82 78L104 84L108 74L121 78V101Z'),
      white('M4 92L16 88M36 84L48 90M64 88L74 92M86 84L102 88M24 98H58M70 97H112', 1),
      over(disc(100, 92, 11)),
      white(`${disc(100, 92, 8)}M100 84V100M92 92H108M94.5 86.5L105.5 97.5M105.5 86.5L94.5 97.5`, 1),
    ),
  BAKUNIN: () =>
    scene(
      rays(56, 46, 38, 36, 2.4),
      at(-6, -4, 1.06, man, furCoat, wildHair, longBeard),
      // chains, broken
      ...[0, 1].map((n) =>
        at(
          n ? 96 : 8,
          n ? 68 : 74,
          1,
          line('M0 0a5 7 0 1 0 .1 0M4 12a7 5 0 1 0 12 2a7 5 0 1 0-12-2', 3),
          white('M0 0a5 7 0 1 0 .1 0M4 12a7 5 0 1 0 12 2a7 5 0 1 0-12-2', 0.8),
        ),
      ),
    ),
  KROPOTKIN: () =>
    scene(
      halo(54, 44, 42, 1.5),
      at(-10, 0, 1, man, coat, thinHair, longBeard, spectacles),
      // bread for all: a sheaf
      ...[-22, -8, 6, 20].map((lean, n) =>
        at(
          94,
          100,
          1,
          line(`M0 0Q${lean / 4}-30 ${lean}-${58 + (n % 2) * 8}`, 1.6),
          ...[0, 1, 2, 3, 4].map((k) =>
            over(
              `M${lean * (0.96 - k * 0.05)} ${-(56 + (n % 2) * 8) + k * 6}q-7-2-7-9q7 1 7 9q7-1 8-9q-7 1-8 9Z`,
            ),
          ),
        ),
      ),
      over('M84 82H104V88H84Z'),
    ),
  RAVACHOL: () =>
    scene(
      rays(104, 22, 16, 40, 2.6),
      at(-12, 6, 0.96, man, smock, shortHair, moustache, flatCap),
      over('M78 101L82 66L90 58L100 62L98 74L96 101Z'),
      white('M82 74L96 76', 1.2),
      roundBomb(89, 46, 16),
    ),
  KRAVCHINSKY: () =>
    scene(
      halo(50, 46, 40),
      at(-14, 2, 1, man, coat, wildHair, fullBeard),
      // a dagger rolled in the morning paper
      over('M96 8L104 20V58H88V20Z'),
      white('M96 14V56', 1.2),
      over('M80 57H112V62H80Z'),
      pale('M82 64L110 61L114 98L84 101Z'),
      line('M87 69l19-2M87 74l8-.8M98 73l9-1M88 79l8-.8M99 78l9-1M88 84l8-.8M99 83l9-1M89 89l8-.8M100 88l9-1M89 94l8-.8', 0.9),
    ),
  NECHAEV: () =>
    scene(
      // the ravelin: bars, and light between them
      hatch(box(0, 0, 120, 100), 3),
      cut('M44 4H112V74H44Z'),
      line('M44 4H112V74H44Z', 3),
      hatch('M46 6H110V72H46Z', 1),
      over('M52 4h4V74h-4ZM68 4h4V74h-4ZM84 4h4V74h-4ZM100 4h4V74h-4ZM44 36h68v4H44Z'),
      at(-6, 6, 0.96, man, smock, shortHair, darkGlasses),
      at(94, 58, 1, over('M-3 44L-5 18L-2 14L-3-14L0-22L3-14L2 14L5 18L3 44Z'), white('M0-16V12', 1), over('M-9 13H9V17H-9Z'), over('M-8 44C-10 32-8 24-2 23C6 22 10 26 9 34L8 44Z'), white('M-7 29H8M-7 34H8', 1)),
    ),
  VERA_FIGNER: () =>
    scene(
      halo(52, 44, 40),
      at(-10, 0, 1, woman, blouse, pinned),
      // six sticks and a clock
      ...[0, 1, 2, 3, 4].map((n) => scene(over(`M${74 + n * 8} 60h7.5V101h-7.5Z`), white(`M${77 + n * 8} 64V98`, 0.8))),
      over('M72 72H116V80H72Z'),
      white('M73 76H115', 0.8),
      pale(disc(94, 76, 11)),
      line('M94 69V76L99 79M94 66.5v2M103.5 76h-2M84.5 76h2M94 85.5v-2', 1.3),
      line('M94 60C94 50 106 52 104 42', 1.5),
      spark(104, 34),
    ),
  AZEF: () =>
    scene(
      halo(60, 46, 44),
      // one man, two faces
      at(13, 0, 1, man, shortHair, moustache),
      turned(at(13, 0, 1, man, shortHair, goatee)),
      over('M38 74C30 78 20 80 12 101H108C100 80 90 78 82 74C70 82 50 82 38 74Z'),
      cut('M50 79L60 96L70 79C64 81 56 81 50 79Z'),
      ink('M57 82h6l-1 4 2 10-4 6-4-6 2-10Z'),
      shine('M14 101C20 84 28 79 36 76C34 84 34 94 36 101ZM106 101C100 84 92 79 84 76C86 84 86 94 84 101Z'),
      over('M34 38C32 21 46 14 60 14C74 14 88 21 86 38C70 33 50 33 34 38Z'),
      over('M22 42C44 34 76 34 98 42C98 45 96 46 94 45.5C74 38.5 46 38.5 26 45.5C24 46 22 45 22 42Z'),
      white('M34.5 33.5C50 29 70 29 85.5 33.5', 1.3),
      white('M60 46V76', 1.4),
    ),
};
