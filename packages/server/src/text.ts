// The sentences of what the server draws itself: the host's desk, and what the host says above every page.
import english from './text/en.json' with { type: 'json' };

type Ids<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${P}${K}` : Ids<T[K], `${P}${K}.`>;
}[keyof T & string];
export type TextId = Ids<typeof english>;

/** A sentence of the catalogue with its values, which are not escaped yet. */
export function say(id: TextId, values: Readonly<Record<string, string | number>> = {}): string {
  const found = id.split('.').reduce<unknown>((texts, part) => (texts as Record<string, unknown>)[part], english);
  return String(found).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
