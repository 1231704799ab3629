// Statistics and files contain the English name of a personality. Readers see its name in their language.
import { hasText, t } from './text.ts';

/** Returns what readers call a side: a personality as their language does, a faction by its id, for a `select`. */
export function sideName(game: string, side: string): string {
  const id = `names.${game}.side.${side.replace(/\W+/g, '_')}.name`;
  return hasText(id) ? t(id) : side;
}
