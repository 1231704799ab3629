import { coat, furCoat, tunic, uniform } from './bodies.tsx';
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
} from './heads.tsx';
import type { Scenes } from './index.tsx';
import { at, boards, box, cut, disc, dusk, halo, hatch, ink, line, over, pale, scene, shine, white } from './kit.tsx';

const sword = (x: number, y: number, turn: number) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    {over('M-1.8 30L-1.4-46L0-52L1.4-46L1.8 30Z')}
    {over('M-9 28C-9 36 9 36 9 28V31C9 40-9 40-9 31ZM-2.4 32H2.4V46H-2.4Z')}
    {white('M0-44V26', 0.7)}
  </g>
);

/** Ministers, generals, police chiefs and the very old families. */
export const grandees: Scenes = {
  UNGERN_STERNBERG: () =>
    scene(
      dusk(66),
      // the steppe, and riders on it
      line('M0 70C30 64 60 72 120 64', 1.3),
      ink('M96 62l2-5 3-1 1-3 2 1-1 3 6 0 3 5-1 4-1-4-6 0-2 4-1-4-3-1ZM110 60l2-5 3-1 1-3 2 1-1 3 5 0v8l-5-2-2 4-1-4-3 1Z'),
      at(-6, 4, 0.96, man, furCoat, waxed, furHat),
      white('M46 84L76 98', 5),
      over('M30 78L36 75L84 96L82 101H76Z'),
      white('M40 79v7M48 82v7M56 86v7M64 90v7', 1.6),
      over('M88 101C104 84 112 62 110 36C116 62 110 88 96 101Z'),
      over('M84 94L100 101H82Z'),
    ),
  BISMARCK: () => scene(halo(58, 44, 42), man, uniform, walrus, shortHair, spikedHelmet),
  DUCHESS_DUZES: () =>
    scene(
      halo(54, 44, 40),
      at(-8, 6, 0.96, woman, tunic, bun, plumedHat),
      // the horn of her hunt
      line('M96 84a17 17 0 1 1 .1 0', 5),
      white('M96 84a17 17 0 1 1 .1 0', 1),
      over('M80 76C72 84 66 90 54 92L58 104C72 98 82 90 86 82Z'),
      over('M108 54L116 46L119 49L111 57Z'),
      white('M57 95C68 92 76 86 81 80', 1),
    ),
  BOULANGER: () =>
    scene(
      dusk(90),
      // the black horse
      over('M121 40C112 32 108 24 106 14L101 22C94 24 88 32 82 46C78 54 74 58 74 62C76 67 82 68 86 65C92 64 96 62 100 64C100 78 96 88 94 101H121Z'),
      white('M106 24C112 36 118 44 121 48M98 34l4-1M78 60l3 1M90 62C94 58 100 58 104 54', 1.2),
      shine('M106 60C110 70 108 86 104 100H119V52C114 52 108 52 106 60Z'),
      at(-16, 4, 0.96, man, uniform, shortHair, goatee, kepi, over('M44 22C36 20 32 12 36 4C42-2 52 0 54 6C58 10 56 18 52 21Z'), white('M40 16C40 10 44 6 48 6M48 18C50 14 51 10 50 8', 0.9)),
    ),
  MORES: () =>
    scene(
      halo(58, 46, 42),
      sword(98, 60, 28),
      sword(98, 60, -28),
      at(-10, 4, 1, man, coat, shortHair, waxed, slouch),
    ),
  GOLOVINSKI: () =>
    scene(
      boards(0.5, 5),
      at(-16, 2, 1, man, coat, shortHair, moustache, spectacles),
      // pages in somebody else's hand
      pale('M60 78L108 70L114 101H62Z'),
      line('M67 83q3-3 5 0t5 0 5 0 5-1 5-1 5 0M67 89q3-3 5 0t5 0 5 0 5-1 5-1 5 0 5-1M68 95q3-3 5 0t5 0 5 0 5-1', 1),
      // the quill
      over('M86 86L98 48C100 34 108 22 116 16C118 28 114 44 104 54L90 86Z'),
      white('M88 84L110 26M101 50l7-4M104 42l7-4', 0.9),
      over('M66 66h16l3 12H63Z'),
      over('M70 62h8v5h-8Z'),
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
      white('M60 1C34 1 19 19 19 40C19 54 26 65 34 70L25 101M60 1C86 1 101 19 101 40C101 54 94 65 86 70L95 101', 1.2),
      white(`${disc(8, 8, 2.5)}${disc(112, 8, 2.5)}${disc(8, 92, 2.5)}${disc(112, 92, 2.5)}`, 1),
      shine('M0 30C8 30 12 40 12 50S8 72 0 72ZM120 30C112 30 108 40 108 50S112 72 120 72Z'),
    ),
};
