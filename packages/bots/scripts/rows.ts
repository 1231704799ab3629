// Describes, for each game, what is learned of a position: the alternatives for a seat, their features and the true one.
import { type At as Emerald2At, isRestorationist } from '@gaslamp/emerald-2e/box/state';
import type { AnyGame } from '@gaslamp/games/games';
import type { Result } from '@gaslamp/kernel/game';
import type { Player, State } from '@gaslamp/kernel/state';
import type { At as NantyAt } from '@gaslamp/nanty-narking/box/state';
import { beliefs, dealsBy } from '../src/emerald-2e/beliefs.ts';
import { isTurned } from '../src/emerald-2e/sides.ts';
import { tells } from '../src/emerald-2e/tells.ts';
import { chanceToWin } from '../src/nanty-narking/evaluate.ts';
import { featuresOf } from '../src/nanty-narking/features.ts';
import { suspicions } from '../src/nanty-narking/suspicions.ts';
import { winShare } from '../src/play.ts';

export interface Alternative {
  /** 1 for the truth; the share of a shared win. */
  readonly truth: number;
  /** The chance without features, and the one that is computed and not learned. */
  readonly prior: number;
  readonly old: number;
  readonly x: readonly number[];
}
type Look = (s: State, data: unknown, seat: Player) => (result: Result) => readonly Alternative[];

// The casts are safe: each game's states go to its own function.
const LOOKS: Readonly<Record<string, Look>> = {
  'emerald-2e': (s, data, seat) => {
    const at = { s, data } as unknown as Emerald2At;
    let real = 0;
    for (let player = 0; player < s.seats; player++)
      if (isRestorationist(at, player) !== isTurned(at.s, player)) real |= 1 << player;
    const features = tells(at, seat);
    const old = beliefs(at, seat);
    const all = dealsBy(at, seat, () => 1).map(({ restorationists, chance }, i) => ({
      truth: restorationists === real ? 1 : 0,
      prior: chance,
      old: old[i]!.chance,
      x: features(restorationists).values,
    }));
    return () => all;
  },
  'nanty-narking': (s, data, seat) => {
    const at = { s, data } as unknown as NantyAt;
    const suspected = suspicions(at, seat);
    const x = featuresOf(at, seat, suspected).values;
    const old = chanceToWin(at, seat, suspected);
    return (result) => {
      const truth = winShare(result, seat);
      return [
        { truth, prior: 0.5, old, x },
        { truth: 1 - truth, prior: 0.5, old: 1 - old, x: x.map(() => 0) },
      ];
    };
  },
};

export function lookOf({ id }: AnyGame): Look {
  const look = LOOKS[id];
  if (look === undefined) throw new Error(`nothing is learned of ${id}`);
  return look;
}
