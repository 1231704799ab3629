// The start page of each game as the build has drawn it: it is seen before its script has come.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineScripts } from './policy.ts';

export interface StartPages {
  /** The file for whoever asks for that game; without drawn pages the one that serves for every place. */
  of(game: unknown): string;
  /** The scripts that stand in them, as a policy names them. */
  readonly scripts: readonly string[];
}

export function startPages(folder: string | null): StartPages {
  const all = folder === null || !existsSync(folder) ? [] : readdirSync(folder);
  const drawn = all.filter((name) => /^start(?:-[\w-]+)?\.html$/.test(name));
  const scripts = drawn.flatMap((name) => inlineScripts(readFileSync(join(folder!, name), 'utf8')));
  const [other = 'index.html'] = drawn.filter((name) => name === 'start.html');
  return { of: (game) => drawn.find((name) => name === `start-${game}.html`) ?? other, scripts: [...new Set(scripts)] };
}
