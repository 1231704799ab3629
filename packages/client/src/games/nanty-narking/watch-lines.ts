// Personalities that ask for the same, and who might be about to win: public facts.
import type { Player } from '@gaslamp/kernel/state';
import { PERSONALITIES } from '@gaslamp/nanty-narking/ids';
import { holds, isRuledOut, personality } from '@gaslamp/nanty-narking/personalities';
import { personalityOf } from '@gaslamp/nanty-narking/state';
import { type Model, players } from '@gaslamp/words/nanty-narking/model';

/** Personalities by index. */
export type Alike = readonly [number, ...number[]];
/** The three Lords of the published set stand in one line. */
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

/** R3.3: who would win when their turn begins, if they were who nobody has ruled out; in the order of their turns. */
export function threats(m: Model): { readonly player: Player; readonly alike: Alike }[] {
  const { s, you } = m;
  const mine = you === null ? -1 : personalityOf(s, you);
  const turns = players(m).map((_, n) => (Math.max(0, s.active) + 1 + n) % s.seats);
  return turns
    .filter((player) => player !== you)
    .flatMap((player) =>
      linesOf(m)
        .map((alike) => ({ player, alike }))
        .filter(
          ({ alike }) =>
            holds(m, player, alike[0]) && alike.some((index) => index !== mine && !isRuledOut(s, player, index)),
        ),
    );
}
