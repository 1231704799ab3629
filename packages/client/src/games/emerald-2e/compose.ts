// The running sum of a set that is being picked, versus what is needed.
import { CITY_COUNT, ROYALTY } from '@gaslamp/emerald-2e/ids';
import { cubesInCities } from '@gaslamp/emerald-2e/state';
import { pick, take } from '@gaslamp/emerald-2e/verbs';
import type { Question } from '@gaslamp/kernel/projection';
import { read } from '../../table/options.ts';
import { e, kindIndex, type Model, royaltyIn } from './model.ts';

/** R10.3: bomb points that a target needs. */
export function neededFor(m: Model, target: number, city: number): number {
  if (target !== ROYALTY) return m.data.assassination[city]!;
  const item = royaltyIn(m, city);
  return item < 0 ? 0 : (m.data.cards[m.data.kindOf[item]!]!.needed ?? 0);
}

export interface Sum {
  readonly text: string;
  /** For the meter: how far it is; null where there is no goal. */
  readonly sum: number;
  readonly goal: number | null;
}

/** The sum of these picks of the question. */
export function sumOf(m: Model, { effect, about }: Question, picks: readonly string[]): Sum {
  const { s, data } = m;
  const you = m.you!;
  const kinds = picks.map((text) => kindIndex(read(text).words.at(-1)));
  const total = (weights: readonly number[]) => kinds.reduce((n, kind) => n + (weights[kind] ?? 0), 0);
  const out = s.limbo[you]! + cubesInCities(s, you);
  const toGoal = (sum: number, goal: number): Sum => {
    // A card may bring more than there is to do: what is more does nothing.
    const done = effect === 'assassinate.support' ? sum : Math.min(sum, goal);
    return { text: e(`compose.${effect}`, { sum: done, goal }), sum, goal };
  };
  const free = (values: Record<string, number>): Sum => ({
    text: e(`compose.${effect}`, { sum: picks.length, ...values }),
    sum: picks.length,
    goal: null,
  });
  switch (effect) {
    case 'place.cards':
      return toGoal(total(data.place), s.cubeStock[you]!);
    case 'retrieve.cards':
      return toGoal(total(data.retrieve), out);
    case 'retrieve.from': {
      let wanted = 0;
      for (const option of s.picks) if (!take.is(option)) wanted += data.retrieve[pick.card(option)] ?? 0;
      return toGoal(picks.length, Math.min(wanted, out));
    }
    case 'move.cards':
      return toGoal(total(data.move), about.moves!);
    case 'markers.cards': {
      const steps = [0, 1].map((track) =>
        picks.reduce((n, text, i) => {
          const on = read(text).words[0] === 'RESTORATIONIST' ? 0 : 1;
          return on === track ? n + data.steps[track]![kinds[i]!]! : n;
        }, 0),
      );
      const to = steps.map((more, track) => Math.min(10, s.markers[track]! + more));
      return free({ r0: s.markers[0]!, r1: to[0]!, l0: s.markers[1]!, l1: to[1]! });
    }
    case 'assassinate.support': {
      const agents = s.agents[you * CITY_COUNT + about.city!]!;
      const fenians = kinds.filter((kind) => data.textOf[kind] === 'fenians').length;
      return toGoal(agents + total(data.bombs) + fenians * agents, neededFor(m, about.target!, about.city!));
    }
    case 'cycle-hand.discard':
      return free({ draw: picks.length + 1 });
    default:
      return free({});
  }
}
