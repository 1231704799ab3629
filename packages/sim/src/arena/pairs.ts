// The matches of two bots: each deal is played twice, so that each bot plays every seat of it once.
import { at } from '@gaslamp/kernel/lists';
import type { Played } from '../matches/played.ts';

/** Returns the bots by seat of both matches of a deal: the first bot has half of the seats, rounded down, then the others. */
export function seatings(players: number, [a, b]: readonly [string, string], deal: number): readonly string[][] {
  const own = new Set(Array.from({ length: Math.floor(players / 2) }, (_, k) => (deal + 2 * k) % players));
  return [true, false].map((isOwn) => Array.from({ length: players }, (_, seat) => (own.has(seat) === isOwn ? a : b)));
}

/** One deal, in both seatings. */
export interface Deal {
  /** The first bot's share of the wins in each match. */
  readonly shares: readonly [number, number];
  /** True if both matches had the same answers: the bots played alike. */
  readonly alike: boolean;
}

const shareOf = ({ bots, wins }: Played, bot: string): number =>
  bots.reduce((sum, name, seat) => sum + (name === bot ? at(wins, seat) : 0), 0);

export const dealOf = (bot: string, one: Played, other: Played): Deal => ({
  shares: [shareOf(one, bot), shareOf(other, bot)],
  alike: one.answers.length === other.answers.length && one.answers.every((answer, i) => answer === other.answers[i]),
});

/** The first bot's share of the wins in a deal; a half if both are equally strong. */
export const meanShare = ({ shares: [one, other] }: Deal): number => (one + other) / 2;
