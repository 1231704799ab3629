import type { Plugin, Rolldown } from 'vite';
import { ENGLISH, filled, OTHERS } from './languages.ts';

/** Returns the path of a script of the page in a language. */
export const inFolder = (fileName: string, language: string): string =>
  language === ENGLISH ? fileName : fileName.replace(/^assets\//, `assets/${language}/`);

/**
 * Writes the scripts of the page once per language, under the same names: in English where the bundle has them, in another
 * language in a folder of that language. Their imports are relative, so a page fetches those of one language.
 */
export function inLanguages(): Plugin {
  return {
    name: 'in-languages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After the scripts are complete.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((one): one is Rolldown.OutputChunk => one.type === 'chunk');
        const written = chunks.map(({ fileName, code }) => [fileName, code] as const);
        for (const language of OTHERS) {
          const moved = movedTo(bundle, language);
          for (const [fileName, code] of written)
            this.emitFile({
              type: 'asset',
              fileName: inFolder(fileName, language),
              source: moved(filled(code, language)),
            });
        }
        for (const chunk of chunks) chunk.code = filled(chunk.code, ENGLISH);
      },
    },
  };
}

/** Returns a function that turns the paths of the bundle's scripts into their paths in a language. */
export const movedTo =
  (bundle: Readonly<Record<string, Pick<Rolldown.OutputChunk | Rolldown.OutputAsset, 'type'>>>, language: string) =>
  (text: string): string =>
    text.replace(/assets\/[\w.-]+\.js/g, (path) => (bundle[path]?.type === 'chunk' ? inFolder(path, language) : path));
