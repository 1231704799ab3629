// Turns events into animations: the pieces that travel, with their places and times.
import type { PublishedRow } from '@gaslamp/kernel/projection';
import type { ReactNode } from 'react';
import { days } from '../../art/emerald/emblem-mark.tsx';
import { Emblem } from '../../art/emerald/emblems.tsx';
import { Agent, Cube } from '../../art/emerald/pieces.tsx';
import type { Beat, Change, Flight } from '../../table/showing/stage.ts';

export const change = (field: string, index: number, by: number): Change => ({ field, index, by });
/** Returns a place of a player's own, else the player. */
export const own = (sort: string, player: number) => [`${sort}.${player}`, `player.${player}`];
export const home = (player: number) => [`player.${player}`];
export const agent = (owner: number, size = 28) => <Agent day={days[owner]!} size={size} />;

export const fly = (from: readonly string[], to: readonly string[], piece: Flight['piece'], count = 1): Flight => ({
  from,
  to,
  piece,
  count,
});

/** Returns the beats of one published step; a deal has none. */
export function beatsIn<Group>(
  row: PublishedRow,
  groups: (events: PublishedRow['events']) => readonly Group[],
  beatOf: (group: Group, behind: readonly Group[]) => Beat | Beat[] | null,
): Beat[] {
  if (row.events.some(({ kind }) => kind === 'first')) return [];
  return groups(row.events).flatMap((group, i, all) => beatOf(group, all.slice(i + 1)) ?? []);
}

/** An edition's cubes: their places on the board with the index in the state, and the place and field of each player's stock. */
interface Cubes {
  on(player: number, place: number): readonly string[];
  cell(player: number, place: number): number;
  readonly stock: string;
  readonly field: string;
}
/** The names of a place, and the number in the state that counts its cubes. */
type CubePlace = readonly [names: readonly string[], field: string, index: number];

/** Returns the moves of cubes between stock, board and Limbo. */
export function cubeMoves({ on, cell, stock, field }: Cubes) {
  const board = (player: number, place: number): CubePlace => [on(player, place), 'cubes', cell(player, place)];
  const limbo = (player: number): CubePlace => [[`limbo.${player}`, 'limbo'], 'limbo', player];
  const stockOf = (player: number): CubePlace => [own(stock, player), field, player];
  const move = (owner: number, [from, ...left]: CubePlace, [to, ...landed]: CubePlace, count: number) => ({
    lasts: 420,
    flights: [fly(from, to, <Cube day={days[owner]!} size={24} />, count)],
    leaves: [change(...left, -count)],
    lands: [change(...landed, count)],
  });
  return {
    placed: (player: number, place: number, count: number): Partial<Beat> => ({
      ...move(player, stockOf(player), board(player, place), count),
      lasts: 480,
      sound: 'coin',
    }),
    toLimbo: (owner: number, place: number, count: number) => move(owner, board(owner, place), limbo(owner), count),
    home: (owner: number, place: number, count: number) => move(owner, board(owner, place), stockOf(owner), count),
    freed: (owner: number, count: number) => move(owner, limbo(owner), stockOf(owner), count),
  };
}

/** A player reveals an identity. */
export const revealed = (player: number, card: ReactNode): Partial<Beat> => ({
  lasts: 1800,
  sound: 'bell',
  scene: (
    <span className="reveal-scene">
      {card}
      <Emblem day={days[player]!} medal size={56} />
    </span>
  ),
});

/** The next player begins a turn. */
export const nextTurn = (player: number, seats: number): Partial<Beat> => ({
  lasts: 380,
  leaves: [change('active', 0, player - ((player + seats - 1) % seats))],
});
