// Whether this browser is told what is new to it, and what it has been told already.
import { keep, kept } from './kept.ts';

export const wantsHints = (): boolean => kept('hints') !== 'off';
export const saveHints = (wants: boolean): void => keep('hints', wants ? 'on' : 'off');

/** The first of these that was not told yet in this browser; from then on it was. */
export function untold<Told extends { readonly at: string }>(game: string, hints: readonly Told[]): Told | null {
  const next = hints.find(({ at }) => kept(`told.${game}.${at}`) === null) ?? null;
  if (next !== null) keep(`told.${game}.${next.at}`, '');
  return next;
}
