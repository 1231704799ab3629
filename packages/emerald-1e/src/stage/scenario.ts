// The game's part of the scenario format: its names, its first player, and the form of its positions.
import type { Game } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import type { View } from '@gaslamp/kernel/view';
import type { Data } from '../box/data.ts';
import { AIMS, CARDS, CITIES, CUBE_PLACES, DAYS, TRACKS } from '../box/ids.ts';
import type { Emerald1 } from '../box/state.ts';
import { finalScoring } from '../seen/scoring.ts';
import { describePosition, describeView, type PositionSpec } from './position.ts';
import { leftOpen, stateAt } from './story.ts';

/** Names that differ from those of identity cards. */
const SIDES = ['LOYALIST', 'RESTORATIONIST'] as const;
type Emerald1e = Game<Emerald1, Data>;

/** Returns points and winners; all null while the match runs. */
function describeEnd(game: Emerald1e, s: Emerald1, seats: readonly string[]): Record<string, unknown> {
  if (s.reason === 0) return { winners: null, final: null, reckoning: null };
  const rows = finalScoring({ s, data: game.data });
  const bySeat = <T>(of: (row: (typeof rows)[number]) => T) =>
    Object.fromEntries(rows.map((row) => [at(seats, row.player), of(row)]));
  return {
    winners: rows.filter((row) => row.wins).map((row) => at(seats, row.player)),
    final: bySeat((row) => row.final),
    reckoning: bySeat(({ player: _, wins: __, restorationist, ...points }) => ({
      side: SIDES[Number(restorationist)],
      ...points,
    })),
  };
}

export const scenario = {
  seatNames: DAYS,
  /** Boxes and slots are places of cubes; agents and royals are aims. */
  ids: [...new Set([...CITIES, ...CARDS, ...TRACKS, ...CUBE_PLACES, ...AIMS, ...SIDES])] as readonly string[],
  nouns: {
    advance: ['markers'],
    take: ['cubes'],
    send: ['cubes'],
  },
  leftOpen,
  counted: { cubes: CUBE_PLACES },
  rolls: {
    first: {
      words: 'a player',
      face: (word: unknown, _: Emerald1e, __: Emerald1, seats: readonly string[]) =>
        seats.indexOf(word as string) + 1 || null,
    },
  },
  stateAt: (game: Emerald1e, seats: readonly string[], position: PositionSpec, options: Record<string, unknown>) =>
    stateAt(game, seats, position, options),
  describe: (game: Emerald1e, s: Emerald1, seats: readonly string[]) => ({
    ...describePosition({ s, data: game.data }, seats),
    ...describeEnd(game, s, seats),
  }),
  describeView: (game: Emerald1e, view: View<Emerald1>, seats: readonly string[]) =>
    describeView(game.data, view, seats),
};
