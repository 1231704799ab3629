// Stores the hints setting of this browser, and the hints that it has shown.
import { keep, kept } from '../../kept.ts';

export const wantsHints = (): boolean => kept('hints') !== 'off';
export const saveHints = (wants: boolean): void => keep('hints', wants ? 'on' : 'off');

/** Returns the first hint that this browser has not shown yet, and marks it as shown. */
export function nextHint<Hint extends { readonly at: string }>(game: string, hints: readonly Hint[]): Hint | null {
  const next = hints.find(({ at }) => kept(`told.${game}.${at}`) === null) ?? null;
  if (next !== null) keep(`told.${game}.${next.at}`, '');
  return next;
}
