import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { forAnyBrowser } from './pieces.ts';

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
      async handler(html) {
        // Begins with its time, so that a page can tell a newer build from an older one.
        const build = `${Date.now()}-${createHash('sha256').update(html).digest('hex').slice(0, 7)}`;
        // Before all files, since it must hear of each of them.
        const head = `<meta name="build" content="${build}" /><script>${await forAnyBrowser('watchdog/watchdog.ts')}</script>`;
        return html.replace('<meta charset="utf-8" />', (charset) => charset + head);
      },
    },
  };
}
