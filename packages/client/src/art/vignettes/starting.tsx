import { roundBomb } from './agitators.tsx';
import { cloak, coat } from './bodies.tsx';
import { bowler, man, shade, shortHair, slouch, topHat } from './heads.tsx';
import type { Scenes } from './index.tsx';
import { at, boards, box, cut, disc, dusk, eyes, halo, hatch, ink, lamp, line, night, over, pale, rays, scene, shine, turned, white } from './kit.tsx';

const gloved = over('M-40 12C-30 2-18-2-8-2L6-6C12-7 14-2 10 1L0 5L16 6C22 8 20 13 14 13L2 13C0 18-6 20-12 20L-40 30Z');
const page = (x: number, y: number, w: number, h: number) =>
  scene(
    pale(box(x, y, w, h)),
    line(Array.from({ length: Math.floor((h - 6) / 5) }, (_, n) => `M${x + 4} ${y + 6 + n * 5}h${w - 8 - (n % 3) * 4}`).join(''), 0.9),
  );

/** What everybody begins with: two knives for hire and eight errands. */
export const starting: Scenes = {
  START_S001: () =>
    scene(
      night(100, 1.6),
      cut('M58 0H120V101H84Z'),
      hatch('M58 0H120V101H84Z', 1),
      at(-8, 2, 1, shade, cloak, slouch, eyes([66, 47, 3])),
      at(92, 58, 1, pale('M0-34L5-24L4 10H-4L-5-24Z'), line('M0-30V8', 1), over('M-10 9H10V14H-10ZM-3 14H3V30H-3Z'), over('M-9 20C-9 14 10 14 10 20V34C10 40-9 40-9 34Z'), white('M-8 23H9M-8 28H9', 1)),
    ),
  START_S002: () =>
    scene(
      halo(40, 40, 34),
      // a sword out of a stick
      turned(at(-6, 0, 1, shade, cloak, topHat, eyes([66, 47, 3]))),
      line('M16 96L64 46', 6),
      white('M18 94L62 48', 1),
      pale('M60 50L104 4L106 2L105 6L63 53Z'),
      over('M54 52L60 44L68 52L61 58Z'),
      over('M4 101C4 88 14 84 22 88C28 92 26 101 24 101Z'),
    ),
  START_S003: () => scene(rays(78, 20, 14, 44, 2.4), roundBomb(52, 62, 28), ink('M0 94H121V101H0Z')),
  START_S004: () =>
    scene(
      boards(0.6, 6),
      // under the table at the café
      over('M6 30H114V37H6ZM56 37H64V92H56ZM36 92H84V97H36Z'),
      pale('M28 18H46C46 26 42 30 40 30H34C32 30 28 26 28 18ZM46 20c6-1 6 7-1 7M22 30h30v2H22Z'),
      line('M34 14c-3-3 3-4 0-8M40 14c-3-3 3-4 0-8', 1.2),
      page(66, 12, 32, 18),
      at(4, 22, 0.62, roundBomb(128, 78, 20)),
    ),
  START_S005: () =>
    scene(
      halo(62, 50, 42),
      // a letter, handed on
      at(62, 40, 1, <g transform="rotate(-8)">{pale('M-36-20H34V24H-36Z')}{line('M-36-20L-1 8L34-20M-36 24L-10 2M34 24L8 2', 1.3)}{over(disc(-1, 6, 7))}{white('M-4 6H2M-1 3V9', 1.2)}</g>),
      at(40, 68, 1, gloved),
      turned(at(30, 54, 0.9, gloved)),
    ),
  START_S006: () =>
    scene(
      dusk(100),
      cut(disc(60, 44, 38)),
      at(-22, 8, 0.82, man, coat, shortHair, topHat),
      turned(at(-22, 8, 0.82, man, coat, shortHair, bowler)),
      white('M60 70V100', 1.6),
    ),
  START_S007: () =>
    scene(
      rays(60, 50, 34, 40, 2),
      // a key, and the plan that it fits
      page(22, 14, 46, 70),
      line('M28 44H62V78H28ZM44 44V60H62M28 66H44', 1.4),
      at(74, 54, 1, <g transform="rotate(28)">{over('M0-40a13 13 0 1 1 4 25.5V34H14V40H4V44H12V50H-4V-14.5A13 13 0 0 1 0-40Z')}{cut(disc(0, -27, 6.5))}{white('M0-12V46', 1)}</g>),
    ),
  START_S008: () =>
    scene(
      halo(60, 50, 40),
      // wax on ribbon
      over('M42 56L30 100L42 92L50 101L58 66ZM78 56L90 100L78 92L70 101L62 66Z'),
      white('M46 62L38 90M74 62L82 90', 1),
      over('M60 10C68 8 72 14 79 15C86 16 88 22 90 28C92 34 96 38 94 45C92 52 92 58 86 62C80 66 76 72 68 72C61 72 56 76 50 72C44 68 36 68 33 61C30 55 25 51 27 44C29 38 27 31 32 26C37 21 38 15 46 14C52 14 54 10 60 10Z'),
      white(disc(60, 42, 22), 1.3),
      white(disc(60, 42, 18.5), 0.7),
      at(60, 44, 0.95, cut('M-9-14H9V-3H-9ZM-15-3H15V0H-15ZM-7 0H7C7 6 3 8 0 8S-7 6-7 0ZM-16 16C-16 10-8 9 0 9S16 10 16 16Z')),
    ),
  START_S009: () =>
    scene(
      boards(0.6, 5),
      line('M60 0C60 6 58 10 60 14', 2.4),
      over(disc(60, 56, 40)),
      over('M55 12H65V20H55Z'),
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
      line('M60 56L56 33M60 56L46 48', 2.8),
      ink(disc(60, 56, 3)),
      shine('M60 16A40 40 0 0 1 100 56H93.5A33.5 33.5 0 0 0 60 22.5Z'),
      line(disc(60, 73, 6), 1),
      line('M60 73V69', 1.2),
    ),
  START_S010: () =>
    scene(
      night(84, 1.5),
      lamp(100),
      // a hansom
      over('M34 30C44 24 62 26 66 36L70 66H36C32 56 30 40 34 30Z'),
      pale('M44 36H60L63 52H46Z'),
      at(38, 28, 0.25, shade, coat, topHat),
      over('M22 44L34 40V70H26ZM70 60H100V63H70ZM20 34L26 22L30 24L27 44H20Z'),
      over('M18 24C18 18 30 18 30 24C30 30 18 30 18 24ZM16 14H32V17H16ZM19 5H29V14H19Z'),
      over(disc(50, 76, 18)),
      white(`${disc(50, 76, 14.5)}M50 62V90M36 76H64M40 66L60 86M60 66L40 86`, 1.4),
      line('M0 95H121', 2),
      line('M28 26L96 50', 1),
    ),
};
