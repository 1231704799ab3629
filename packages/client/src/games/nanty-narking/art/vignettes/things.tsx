import {
  at,
  box,
  cut,
  disc,
  flame,
  hatch,
  ink,
  line,
  over,
  pale,
  scene,
  shine,
  white,
} from '../../../../art/vignettes/kit.tsx';

/* Things that Londoners hold, wear or stand before; in the lower right corner, toward which a sitter looks. */

/** A stick that stands out from whatever is behind it. */
export const rod = (d: string, width = 3) => scene(white(d, width + 2.4), line(d, width));
export const smoke = (x: number, y: number) =>
  scene(line(`M${x} ${y}c-6-5 5-8 0-14s5-9 1-15`, 1.3), line(`M${x + 4} ${y - 2}c-4-5 5-8 1-13`, 0.8));

export const coins = scene(
  over('m80 97v-16c0-5 23-5 23 0v16c0 5-23 5-23 0z'),
  white('m80 81c0 5 23 5 23 0m-23 5c0 5 23 5 23 0m-23 5c0 5 23 5 23 0m-23 5c0 5 23 5 23 0', 1),
);
export const broom = scene(
  rod('m105 28-22 60', 3.4),
  over('m77 82 14 5-3 16h-21z'),
  white('m77 90-5 11m10-8-3 9m8-7-1 8', 0.8),
);
export const book = scene(
  pale('m73 76 15 4 16-4v21l-16 4-15-4z'),
  line('m88 80v21m-12-20 9 2.4m-9 2 9 2.4m-9 2 9 2.4m16-11.2-10 2.4m10 2-10 2.4m10 2-10 2.4', 0.8),
);
export const quill = scene(
  pale('m83 95c1-18 7-33 20-45 3 17-3 33-16 43z'),
  line('m80 102c4-19 11-36 21-49m-12 31 8-4m-6-6 8-4m-5-5 6-4', 1),
);
export const letter = scene(
  pale(box(73, 76, 31, 21)),
  line('m73 76 15.5 12 15.5-12m-31 21 11-10m20 10-11-10', 1.1),
  ink(disc(88.5, 88, 3)),
);
export const bottle = scene(
  over('m86 58h7v10c5 3 6 6 6 10v23h-19v-23c0-4 1-7 6-10z'),
  cut(box(82.5, 80, 14, 11)),
  line('m85 85.5h9', 1.2),
);
export const pie = scene(
  pale('m70 86c4-10 32-10 36 0l-5 12h-26z'),
  hatch('m70 86h36l-5 12h-26z', 3),
  line('m70 86h36m-24-4 4-2m4 3 4-3m4 3 3-2', 1.4),
  smoke(90, 76),
);
export const fan = scene(
  pale('m84 99-20-20c9-14 33-14 43 0z'),
  line('m84 99-14-25m14 25-7-29m7 29 1-30m-1 30 9-29m-9 29 16-25m-36 5c9-13 33-13 43 0', 0.9),
);
export const lantern = scene(
  line('m84 72c0-9 14-9 14 0', 1.8),
  over('m81 72h20l3 6v20h-26v-20z'),
  cut(box(83, 78, 16, 16)),
  flame(91, 93, 0.65),
);
export const spade = scene(
  rod('m100 34-10 44', 3),
  pale('m80 76 20 5c0 10-6 18-14 22-6-6-8-16-6-27z'),
  line('m88 79-3 18', 1),
  rod('m95 33 11 3', 3),
);
export const bag = scene(
  line('m84 80c0-9 12-9 12 0', 2.4),
  over('m74 82c0-3 32-3 32 0l3 19h-38z'),
  white('m73 88h34m-20-2h6v5h-6z', 1.2),
);
export const bell = scene(
  over('m87 56h6v12h-6z'),
  over('m75 94c5-4 4-26 15-26s10 22 15 26z'),
  over(disc(90, 97, 3.4)),
  white('m81 89c2-5 2-15 6-18', 1),
);
export const wheel = (x: number, y: number, r: number) =>
  scene(
    pale(disc(x, y, r)),
    line(disc(x, y, r - 1.5), 3),
    line(
      [0, 1, 2, 3, 4]
        .map((n) => {
          const [a, b] = [Math.cos((n * Math.PI) / 5), Math.sin((n * Math.PI) / 5)];
          const out = (sign: number) => `${(x + sign * a * r).toFixed(1)} ${(y + sign * b * r).toFixed(1)}`;
          return `M${out(1)}L${out(-1)}`;
        })
        .join(''),
      1.4,
    ),
    ink(disc(x, y, r * 0.2)),
  );
export const gear = (x: number, y: number, r: number, teeth = 12) =>
  scene(
    over(
      `${Array.from({ length: teeth * 2 }, (_, n) => {
        const [a, b] = [(n - 0.28) * (Math.PI / teeth), (n + 0.28) * (Math.PI / teeth)];
        const reach = n % 2 === 0 ? r : r * 0.8;
        const point = (angle: number) =>
          `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
        return `${n === 0 ? 'M' : 'L'}${point(a)}L${point(b)}`;
      }).join('')}Z`,
    ),
    cut(disc(x, y, r * 0.45)),
    ink(disc(x, y, r * 0.18)),
    white(disc(x, y, r * 0.65), 0.8),
  );
export const razor = scene(
  pale('m78 62c10-4 20-12 27-22 2 8 0 16-7 22-5 5-11 8-17 9z'),
  over('m76 64 7 6-13 30c-2 3-6 1-5-3z'),
  white('m79 68-9 26', 0.9),
);
export const knife = scene(
  pale('m86 76 12-44c6 12 6 30-2 47z'),
  line('m92 76 6-38', 0.8),
  over('m82 75 17 6-1.5 4-17-6z'),
  over('m86 80 8 3-7 19h-8z'),
);
export const key = scene(
  rod('m80 98 20-36', 3.4),
  over('m86 96 7 4-2 4-7-4zm4-7 6 3.5-2 4-6-3.5z'),
  pale(disc(101, 56, 8)),
  line(disc(101, 56, 6), 3.4),
);
export const scroll = scene(
  pale('m74 66h26v30h-26z'),
  pale('m71 62h32c4 0 4 6 0 6h-32c-4 0-4-6 0-6z'),
  pale('m71 94h32c4 0 4 6 0 6h-32c-4 0-4-6 0-6z'),
  line('m78 74h18m-18 5h18m-18 5h18m-18 5h11', 0.9),
);
export const flask = scene(
  pale('m86 56h8v14l11 24c2 4-1 7-5 7h-20c-4 0-7-3-5-7l11-24z'),
  hatch('m81 82h18l6 12c2 4-1 7-5 7h-20c-4 0-7-3-5-7z', 3),
  line('m84 56h12m-15 26h18', 1.4),
  line(`${disc(88, 76, 1.6)}${disc(92, 70, 1.2)}${disc(89, 50, 1.8)}${disc(93, 45, 1.2)}`, 0.9),
);
export const bat = (x: number, y: number, size = 1) =>
  at(
    x,
    y,
    size,
    over(
      'm0 0c-2-4-1-6 0-8 1 1 3 1 4 0 1 2 2 4 0 8 6-6 14-8 22-4-4 1-6 4-6 8-4-2-7 0-8 4-3-2-6 0-10 6-4-6-7-8-10-6-1-4-4-6-8-4 0-4-2-7-6-8 8-4 16-2 22 4z',
    ),
  );
export const camera = scene(
  line('m90 84-12 18m12-18 12 18m-12-18v18', 2.2),
  over('m76 60h26v24h-26z'),
  pale(disc(102, 72, 7)),
  ink(disc(103, 72, 3.4)),
  white('m80 60v24m4-24v24m4-24v24', 0.9),
);
export const banner = scene(
  rod('m102 8-6 94', 3),
  pale('m101 12c-10-6-20 5-34-1l-3 26c14 6 24-5 34 1z'),
  line('m72 20c8 2 14-1 22 0m-23 6c8 2 14-1 22 0m-23 6c8 2 14-1 22 0', 1.6),
);
export const rose = scene(
  rod('m90 72-4 28', 1.8),
  over('m88 90c6-6 12-5 14-2-4 5-9 5-14 2zm-1-4c-6-5-11-3-13 0 4 4 9 4 13 0z'),
  pale(disc(91, 64, 9)),
  line('m91 64c-4-1-3-6 1-5 5 1 4 8-1 9-6 1-9-5-6-10 3-4 10-4 12 1', 1.2),
);
export const kite = scene(
  pale('m94 8 14 18-18 22-10-24z'),
  line('m94 8-4 40m-10-24 28 2m-18 22c4 8-6 12-2 20s-6 10-4 18', 1.1),
  ink('m88 58 5-2-1 5zm-3 12 5-2-1 5z'),
);
export const snake = scene(
  rod('m72 96c0-10 18-4 20-12s-16-8-12-18 18-4 20-14', 5),
  over('m96 54c-3-6 0-14 6-14 5 0 7 6 4 12-2 4-7 6-10 2z'),
  white('m72 96c0-10 18-4 20-12s-16-8-12-18 18-4 20-14', 0.9),
  cut(disc(102, 45, 1.3)),
  line('m104 40 3-6m-3 6 7-3', 0.9),
);
export const balloon = (x: number, y: number, size = 1) =>
  at(
    x,
    y,
    size,
    pale('m0-18c13 0 19 10 17 19-2 8-9 12-12 17h-10c-3-5-10-9-12-17-2-9 4-19 17-19z'),
    line('m0-18c-8 6-8 26-3 36m3-36c8 6 8 26 3 36m-8 0-1 8m9-8 1 8', 0.9),
    ink('m-5 26h10v6h-10z'),
  );
export const oar = scene(rod('m104 20-18 62', 3.4), pale('m80 80 11 3-4 20h-14z'), line('m84 84-5 18', 0.9));
export const compasses = scene(
  rod('m90 60-12 40m12-40 12 40', 2.6),
  over(disc(90, 58, 5)),
  white('m83 84c5-3 9-3 14 0', 1.2),
  cut(disc(90, 58, 1.6)),
);
export const cane = scene(rod('m104 102-14-44', 3), over('m84 58c0-8 12-9 13 0-4 1-9 2-13 0z'));
export const cigar = scene(rod('m75 60 13 3', 3.4), ink('m86 61.4 4 .9-.6 3.6-4-1z'), smoke(92, 58));
export const star = cut('m84 82 2.2 5 5.4-.5-3.2 4.5 3.2 4.5-5.4-.5-2.2 5-2.2-5-5.4.5 3.2-4.5-3.2-4.5 5.4.5z');
export const cudgel = scene(rod('m84 100 14-38', 5), over('m90 66c-2-10 4-20 12-20 8 2 8 14 0 24-4 3-10 1-12-4z'));
export const whip = scene(rod('m82 100 16-34', 3), line('m98 66c6-14 16-22 8-34s-18-4-12 2', 1.4));
export const handkerchief = scene(
  pale('m76 78c4-4 10 2 14-2s10 0 14-3c0 8-4 12-2 20-8-2-10 6-16 6s-8-4-12-3c4-6 1-12 2-18z'),
  line('m80 82c4 4 8 0 14 6m-14 3c5-2 8 2 12-2', 0.9),
);
export const cistern = scene(
  pale('m80 8h28v16h-28z'),
  line('m84 12h20m-20 4h20', 0.8),
  rod('m88 24v34m16-34v22', 2),
  ink('m101 46h6v8h-6z'),
);
export const punched = scene(
  pale('m74 70h30v30h-30z'),
  ink(
    [78, 84, 90, 96]
      .flatMap((x, i) => [74, 80, 86, 92].filter((_, j) => (i * 3 + j * 2) % 3 > 0).map((y) => box(x, y, 3, 4)))
      .join(''),
  ),
);
/** The regions of a skull in phrenology. */
export const bumps = scene(
  line('m44 44c4-3 8-2 10 2m-8-10c5-2 9 0 10 4m2-13c-1 6 2 9 6 10m4-13c-2 5 0 9 6 9m-18 9c4-1 8 0 8 3', 0.9),
  line('m45 52c3-2 6-2 8 0', 0.9),
);
export const domino = scene(
  over('m60 40c5-2 12-3 16 0 1 4-1 9-5 9-4 1-7-2-11-3z'),
  line('m60 42-15 2', 1.4),
  cut('m67 44.5c2-1.5 4-1.5 5.5 0-1.5 1.5-4 1.5-5.5 0z'),
);
export const policeHelmet = scene(
  over('m41 40c-2-15 4-30 18-31 13 0 18 13 18 27 4 1 7 3 8 5-14-4-29-4-45 2-3 0-3-3 1-3z'),
  white('m41.5 35c10-3 24-3 35-1', 1.2),
  white('m68 18 1.5 3.5 3.8-.3-2.3 3 2.3 3-3.8-.3-1.5 3.5-1.5-3.5-3.8.3 2.3-3-2.3-3 3.8.3z', 0.9),
  ink('m56 9 3-4 3 4z'),
);
export const brassHelmet = scene(
  pale('m40 42c-2-16 6-25 19-25 12 0 18 8 18 19 4 1 9 3 10 6-15-4-30-4-47 0z'),
  over('m44 30c0-14 10-20 18-16 6 2 10 8 10 12-8-4-18-4-28 4z'),
  hatch('m41 40c-1-6 1-12 5-15l6 12z', 2),
  line('m41 37c10-3 25-3 36-1', 1.2),
);
export const bonnet = scene(
  over('m47 62c-12-6-16-22-9-33 8-12 26-13 35-4 4 4 6 9 6 13-8-5-15-4-20 1-4 5-7 13-12 23z'),
  white('m43 54c-3-10 2-20 12-25m-8 28c-2-8 3-17 12-23m-3-11c8-2 15 0 20 6', 0.8),
  over('m46 66c4 4 10 6 16 6l-4 6-8 8-4-4 4-5c-3-2-5-6-4-11z'),
);
export const shawl = scene(
  over('m44 68c-12 6-28 12-34 33h40l14-30c-6 4-14 3-20-3zm22 4c14 4 30 10 36 29h-44z'),
  shine('m66 72c14 4 30 10 36 29h-26z'),
  white('m14 98 6 3m0-10 6 4m68 6 6-3m-12-7 6-4', 1),
);
