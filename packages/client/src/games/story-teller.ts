import type { PublishedRow } from '@gaslamp/kernel/projection';

/**
 * Tells steps of a match in plain sentences, players by these names, from the pack of the match and its last state. Brings the
 * names of what the game follows through a match: `story.<game>`.
 */
export type StoryTeller<Pack, S> = (
  pack: Pack,
  s: S,
  names: readonly string[],
) => (row: PublishedRow) => readonly string[];
