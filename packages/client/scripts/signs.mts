// Draws the games' symbols as letters of a font: npm run signs -w packages/client
// A table shows some two hundred symbols, and the browser composes each SVG separately whenever the page changes;
// letters are part of the text around them.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import openPathKit, { type SkPath } from 'pathkit-wasm';
import subset from 'subset-font';
import { gameGlyphs } from '../src/art/emerald/glyphs.ts';
import type { DrawnGlyph } from '../src/art/glyph.ts';
import { firstGlyphs } from '../src/games/emerald-1e/art/glyphs.ts';
import { londonGlyphs } from '../src/games/nanty-narking/art/glyphs.ts';

const { Font, Glyph: Letter, Path } = opentype;
const source = (path: string): URL => new URL(`../src/${path}`, import.meta.url);

interface Family {
  /** The folder of its font and its letters. */
  readonly at: string;
  /** The name of its letters in the code. */
  readonly called: string;
  /** The code point of its first letter; there is room for 128 symbols of two letters each. */
  readonly from: number;
  readonly glyphs: Readonly<Record<string, DrawnGlyph>>;
  /** True if its pages also have the font of Emerald. */
  readonly emerald?: boolean;
}
const EMERALD: Family = { at: 'art/emerald/', called: 'gameLetters', from: 0xe000, glyphs: gameGlyphs };
const FAMILIES: readonly Family[] = [
  EMERALD,
  { at: 'games/emerald-1e/art/', called: 'firstLetters', from: 0xe100, glyphs: firstGlyphs, emerald: true },
  { at: 'games/nanty-narking/art/', called: 'londonLetters', from: 0xe200, glyphs: londonGlyphs },
];
/** Symbols that both editions of Emerald use are letters of one font. */
const shared = new Map<DrawnGlyph, string>(Object.entries(gameGlyphs).map(([name, glyph]) => [glyph, name]));

/** Scale from a symbol's grid of 24 to units of the font. */
const UNIT = 40;
const { resolve } = createRequire(import.meta.url);
const kit = await openPathKit({ wasmBinary: readFileSync(resolve('pathkit-wasm/bin/pathkit.wasm')) });

type Point = readonly [x: number, y: number];
type Contour = { readonly start: Point; readonly curves: readonly (readonly Point[])[] };

/** Converts a path to units of the font, so that lines are outlined with enough precision. */
const large = (path: string): SkPath => kit.FromSVGString(path).transform(UNIT, 0, 0, 0, UNIT, 0, 0, 0, 1);

/** Returns the area of a shape and of a stroked line as contours that do not overlap. */
function contoursOf(shape: string | undefined, line: string | undefined, width: number): Contour[] {
  const whole: SkPath = kit.NewPath();
  if (shape !== undefined) whole.op(large(shape), kit.PathOp.UNION);
  if (line !== undefined) {
    const stroke = { width: width * UNIT, join: kit.StrokeJoin.ROUND, cap: kit.StrokeCap.ROUND };
    whole.op(large(line).stroke(stroke).simplify(), kit.PathOp.UNION);
  }
  const contours: { start: Point; curves: Point[][] }[] = [];
  for (const [, verb, numbers = ''] of whole.toSVGString().matchAll(/([A-Z])([^A-Z]*)/g)) {
    const all = [...numbers.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(Number);
    const points = all.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, all[i + 1]!]] : []));
    if (verb === 'M') contours.push({ start: points[0]!, curves: [] });
    else if (verb === 'L' || verb === 'Q' || verb === 'C') contours.at(-1)!.curves.push(points);
    else if (verb !== 'Z') throw new Error(`an outline of ${verb}`);
  }
  return contours.filter(({ curves }) => curves.length > 0);
}

/** Returns the points of a contour, with eight segments per curve. */
function outlineOf({ start, curves }: Contour): Point[] {
  const points: Point[] = [start];
  for (const curve of curves) {
    const from = points.at(-1)!;
    const poles = [from, ...curve];
    for (let i = 1; i <= 8; i++) {
      let mixed = poles;
      while (mixed.length > 1)
        mixed = mixed.slice(1).map(([x, y], n): Point => {
          const [a, b] = mixed[n]!;
          return [a + ((x - a) * i) / 8, b + ((y - b) * i) / 8];
        });
      points.push(mixed[0]!);
    }
  }
  return points;
}
const areaOf = (outline: readonly Point[]): number =>
  outline.reduce((sum, [x, y], i) => {
    const [a, b] = outline[(i + 1) % outline.length]!;
    return sum + x * b - a * y;
  }, 0);
const holds = (outline: readonly Point[], [x, y]: Point): boolean =>
  outline.reduce((inside, [a, b], i) => {
    const [c, d] = outline[(i + 1) % outline.length]!;
    return b > y !== d > y && x < a + ((y - b) / (d - b)) * (c - a) ? !inside : inside;
  }, false);

/** Returns the outline of a letter. Holes run in the opposite direction, as fonts require. */
function pathOf(contours: readonly Contour[]): opentype.Path {
  const path = new Path();
  const outlines = contours.map(outlineOf);
  const at = ([x, y]: Point): [number, number] => [Math.round(x), Math.round(24 * UNIT - y)];
  contours.forEach(({ start, curves }, n) => {
    // Any point will do except a corner, where the contour may touch another.
    const depth = outlines.filter((outline, i) => i !== n && holds(outline, outlines[n]![4]!)).length;
    const turned = areaOf(outlines[n]!) > 0 !== (depth % 2 === 0);
    const ends = [start, ...curves.map((curve) => curve.at(-1)!)];
    const round = turned ? curves.map((curve, i) => [...curve.slice(0, -1).reverse(), ends[i]!]).reverse() : curves;
    path.moveTo(...at(turned ? ends.at(-1)! : start));
    for (const [a, b, c] of round) {
      if (c !== undefined) path.curveTo(...at(a!), ...at(b!), ...at(c));
      else if (b !== undefined) path.quadTo(...at(a!), ...at(b));
      else path.lineTo(...at(a!));
    }
    path.close();
  });
  return path;
}

/** Zeroes the modification time of a font, so that the same drawings give the same file. */
function undated(font: Buffer): Buffer {
  const head = font.readUInt32BE(font.indexOf('head') + 8);
  return font.fill(0, head + 28, head + 36);
}

/** Returns the files of a family: its letters, the style sheet that declares the font, and the font. */
async function filesOf(family: Family): Promise<[URL, string | Buffer][]> {
  const { at, called, from, glyphs, emerald = false } = family;
  const letters = ['.notdef', 'space'].map(
    (name, i) => new Letter({ name, unicode: i * 0x20 || undefined, advanceWidth: 24 * UNIT, path: new Path() }),
  );
  let next = from;
  const letterOf = (name: string, contours: readonly Contour[]): string => {
    letters.push(new Letter({ name, unicode: next, advanceWidth: 24 * UNIT, path: pathOf(contours) }));
    return `'\\u${(next++).toString(16)}'`;
  };
  const lines = Object.entries(glyphs).map(([name, glyph]) => {
    const known = emerald ? shared.get(glyph) : undefined;
    if (known !== undefined) return `  ${name}: gameLetters.${known},`;
    const { fill, line, cut, cutLine, number } = glyph;
    const parts = [`ink: ${letterOf(name, contoursOf(fill, line, 2))}`];
    if (cut || cutLine) parts.push(`cut: ${letterOf(`${name}.cut`, contoursOf(cut, cutLine, 1.5))}`);
    if (number) parts.push(`number: [${number.join(', ')}]`);
    return `  ${name}: { ${parts.join(', ')} },`;
  });
  const font = new Font({
    familyName: 'Gaslamp signs',
    styleName: 'Regular',
    unitsPerEm: 24 * UNIT,
    ascender: 24 * UNIT,
    descender: 0,
    createdTimestamp: 1,
    glyphs: letters,
  });
  const all = letters.flatMap(({ unicode }) => (unicode === undefined ? [] : String.fromCodePoint(unicode))).join('');
  const data = await subset(undated(Buffer.from(font.toArrayBuffer())), all, { targetFormat: 'woff2' });
  const range = `U+20, U+${from.toString(16)}-${(next - 1).toString(16)}`;
  const others = emerald ? "import { gameLetters } from '../../../art/emerald/letters.generated.ts';\n" : '';
  const glyph = at === EMERALD.at ? '../glyph.ts' : '../../../art/glyph.ts';
  return [
    [
      source(`${at}letters.generated.ts`),
      `// Written by packages/client/scripts/signs.mts.
${others}import type { LetterGlyph } from '${glyph}';

export const ${called} = {
${lines.join('\n')}
} as const satisfies Record<string, LetterGlyph>;
`,
    ],
    [
      source(`${at}signs.generated.css`),
      `/* Written by packages/client/scripts/signs.mts. */
@font-face {
  font-family: "Gaslamp signs";
  font-display: block;
  src: url("./signs.generated.woff2") format("woff2");
  unicode-range: ${range};
}
`,
    ],
    [source(`${at}signs.generated.woff2`), data],
  ];
}

/** Each file by its path. */
export const files: ReadonlyMap<URL, string | Buffer> = new Map((await Promise.all(FAMILIES.map(filesOf))).flat());

if (argv[1] === fileURLToPath(import.meta.url)) for (const [path, text] of files) writeFileSync(path, text);
