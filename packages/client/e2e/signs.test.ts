// Tests that a symbol's glyphs in the font cover the same area as its drawing.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { gameGlyphs } from '../src/art/emerald/glyphs.ts';
import { gameLetters } from '../src/art/emerald/letters.generated.ts';
import type { DrawnGlyph, LetterGlyph } from '../src/art/glyph.ts';
import { firstGlyphs } from '../src/games/emerald-1e/art/glyphs.ts';
import { firstLetters } from '../src/games/emerald-1e/art/letters.generated.ts';
import { londonGlyphs } from '../src/games/nanty-narking/art/glyphs.ts';
import { londonLetters } from '../src/games/nanty-narking/art/letters.generated.ts';
import { inBrowser, open, site } from './site.ts';

const fontOf = (at: string): string =>
  readFileSync(new URL(`../src/${at}/signs.generated.woff2`, import.meta.url)).toString('base64');
const EMERALD = fontOf('art/emerald');

interface Family {
  readonly drawn: Readonly<Record<string, DrawnGlyph>>;
  readonly letters: Readonly<Record<string, LetterGlyph>>;
  /** All fonts of its pages. */
  readonly fonts: readonly string[];
  /** The game that owns them. */
  readonly game: string;
}
const FAMILIES: Readonly<Record<string, Family>> = {
  Emerald: { drawn: gameGlyphs, letters: gameLetters, fonts: [EMERALD], game: 'emerald-2e' },
  '1st edition': {
    drawn: firstGlyphs,
    letters: firstLetters,
    fonts: [EMERALD, fontOf('games/emerald-1e/art')],
    game: 'emerald-1e',
  },
  'Nanty Narking': {
    drawn: londonGlyphs,
    letters: londonLetters,
    fonts: [fontOf('games/nanty-narking/art')],
    game: 'nanty-narking',
  },
};

/** Returns the solid part of a drawing, or the part cut out of it. */
function partOf({ fill = '', line = '', cut = '', cutLine = '' }: DrawnGlyph, part: 'ink' | 'cut'): string {
  const [shape, stroke, width] = part === 'ink' ? [fill, line, 2] : [cut, cutLine, 1.5];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="192" height="192">
    <path d="${shape}"/><path d="${stroke}" fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

for (const [family, { drawn, letters, fonts, game }] of Object.entries(FAMILIES))
  inBrowser(`symbols of ${family} cover as letters what they cover as drawings`, { tags: [game] }, async () => {
    expect(Object.keys(letters)).toEqual(Object.keys(drawn));
    const pairs = Object.entries(drawn).flatMap(([name, glyph]) =>
      (['ink', 'cut'] as const).map((part) => ({
        name: `${name}.${part}`,
        svg: partOf(glyph, part),
        letter: letters[name]?.[part] ?? '',
      })),
    );
    const page = await open({});
    await page.goto(site.url);
    const unlike = await page.evaluate(
      async ({ fonts, pairs }) => {
        for (const [i, font] of fonts.entries()) {
          const bytes = Uint8Array.from(atob(font), (one) => one.charCodeAt(0));
          document.fonts.add(await new FontFace(`signs${i}`, bytes.buffer).load());
        }
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = 192;
        const context = canvas.getContext('2d', { willReadFrequently: true })!;
        const covered = (draw: () => void): Uint8ClampedArray => {
          context.clearRect(0, 0, 192, 192);
          draw();
          return context.getImageData(0, 0, 192, 192).data.filter((_, i) => i % 4 === 3);
        };
        const found: string[] = [];
        for (const { name, svg, letter } of pairs) {
          const image = new Image();
          image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
          await image.decode();
          const drawn = covered(() => context.drawImage(image, 0, 0));
          context.font = `192px ${fonts.map((_, i) => `signs${i}`).join()}`;
          const written = covered(() => context.fillText(letter, 0, 192));
          // An edge may differ by a shade; a filled hole, or a missing part, is hundreds of points.
          const far = drawn.filter((value, i) => Math.abs(value - written[i]!) > 128).length;
          if (far > 40) found.push(`${name}: ${far} points`);
        }
        return found;
      },
      { fonts, pairs },
    );
    expect(pairs.length).toBeGreaterThan(20);
    expect(unlike).toEqual([]);
  });
