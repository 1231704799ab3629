import { readFileSync } from 'node:fs';
import { at } from '@gaslamp/kernel/lists';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../games/games.ts';

// Reads the colours from the files that define them, the house’s and each game’s, so that no colour change escapes this test.
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const css = [read('../theme/tokens.css'), ...GAME_IDS.map((id) => read(`../games/${id}/tint.css`))].join('');
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const BOARD = ['bg', 'panel', 'panel-raised', 'board-sea', 'board-land', 'board-panel', 'board-slot'];
const THEMES = ['broadsheet', 'night'] as const;
type Theme = (typeof THEMES)[number];
type Triple = readonly [number, number, number];

/** Returns all values of a token in a theme: the house value and the tints of the games. */
function values(token: string, theme: Theme): string[] {
  const found = [...css.matchAll(new RegExp(`--${token}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`, 'g'))];
  if (found.length === 0) throw new Error(`tokens.css has no --${token}`);
  return found.map(([, light = '', dark = '', both]) => both ?? (theme === 'broadsheet' ? light : dark));
}
/** Returns the house value. */
const value = (token: string, theme: Theme): string => at(values(token, theme), 0);

const linear = (hex: string): Triple => {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(linear(one)), luminance(linear(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

type Matrix = readonly [Triple, Triple, Triple];
const each = ([a, b, c]: Triple, change: (value: number) => number): Triple => [change(a), change(b), change(c)];
const times = ([a, b, c]: Matrix, [x, y, z]: Triple): Triple => {
  const row = (r: Triple) => r[0] * x + r[1] * y + r[2] * z;
  return [row(a), row(b), row(c)];
};

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear light. */
const EYES: Readonly<Record<string, Matrix>> = {
  'full colour vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Returns a colour in CIELAB (D65) as such an eye sees it. */
function labOf(hex: string, eye: Matrix): Triple {
  const seen = each(times(eye, linear(hex)), (c) => Math.min(1, Math.max(0, c)));
  const [x, y, z] = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    seen,
  );
  const [fx, fy, fz] = each([x / 0.95047, y, z / 1.08883], (c) =>
    c > 216 / 24389 ? Math.cbrt(c) : ((24389 / 27) * c + 16) / 116,
  );
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const hueOf = (a: number, b: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** CIEDE2000 (Sharma, Wu and Dalal 2005): 1 is just noticeable. */
function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const seventh = (c: number) => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const stretch = 1 + 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [c1, c2] = [Math.hypot(stretch * a1, b1), Math.hypot(stretch * a2, b2)];
  const [h1, h2] = [hueOf(stretch * a1, b1), hueOf(stretch * a2, b2)];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const hue = grey ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : ((h1 + h2 + 360) / 2) % 360;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const cos = (factor: number, shift: number) => Math.cos(rad(factor * hue + shift));
  const t = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63);
  const lightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * c);
  const tone = (2 * Math.sqrt(c1 * c2) * Math.sin(rad(turn / 2))) / (1 + 0.015 * c * t);
  const rotation = -2 * seventh(c) * Math.sin(rad(60 * Math.exp(-(((hue - 275) / 25) ** 2))));
  return Math.sqrt(lightness ** 2 + chroma ** 2 + tone ** 2 + rotation * chroma * tone);
}

test.each([
  // Pairs 1, 7, 17 and 25 of the paper's test data.
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
] as const)('CIEDE2000 of %j and %j is %d', (one, other, distance) => {
  expect(ciede2000(one, other)).toBeCloseTo(distance, 3);
});

describe.each(THEMES)('%s', (theme) => {
  test.each(DAYS)('%s stands out from every board tone by 3:1', (day) => {
    for (const tone of BOARD) {
      for (const ground of values(tone, theme)) {
        expect(contrast(value(day, theme), ground), `${day} on ${tone} ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test.each(DAYS)('the emblem on a piece of %s is as readable as text', (day) => {
    expect(contrast(value(day, theme), value(`on-${day}`, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(EYES))('the five days are 15 or more apart in CIEDE2000 with %s', (_, eye) => {
    for (const [at, day] of DAYS.entries()) {
      for (const other of DAYS.slice(at + 1)) {
        const distance = ciede2000(labOf(value(day, theme), eye), labOf(value(other, theme), eye));
        expect(distance, `${day} and ${other}`).toBeGreaterThanOrEqual(15);
      }
    }
  });

  test.each(['text', 'muted', 'accent', 'danger', 'verdigris', 'restorationist', 'loyalist'])(
    '%s is readable on page and panels',
    (token) => {
      // danger is a word on the page or on a panel, or a ground of its own; it never appears on raised panels
      for (const ground of token === 'danger' ? ['bg', 'panel'] : ['bg', 'panel', 'panel-raised']) {
        for (const tone of values(ground, theme)) {
          expect(contrast(value(token, theme), tone), `${token} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    },
  );

  test.each(['accent', 'verdigris', 'danger', 'zombie'])('text on %s is readable', (token) => {
    expect(contrast(value(token, theme), value(`on-${token}`, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test('cards are readable: ink, muted ink and every frame', () => {
    for (const ink of ['card-ink', 'card-muted']) {
      for (const paper of ['card-paper', 'card-shade']) {
        expect(contrast(value(ink, theme), value(paper, theme)), `${ink} on ${paper}`).toBeGreaterThan(4.5);
      }
    }
    for (const [, kind = ''] of css.matchAll(/--(frame-[a-z]+):/g)) {
      expect(contrast(value(kind, theme), value('on-frame', theme)), kind).toBeGreaterThan(4.5);
    }
  });
});
