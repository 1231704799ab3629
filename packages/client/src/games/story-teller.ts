import type { PublishedRow } from '@gaslamp/kernel/projection';

/**
 * Turns steps of a match into plain sentences with these player names, given the match's pack and last state. Loading it adds
 * the names of the values that the game follows through a match: `story.<game>`.
 */
export type StoryTeller<Pack, S> = (
  pack: Pack,
  s: S,
  names: readonly string[],
) => (row: PublishedRow) => readonly string[];
