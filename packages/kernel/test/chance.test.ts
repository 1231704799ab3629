import { FastDice, LoggedDice, RecordedDice } from '@gaslamp/kernel/chance';
import { describe, expect, test } from 'vitest';

/** Sum of squared deviations over expectation; its mean is the number of cells less one. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - mean) ** 2, 0) / mean;
}
/** Allows five sigma either way: results that are too even are as wrong as those that are too uneven. */
function expectEven(counts: readonly number[]): void {
  const degrees = counts.length - 1;
  const sigmas = (chiSquare(counts) - degrees) / Math.sqrt(2 * degrees);
  expect(Math.abs(sigmas)).toBeLessThan(5);
}
const tally = (cells: number, n: number, next: (i: number) => number): number[] => {
  const counts = Array<number>(cells).fill(0);
  for (let i = 0; i < n; i++) counts[next(i)]!++;
  return counts;
};
const nameOf = (item: number) => `CARD.${item}`;

describe('fast dice', () => {
  test.each([1, 7, 0, -3, 0x7fffffff])('of seed %i fall evenly', (seed) => {
    for (const n of [2, 3, 6, 12, 100]) {
      const dice = new FastDice(seed);
      expectEven(tally(n, 20_000, () => dice.below(n)));
    }
  });

  test('fall evenly in pairs', () => {
    const dice = new FastDice(11);
    expectEven(tally(144, 60_000, () => dice.below(12) * 12 + dice.below(12)));
  });

  test('fall evenly across seeds, first and second fall: simulations count their seeds up', () => {
    expectEven(tally(12, 20_000, (seed) => new FastDice(seed).below(12)));
    expectEven(
      tally(144, 60_000, (seed) => {
        const dice = new FastDice(seed);
        return dice.below(12) * 12 + dice.below(12);
      }),
    );
    expectEven(tally(144, 60_000, (seed) => new FastDice(seed).below(12) * 12 + new FastDice(seed + 1).below(12)));
  });

  test('fall evenly where a remainder would not', () => {
    // A plain remainder of 2^32 numbers by three quarters of that would return the lower third twice as often.
    const n = 3 * 2 ** 30;
    const dice = new FastDice(5);
    expectEven(tally(3, 30_000, () => Math.floor(dice.below(n) / 2 ** 30)));
  });

  test('repeat by seed, and differ by seed', () => {
    const row = (seed: number) => {
      const dice = new FastDice(seed);
      return Array.from({ length: 20 }, () => dice.below(1000));
    };
    expect(row(3)).toEqual(row(3));
    expect(row(3)).not.toEqual(row(4));
    expect(row(3).slice(0, 5)).toEqual([894, 363, 863, 647, 163]);
  });

  test('roll from 1 to the number of sides', () => {
    const dice = new FastDice(9);
    const faces = new Set(Array.from({ length: 500 }, () => dice.roll(6)));
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(dice.roll(1)).toBe(1);
  });

  test.each([0, -1, Number.NaN])('refuse a choice among %d', (n) => {
    expect(() => new FastDice(1).below(n)).toThrow(new RangeError(`a choice among ${n}`));
  });

  test('refuse to draw from nothing', () => {
    expect(() => new FastDice(1).draw([])).toThrow('a choice among 0');
  });
});

describe('logged dice', () => {
  test('repeat what recorded dice said', () => {
    const recorded = new RecordedDice(new FastDice(2), nameOf);
    const ask = (dice: { roll(n: number): number; draw(from: readonly number[], to: number): number }) => [
      dice.roll(12),
      dice.draw([4, 5, 6], 0),
      dice.roll(2),
      dice.draw([9], 1),
    ];
    const first = ask(recorded);
    const logged = new LoggedDice(recorded.outcomes, nameOf);
    expect(ask(logged)).toEqual(first);
    expect(logged.used).toBe(4);
    expect(recorded.outcomes).toEqual([String(first[0]), nameOf(first[1]!), String(first[2]), 'CARD.9']);
  });

  test.each(['7', '0', '1.5', 'CARD.1', ''])('say where the log has "%s" for a roll', (logged) => {
    expect(() => new LoggedDice([logged], nameOf).roll(6)).toThrow(`record.roll: said ${logged}, sides 6`);
  });

  test('say what could be drawn', () => {
    expect(() => new LoggedDice(['CARD.3'], nameOf).draw([1, 2])).toThrow(
      'record.draw: name CARD.3, among CARD.1, CARD.2',
    );
  });

  test('say where the log ends', () => {
    expect(() => new LoggedDice([], nameOf).roll(6)).toThrow('record.chance');
    expect(() => new LoggedDice([], nameOf).draw([1])).toThrow('record.chance');
  });
});
