import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { forAnyBrowser } from './pieces.ts';

/** Stands in the HTML for the watchdog, which has words of its own in each language. */
const HERE = '<!-- watchdog -->';

/**
 * Adds the watchdog to every page, which explains and mends waits without end, and names the build. The server allows the script
 * by its hash.
 */
export function watchdog(): Plugin {
  return {
    name: 'watchdog',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        // Begins with its time, so that a page can tell a newer build from an older one.
        const build = `${Date.now()}-${createHash('sha256').update(html).digest('hex').slice(0, 7)}`;
        // Before all files, since it must hear of each of them.
        const head = `<meta name="build" content="${build}" />${HERE}`;
        return html.replace('<meta charset="utf-8" />', (charset) => charset + head);
      },
    },
  };
}

/** Returns the HTML with the watchdog of a language. */
export async function guarded(html: string, language: string): Promise<string> {
  const script = await forAnyBrowser('watchdog/watchdog.ts', language);
  return html.replace(HERE, () => `<script>${script}</script>`);
}
