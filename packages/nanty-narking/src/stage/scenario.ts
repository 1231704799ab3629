// The game's part of the scenario format: its names, its dice, and the form of its positions.
import type { Game } from '@gaslamp/kernel/game';
import { at } from '@gaslamp/kernel/lists';
import { sees } from '@gaslamp/kernel/state';
import type { View } from '@gaslamp/kernel/view';
import type { Data } from '../box/data.ts';
import { AREAS, CARDS, COLOURS, EVENTS, PAWNS, PERSONALITIES, SPARED } from '../box/ids.ts';
import type { Nanty } from '../box/state.ts';
import { reckon, resultOf } from '../seen/scoring.ts';
import { describePosition, describeView } from './describe.ts';
import type { PositionSpec } from './position.ts';
import { faceOf, leftOpen, stateAt } from './story.ts';

type NantyNarking = Game<Nanty, Data>;

/** Returns points and winners; all null while the match runs. */
function describeEnd(game: NantyNarking, s: Nanty, seats: readonly string[]): Record<string, unknown> {
  const position = { s, data: game.data };
  const result = resultOf(position);
  if (result === null) return { winners: null, final: null, reckoning: null };
  const rows = reckon(position);
  return {
    winners: seats.filter((_, player) => sees(result.winners, player)),
    final: Object.fromEntries(rows.map(({ player, total }) => [at(seats, player), total])),
    reckoning: Object.fromEntries(rows.map(({ player, ...points }) => [at(seats, player), points])),
  };
}

export const scenario = {
  seatNames: COLOURS,
  ids: [
    ...new Set([...AREAS, ...CARDS, ...PERSONALITIES, ...EVENTS, ...PAWNS.slice(COLOURS.length), ...SPARED]),
  ] as readonly string[],
  nouns: {},
  leftOpen,
  counted: { agents: AREAS, citizens: AREAS, grenadiers: AREAS },
  rolls: {
    die: {
      words: 'an area, or a face of the die',
      face: (word: unknown, { data }: NantyNarking, s: Nanty) => faceOf(word, { s, data }),
    },
    first: {
      words: 'a player',
      face: (word: unknown, _: NantyNarking, __: Nanty, seats: readonly string[]) =>
        seats.indexOf(word as string) + 1 || null,
    },
  },
  stateAt: (game: NantyNarking, seats: readonly string[], position: PositionSpec, options: Record<string, unknown>) =>
    stateAt(game, seats, position, options),
  describe: (game: NantyNarking, s: Nanty, seats: readonly string[]) => ({
    ...describePosition({ s, data: game.data }, seats),
    ...describeEnd(game, s, seats),
  }),
  describeView: (game: NantyNarking, view: View<Nanty>, seats: readonly string[]) =>
    describeView(game.data, view, seats),
};
