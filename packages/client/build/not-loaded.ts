import type { Plugin } from 'vite';
import english from '../src/not-loaded/en.json' with { type: 'json' };
import { byItself } from './pieces.ts';

/** Adds to every page what it says and does if its files cannot be fetched. The server allows the script by its hash. */
export function notLoaded(): Plugin {
  return {
    name: 'not-loaded',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) =>
        // Before all files, since it must hear of each of them.
        html
          .replace('<meta charset="utf-8" />', `$&<script>${await byItself('not-loaded/not-loaded.ts')}</script>`)
          .replace('</body>', `<p id="not-loaded" role="alert" hidden>${english.notLoaded}</p></body>`),
    },
  };
}
