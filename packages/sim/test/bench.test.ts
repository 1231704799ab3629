import { measured } from '@gaslamp/bench/windows';
import { expect, test } from 'vitest';
import { gaslamp, json } from './cli.ts';

const SHORT = ['--players', '2', '--windows', '1', '--seconds', '0.05'];

test('one JSON document tells the speed beside the baseline', async () => {
  const doc = await json('bench', '--game', 'emerald-2e', ...SHORT);
  expect(doc).toMatchObject({ game: 'emerald-2e', players: 2 });
  for (const name of ['decisionsPerSecond', 'matchesPerSecond', 'cloneMicros', 'decideMicros', 'ratio'])
    expect(doc[name]).toBeGreaterThan(0);
  const { name, movesPerSecond } = doc.baseline as { name: string; movesPerSecond: number };
  expect(name).toBe('boardgame.io 0.50.2');
  expect(movesPerSecond).toBeGreaterThan(0);
  expect(doc.ratio).toBeCloseTo((doc.decisionsPerSecond as number) / movesPerSecond, 6);
  expect(doc.decideMicros).toBeCloseTo(1e6 / (doc.decisionsPerSecond as number), 6);
});

test('for people it is a table', async () => {
  const { code, out } = await gaslamp(['bench', ...SHORT]);
  expect(code).toBe(0);
  expect(out).toMatch(/^decisions a second +[\d,]+/m);
  expect(out).toMatch(/^copy : decide +\d/m);
});

test('the best window counts, and things are measured in turns', () => {
  const order: string[] = [];
  const work = (name: string, units: number) => () => {
    if (order.at(-1) !== name) order.push(name);
    const until = performance.now() + 2;
    while (performance.now() < until);
    return units;
  };
  const [one, two] = measured([work('one', 10), work('two', 100)], { warmUp: 0.002, count: 2, seconds: 0.01 });
  expect(order).toEqual(['one', 'two', 'one', 'two', 'one', 'two']);
  expect(two!.perSecond / one!.perSecond).toBeGreaterThan(3);
});
