import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type Ahead, drawAhead, showcaseOf } from './ahead.ts';
import { fileIn, spokenHtml } from './html.ts';
import { movedTo } from './in-languages.ts';
import { ENGLISH, LANGUAGES, mark } from './languages.ts';
import { byItself, stylesOf, withImports } from './pieces.ts';
import { guarded } from './watchdog.ts';

/**
 * Emits the HTML files in each language, among them a prerendered one of the start page for each game, with its styles, so that
 * it shows before any script has loaded. The file is named `start` for the first game and `start-<game>` for the others. The
 * showcase cards are prerendered too, because the code that draws them is ten times as large.
 */
export function firstScreen(): Plugin {
  let games: Awaited<ReturnType<typeof drawAhead>>;
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
        const [game, drawn] = found;
        const cards = mark(`showcase/${game}`, (language) => aheadIn(drawn, language).cards);
        const html = { className: 'showcase', inert: true, dangerouslySetInnerHTML: { __html: cards } };
        return [
          `import { createElement } from 'react';`,
          ...aheadIn(drawn, ENGLISH).styles.map((file) => `import ${JSON.stringify(file)};`),
          `export const Showcase = () => createElement('div', ${JSON.stringify(html)});`,
        ].join('\n');
      },
    },
    async generateBundle(_, bundle) {
      const page = textOf(bundle, 'index.html');
      // The server allows it by its hash.
      const early = await byItself('early.ts');
      const files: [string, (language: string) => string][] = [['index.html', () => page]];
      [...games].forEach(([game, drawn], i) => {
        const name = i === 0 ? 'start.html' : `start-${game}.html`;
        const head = headOf(bundle, game, early);
        files.push([name, (language) => drawnOver(page, head, aheadIn(drawn, language).page)]);
      });
      for (const language of LANGUAGES) {
        const moved = movedTo(bundle, language);
        for (const [fileName, htmlIn] of files) {
          const source = await guarded(moved(spokenHtml(htmlIn(language), language)), language);
          const name = fileIn(fileName, language);
          const there = bundle[name];
          if (there?.type === 'asset') there.source = source;
          else this.emitFile({ type: 'asset', fileName: name, source });
        }
      }
    },
  };
}

function aheadIn(drawn: ReadonlyMap<string, Ahead>, language: string): Ahead {
  const found = drawn.get(language);
  if (found === undefined) throw new Error(`nothing was drawn in ${language}`);
  return found;
}

/** Returns what the head of a prerendered start page has besides that of every page. */
function headOf(bundle: Rolldown.OutputBundle, game: string, early: string): string {
  const [scripts, styles] = piecesOf(bundle, game);
  return [
    // Blocks rendering until the end of the page is parsed, because half of the page would be laid out lower than the whole.
    '<link rel="expect" href="#drawn" blocking="render">',
    `<script>${early}</script>`,
    `<style>${styles.map((name) => textOf(bundle, name)).join('')}${OTHERWISE}</style>`,
    // Makes the chunk loader treat these style sheets as loaded.
    ...styles.map((name) => `<link rel="stylesheet" type="text/plain" href="/${name}">`),
    ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
  ].join('\n');
}

const drawnOver = (page: string, head: string, drawn: string): string =>
  page
    .replace(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g, '')
    .replace('<html', '<html data-drawn')
    .replace('</head>', () => `${head}\n</head>`)
    .replace('</body>', '<span id="drawn" hidden></span>\n</body>')
    .replace('<div id="root">', () => `<div id="root">${drawn}`);

function textOf(bundle: Rolldown.OutputBundle, name: string): string {
  const asset = bundle[name];
  if (asset?.type !== 'asset') throw new Error(`the page has no ${name}`);
  return String(asset.source);
}

/** Hides the page where there is more to show than was prerendered (early.ts). */
const OTHERWISE = '[data-drawn=otherwise] body{visibility:hidden}';

/** Returns the scripts that the start page needs to work, and the styles of everything visible on it. */
function piecesOf(bundle: Rolldown.OutputBundle, game: string): [scripts: string[], styles: string[]] {
  const folder = join('games', game);
  const first = ['main.tsx', 'pages/start/start.tsx', join(folder, 'manifest.tsx'), join(folder, 'pages/text/en.json')];
  const needed = withImports(bundle, first);
  const seen = withImports(bundle, [...first, join(folder, 'backdrop.tsx'), join(folder, 'showcase.tsx')]);
  return [[...needed].map(({ fileName }) => fileName), stylesOf(seen)];
}
