import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type Ahead, drawAhead, showcaseOf } from './ahead.ts';
import { byItself, stylesOf, withImports } from './pieces.ts';

/**
 * The start page stands in a html of its own, with its styles, before any script has come: in one named `start` for the
 * first game, `start-<game>` for the others. Cards that lie there for show are drawn now: what draws them is ten times as
 * large.
 */
export function firstScreen(): Plugin {
  let games: ReadonlyMap<string, Ahead>;
  return {
    name: 'first-screen',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      games = await drawAhead();
    },
    load: {
      order: 'pre',
      handler(id) {
        const found = [...games].find(([game]) => showcaseOf(game) === id);
        if (found === undefined) return null;
        const [, { cards, styles }] = found;
        const props = { className: 'showcase', inert: true, dangerouslySetInnerHTML: { __html: cards } };
        return [
          `import { createElement } from 'react';`,
          ...styles.map((file) => `import ${JSON.stringify(file)};`),
          `export const Showcase = () => createElement('div', ${JSON.stringify(props)});`,
        ].join('\n');
      },
    },
    async generateBundle(_, bundle) {
      const page = textOf(bundle, 'index.html');
      // The server lets it in by its hash.
      const early = await byItself('early.ts');
      [...games.keys()].forEach((game, i) => {
        const [scripts, styles] = piecesOf(bundle, game);
        const head = [
          // Half of it would stand lower than all of it does: nothing is painted before its end has come.
          '<link rel="expect" href="#drawn" blocking="render">',
          `<script>${early}</script>`,
          `<style>${styles.map((name) => textOf(bundle, name)).join('')}${OTHERWISE}</style>`,
          // To the loader of chunks these are here already.
          ...styles.map((name) => `<link rel="stylesheet" type="text/plain" href="/${name}">`),
          ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
        ];
        const drawn = page
          .replace(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g, '')
          .replace('<html', '<html data-drawn')
          .replace('</head>', () => `${head.join('\n')}\n</head>`)
          .replace('</body>', '<span id="drawn" hidden></span>\n</body>')
          .replace('<div id="root">', () => `<div id="root">${games.get(game)!.page}`);
        this.emitFile({ type: 'asset', fileName: i === 0 ? 'start.html' : `start-${game}.html`, source: drawn });
      });
    },
  };
}

function textOf(bundle: Rolldown.OutputBundle, name: string): string {
  const asset = bundle[name];
  if (asset?.type !== 'asset') throw new Error(`the page has no ${name}`);
  return String(asset.source);
}

/** Where there is more to show than was drawn (early.ts). */
const OTHERWISE = '[data-drawn=otherwise] body{visibility:hidden}';

/** The scripts that the start page needs to be used, and the styles of all that is seen of it. */
function piecesOf(bundle: Rolldown.OutputBundle, game: string): [scripts: string[], styles: string[]] {
  const folder = join('games', game);
  const first = ['main.tsx', 'pages/start.tsx', join(folder, 'manifest.tsx'), join(folder, 'pages/texts.ts')];
  const needed = withImports(bundle, first);
  const seen = withImports(bundle, [...first, join(folder, 'backdrop.tsx'), join(folder, 'showcase.tsx')]);
  return [[...needed].map(({ fileName }) => fileName), stylesOf(seen)];
}
