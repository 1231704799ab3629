// Draws pieces as pictures of a style sheet: npm run pictures -w packages/client
// A table has a hundred of them, and the browser composes each SVG separately whenever the page changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Day, days } from '../src/art/emerald/emblem-mark.tsx';
import { MedalDrawing } from '../src/art/emerald/medal-drawn.tsx';
import { AgentDrawing, CubeDrawing, PointsDiscDrawing, ZombieDrawing } from '../src/art/emerald/pieces-drawn.tsx';
import { SanityDrawing } from '../src/games/emerald-2e/art/sanity-drawn.tsx';
import { ColourEmblem, colours } from '../src/games/nanty-narking/art/emblems.tsx';

const source = (path: string): URL => new URL(`../src/${path}`, import.meta.url);
const THEMES = ['day', 'night'] as const;
type Theme = (typeof THEMES)[number];

const styles = ['theme/tokens.css', 'games/nanty-narking/tint.css'].map((path) => readFileSync(source(path), 'utf8'));
/** Returns the colour of a token in a theme; the house's value takes precedence over a game's. */
function colourOf(token: string, theme: Theme): string {
  for (const style of styles) {
    const [, other, day, night] =
      new RegExp(`--${token}: (?:var\\(--([\\w-]+)\\)|light-dark\\((#\\w+), (#\\w+)\\));`).exec(style) ?? [];
    if (other !== undefined) return colourOf(other, theme);
    if (day !== undefined && night !== undefined) return theme === 'day' ? day : night;
  }
  throw new Error(`no colour in two themes is called --${token}`);
}

/** Returns the drawing as a data URL with its colours resolved. */
function pictureOf(drawing: ReactElement, theme: Theme): string {
  const [, attributes = '', drawn] = /^<svg(.*?)>(.*)$/.exec(renderToStaticMarkup(drawing)) ?? [];
  const kept = [...attributes.matchAll(/ (?:viewBox|stroke|fill)[\w-]*="[^"]*"/g)].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"${kept}>${drawn}`
    .replace(/var\(--([\w-]+)\)/g, (_, token: string) => colourOf(token, theme))
    .replace(/><\/(?:path|circle|ellipse)>/g, '/>');
  return `url("data:image/svg+xml,${svg.replace(/"/g, "'").replace(/[#<>]/g, encodeURIComponent)}")`;
}

function sheetOf(drawings: Readonly<Record<string, ReactElement>>): string {
  const names = Object.keys(drawings);
  const each = (line: (name: string) => string): string => names.map((name) => `  ${line(name)}\n`).join('');
  const pictures = THEMES.map((theme) =>
    each((name) => `--${name}-${theme}: ${pictureOf(drawings[name]!, theme)};`),
  ).join('');
  const chosen = (theme: Theme): string => each((name) => `--${name}-picture: var(--${name}-${theme});`);
  return [
    '/* Written by packages/client/scripts/pictures.mts. */',
    `:root {\n${pictures}}`,
    `:root {\n${chosen('day')}}`,
    `@media (prefers-color-scheme: dark) {\n  :root {\n${chosen('night').replace(/^/gm, '  ').trimEnd()}\n  }\n}`,
    // The user's choice comes after the system's setting, so that it takes precedence.
    `[data-theme="broadsheet"] {\n${chosen('day')}}`,
    `[data-theme="night"] {\n${chosen('night')}}`,
    ...names.map((name) => `.picture-${name} {\n  background-image: var(--${name}-picture);\n}`),
    '',
  ].join('\n');
}

const ofDays = (kind: string, draw: (props: { readonly day: Day }) => ReactElement) =>
  Object.fromEntries(days.map((day) => [`${kind}-${day}`, draw({ day })]));

/** Each style sheet by its path. */
export const sheets: ReadonlyMap<URL, string> = new Map([
  [
    source('art/emerald/pictures.generated.css'),
    sheetOf({
      ...ofDays('medal', MedalDrawing),
      ...ofDays('agent', AgentDrawing),
      ...ofDays('cube', CubeDrawing),
      ...ofDays('disc', PointsDiscDrawing),
      zombie: ZombieDrawing(),
    }),
  ],
  [
    source('games/emerald-2e/art/pictures.generated.css'),
    sheetOf({ sanity: SanityDrawing({}), 'sanity-lost': SanityDrawing({ lost: true }) }),
  ],
  [
    source('games/nanty-narking/art/pictures.generated.css'),
    sheetOf(Object.fromEntries(colours.map((colour) => [`medal-${colour}`, createElement(ColourEmblem, { colour })]))),
  ],
]);

if (argv[1] === fileURLToPath(import.meta.url)) for (const [path, sheet] of sheets) writeFileSync(path, sheet);
