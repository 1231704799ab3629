// The game's part of the scenario format: its names, its dice, and the form of its positions.
import type { Game } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import type { View } from '@gaslamp/kernel/view';
import type { Data } from '../box/data.ts';
import { AGENT_PLACES, CARDS, CITIES, CUBE_PLACES, DAYS, TARGETS, TRACKS } from '../box/ids.ts';
import type { Emerald } from '../box/state.ts';
import { finalScoring } from '../seen/scoring.ts';
import { describePosition, describeView, type PositionSpec } from './position.ts';
import { leftOpen, sanityFace, stateAt } from './story.ts';

type Emerald2e = Game<Emerald, Data>;

/** Returns points and winners; all null while the match runs. */
function describeEnd(game: Emerald2e, s: Emerald, seats: readonly string[]): Record<string, unknown> {
  if (s.reason === 0) return { winners: null, final: null, reckoning: null };
  const rows = finalScoring({ s, data: game.data });
  const bySeat = <T>(of: (row: (typeof rows)[number]) => T) =>
    Object.fromEntries(rows.map((row) => [at(seats, row.player), of(row)]));
  return {
    winners: rows.filter((row) => row.wins).map((row) => at(seats, row.player)),
    final: bySeat((row) => row.final),
    reckoning: bySeat(({ player: _, wins: __, restorationist, ...points }) => ({
      side: restorationist ? 'RESTORATIONIST' : 'LOYALIST',
      ...points,
    })),
  };
}

export const scenario = {
  seatNames: DAYS,
  /** The tracks have the names of the sides. */
  ids: [...new Set([...CITIES, ...CARDS, ...TRACKS, ...TARGETS, ...CUBE_PLACES, ...AGENT_PLACES])] as readonly string[],
  nouns: {
    move: ['from'],
    advance: ['markers'],
    take: ['cubes'],
    send: ['cubes'],
    from: ['agents'],
  },
  leftOpen,
  counted: { agents: CITIES, cubes: CITIES },
  rolls: {
    die: {
      words: 'insane, sane, or a face of the die',
      face: (word: unknown, { data }: Emerald2e, s: Emerald) => sanityFace(word, { s, data }),
    },
    first: {
      words: 'a player',
      face: (word: unknown, _: Emerald2e, __: Emerald, seats: readonly string[]) =>
        seats.indexOf(word as string) + 1 || null,
    },
  },
  stateAt: (game: Emerald2e, seats: readonly string[], position: PositionSpec, options: Record<string, unknown>) =>
    stateAt(game, seats, position, options),
  describe: (game: Emerald2e, s: Emerald, seats: readonly string[]) => ({
    ...describePosition({ s, data: game.data }, seats),
    ...describeEnd(game, s, seats),
  }),
  describeView: (game: Emerald2e, view: View<Emerald>, seats: readonly string[]) =>
    describeView(game.data, view, seats),
};
