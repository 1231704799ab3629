import { blouse, coat, furCoat, smock, tunic } from '../../vignettes/bodies.tsx';
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
} from '../../vignettes/heads.tsx';
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
  line,
  over,
  pale,
  rays,
  scene,
  shine,
  turned,
  white,
} from '../../vignettes/kit.tsx';

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
    shine(
      `M${x + r * 0.2} ${y + r}A${r} ${r} 0 0 0 ${x + r} ${y}A${r * 1.3} ${r * 1.3} 0 0 1 ${x + r * 0.2} ${y + r}Z`,
    ),
    line(`M${x + r * 0.6} ${y - r * 0.95}c${r * 0.2}-${r * 0.6} ${r * 0.7}-${r * 0.2} ${r * 0.8}-${r * 0.7}`, 1.6),
    spark(x + r * 1.45, y - r * 1.75),
  );
const fist = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    over('m-7 40 1-26c-6-4-6-14-2-18 2-4 6-2 7-1 1-4 6-3 7 0 2-3 6-1 6 3 2 6 0 12-5 16l2 26z'),
    white('m-1-5v7m7-7v7m-14 1c4 3 12 3 16 0l3-2m-17 13h13', 1.3),
  );
const flag = (d: string) => scene(over(d), shine(d));

/** Anarchists, nihilists and the people's avengers. */
export const agitators: Scenes = {
  EMMA_GOLDMAN: () =>
    scene(
      rays(54, 44, 34, 44, 2),
      at(-10, 2, 0.96, woman, blouse, bun, spectacles),
      fist(95, 42, 1),
      over('m86 78c4-4 16-4 22 0l6 23h-30z'),
      white('m87 81c6-3 14-3 20 0', 1),
    ),
  MALATESTA: () =>
    scene(
      halo(54, 46, 42),
      // the black flag
      over('m96 2h4v99h-4z'),
      flag('m97 6c-13-6-19 6-35 0-14-5-22 4-36 2l6 26c14 4 20-6 34-1 14 5 18-5 31 1z'),
      at(-6, 8, 0.94, man, smock, shortHair, fullBeard, flatCap),
    ),
  JOHANN_MOST: () =>
    scene(
      boards(0.5, 5),
      at(-14, 2, 1, man, coat, wildHair, fullBeard),
      // his subject: chemistry
      pale('m84 52h14v16l14 24c2 5-1 8-5 8h-32c-4 0-7-3-5-8l14-24z'),
      ink('m77 82h28l6 11c1 4-1 6-4 6h-32c-3 0-5-2-4-6z'),
      over('m82 49h18v5h-18z'),
      cut(`${disc(84, 91, 3)}${disc(95, 88, 2.2)}${disc(101, 94, 2.6)}`),
      line(`${disc(90, 76, 2)}${disc(93, 70, 1.5)}${disc(91, 42, 3)}${disc(97, 34, 4)}${disc(90, 25, 5)}`, 1),
    ),
  LEO_TAXIL: () =>
    scene(
      halo(50, 44, 40),
      at(-14, 2, 1, man, coat, shortHair, goatee),
      // the devil he invented, on a stick
      over('m88 60 4 41h4l-4-41z'),
      over(
        'm74 34c-6-8-6-18-2-24 2 8 6 12 12 14 4-1 10-1 14 0 6-2 10-6 12-14 4 6 4 16-2 24 4 10-2 24-10 30-4 4-6 8-7 10-1-2-3-6-7-10-8-6-14-20-10-30z',
      ),
      cut('m78 38c4-2 8 1 10 5-4 2-8 1-10-5zm26 0c-4-2-8 1-10 5 4 2 8 1 10-5zm-22 16c5 4 13 4 18 0-2 7-16 7-18 0z'),
      white('m91 44-2 6h4m-13-17c3-2 7-1 9 2m13-2c-3-2-7-1-9 2', 1),
    ),
  LOUISE_MICHEL: () =>
    scene(
      dusk(60),
      flag('m92 8c10-6 16 4 29-2v32c-13 4-19-6-29 0z'),
      over('m89 2h4v78h-4z'),
      at(-4, 0, 1, woman, tunic, bun, kepi),
      // the barricade
      over('m0 101v-13l18-4 4 8 12-12 18 10 8-6 18 8 4-14 22 6 4-10 13 4v23z'),
      white('m4 92 12-4m20-4 12 6m16-2 10 4m12-8 16 4m-78 10h34m12-1h42', 1),
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
            over(`M${lean * (0.96 - k * 0.05)} ${-(56 + (n % 2) * 8) + k * 6}q-7-2-7-9q7 1 7 9q7-1 8-9q-7 1-8 9Z`),
          ),
        ),
      ),
      over('m84 82h20v6h-20z'),
    ),
  RAVACHOL: () =>
    scene(
      rays(104, 22, 16, 40, 2.6),
      at(-12, 6, 0.96, man, smock, shortHair, moustache, flatCap),
      over('m78 101 4-35 8-8 10 4-2 12-2 27z'),
      white('m82 74 14 2', 1.2),
      roundBomb(89, 46, 16),
    ),
  KRAVCHINSKY: () =>
    scene(
      halo(50, 46, 40),
      at(-14, 2, 1, man, coat, wildHair, fullBeard),
      // a dagger rolled in the morning paper
      over('m96 8 8 12v38h-16v-38z'),
      white('m96 14v42', 1.2),
      over('m80 57h32v5h-32z'),
      pale('m82 64 28-3 4 37-30 3z'),
      line('m87 69 19-2m-19 7 8-1m3 0 9-1m-19 7 8-1m3 0 9-1m-20 7 8-1m3 0 9-1m-19 7 8-1m3 0 9-1m-20 7 8-1', 0.9),
    ),
  NECHAEV: () =>
    scene(
      // the ravelin: bars, and light between them
      hatch(box(0, 0, 120, 100), 3),
      cut('m44 4h68v70h-68z'),
      line('m44 4h68v70h-68z', 3),
      hatch('m46 6h64v66h-64z', 1),
      over('m52 4h4v70h-4zm16 0h4v70h-4zm16 0h4v70h-4zm16 0h4v70h-4zm-56 32h68v4h-68z'),
      at(-6, 6, 0.96, man, smock, shortHair, darkGlasses),
      at(
        94,
        58,
        1,
        over('m-3 44-2-26 3-4-1-28 3-8 3 8-1 28 3 4-2 26z'),
        white('m0-16v28', 1),
        over('m-9 13h18v4h-18z'),
        over('m-8 44c-2-12 0-20 6-21 8-1 12 3 11 11l-1 10z'),
        white('m-7 29h15m-15 5h15', 1),
      ),
    ),
  VERA_FIGNER: () =>
    scene(
      halo(52, 44, 40),
      at(-10, 0, 1, woman, blouse, pinned),
      // six sticks and a clock
      ...[0, 1, 2, 3, 4].map((n) => scene(over(`M${74 + n * 8} 60h7.5V101h-7.5Z`), white(`M${77 + n * 8} 64V98`, 0.8))),
      over('m72 72h44v8h-44z'),
      white('m73 76h42', 0.8),
      pale(disc(94, 76, 11)),
      line('m94 69v7l5 3m-5-12v2m10 7h-2m-17 0h2m7 10v-2', 1.3),
      line('m94 60c0-10 12-8 10-18', 1.5),
      spark(104, 34),
    ),
  AZEF: () =>
    scene(
      halo(60, 46, 44),
      // one man, two faces
      at(13, 0, 1, man, shortHair, moustache),
      turned(at(13, 0, 1, man, shortHair, goatee)),
      over('m38 74c-8 4-18 6-26 27h96c-8-21-18-23-26-27-12 8-32 8-44 0z'),
      cut('m50 79 10 17 10-17c-6 2-14 2-20 0z'),
      ink('m57 82h6l-1 4 2 10-4 6-4-6 2-10z'),
      shine('m14 101c6-17 14-22 22-25-2 8-2 18 0 25zm92 0c-6-17-14-22-22-25 2 8 2 18 0 25z'),
      over('m34 38c-2-17 12-24 26-24 14 0 28 7 26 24-16-5-36-5-52 0z'),
      over('m22 42c22-8 54-8 76 0 0 3-2 4-4 4-20-7-48-7-68 0-2 0-4-1-4-4z'),
      white('m35 34c15-5 35-5 51 0', 1.3),
      white('m60 46v30', 1.4),
    ),
};
