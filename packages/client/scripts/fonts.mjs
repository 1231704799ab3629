// Subsets the fonts to the ranges that `fonts.css` takes from their cut: `npm run fonts` in packages/client, after a change
// there.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

const theme = fileURLToPath(new URL('../src/theme/', import.meta.url));
const FACE =
  /url\("\.\/(?<cut>cut\/(?<name>(?<family>[a-z-]+)-latin-[\w-]+)(?:\.continental)?\.woff2)"\)[^}]*unicode-range:(?<range>[^;]+);/g;
/** Font features that browsers apply by default, and the figure styles that the page requests (tokens.css). */
const FEATURES = 'calt ccmp clig kern liga locl lnum mark mkmk rlig tnum'.split(' ');
/** Name records to keep: copyright and licence. */
const NAMES = [0, 13, 14];

/** Expands `U+20-7E, U+A0` to the characters themselves. */
function lettersOf(range) {
  return range.split(',').flatMap((part) => {
    const [first, last = first] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  });
}

const { resolve } = createRequire(import.meta.url);
for (const { groups } of readFileSync(join(theme, 'fonts.css'), 'utf8').matchAll(FACE)) {
  const whole = readFileSync(resolve(`@fontsource/${groups.family}/files/${groups.name}.woff2`));
  const how = { targetFormat: 'woff2', keepFeatures: FEATURES, preserveNameIds: NAMES };
  const cut = await subset(whole, lettersOf(groups.range).join(''), how);
  writeFileSync(join(theme, groups.cut), cut);
  console.log(`${groups.cut}: ${whole.length} → ${cut.length} bytes`);
}
