import type { Scenes } from '../../vignettes/kit.tsx';
import {
  at,
  disc,
  flame,
  hatch,
  ink,
  line,
  over,
  pale,
  rays,
  scene,
  shine,
  tentacle,
  white,
} from '../../vignettes/kit.tsx';

export const identities: Scenes = {
  IDENTITY_LOYALIST: () =>
    scene(
      rays(60, 46, 40, 64, 2),
      // the emerald, crowned, held up from below
      at(
        6,
        15,
        0.9,
        pale('m40 14h40l20 24-40 48-40-48z'),
        ink('m40 14 8 24h-28zm40 0-8 24h28zm-32 24 12 48 12-48z'),
        hatch('m20 38h28l12 48z', 2),
        hatch('m48 38-8-24h40l-8 24z', 1),
        line('m20 38h80m-60-24 8 24 12-24 12 24 8-24m-32 24 12 48 12-48', 1.4),
        white('m48 38 12 48 12-48', 1.2),
        over('m46 9-5-17 11 8 8-12 8 12 11-8-5 17z'),
        white('m47 6h26', 1.2),
      ),
      tentacle('m14 101c-12-17 16-27 4-47', 7),
      tentacle('m38 101c-12-9 8-21 2-35', 6),
      tentacle('m82 101c12-9-8-21-2-35', 6),
      tentacle('m106 101c12-17-16-27-4-47', 7),
    ),
  IDENTITY_RESTORATIONIST: () =>
    scene(
      rays(60, 26, 20, 60, 2.6),
      // a torch over a crown that nobody wears
      over('m54 101-2-55h16l-2 55zm-8-63h28l-4 10h-20z'),
      white('m50 42h20m-13 8v50m5-50v50', 0.9),
      flame(58, 38, 1.8),
      over('m48 60c-2-6 4-8 8-6 4-2 10-2 14 1 4 1 4 5 2 9 2 4 0 12-4 16l-1 21h-16l-1-21c-4-4-4-14-2-20z'),
      white('m49 62c5 3 13 2 23 0m-23 7c5 3 15 2 23-1m-22 8c6 2 14 1 20-1', 1.2),
      <g transform="rotate(-24 24 88)">
        {over('m8 98-4-20 10 8 6-12 6 10 2 14z')}
        {white('m10 94h16', 1.2)}
      </g>,
      <g transform="rotate(20 96 90)">
        {over('m88 98 2-14 8-10 6 12 10-8-4 20z')}
        {white('m90 94h19', 1.2)}
      </g>,
      over(`${disc(38, 94, 2.5)}${disc(80, 96, 2)}`),
      shine('m52 46h6l0 14h-6z'),
    ),
};
