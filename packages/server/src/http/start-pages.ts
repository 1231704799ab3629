// The prerendered start page of each game, which is visible before its script has loaded.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineScripts } from './content-policy.ts';

export interface StartPages {
  /** Returns the file for that game; without prerendered pages, the general one. */
  of(game: unknown): string;
  /** The inline scripts of all pages as sources for a content security policy. */
  readonly scripts: readonly string[];
  /** The build of the page; null for a page that does not name it. */
  readonly build: string | null;
}

export function startPages(folder: string | null): StartPages {
  const all = folder === null || !existsSync(folder) ? [] : readdirSync(folder);
  const drawn = all.filter((name) => /^start(?:-[\w-]+)?\.html$/.test(name));
  const pages = all.filter((name) => name === 'index.html' || drawn.includes(name));
  const texts = pages.map((name) => readFileSync(join(folder!, name), 'utf8'));
  const scripts = new Set(texts.flatMap(inlineScripts));
  const [build = null] = texts.flatMap((text) => BUILD.exec(text)?.[1] ?? []);
  const [other = 'index.html'] = drawn.filter((name) => name === 'start.html');
  return { of: (game) => drawn.find((name) => name === `start-${game}.html`) ?? other, scripts: [...scripts], build };
}
const BUILD = /<meta name="build" content="([\w-]{1,64})"/;
