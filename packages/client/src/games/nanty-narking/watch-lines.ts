// Groups personalities with the same goal, and finds players who might be about to win, from public facts.
import type { Player } from '@gaslamp/kernel/state';
import { FIRST_PERSONALITY, PERSONALITIES } from '@gaslamp/nanty-narking/box/ids';
import type { Personality } from '@gaslamp/nanty-narking/box/pack';
import { holds, isRuledOut, personality, progress } from '@gaslamp/nanty-narking/box/personalities';
import { type Nanty, PERSONALITY } from '@gaslamp/nanty-narking/box/state';
import { type Model, players } from '@gaslamp/words/nanty-narking/model';

/** Personalities by index. */
export type Alike = readonly [number, ...number[]];
/** Groups personalities with equal goals: the three Lords of the published set share one line. */
export function linesOf(m: Pick<Model, 's' | 'data'>): Alike[] {
  const lines = new Map<string, Alike>();
  PERSONALITIES.forEach((_, index) => {
    const { id: _id, name: _name, ...same } = personality(m, index);
    if (!same.twoPlayers && m.s.seats === 2) return;
    const key = JSON.stringify(same);
    const alike = lines.get(key);
    lines.set(key, alike === undefined ? [index] : [...alike, index]);
  });
  return [...lines.values()];
}

/** R17.12: returns true if the player's next check is made; matches can be set to have none in the first round. */
export const isDue = ({ firstRoundCheck, turns, seats, active }: Nanty, player: Player): boolean =>
  firstRoundCheck !== 0 || turns + ((player - Math.max(0, active) + seats - 1) % seats) + 1 > seats;

/**
 * R3.3: returns the players who would win when their turn begins, given a personality that they may have as far as the viewer
 * knows; in turn order.
 */
export function threats(m: Model): { readonly player: Player; readonly alike: Alike }[] {
  const { s, you } = m;
  const lines = linesOf(m);
  return players(m).flatMap((_, n) => {
    const player = (Math.max(0, s.active) + n + 1) % s.seats;
    if (player === you || !isDue(s, player)) return [];
    return lines
      .filter((alike) => holds(m, player, alike[0]) && alike.some((index) => mayBe(s, player, index)))
      .map((alike) => ({ player, alike }));
  });
}

/**
 * Returns the players who lack one area, or one trouble marker, for a personality that they may have as far as the viewer
 * knows.
 */
export const oneStepFrom = (m: Model): { readonly player: Player; readonly alike: Alike }[] =>
  linesOf(m)
    .filter(([index]) => !STEPLESS.includes(personality(m, index).condition))
    .flatMap((alike) =>
      players(m)
        .filter((player) => player !== m.you && alike.some((index) => mayBe(m.s, player, index)))
        .filter((player) => {
          const { have, needed } = progress(m, player, alike[0]);
          return needed > 0 && have === needed - 1;
        })
        .map((player) => ({ player, alike })),
    );
/** Conditions that are not reached step by step. */
const STEPLESS: readonly Personality['condition'][] = ['netWorth', 'drawPileExhausted'];

/** Returns true unless a check has ruled the personality out or it was seen elsewhere (R9.8, R9.9). */
function mayBe(s: Nanty, player: Player, index: number): boolean {
  const place = s.place[FIRST_PERSONALITY + index] ?? -1;
  return !isRuledOut(s, player, index) && (place < 0 || place === PERSONALITY + player);
}
