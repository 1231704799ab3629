import { coat, furCoat, tunic, uniform } from '../../vignettes/bodies.tsx';
import {
  bowler,
  bun,
  furHat,
  goatee,
  kepi,
  man,
  moustache,
  plumedHat,
  shortHair,
  slouch,
  spectacles,
  spikedHelmet,
  walrus,
  waxed,
  woman,
} from '../../vignettes/heads.tsx';
import type { Scenes } from '../../vignettes/kit.tsx';
import {
  at,
  boards,
  box,
  disc,
  dusk,
  halo,
  hatch,
  ink,
  line,
  over,
  pale,
  scene,
  shine,
  white,
} from '../../vignettes/kit.tsx';

const sword = (x: number, y: number, turn: number) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    {over('m-2 30 1-76 1-6 1 6 1 76z')}
    {over('m-9 28c0 8 18 8 18 0v3c0 9-18 9-18 0zm7 4h4v14h-4z')}
    {white('m0-44v70', 0.7)}
  </g>
);

/** Ministers, generals, police chiefs and the very old families. */
export const grandees: Scenes = {
  UNGERN_STERNBERG: () =>
    scene(
      dusk(66),
      // the steppe, and riders on it
      line('m0 70c30-6 60 2 120-6', 1.3),
      ink(
        'm96 62 2-5 3-1 1-3 2 1-1 3 6 0 3 5-1 4-1-4-6 0-2 4-1-4-3-1zm14-2 2-5 3-1 1-3 2 1-1 3 5 0v8l-5-2-2 4-1-4-3 1z',
      ),
      at(-6, 4, 0.96, man, furCoat, waxed, furHat),
      white('m46 84 30 14', 5),
      over('m30 78 6-3 48 21-2 5h-6z'),
      white('m40 79v7m8-4v7m8-3v7m8-3v7', 1.6),
      over('m88 101c16-17 24-39 22-65 6 26 0 52-14 65z'),
      over('m84 94 16 7h-18z'),
    ),
  BISMARCK: () => scene(halo(58, 44, 42), man, uniform, walrus, shortHair, spikedHelmet),
  DUCHESS_DUZES: () =>
    scene(
      halo(54, 44, 40),
      at(-8, 6, 0.96, woman, tunic, bun, plumedHat),
      // the horn of her hunt
      line('M96 84a17 17 0 1 1 .1 0', 5),
      white('M96 84a17 17 0 1 1 .1 0', 1),
      over('m80 76c-8 8-14 14-26 16l4 12c14-6 24-14 28-22z'),
      over('m108 54 8-8 3 3-8 8z'),
      white('m57 95c11-3 19-9 24-15', 1),
    ),
  BOULANGER: () =>
    scene(
      dusk(90),
      // the black horse
      over(
        'm121 40c-9-8-13-16-15-26l-5 8c-7 2-13 10-19 24-4 8-8 12-8 16 2 5 8 6 12 3 6-1 10-3 14-1 0 14-4 24-6 37h27z',
      ),
      white('m106 24c6 12 12 20 15 24m-23-14 4-1m-24 27 3 1m9 1c4-4 10-4 14-8', 1.2),
      shine('m106 60c4 10 2 26-2 40h15v-48c-5 0-11 0-13 8z'),
      at(
        -16,
        4,
        0.96,
        man,
        uniform,
        shortHair,
        goatee,
        kepi,
        over('m44 22c-8-2-12-10-8-18 6-6 16-4 18 2 4 4 2 12-2 15z'),
        white('m40 16c0-6 4-10 8-10m0 12c2-4 3-8 2-10', 0.9),
      ),
    ),
  MORES: () =>
    scene(halo(58, 46, 42), sword(98, 60, 28), sword(98, 60, -28), at(-10, 4, 1, man, coat, shortHair, waxed, slouch)),
  GOLOVINSKI: () =>
    scene(
      boards(0.5, 5),
      at(-16, 2, 1, man, coat, shortHair, moustache, spectacles),
      // pages in somebody else's hand
      pale('m60 78 48-8 6 31h-52z'),
      line('m67 83q3-3 5 0t5 0 5 0 5-1 5-1 5 0m-30 8q3-3 5 0t5 0 5 0 5-1 5-1 5 0 5-1m-34 9q3-3 5 0t5 0 5 0 5-1', 1),
      // the quill
      over('m86 86 12-38c2-14 10-26 18-32 2 12-2 28-12 38l-14 32z'),
      white('m88 84 22-58m-9 24 7-4m-4-4 7-4', 0.9),
      over('m66 66h16l3 12h-22z'),
      over('m70 62h8v5h-8z'),
    ),
  RACHKOVSKY: () =>
    scene(
      // seen through a keyhole
      hatch(box(0, 0, 120, 100), 1),
      halo(60, 46, 30, 1.4),
      at(0, 10, 0.94, man, coat, shortHair, goatee, bowler),
      <path
        d="M-2-2H122V102H-2ZM60 4C38 4 22 20 22 40C22 53 29 63 38 69L28 101H92L82 69C91 63 98 53 98 40C98 20 82 4 60 4Z"
        fill="currentColor"
        fillRule="evenodd"
      />,
      white('m60 1c-26 0-41 18-41 39 0 14 7 25 15 30l-9 31m35-100c26 0 41 18 41 39 0 14-7 25-15 30l9 31', 1.2),
      white(`${disc(8, 8, 2.5)}${disc(112, 8, 2.5)}${disc(8, 92, 2.5)}${disc(112, 92, 2.5)}`, 1),
      shine('m0 30c8 0 12 10 12 20s-4 22-12 22zm120 0c-8 0-12 10-12 20s4 22 12 22z'),
    ),
};
