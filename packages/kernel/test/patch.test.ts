import { FastDice } from '@gaslamp/kernel/chance';
import { applyPatch, diff, patched } from '@gaslamp/kernel/patch';
import { copy, type Frame } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { position } from './positions.ts';
import { toy } from './toy.ts';
import type { Toy } from './toy-state.ts';

const start = position({});
const withFields = (fields: Partial<Toy>): Toy => ({ ...copy(start), ...fields });
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const list = fc.array(fc.integer({ min: -1, max: 3 }), { maxLength: 6 });
const frame: fc.Arbitrary<Frame> = fc.oneof(
  fc.record({ effect: fc.constantFrom('a', 'b') }),
  fc.record({ effect: fc.constantFrom('a', 'b'), by: fc.nat(1) }),
  fc.record({ by: fc.nat(1), effect: fc.constantFrom('a', 'b'), n: fc.nat(1) }),
);
/** States that differ in numbers, in lists of any length and in the queue. */
const states = fc
  .record({ move: fc.nat(2), coins: list, place: list, picks: list, agenda: fc.array(frame, { maxLength: 4 }) })
  .map(withFields);

describe('a patch', () => {
  test('turns the one state into the other, also as JSON', () => {
    fc.assert(
      fc.property(states, states, (a, b) => {
        expect(patched(a, diff(a, b))).toEqual(b);
        expect(patched(a, json(diff(a, b)))).toEqual(b);
        expect(patched(b, diff(b, a))).toEqual(a);
      }),
      { numRuns: 500 },
    );
  });

  test('of equal states is empty, whoever made them', () => {
    fc.assert(
      fc.property(states, (a) => {
        expect(diff(a, json(a))).toEqual({});
      }),
    );
  });

  test('applied in place gives the same, and patched leaves the old state alone', () => {
    fc.assert(
      fc.property(states, states, (a, b) => {
        const before = json(a);
        const patch = diff(a, b);
        patched(a, patch);
        expect(a).toEqual(before);
        applyPatch(a, patch);
        expect(a).toEqual(b);
      }),
    );
  });

  test('leaves every list that stays as it is to both states, and no other', () => {
    const a = withFields({ move: 3, coins: [1, 2], place: [5, 6], picks: [7] });
    const b = patched(a, { move: 4, coins: [3, 2, 9], picks: [0] });
    expect(b).toEqual({ ...a, move: 4, coins: [1, 2, 9], picks: [] });
    expect(b.place).toBe(a.place);
    for (const key of ['coins', 'picks'] as const) expect(b[key]).not.toBe(a[key]);
  });

  test('says only what changed', () => {
    const a = withFields({ move: 3, coins: [1, 2, 3], place: [5, 6] });
    const b = withFields({ move: 4, coins: [1, 9, 3], place: [5, 6] });
    expect(diff(a, b)).toEqual({ move: 4, coins: [3, 1, 9] });
  });

  test('of a list that grows or shrinks carries its new length', () => {
    const [short, long] = [withFields({ picks: [7] }), withFields({ picks: [7, 8, 9] })];
    expect(diff(short, long)).toEqual({ picks: [3, 1, 8, 2, 9] });
    expect(diff(long, short)).toEqual({ picks: [1] });
    expect(diff(long, withFields({ picks: [] }))).toEqual({ picks: [0] });
  });

  test('of the agenda says how many frames stay and what follows', () => {
    const [a, b, c] = [{ effect: 'a' }, { effect: 'b', by: 1 }, { effect: 'c' }];
    const before = withFields({ agenda: [a, b] });
    expect(diff(before, withFields({ agenda: [a, c, b] }))).toEqual({ agenda: [1, c, b] });
    expect(diff(before, withFields({ agenda: [] }))).toEqual({ agenda: [0] });
    expect(diff(before, withFields({ agenda: [{ effect: 'a', by: 0 }, b] }))).toEqual({
      agenda: [0, { effect: 'a', by: 0 }, b],
    });
  });
});

test('the patches of a match, folded, give every state on the way', () => {
  for (let seed = 0; seed < 10; seed++) {
    const dice = new FastDice(seed);
    const g = new Table(toy, toy.setup(3, { coins: 0 }), dice);
    let folded = copy(g.s);
    let before = copy(g.s);
    while (g.decision !== null) {
      g.choose(g.decision.options[dice.below(g.decision.options.length)]!);
      const patch = json(diff(before, g.s));
      before = copy(g.s);
      folded = patched(folded, patch);
      expect(folded).toEqual(before);
    }
  }
});
