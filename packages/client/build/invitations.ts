import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { fileIn } from './html.ts';
import { movedTo } from './in-languages.ts';
import { LANGUAGES, textsOf } from './languages.ts';
import { byItself, stylesOf, withImports } from './pieces.ts';

/** The pages that a link to a match can open, by the end of the path. */
const PAGES = { '': 'pages/match/match.tsx', '/replay': 'replay/page.tsx' };

/**
 * Emits the data that the server inserts into the page of a match, by game: the preview that messengers show of a link (the
 * game's own sentences and picture), and the files that the page requests as soon as its script knows the game.
 */
export function invitations(): Plugin {
  return {
    name: 'invitations',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const early = this.emitFile({ type: 'asset', name: 'looking-back.js', source: await lookingBack(bundle) });
      const at: Readonly<Record<string, { early?: string }>> = { '/replay': { early: `/${this.getFileName(early)}` } };
      const games = join(import.meta.dirname, '../src/games');
      const pictures = new Map<string, string>();
      for (const id of readdirSync(games)) {
        const picture = join(games, id, 'invitation/picture.jpg');
        if (!existsSync(picture)) continue;
        const file = this.emitFile({ type: 'asset', name: `${id}.jpg`, source: readFileSync(picture) });
        pictures.set(id, `/${this.getFileName(file)}`);
      }
      for (const language of LANGUAGES) {
        const found = [...pictures].map(([id, picture]) => {
          const texts = textsOf(join(games, id, 'invitation/en.json'), language);
          const ahead = Object.entries(PAGES).map(([end, page]) => [
            end,
            { ...at[end], ...piecesOf(bundle, id, page) },
          ]);
          return [id, { ...texts, picture, ahead: Object.fromEntries(ahead) }];
        });
        const source = movedTo(bundle, language)(JSON.stringify(Object.fromEntries(found)));
        this.emitFile({ type: 'asset', fileName: fileIn('invitations.json', language), source });
      }
    },
  };
}

/** Returns the files that the HTML does not request by itself. */
function piecesOf(bundle: Rolldown.OutputBundle, game: string, page: string): { scripts: string[]; styles: string[] } {
  const first = withImports(bundle, ['main.tsx']);
  const modules = [page, join('games', game, 'manifest.tsx'), join('games', game, 'table.tsx')];
  const needed = [...withImports(bundle, modules)].filter((chunk) => !first.has(chunk));
  const names = (files: readonly string[]) => files.map((name) => `/${name}`);
  return { scripts: names(needed.map(({ fileName }) => fileName)), styles: names(stylesOf(needed)) };
}

/** Builds the script that runs before the page's own (replay/early.ts), with the URL of the worker that it starts. */
function lookingBack(bundle: Rolldown.OutputBundle): Promise<string> {
  const worker = Object.keys(bundle).find((name) => /^assets\/whole-worker-[^/]+\.js$/.test(name));
  if (worker === undefined) throw new Error('the page has no worker that reads a match');
  return byItself('replay/early.ts', { GASLAMP_WHOLE_WORKER: JSON.stringify(`/${worker}`) });
}
