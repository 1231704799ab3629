import type { Option } from '@gaslamp/kernel/state';
import {
  canReach,
  nextPick,
  reaches,
  type Subset,
  subsetAnyOrder,
  subsetOptions,
  withoutOverpay,
} from '@gaslamp/kernel/subsets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableOf } from './positions.ts';
import { done, pick, type Toy } from './toy-state.ts';

// A candidate is a card of the hand. Its weight comes from a table, so equal weights need not mean copies of a card.
interface Purse {
  /** Ascending; equal numbers are copies. */
  readonly candidates: readonly Option[];
  readonly weights: readonly number[];
  readonly goal: number;
}
const purse: fc.Arbitrary<Purse> = fc
  .record({
    candidates: fc.array(fc.nat(5), { maxLength: 7 }).map((list) => list.sort((a, b) => a - b)),
    weights: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 6, maxLength: 6 }),
    goal: fc.integer({ min: 0, max: 16 }),
  })
  .filter(({ candidates }) => candidates.length > 0);
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const weigh =
  ({ weights }: Purse) =>
  (option: Option) =>
    weights[option]!;

/** The rule in its own words: the set reaches the goal, and without any one of its picks it would not. */
function isIrredundant({ weights, goal }: Purse, set: readonly Option[]): boolean {
  const worth = set.map((option) => weights[option]!);
  return set.length > 0 && sum(worth) >= goal && worth.every((w) => sum(worth) - w < goal);
}
/** No pick can be saved: the set is within the goal, or it would not reach the goal without any one of its picks. */
function isNotOverpaid({ weights, goal }: Purse, set: readonly Option[]): boolean {
  const worth = set.map((option) => weights[option]!);
  return set.length > 0 && (sum(worth) <= goal || worth.every((w) => sum(worth) - w < goal));
}

/** Returns all different legal sets of candidates, each ascending, as text. */
function everySet(candidates: readonly Option[], legal: (set: readonly Option[]) => boolean): string[] {
  const sets = new Set<string>();
  for (let bits = 0; bits < 1 << candidates.length; bits++) {
    const set = candidates.filter((_, i) => (bits >> i) & 1);
    if (legal(set)) sets.add(set.join());
  }
  return [...sets].sort();
}

type Rule = Subset<Toy, unknown, { since: number }>;
const DONE = 99;
const at = tableOf({});

/** Returns every set that a program can reach by walking the options. Throws at a dead end. */
function walk(rule: Rule): string[] {
  const reached: string[] = [];
  const from = (picks: readonly Option[]) => {
    const options = subsetOptions(rule, { s: { ...at.s, picks: [7, ...picks] }, data: null }, { since: 1 }, DONE);
    if (options.length === 0 && picks.length > 0) throw new Error(`dead end at ${picks}`);
    for (const option of options) {
      if (option === DONE) reached.push(picks.join());
      else from([...picks, option]);
    }
  };
  from([]);
  return reached.sort();
}

/** Returns the options for a person, who picks in any order. */
const consider = (rule: Rule, picks: readonly Option[]) =>
  subsetAnyOrder(rule, { s: at.s, data: null }, { since: 0 }, picks);

const irredundant = (p: Purse): Rule => ({
  candidates: () => p.candidates,
  fits: (_, __, picks, list, next) => canReach(weigh(p), p.goal, picks, list, next),
  enough: (_, __, picks) => reaches(weigh(p), p.goal, picks),
});
const notOverpaid = (p: Purse): Rule => ({
  candidates: () => p.candidates,
  fits: (_, __, picks) => withoutOverpay(weigh(p), p.goal, picks),
  enough: (_, __, picks) => withoutOverpay(weigh(p), p.goal, picks),
});
/** A fixed number of cards, not all of one kind: a rule without a formula. */
const mixed = (p: Purse): Rule => {
  const legal = (set: readonly Option[]) => set.length === (p.goal % 4) + 1 && new Set(set).size > 1;
  const within = (set: readonly Option[], rest: readonly Option[]): boolean =>
    legal(set) || rest.some((option, i) => within([...set, option], rest.slice(i + 1)));
  return {
    candidates: () => p.candidates,
    fits: (_, __, picks, list, next) => within(picks, list.slice(next)),
    enough: (_, __, picks) => legal(picks),
  };
};
const RULES = [
  ['just enough', irredundant, isIrredundant],
  ['not overpaid', notOverpaid, isNotOverpaid],
  ['mixed', mixed, (p: Purse, set: readonly Option[]) => mixed(p).enough({ s: at.s, data: null }, { since: 0 }, set)],
] as const;

describe.each(RULES)('a set that is %s', (_, ruleOf, legal) => {
  test('is reached by exactly one path, an illegal one by none, and no path ends dead', () => {
    fc.assert(
      fc.property(purse, (p) => {
        expect(walk(ruleOf(p))).toEqual(everySet(p.candidates, (set) => legal(p, set)));
      }),
      { numRuns: 200 },
    );
  });

  test('is found in any order: what fits is what a legal set contains, one copy at a time', () => {
    fc.assert(
      fc.property(purse, fc.array(fc.nat(6), { maxLength: 4 }), (p, indices) => {
        const chosen = [...new Set(indices)].filter((i) => i < p.candidates.length);
        const picks = chosen.map((i) => p.candidates[i]!);
        const rest = p.candidates.filter((_, i) => !chosen.includes(i));
        const completes = (set: readonly Option[], left: readonly Option[]) =>
          everySet(left, (more) => legal(p, [...set, ...more].sort())).length > 0;
        const fits = [...new Set(rest)].filter((option) => {
          const i = rest.indexOf(option);
          return completes([...picks, option], [...rest.slice(0, i), ...rest.slice(i + 1)]);
        });
        const found = consider(ruleOf(p), picks);
        if (picks.length > 0 && !completes(picks, rest)) expect(found).toBeNull();
        else expect(found).toEqual({ fits, enough: legal(p, picks) });
      }),
      { numRuns: 200 },
    );
  });
});

describe('weights', () => {
  const anything = (weights: readonly number[]) => (option: Option) => weights[option]!;

  test('and goals beyond the bits of one integer are reached by exactly one path, and none ends dead', () => {
    const heavy = fc.record({
      candidates: fc.constant([0, 1, 2, 3, 4, 5, 6]),
      weights: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 7, maxLength: 7 }),
      goal: fc.integer({ min: 20, max: 90 }),
    });
    fc.assert(
      fc.property(heavy, (p) => {
        expect(walk(irredundant(p))).toEqual(everySet(p.candidates, (set) => isIrredundant(p, set)));
      }),
      { numRuns: 300 },
    );
  });

  test('reach 30 as by trying', () => {
    const heavy = fc.record({
      candidates: fc.constant([0, 1, 2, 3, 4, 5]),
      weights: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 6, maxLength: 6 }),
      goal: fc.integer({ min: 0, max: 20 }),
    });
    fc.assert(
      fc.property(heavy, (p) => {
        const possible = everySet(p.candidates, (set) => isIrredundant(p, set)).length > 0;
        expect(canReach(weigh(p), p.goal, [], p.candidates, 0)).toBe(possible);
      }),
      { numRuns: 500 },
    );
  });

  test('of nothing reach nothing', () => {
    expect(canReach(anything([]), 1, [], [], 0)).toBe(false);
    expect(canReach(anything([]), 0, [], [], 0)).toBe(false);
    expect(reaches(anything([]), 0, [])).toBe(false);
    expect(withoutOverpay(anything([]), 3, [])).toBe(false);
  });
});

describe('picks', () => {
  test('stand for their first copies', () => {
    expect(nextPick([2, 2, 5, 5, 8], [])).toBe(0);
    expect(nextPick([2, 2, 5, 5, 8], [2])).toBe(1);
    expect(nextPick([2, 2, 5, 5, 8], [2, 5, 5])).toBe(4);
  });

  test('that are no candidates are a mistake of the rules', () => {
    expect(() => nextPick([2, 5], [3])).toThrow('3 is no candidate');
    expect(() => nextPick([2, 5], [5, 2])).toThrow('2 is no candidate');
  });

  test('of others are not considered', () => {
    expect(consider(notOverpaid({ candidates: [1, 2], weights: [1, 1, 1], goal: 2 }), [0])).toBeNull();
  });

  test('wait in the state from `since` on', () => {
    const g = tableOf({ hands: [['LOAF.1', 'LOAF.2', 'LEVY.1'], []] });
    g.choose(g.game.verbs.parse('light') as Option);
    expect(g.decision).toMatchObject({ effect: 'light.pay', subset: true, draft: true });
    const loaf = pick(0);
    expect(g.decision!.options).toEqual([loaf, g.game.verbs.parse('pick LEVY')]);
    g.choose(loaf);
    expect(g.s.picks).toEqual([loaf]);
    // A second loaf is enough; the Levy, worth 3, would make the loaf needless.
    expect(g.decision!.options).toEqual([loaf]);
    g.choose(loaf);
    expect(g.decision!.options).toEqual([done]);
  });
});
