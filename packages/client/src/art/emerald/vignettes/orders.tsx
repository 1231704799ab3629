import { coat } from '../../vignettes/bodies.tsx';
import { man, thinHair } from '../../vignettes/heads.tsx';
import type { Scenes } from '../../vignettes/kit.tsx';
import {
  at,
  candle,
  cut,
  disc,
  dusk,
  flame,
  halo,
  hatch,
  ink,
  line,
  night,
  over,
  pale,
  rays,
  scene,
  shine,
  turned,
  white,
} from '../../vignettes/kit.tsx';

const wing = scene(
  over(
    'm56 46c-8-16-22-24-42-26 4 6 6 8 10 10-6 0-12 0-16 2 6 5 10 6 16 7-6 2-10 4-14 8 8 1 12 0 18-1-4 4-6 8-8 13 8-2 12-5 16-8-2 5-2 9-2 14 8-5 14-9 20-7z',
  ),
  white('m50 44c-10-10-20-16-28-19m26 23c-10-8-20-12-30-13m28 17c-10-6-18-8-26-7', 0.9),
);
const eagleHead = over('m56 36c-6-6-12-14-8-21 2-6 10-7 12-1l2 16zm-9-22-11 3c4 4 8 4 12 3z');
const torch = (x: number, y: number, size = 1) =>
  scene(at(x, y, size, over('m-3 0 1 34h4l1-34zm-3-4h12l-2 6h-8z')), flame(x, y - 4 * size, size));
const raised = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    over('m-6 60 1-46c-5-4-5-14-2-17 2-5 6-3 6-2 1-3 6-2 6 1 2-3 6-1 6 3 2 5 0 11-5 15l2 46z'),
    white('m-1-4v7m6-6v6m-12 1c4 3 10 3 14 0m-12 10h11', 1.4),
  );

/** Secret police, sworn brotherhoods, and the people. */
export const orders: Scenes = {
  OKHRANA: () =>
    scene(
      halo(60, 48, 46),
      // a seal of our own: the bird of two minds, with a keyhole for a heart
      wing,
      turned(wing),
      eagleHead,
      turned(eagleHead),
      white('m51 15h0m18 0h0', 2.4),
      over('m60 26c12 4 18 18 14 34-2 10-8 16-14 26-6-10-12-16-14-26-4-16 2-30 14-34z'),
      over('m52 74-12 18 6-2 2 6 6-6 6-12 6 12 6 6 2-6 6 2-12-18z'),
      white('m60 30c9 4 14 16 11 29-2 8-7 13-11 20-4-7-8-12-10-20-4-13 1-25 10-29z', 1),
      cut('m60 42a6.5 6.5 0 0 1 4 12l2 12h-12l2-12a6.5 6.5 0 0 1 4-12z'),
      over('m52 8 3-6 5 4 5-4 3 6z'),
    ),
  SOCIETY_OF_LEOPOLD: () =>
    scene(
      night(100, 1.5),
      cut('m60 2 56 99h-112z'),
      hatch('m60 2 56 99h-112z', 1),
      // an inquisitor and his light
      over('m54 22c12-2 22 8 22 24 0 12 8 20 16 30 6 8 8 16 9 25h-82c1-13 7-25 15-35 4-8 0-18 4-30 2-8 8-13 16-14z'),
      cut('m58 34c9 0 14 8 13 18-1 8-7 11-12 9-7-4-9-23-1-27z'),
      ink('m60 36c7 1 11 8 10 16-1 7-6 10-10 8-5-4-7-22 0-24z'),
      white('m66 46h4m-28-6c-2 12 2 20-4 28m14-2c-6 10-8 22-8 35m20-35c6 10 8 22 8 35', 1),
      shine('m78 66c12 10 20 22 22 35h-16c0-13-2-25-6-35z'),
      over('m56 74h6v8h8v6h-8v13h-6v-13h-8v-6h8z'),
      cut('m58 76h3v8h8v3h-8v14h-3v-14h-8v-3h8z'),
      torch(98, 40, 1.3),
      over('m90 62c-2-6 14-8 16 0 1 6-2 14-4 20l-14-2z'),
    ),
  BLACK_HAND: () =>
    scene(
      rays(60, 54, 36, 48, 1.8),
      over(
        'm42 96c-2-12-8-20-16-30-6-8-14-14-11-19 4-4 12 1 18 8 2 2 3 2 3-1l-3-34c0-8 9-8 10 0l3 26c0 2 2 2 2 0l1-35c1-8 10-8 11 0l1 35c0 2 2 2 2 0l4-32c1-8 10-6 9 2l-3 32c0 2 2 3 3 1l8-23c3-7 11-4 9 3-5 15-7 29-9 41-2 12-4 18-4 26z',
      ),
      white(
        'm42 62c8-6 24-6 36 0m-34 10c8-8 16-6 22 6m-16 6c4-10 4-18 0-26m-13-28 4 0m10-6h6m12 4 5 1m12 7 5 2m-55 4 6-1m8-5h8m9 4 6 1m10 3 5 1',
        1.2,
      ),
      over('m36 92h50v9h-50z'),
      cut('m61 68c5 0 8 3 8 7 0 3-2 4-2 6h-12c0-2-2-3-2-6 0-4 3-7 8-7z'),
      ink('M58 74a1.8 1.8 0 1 0 .1 0M64 74a1.8 1.8 0 1 0 .1 0'),
    ),
  PEOPLES_WILL: () =>
    scene(
      rays(60, 100, 60, 64, 3),
      raised(24, 50, 0.8),
      raised(96, 46, 0.8),
      raised(44, 34, 0.95),
      raised(78, 36, 0.9),
      raised(60, 16, 1.15),
      // and their heads
      over(
        'm-2 101v-17c6-4 8-6 8-10a7 7 0 1 1 12 2c2 4 8 6 10 10 2-4 6-6 6-10a7 7 0 1 1 12 1c2 3 6 5 8 8 0-4 2-6 2-10a7 7 0 1 1 12 2c2 3 6 5 8 8 2-3 4-5 4-9a7 7 0 1 1 12 1c2 3 6 5 8 8 0-4 2-6 2-9a7 7 0 1 1 12 1c2 3 8 5 8 7v17z',
      ),
      white('m2 90c8-6 16-6 22 2m8 0c6-8 14-8 20 0m6 0c4-8 12-8 18 0m6 0c4-8 10-8 16 0m6 0c4-6 10-6 16-2', 0.9),
    ),
  HOLY_BROTHERHOOD: () =>
    scene(
      rays(60, 34, 22, 56, 1.6),
      // three bars, over a drawn sword
      over('m56 4h8v10h10v6h-10v8h22v8h-22v16l14 6-3 6-11-5v13h-8v-17l-11-5 3-6 8 3v-11h-22v-8h22v-8h-10v-6h10z'),
      white('m60 7v62m-11-52h22m-34 15h46m-35 16 25 12', 0.9),
      // two kneeling hoods
      ...[0, 1].map((n) =>
        at(
          n ? 120 : 0,
          0,
          1,
          <g transform={n ? 'scale(-1 1)' : undefined}>
            {over(
              'm24 52c10-2 16 4 16 12 0 6 4 10 10 14l6 6c0 4-4 6-8 4l-4-2c2 6 2 10 2 15h-44c2-13 8-23 12-31 2-8 2-16 10-18z',
            )}
            {cut('m36 62c2 4 2 8-2 9-3-2-3-7 2-9z')}
            {white('m22 62c-2 12-8 22-10 36m18-24c-2 8-2 18 0 25', 1)}
          </g>,
        ),
      ),
      candle(60, 84),
    ),
  VAMPIRES: () =>
    scene(
      dusk(100),
      cut(disc(60, 36, 32)),
      line(disc(60, 36, 32), 1.4),
      hatch('m36 16c-6 24 8 46 34 50-20 4-40-8-42-28 0-10 3-17 8-22z', 1),
      // a collar like wings
      over(
        'm60 98c-20 0-34 3-54 3 4-17 8-29 6-57 10 6 22 14 30 26 6 6 30 6 36 0 8-12 20-20 30-26-2 28 2 40 6 57-20 0-34-3-54-3z',
      ),
      white('m16 52c4 16 2 32-2 46m10-42c6 14 6 28 4 43m76-47c-4 16-2 32 2 46m-10-42c-6 14-6 28-4 43', 1),
      pale('m44 44c-2-16 6-24 16-24 10 0 18 8 16 24-1 12-8 26-16 30-8-4-15-18-16-30z'),
      ink('m43 44c-3-18 5-29 17-29 12 0 20 11 17 29-2-8-5-12-9-13-4 2-7 7-8 11-1-4-4-9-8-11-4 1-7 5-9 13z'),
      ink('m48 45c3-3 7-2 9 1-3 2-7 2-9-1zm24 0c-3-3-7-2-9 1 3 2 7 2 9-1z'),
      cut(`${disc(53, 45.5, 1)}${disc(67, 45.5, 1)}`),
      line('m47 41 10 3m16-3-10 3m-3 4v6l-2 2', 1.2),
      ink('m51 60c5-2 13-2 18 0-3 5-6 6-9 6s-6-1-9-6z'),
      cut('m54 61h3l-1 6zm9 0h3l-2 6z'),
      hatch('m45 50c3 10 9 19 15 23v-13c-6-2-12-5-15-10z', 2),
      ink(
        'm14 22c3-4 5-3 6-1 1-2 3-3 6 1-3-1-4 1-6 3-2-2-3-4-6-3zm82-10c3-4 5-3 6-1 1-2 3-3 6 1-3-1-4 1-6 3-2-2-3-4-6-3z',
      ),
    ),
  ZOMBIES: () =>
    scene(
      dusk(84),
      cut(disc(98, 22, 15)),
      line(disc(98, 22, 15), 1.3),
      ink('m0 84c30-8 90-6 121-10v27h-121z'),
      over('m4 54h5v9h8v5h-8v20h-5v-20h-8v-5h8zm96 4h4v7h6v4h-6v15h-4v-15h-6v-4h6z'),
      at(-14, 2, 1, man, coat, thinHair),
      // what is left of him
      over(disc(55, 48, 4)),
      cut(disc(55, 48, 1.2)),
      over('m46 58c4-2 10-1 14 2l1 4c-5 3-12 2-15-1z'),
      cut('m48 59h2v5h-2zm4 0h2v6h-2zm3 1h2v5h-2zm3 1h2v3h-2z'),
      line('m34 32 6 8m-2-9-5 7m-3 18 6 6', 1.2),
      white('m22 84 4 6 3-5 3 8m38-3 4 4 4-6', 1.2),
      // the arm that asks for you
      over('m62 101c4-13 18-23 34-31l8 12c-12 6-20 12-24 19z'),
      white('m72 98 5-7 2 6 5-8 3 6 5-8', 1.2),
      pale('m94 70c4-6 10-8 14-10l6-6 2 3-4 6 7-3 1 3-7 5 7 1-1 3-7 1 4 5-3 1-5-3c-2 3-4 5-6 6z'),
      line('m100 70 5 4m1-10-3 4m5 1-5 2m4 2-5 1', 0.9),
    ),
};
