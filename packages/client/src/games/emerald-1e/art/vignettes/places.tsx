import { blouse, coat } from '../../../../art/vignettes/bodies.tsx';
import { bowler, fullBeard, man, shade, shortHair, wildHair } from '../../../../art/vignettes/heads.tsx';
import {
  at,
  box,
  cut,
  disc,
  dusk,
  flame,
  ground,
  halo,
  hatch,
  ink,
  line,
  over,
  pale,
  rays,
  type Scenes,
  scene,
  sea,
  shine,
  white,
} from '../../../../art/vignettes/kit.tsx';

const windows = (x: number, y: number, across: number, down: number, dx: number, dy: number) =>
  cut(
    Array.from({ length: across * down }, (_, n) =>
      box(x + (n % across) * dx, y + Math.floor(n / across) * dy, 2, 3.6),
    ).join(''),
  );
const leaf = (x: number, y: number, turn: number, size = 1) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
    <path d="M0 0C-7-6-7-18 0-26C7-18 7-6 0 0Z" fill="currentColor" />
    <path d="M0-2V-22M0-8l4-4M0-8l-4-4M0-14l3-3M0-14l-3-3" fill="none" stroke="var(--p)" strokeWidth="0.9" />
  </g>
);

/** Scenes of the 1st edition only: three cities and a poet. */
export const places: Scenes = {
  MORRIS: () =>
    scene(
      hatch(box(0, 0, 120, 100), 1),
      // his own wallpaper
      line('M8 100C4 70 20 60 14 34S26 10 20 0M112 100c4-30-12-40-6-66s-12-24-6-34', 1.4),
      leaf(12, 84, -50),
      leaf(18, 62, 40),
      leaf(13, 42, -46),
      leaf(20, 22, 44, 0.8),
      leaf(108, 84, 50),
      leaf(102, 62, -40),
      leaf(107, 42, 46),
      leaf(100, 22, -44, 0.8),
      at(2, 2, 0.98, man, blouse, wildHair, fullBeard),
    ),
  CITY_WASHINGTON: () =>
    scene(
      dusk(80),
      ground(92),
      // the dome, and one who presides over it
      over('m34 54c0-18 10-28 26-28s26 10 26 28z'),
      white('m42 54c0-14 4-22 10-26m8-2v28m18 0c0-14-4-22-10-26', 0.9),
      over('m55 26v-8h10v8zm2-8c0-4 6-4 6 0zm2-4v-8h2v8z'),
      over('m28 54h64v6h-64zm4 6h56v8h-56z'),
      over('m4 68h112v22h-112z'),
      windows(10, 72, 16, 2, 6.6, 8),
      white('m4 70h112', 1),
      over('m36 68 24-9 24 9z'),
      pale('m42 70h4v20h-4zm8 0h4v20h-4zm8 0h4v20h-4zm8 0h4v20h-4zm8 0h4v20h-4z'),
      line('M60 6C46-4 30 2 24 14M60 6c14-10 30-4 36 8M60 6C50 0 38 8 36 20M60 6c10-6 22 2 24 14', 2.2),
    ),
  CITY_THE_HAGUE: () =>
    scene(
      dusk(58),
      sea(80),
      // the mill
      over('m70 36h18l6 46h-30z'),
      over('m68 36c0-8 22-8 22 0z'),
      windows(76, 50, 2, 2, 5, 12),
      line('M79 34L52 8M79 34l27-26M79 34L52 60M79 34l27 26', 2.2),
      pale('m50 14 6-6 16 16-6 6zM108 14l-6-6-16 16 6 6zM50 54l6 6 16-16-6-6zM108 54l-6 6-16-16 6-6z'),
      line('M54 12l14 14M104 12l-14 14M54 56l14-14M104 56l-14-14', 0.8),
      // gables along the canal
      over('m4 82v-28h4v-6h4v-5h6v5h4v6h4v28zm24 0v-22l10-12 10 12v22zm22 0v-18h4v-5h8v5h4v18z'),
      windows(10, 58, 3, 3, 5, 8),
      windows(32, 62, 3, 2, 5, 9),
      windows(54, 68, 2, 1, 5, 8),
    ),
  CITY_ZURICH: () =>
    scene(
      rays(92, 18, 12, 24, 1.2),
      // the lake under the mountains
      pale('M-4 66L22 26l14 20 20-34 24 40 14-16 32 34z'),
      hatch('M22 26l14 40H-4ZM56 12l10 54H36l-2-20ZM94 36l8 30H80l-2-14Z', 2),
      line('M14 38l6 4 4-6 6 6M46 28l8 6 6-7 8 6', 1),
      sea(68),
      // two towers and a banker's safe
      over('m14 66v-30h12v30zm18 0v-30h12v30z'),
      over('m13 36c0-8 3-12 7-16 4 4 7 8 7 16zm18 0c0-8 3-12 7-16 4 4 7 8 7 16z'),
      line('M20 20v-6M38 20v-6', 1.2),
      windows(18, 42, 1, 3, 4, 8),
      windows(36, 42, 1, 3, 4, 8),
      over(box(66, 58, 34, 34)),
      white('M69 61h28v28H69Z', 1),
      cut(disc(83, 75, 8)),
      ink(disc(83, 75, 5)),
      line('M83 64v22M72 75h22', 1.4),
    ),
};

/** Permanent effects and markers: signs rather than sights. */
export const signs: Scenes = {
  PE_NETWORK: () =>
    scene(
      halo(60, 50, 42),
      line(
        'M60 50L22 22M60 50l40-30M60 50L18 74M60 50l42 26M60 50v-38M60 50v40M22 22L60 12l40 8M18 74l42 16 42-14M22 22l-4 52M100 20l2 56',
        1.3,
      ),
      over(
        `${disc(60, 50, 9)}${disc(22, 22, 6)}${disc(100, 20, 6)}${disc(18, 74, 6)}${disc(102, 76, 6)}${disc(60, 12, 6)}${disc(60, 90, 6)}`,
      ),
      cut(
        `${disc(60, 50, 4)}${disc(22, 22, 2.4)}${disc(100, 20, 2.4)}${disc(18, 74, 2.4)}${disc(102, 76, 2.4)}${disc(60, 12, 2.4)}${disc(60, 90, 2.4)}`,
      ),
    ),
  PE_PATRON: () =>
    scene(
      halo(58, 40, 40),
      // a hand lets fall what it can spare
      over(
        'm0 22c20-6 34-8 48-2 12 5 24 10 32 18 3 4-2 7-7 5l-18-7 18 12c3 4-1 7-5 6L46 44l16 12c2 4-2 6-6 4L38 48l12 12c1 4-3 5-6 3L24 46 0 52z',
      ),
      white('m2 28c18-6 30-6 44 0m-44 14 22-4', 1),
      pale(disc(80, 62, 8)),
      line(`${disc(80, 62, 5.4)}M80 58.500v7`, 1),
      pale(disc(62, 74, 8)),
      line(`${disc(62, 74, 5.4)}M62 70.500v7`, 1),
      pale(disc(94, 84, 8)),
      line(`${disc(94, 84, 5.4)}M94 80.500v7`, 1),
      pale(disc(72, 92, 8)),
      line(`${disc(72, 92, 5.4)}M72 88.500v7`, 1),
    ),
  PE_RAILWAYS: () =>
    scene(
      dusk(62),
      ground(66),
      line('M60 62L-10 110M60 62l70 48', 2.4),
      line('M52 68h16M44 74h32M34 81h52M22 89h76M6 98h108', 1.8),
      // the night express
      over('m42 62v-26c0-10 8-16 18-16s18 6 18 16v26z'),
      pale(disc(60, 38, 9)),
      rays(60, 38, 12, 16, 0.7),
      ink(disc(60, 38, 4)),
      over('m40 60h40v6H40zm12-46h16l-3 8H55zm-14 44-6 8h56l-6-8z'),
      white('m46 54h28m-26-6h24', 1),
      pale('M60 12c-10-2-12-10-4-12 2-8 16-8 18-2 10-2 14 8 6 12 2 6-8 8-12 4z'),
    ),
  PE_ALIENIST: () =>
    scene(
      hatch(box(0, 0, 120, 100), 1),
      at(-6, 0, 1, man, coat, shortHair, bowler),
      // the watch that swings
      line('M104 4C98 30 90 44 92 58', 1.4),
      line('M104 4C110 30 116 44 112 56', 0.7),
      over(disc(92, 70, 13)),
      cut(disc(92, 70, 10)),
      line(`${disc(92, 70, 10)}M92 62v8l6 4M92 61.500v2M92 76.500v2M83.500 70h2M98.500 70h2`, 1.2),
      over('m89 54h6v5h-6z'),
    ),
  PE_BODYGUARDS: () =>
    scene(
      boardsOf(),
      at(-34, 6, 0.98, shade, coat, bowler),
      at(34, 6, 0.98, shade, coat, bowler),
      shine('M4 96c4-18 14-24 26-26v30Z'),
      shine('M116 96c-4-18-14-24-26-26v30Z'),
      at(0, 20, 0.84, man, coat, shortHair),
    ),
  SANE: () =>
    scene(
      halo(60, 46, 34),
      over('m44 92h32v8h-32zm6-10h20v10h-20zm-2-30h24l-4 30h-16z'),
      pale('m44 24h32l-4 28h-24z'),
      line('M44 24c0-10 32-10 32 0M60 17v-9', 1.6),
      flame(60, 50, 1.2),
      over('m40 52h40v4h-40z'),
    ),
  MAD: () =>
    scene(
      rays(60, 50, 34, 36, 2.6),
      pale(disc(60, 50, 32)),
      line('M61 52c4-5-2-12-9-9-9 4-8 17 1 21 13 6 26-5 26-18 0-17-18-28-34-23-20 7-28 30-18 48 8 13 23 19 38 16', 3),
      line('M84 20l-8 12 9 4-10 12M28 84l6-10', 1.6),
    ),
};

function boardsOf() {
  return line(Array.from({ length: 20 }, (_, n) => `M${n * 6 + 2} 0V100`).join(''), 0.6);
}
