import type { Rolldown } from 'vite';
import { source } from './ahead.ts';

/** The files of these modules, and of all that they import at once. */
export function withImports(bundle: Rolldown.OutputBundle, modules: readonly string[]): Set<Rolldown.OutputChunk> {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const found = new Set<Rolldown.OutputChunk>();
  const seen = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk): void => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) add(bundle[name] as Rolldown.OutputChunk);
    found.add(chunk);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(source(module)));
    if (chunk === undefined) throw new Error(`the page has no ${module}`);
    add(chunk);
  }
  return found;
}

/** The styles of them, each once. */
export const stylesOf = (chunks: Iterable<Rolldown.OutputChunk>): string[] => [
  ...new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];
