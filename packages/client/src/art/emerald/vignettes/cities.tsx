import type { Scenes } from '../../vignettes/kit.tsx';
import {
  at,
  box,
  cut,
  disc,
  dusk,
  ground,
  halo,
  hatch,
  ink,
  line,
  moon,
  over,
  pale,
  rays,
  scene,
  sea,
  white,
} from '../../vignettes/kit.tsx';

/** Windows: paper slits in rows. */
const windows = (x: number, y: number, across: number, down: number, dx = 6, dy = 8, w = 2.2, h = 4) =>
  cut(
    Array.from({ length: across * down }, (_, n) =>
      box(x + (n % across) * dx, y + Math.floor(n / across) * dy, w, h),
    ).join(''),
  );
const onion = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    over('m0-34c0 6 3 8 8 14 6 7 4 16-2 20h-12c-6-4-8-13-2-20 5-6 8-8 8-14z'),
    white('m-2-26c-6 10-6 20-1 26m5-26c6 10 6 20 1 26m-3-28v28', 0.9),
    line('m0-34v-12m-4 5h8m-7 3 6 2', 1.6),
    over('m-6 0h12v30h-12z'),
  );
const minaret = (x: number, top: number) =>
  scene(
    over(
      `M${x} ${top - 14}L${x + 3} ${top}H${x - 3}ZM${x - 3} ${top}h6V90h-6ZM${x - 5} ${top + 14}h10v3h-10ZM${x - 4.5} ${top + 36}h9v2.5h-9Z`,
    ),
    white(`M${x + 1} ${top + 4}V88`, 0.7),
  );

export const cities: Scenes = {
  CITY_BERLIN: () =>
    scene(
      dusk(84),
      ground(88),
      // the gate
      over('m12 36h96v8h-96zm4-6h88v6h-88zm14-6h60v6h-60z'),
      over(
        'm14 44h12v42h-12zm20 0h8v42h-8zm14 0h7v42h-7zm17 0h7v42h-7zm13 0h8v42h-8zm16 0h12v42h-12zm-86 42h104v5h-104z',
      ),
      white('m18 46v38m4-38v38m16-38v38m14-38v38m17-38v38m13-38v38m16-38v38m4-38v38m-86-44h88m-72-13h56', 0.8),
      // four horses and a goddess
      over(
        'm34 24c0-8 4-12 8-14l-1-4 3 2c4 2 5 6 4 8l-2-1-1 9zm12 0c0-8 4-12 8-14l-1-4 3 2c4 2 5 6 4 8l-2-1-1 9zm28 0c0-8-3-12-7-14l1-4-3 2c-4 2-5 6-4 8l2-1 1 9zm12 0c0-8-4-12-8-14l1-4-3 2c-4 2-5 6-4 8l2-1 1 9z',
      ),
      over('m57 12c0-6 2-8 3-8s3 2 3 8l-1 8h-4z'),
      line('m66-2v18m-4-14h8', 1.6),
    ),
  CITY_CAIRO: () =>
    scene(
      rays(92, 22, 14, 40, 2),
      pale(disc(92, 22, 12)),
      // pyramids
      over('m-6 82 40-56 40 56z'),
      cut('m34 26 40 56h-28z'),
      hatch('m34 26 40 56h-28z', 1),
      line('m34 26 40 56h-28z', 1.2),
      over('m52 82 24-34 24 34z'),
      cut('m76 48 24 34h-17z'),
      line('m76 48 24 34h-17z', 1.2),
      minaret(108, 50),
      over('m96 92c0-12 4-18 12-18s12 6 12 18z'),
      ink('m0 82h121v8h-121z'),
      sea(91, 1.4),
      // a felucca
      over('m20 92c6 6 20 6 26 0zm13-1v-25l1 25zm1-25c10 8 12 18 11 23h-10z'),
    ),
  CITY_CONSTANTINOPLE: () =>
    scene(
      dusk(80),
      moon(22, 18, 9),
      cut(disc(26, 15.5, 9)),
      over('m8 82v-16h14c0-10 8-14 14-14 2-14 12-22 24-22s22 8 24 22c6 0 14 4 14 14h14v16z'),
      white('m36 53c8-3 40-3 48 0m-46-7c8-3 36-3 44 0m-60 20h76m-38-35v13m-10-11-4 12m24-12 4 12', 0.9),
      windows(41, 55, 7, 1, 5.5, 6, 2.4, 5),
      windows(27, 71, 12, 1, 6, 6, 2.6, 6),
      line('m60 30v-12', 1.6),
      over('m57 18a4 4 0 1 0 6 0 3.2 3.2 0 0 1-6 0z'),
      minaret(14, 36),
      minaret(106, 36),
      minaret(30, 30),
      minaret(90, 30),
      ink('m0 82h121v5h-121z'),
      sea(88, 1.3),
      over('m68 94c6 6 24 6 30 0zm14-1v-15l12 14z'),
    ),
  CITY_LONDON: () =>
    scene(
      // fog, in bands
      dusk(90),
      cut('m0 44c20-6 40 6 60 0s40-6 61 2v8c-21-6-41 4-61-2s-40-2-60 2zm0 22c30-6 60 4 121-4v8c-41 6-81-2-121 4z'),
      // the clock tower
      over('m78 101v-63h24v63zm-2-67h28v6h-28zm4 0v-16h20v16zm-2-16 12-22 12 22z'),
      pale(disc(90, 27, 7.5)),
      line('m90 27v-6m0 6 4 2', 1.6),
      white('m82 44v54m4-54v54m4-54v54m4-54v54m4-54v54m-19-42h22m-22 16h22', 0.7),
      // the palace, and the dome of St Paul's behind
      over('m8 76v-14h4c0-14 6-20 14-22v-6h4v6c8 2 14 8 14 22h4v14z'),
      white('m14 60h28m-22-16c-3 6-4 10-4 16m20-16c3 6 4 10 4 16m-12-18v18', 0.8),
      over('m0 92v-18h6v-4h2v4h12v-4h2v4h12v-4h2v4h12v-4h2v4h12v-4h2v4h14v18z'),
      windows(4, 79, 12, 1, 6, 6, 2.4, 6),
      ink('m0 90h121v3h-121z'),
      sea(94, 1.3),
    ),
  CITY_MADRID: () =>
    scene(
      rays(60, 20, 16, 44, 2.2),
      pale(disc(60, 20, 13)),
      // the gate of Alcalá
      over('m6 90v-38h28v-8h52v8h28v38zm32-46v-8h44v8zm12-8c2-8 18-8 20 0zm-46 12h112v5h-112z'),
      cut(
        'm50 90v-24a10 10 0 0 1 20 0v24zm-20 0v-20a6.5 6.5 0 0 1 13 0v20zm47 0v-20a6.5 6.5 0 0 1 13 0v20zm-65 0v-18h10v18zm86 0v-18h10v18z',
      ),
      hatch('m50 90v-24a10 10 0 0 1 10-10v34zm-20 0v-20a6.5 6.5 0 0 1 6-7v27zm47 0v-20a6.5 6.5 0 0 1 6-7v27z', 2),
      white('m8 56h104m-76-9h48m-58 11v30m21-30v30m27-30v30m20-30v30m-82-24h10m76 0h10', 0.9),
      over('m40 44c-2-6 2-10 4-8 2 2 0 6 0 8zm40 0c2-6-2-10-4-8-2 2 0 6 0 8z'),
      ink('m0 90h121v3h-121z'),
      ground(95),
    ),
  CITY_PARIS: () =>
    scene(
      halo(60, 50, 50, 1.5),
      // Our Lady, two towers and a rose
      over('m26 88v-66h22v18h24v-18h22v66zm-2-48h72v4h-72zm0 20h72v4h-72zm0-41h26v5h-26zm46 0h26v5h-26z'),
      cut('m30 27h5v12h-5zm9 0h5v12h-5zm37 0h5v12h-5zm9 0h5v12h-5z'),
      pale(disc(60, 52, 8.5)),
      line(`${disc(60, 52, 3)}M60 43.5V60.5M51.5 52H68.5M54 46L66 58M66 46L54 58`, 1),
      cut('m32 58v-8a4 4 0 0 1 8 0v8zm48 0v-8a4 4 0 0 1 8 0v8z'),
      cut('m30 88v-12a6 6 0 0 1 12 0v12zm23 0v-14a7 7 0 0 1 14 0v14zm25 0v-12a6 6 0 0 1 12 0v12z'),
      hatch('m30 88v-12a6 6 0 0 1 6-6v18zm23 0v-14a7 7 0 0 1 7-7v21zm25 0v-12a6 6 0 0 1 6-6v18z', 3),
      white('m27 42h66m-66 20h66m-67 5h68m-44-37v8m20-8v8', 0.8),
      over('m58 40 2-30 2 30z'),
      ink('m0 88h121v4h-121z'),
      sea(93, 1.3),
      // a gargoyle looks on
      over('m121 30c-9-2-17 2-23 0-4-2-6 2-2 5-4 3-2 6 2 5 6 4 14 6 23 6zm-17 0-2-6 6 4z'),
      cut(disc(100, 33.5, 1)),
    ),
  CITY_ROME: () =>
    scene(
      dusk(82),
      // the dome
      over('m34 60v-12c0-20 12-30 23-32v-6h-1v-3h8v3h-1v6c11 2 23 12 23 32v12z'),
      line('m60 7v-9m-3 4h6', 1.6),
      white(
        'm38 46c0-14 8-24 18-27m-7 27c0-12 4-22 9-27m2-1v28m11 0c0-12-4-22-9-27m20 27c0-14-8-24-18-27m-30 29h52',
        1,
      ),
      windows(38, 51, 8, 1, 5.8, 6, 2.8, 6),
      over('m8 90v-28h104v28zm-2-32h108v5h-108zm38 0 16-8 16 8z'),
      white(
        'm14 66v22m8-22v22m8-22v22m8-22v22m8-22v22m8-22v22m12-22v22m8-22v22m8-22v22m8-22v22m8-22v22m8-22v22m-56-31 10-4 10 4',
        1,
      ),
      cut('m56 90v-16h8v16z'),
      // the obelisk
      over('m100 101 2-61 2-6 2 6 2 61z'),
      line('m104 34v-7m-2 3h5', 1.4),
      ground(93),
    ),
  CITY_ST_PETERSBURG: () =>
    scene(
      dusk(84),
      onion(60, 46, 1.1),
      onion(36, 58, 0.75),
      onion(84, 58, 0.75),
      onion(18, 70, 0.55),
      onion(102, 70, 0.55),
      over('m10 92v-18h100v18zm34-18c0-10 32-10 32 0z'),
      cut(
        'm53 92v-12a7 7 0 0 1 14 0v12zm-33 0v-10a4 4 0 0 1 8 0v10zm14 0v-10a4 4 0 0 1 8 0v10zm44 0v-10a4 4 0 0 1 8 0v10zm14 0v-10a4 4 0 0 1 8 0v10z',
      ),
      white('m12 77h96', 0.8),
      // snow
      cut(
        (
          [
            [12, 14],
            [28, 30],
            [46, 12],
            [76, 20],
            [94, 10],
            [108, 30],
            [16, 46],
            [100, 48],
            [72, 4],
            [34, 6],
            [6, 62],
            [114, 58],
          ] as const
        )
          .map(([x, y]) => disc(x, y, 1.7))
          .join(''),
      ),
      pale('m0 92c20-6 40 2 60-1s40-3 61 2v8h-121z'),
    ),
  CITY_VIENNA: () =>
    scene(
      halo(52, 44, 50, 1.5),
      // the south tower and the patterned roof of St Stephen's
      over('m40 92v-42l3-2 2-14 2-2 5-38 5 38 2 2 2 14 3 2v42zm-4-38 4-10v48h-4zm32 0-4-10v48h4z'),
      white('m52 6v38m-4-10 4-4 4 4m-12 16 8-10 8 10m-16 12 8-10 8 10m-16 4v24m16-24v24m-22-32v32m28-32v32', 0.9),
      cut('m48 74a4 5 0 0 1 8 0v10h-8z'),
      over('m68 62 8-22h36l9 22v30h-53z'),
      white('m73 58 6-14m-7 16 6-6 6 6 6-6 6 6 6-6 6 6 6-6m-37-4 6-6 6 6 6-6 6 6 6-6 5 6m-44 13h52', 1),
      cut('m76 88v-14a4 5 0 0 1 8 0v14zm16 0v-14a4 5 0 0 1 8 0v14zm16 0v-14a4 5 0 0 1 8 0v14z'),
      over('m-2 92v-22l14-10 14 10v22z'),
      windows(2, 74, 4, 2, 6, 8, 2.6, 4),
      ink('m0 91h121v3h-121z'),
      // a fiacre's lamp, and a waltz
      line('m8 18v14m0-14 12-3v14', 1.8),
      ink('M8 32a3.5 2.6 0 1 1-.1-.5ZM20 29a3.5 2.6 0 1 1-.1-.5Z'),
      ground(96),
    ),
};
