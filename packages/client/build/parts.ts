import type { Plugin } from 'vite';
import { source } from './ahead.ts';

/** The id of the module that Vite lets every `import()` call. */
const HELPER = '\0vite/preload-helper.js';

/** Lets src/part.ts fetch the parts of the page. */
export function parts(): Plugin {
  return {
    name: 'parts',
    apply: 'build',
    enforce: 'post',
    load: {
      order: 'pre',
      handler: (id) => (id === HELPER ? `export { __vitePreload } from ${JSON.stringify(source('part.ts'))};` : null),
    },
    generateBundle: {
      // After Vite has found the files of each import.
      order: 'post',
      handler(_, bundle) {
        for (const one of Object.values(bundle))
          if (one.type === 'chunk') one.code = one.code.replace(/\bimport\((`[^`$]+\.js`)\)/g, 'import(partAt($1))');
      },
    },
  };
}
