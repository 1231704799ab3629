// The prerendered start page of each game, which is visible before its script has loaded.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineScripts } from './content-policy.ts';

export interface StartPages {
  /** Returns the file for that game in that language; without prerendered pages, the general one. */
  of(game: unknown, language: string): string;
  /** Returns the file of every other page in that language. */
  other(language: string): string;
  /** The inline scripts of all pages as sources for a content security policy. */
  readonly scripts: readonly string[];
  /** The build of the page; null for a page that does not name it. */
  readonly build: string | null;
}

export function startPages(folder: string | null): StartPages {
  const all = folder === null || !existsSync(folder) ? [] : readdirSync(folder);
  const pages = all.filter((name) => /^(?:index|start(?:-[\w-]+)?)(?:\.\w\w)?\.html$/.test(name));
  const texts = pages.map((name) => readFileSync(join(folder!, name), 'utf8'));
  const scripts = new Set(texts.flatMap(inlineScripts));
  const [build = null] = texts.flatMap((text) => BUILD.exec(text)?.[1] ?? []);
  /** Returns the first of these files that is there, rather in the language than in English. */
  const first = (names: readonly string[], language: string): string =>
    names.flatMap((name) => [`${name}.${language}.html`, `${name}.html`]).find((name) => pages.includes(name)) ??
    'index.html';
  return {
    of: (game, language) => first([`start-${String(game)}`, 'start', 'index'], language),
    other: (language) => first(['index'], language),
    scripts: [...scripts],
    build,
  };
}
const BUILD = /<meta name="build" content="([\w-]{1,64})"/;
