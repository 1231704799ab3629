// The texts of pages that the server renders: the host's desk, e-mail pages and announcements.
import english from './text/en.json' with { type: 'json' };

type Ids<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${P}${K}` : Ids<T[K], `${P}${K}.`>;
}[keyof T & string];
export type TextId = Ids<typeof english>;

/** Returns a text of the catalogue with its values inserted, not yet escaped. */
export function say(id: TextId, values: Readonly<Record<string, string | number>> = {}): string {
  const found = id.split('.').reduce<unknown>((texts, part) => (texts as Record<string, unknown>)[part], english);
  return String(found).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
