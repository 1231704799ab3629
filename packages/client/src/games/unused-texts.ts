// Finds unused sentences: the compiler demands every sentence that is used, but cannot find those that no longer are.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** Returns the sentences of a catalogue by their ids. */
export const sentencesIn = (catalogue: Catalogue, prefix = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(catalogue).flatMap(([key, inner]): (readonly [string, string])[] =>
      typeof inner === 'string' ? [[prefix + key, inner]] : [...sentencesIn(inner, `${prefix}${key}.`)],
    ),
  );

/**
 * Returns the sources in these folders without tests. The explanations of questions (`here/`) have their own sentences and name
 * every question, so they would count any sentence about a question as used.
 */
export const sourcesIn = (...folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!here\b).*(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );

/**
 * Returns ids that no source uses, neither literally nor by a template with a name in its gap: the name stands in the sources,
 * or for such a head is one of `families`, which the rules declare.
 */
export function unusedIn(
  ids: Iterable<string>,
  sources: readonly string[],
  families: Readonly<Record<string, readonly string[]>>,
): string[] {
  const text = sources.join('\n');
  const quoted = new Set(Array.from(text.matchAll(/'([\w.-]+)'/g), ([, word = '']) => word));
  const templates = Array.from(text.matchAll(/`([\w.]+\.)\$\{[^}]+\}([\w.]*)`/g));
  const isMade = (id: string) =>
    templates.some(([, head = '', tail = '']) => {
      if (!id.startsWith(head) || !id.endsWith(tail)) return false;
      const name = id.slice(head.length, id.length - tail.length);
      return quoted.has(name) || families[head]?.includes(name);
    });
  return [...ids].filter((id) => !quoted.has(id) && !isMade(id));
}
