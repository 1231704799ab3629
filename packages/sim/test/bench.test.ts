import { isInstalled } from '@gaslamp/bench/baseline';
import { engineSpeed } from '@gaslamp/bench/engine';
import { measured } from '@gaslamp/bench/windows';
import { gameNamed } from '@gaslamp/games/games';
import { expect, test } from 'vitest';
import { json, quickly } from './cli.ts';

const SHORT = ['--players', '2', '--windows', '1', '--seconds', '0.05'];

test('one JSON document tells the speed', async () => {
  const doc = await json('bench', '--game', 'emerald-2e', ...SHORT);
  expect(doc).toMatchObject({ game: 'emerald-2e', players: 2 });
  for (const name of ['decisionsPerSecond', 'matchesPerSecond', 'cloneMicros', 'decideMicros'])
    expect(doc[name]).toBeGreaterThan(0);
  expect(doc.decideMicros).toBeCloseTo(1e6 / (doc.decisionsPerSecond as number), 6);
  expect(doc.baseline).toEqual(isInstalled() ? expect.objectContaining({ name: 'boardgame.io 0.50.2' }) : null);
});

test('for people it is a table, which says what is not installed', async () => {
  const { code, out } = await quickly(['bench', ...SHORT]);
  expect(code).toBe(0);
  expect(out).toMatch(/^decisions a second +[\d,]+/m);
  expect(out).toMatch(/^copy : decide +\d/m);
  expect(out).toMatch(
    isInstalled() ? /^boardgame\.io 0\.50\.2, moves a second +\d/m : /^boardgame\.io is not installed/m,
  );
});

const game = gameNamed('emerald-2e');
const WINDOWS = { warmUp: 0.01, count: 1, seconds: 0.02 };

test('the speed is told beside the baseline, as it comes and in production', () => {
  /** Does three pieces of work in about a millisecond. */
  const work = () => {
    const until = performance.now() + 1;
    while (performance.now() < until);
    return 3;
  };
  const { baseline, ratio, productionRatio, decisionsPerSecond, processor } = engineSpeed(game, 2, WINDOWS, [
    work,
    () => 100 * work(),
  ]);
  expect(baseline!.movesPerSecond).toBeGreaterThan(0);
  expect(baseline!.productionMovesPerSecond).toBeGreaterThan(baseline!.movesPerSecond);
  expect(ratio).toBeCloseTo(decisionsPerSecond / baseline!.movesPerSecond, 6);
  expect(productionRatio).toBeCloseTo(decisionsPerSecond / baseline!.productionMovesPerSecond, 6);
  expect(processor.baseline!.ratio).toBeGreaterThan(processor.baseline!.productionRatio);
});

test('without the baseline there is a speed and no ratio', () => {
  const speed = engineSpeed(game, 2, WINDOWS, null);
  expect(speed.decisionsPerSecond).toBeGreaterThan(0);
  expect(speed).toMatchObject({ baseline: null, ratio: null, productionRatio: null, processor: { baseline: null } });
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
