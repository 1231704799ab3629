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

/**
 * Returns the distance in OKLab of two colours as such an eye sees them; 0.02 is just noticeable, 0.1 is a different colour.
 */
function apart(one: string, other: string, eye: Matrix): number {
  const lab = (hex: string) => {
    const seen = each(times(eye, linear(hex)), (c) => Math.min(1, Math.max(0, c)));
    const cones = times(
      [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ],
      seen,
    );
    return times(
      [
        [0.2104542553, 0.793617785, -0.0040720468],
        [1.9779984951, -2.428592205, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.808675766],
      ],
      each(cones, Math.cbrt),
    );
  };
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

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

  test.each(Object.entries(EYES))('the five days stay apart with %s', (_, eye) => {
    for (const [at, day] of DAYS.entries()) {
      for (const other of DAYS.slice(at + 1)) {
        const distance = apart(value(day, theme), value(other, theme), eye);
        expect(distance, `${day} and ${other}`).toBeGreaterThan(0.1);
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
