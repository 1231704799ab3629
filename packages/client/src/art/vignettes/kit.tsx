import { createElement, Fragment, type ReactNode } from 'react';

/* Drawing tools for vignettes. A vignette is 120 by 100; the middle 86 columns are always visible. Ink takes the colour of
   the text and paper is var(--p). The hatchings --h1 (light) to --h3 (dark) are patterns that the frame of the drawing
   defines, and --w cuts white lines into ink. */
const path = (d: string, fill: string) => <path d={d} fill={fill} />;
const stroke = (d: string, colour: string, width: number) => (
  <path d={d} fill="none" stroke={colour} strokeWidth={width} />
);

/** A mass of ink. */
export const ink = (d: string) => path(d, 'currentColor');
/** A mass of ink in front of another: a white line runs around it. */
export const over = (d: string) => (
  <path d={d} fill="currentColor" stroke="var(--p)" strokeWidth="2" paintOrder="stroke" />
);
/** Paper. */
export const cut = (d: string) => path(d, 'var(--p)');
/** Paper with an inked outline. */
export const pale = (d: string) => <path d={d} fill="var(--p)" stroke="currentColor" strokeWidth="1.4" />;
export const line = (d: string, width = 1.2) => stroke(d, 'currentColor', width);
/** A line cut into ink. */
export const white = (d: string, width = 1) => stroke(d, 'var(--p)', width);
/** Hatching, from 1 light to 3 dark. */
export const hatch = (d: string, tone: 1 | 2 | 3 = 2) => path(d, `var(--h${tone})`);
/** White hatching on ink, where light falls. */
export const shine = (d: string) => path(d, 'var(--w)');

export const scene = (...parts: ReactNode[]) => createElement(Fragment, null, ...parts);
export const at = (x: number, y: number, size: number, ...parts: ReactNode[]) =>
  createElement('g', { transform: `translate(${x} ${y}) scale(${size})` }, ...parts);
/** The same parts, mirrored. */
export const turned = (...parts: ReactNode[]) => createElement('g', { transform: 'matrix(-1 0 0 1 120 0)' }, ...parts);

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
export const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}Z`;

const round = (n: number) => Math.round(n * 10) / 10;

/** Returns a stroke that swells from one width to another. */
function swell(x1: number, y1: number, x2: number, y2: number, w1: number, w2: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [across, up] = [(y1 - y2) / length / 2, (x2 - x1) / length / 2];
  const corner = (x: number, y: number, w: number) => `${round(x + across * w)} ${round(y + up * w)}`;
  return `M${corner(x1, y1, w1)}L${corner(x2, y2, w2)}L${corner(x2, y2, -w2)}L${corner(x1, y1, -w1)}Z`;
}

const count = <T,>(n: number, each: (n: number) => T): T[] => Array.from({ length: n }, (_, i) => each(i));

/** A ruled sky that fades to light around (x, y), as the burin lifts near the sitter. */
export const halo = (x = 60, y = 44, r = 40, weight = 1.7, gap = 3) =>
  ink(
    count(Math.ceil(100 / gap), (n) => {
      const level = n * gap + 1.5;
      const inside = r * r - (level - y) ** 2;
      const reach = inside > 0 ? Math.sqrt(inside) : 0;
      const thin = inside > 0 ? 0.1 : Math.min(weight, 0.1 + (Math.abs(level - y) - r) * 0.06);
      return swell(0, level, x - reach, level, weight, thin) + swell(120, level, x + reach, level, weight, thin);
    }).join(''),
  );

/** Rays out of (x, y), for glory or alarm. */
export const rays = (x = 60, y = 44, from = 30, many = 40, weight = 3) =>
  ink(
    count(many, (n) => {
      const angle = (n / many) * Math.PI * 2 + 0.04;
      const [a, b] = [Math.cos(angle), Math.sin(angle)];
      const near = from + (n % 2) * 5;
      return swell(x + a * near, y + b * near, x + a * 120, y + b * 120, 0.2, weight * (near < 120 ? 2.4 : 1));
    }).join(''),
  );

/** Level water from y down, in broken waves that widen towards the viewer. */
export const sea = (y: number, weight = 1.2) =>
  line(
    count(Math.ceil((100 - y) / 4), (n) => {
      const level = y + n * 4;
      const wave = 6 + n * 1.6;
      return `M${-((n * 7) % wave)} ${level}${`q${round(wave / 2)} ${-1 - n * 0.3} ${round(wave)} 0t${round(wave)} 0`.repeat(Math.ceil(64 / wave) + 1)}`;
    }).join(''),
    weight,
  );

/** Night: dark ruling over everything above y. */
export const night = (y = 100, weight = 2) =>
  line(count(Math.ceil(y / 3), (n) => `M0 ${n * 3 + 1}H120`).join(''), weight);
/** Evening: ruling that thins towards y. */
export const dusk = (y = 80) =>
  scene(...count(Math.ceil(y / 3), (n) => line(`M0 ${n * 3 + 1}H120`, Math.max(0.2, 1.9 - (n * 5.2) / y))));
/** Panelling, or rain. */
export const boards = (weight = 0.6, gap = 5) =>
  line(count(Math.ceil(120 / gap), (n) => `M${n * gap + 2} 0V100`).join(''), weight);
/** Ground: short strokes between y and the lower edge. */
export const ground = (y: number) =>
  line(
    count(26, (n) => `M${(n * 37) % 124} ${y + ((n * 11) % Math.max(4, 100 - y))}h${6 + (n % 3) * 5}`).join(''),
    0.9,
  );
export const moon = (x: number, y: number, r: number) => scene(cut(disc(x, y, r + 2)), pale(disc(x, y, r)));
/** Slit eyes in the dark. */
export const eyes = (...places: readonly (readonly [x: number, y: number, r?: number])[]) =>
  scene(
    ...places.flatMap(([x, y, r = 2.4]) => [
      cut(`M${x - r * 1.3} ${y}Q${x} ${y - r * 1.7} ${x + r * 1.3} ${y}Q${x} ${y + r * 1.5} ${x - r * 1.3} ${y}Z`),
      ink(`M${x} ${y - r * 0.8}Q${x + r * 0.55} ${y} ${x} ${y + r * 0.75}Q${x - r * 0.55} ${y} ${x} ${y - r * 0.8}Z`),
    ]),
  );
export const flame = (x: number, y: number, size = 1) =>
  at(x, y, size, pale('M0 0C-5-1-7-5-5-9C-4-12 0-13 0-19C5-15 8-10 6-5C5-2 3 0 0 0Z'), line('M0-2C-2-4-1-7 1-9', 0.8));
export const candle = (x: number, y: number) => scene(pale(box(x - 2.5, y, 5, 40)), flame(x, y - 1, 0.7));
export const lamp = (x: number) =>
  scene(
    ink(`M${x - 1.5} 40h3V100h-3ZM${x - 5} 37h10l-1.5 4h-7ZM${x - 7} 16L${x} 10l7 6Z`),
    pale(`M${x - 7} 17h14l-3 19h-8Z`),
    flame(x, 34, 0.6),
  );
/** A crown of n points, its foot at (x, y). */
export const crown = (x: number, y: number, size = 1) =>
  at(
    x,
    y,
    size,
    over('M-15 0L-18-15L-9-8L0-19L9-8L18-15L15 0Z'),
    over(
      'M-20-17a2.2 2.2 0 1 0 4 0a2.2 2.2 0 1 0-4 0ZM-2.2-21a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0ZM16-17a2.2 2.2 0 1 0 4 0a2.2 2.2 0 1 0-4 0Z',
    ),
    white('M-14-3.5H14', 1.4),
  );
/** An arm of the deep from root to tip, given its two bends. */
export const tentacle = (d: string, width = 6) =>
  scene(
    white(d, width + 2),
    line(d, width),
    <path d={d} fill="none" stroke="var(--p)" strokeWidth={width * 0.3} strokeDasharray="0.1 3" />,
  );

/** Vignettes by the id of their card. */
export type Scenes = Readonly<Record<string, () => ReactNode>>;
/** Returns the output of `npm run vignettes` for the page: each scene as markup, by the id of its card. */
export const printed = (scenes: Scenes, markupOf: (drawing: ReactNode) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(scenes).map(([id, scene]) => [id, markupOf(scene())]));
