// An answer in the page before it is sent: the picks of a set, and a notice about it. Pure.
import { without } from '../things/options.ts';
import type { Note } from './note.ts';

/** A message about an answer, or an answer that waits for a second press; at most one of them is set. */
export interface Notice {
  readonly note: Note | null;
  /** The answer after which somebody else goes on: a second press sends it. */
  readonly passing: string | null;
  /** The answer that ends the match, to be confirmed or taken back. */
  readonly ending: { readonly option: string; readonly announced: string } | null;
}
export const QUIET: Notice = { note: null, passing: null, ending: null };

export interface Draft {
  /** The question that it answers. */
  readonly key: string;
  readonly picks: readonly string[];
  /** Number of leading picks that the page made. */
  readonly auto: number;
  readonly notice: Notice;
}

export const begun = (key: string, picks: readonly string[] = []): Draft => ({ key, picks, auto: 0, notice: QUIET });

/** Returns the same draft if nothing changes, so that nothing is drawn again. */
export const noticed = (draft: Draft, notice: Notice): Draft =>
  draft.notice === notice ? draft : { ...draft, notice };

export const picked = (draft: Draft, option: string, times: number): Draft => ({
  ...draft,
  picks: [...draft.picks, ...Array<string>(times).fill(option)],
  notice: QUIET,
});

/**
 * Adds a pick that the page makes for the player; null removes the latest pick, which did not fit, and the page makes no more.
 * Changes nothing if the question, or the number of picks by the page, has changed meanwhile.
 */
export function pickedByPage(draft: Draft, { key, auto }: Pick<Draft, 'key' | 'auto'>, option: string | null): Draft {
  if (draft.key !== key || (option !== null && draft.auto !== auto)) return draft;
  if (option === null) return { ...draft, picks: draft.picks.slice(0, -1), auto: 0 };
  return { ...draft, picks: [...draft.picks, option], auto: draft.auto + 1 };
}

/** Removes one pick of an option; `inHand` leaves the picks of the page. */
export const unpicked = (draft: Draft, option: string, inHand: boolean | undefined): Draft => ({
  ...draft,
  auto: 0,
  picks: inHand && draft.picks.lastIndexOf(option) < draft.auto ? draft.picks : without(draft.picks, option),
  notice: QUIET,
});

/** Removes the latest pick of the player, or all of them. */
export const dropped = (draft: Draft, all: boolean): Draft => ({
  ...draft,
  picks: draft.picks.slice(0, all ? draft.auto : -1),
});
