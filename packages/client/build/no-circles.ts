import type { Plugin, Rolldown } from 'vite';

/**
 * Fails a build whose chunks import each other in a cycle. Their execution order then depends on the entry point, so on some
 * pages a chunk would use exports that another has not initialised yet.
 */
export const noCircles = (): Plugin => ({
  name: 'no-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((one): one is Rolldown.OutputChunk => one.type === 'chunk');
    const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (circle !== null) this.error(`files of the page wait for each other: ${circle.join(', ')}`);
  },
});

/** Returns a cycle of names, with the first name repeated at the end, or null if there is none. */
export function circleIn(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  const from = (name: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of graph.get(name) ?? []) {
      const found = from(next, [...path, name]);
      if (found !== null) return found;
    }
    done.add(name);
    return null;
  };
  for (const name of graph.keys()) {
    const found = from(name, []);
    if (found !== null) return found;
  }
  return null;
}
