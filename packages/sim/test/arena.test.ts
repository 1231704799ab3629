import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addBot, botNamed, botNames } from '@gaslamp/bots/bots';
import { FastDice } from '@gaslamp/kernel/chance';
import { expect, test, vi } from 'vitest';
import { decided } from '../src/arena/decided.ts';
import { seatings } from '../src/arena/pairs.ts';
import { ratings } from '../src/arena/ratings.ts';
import { meanInterval, share } from '../src/intervals.ts';
import { gaslamp, json, quickly, scratch } from './cli.ts';
import './own-bots.ts';

const folder = scratch();
const FEW = ['arena', '--game', 'nanty-narking', '--bots', 'random,first', '--all'];

test('in each deal each bot has every seat once, and over the deals each combination of seats', () => {
  for (const players of [2, 3, 4, 5]) {
    const first = new Set<string>();
    for (let deal = 0; deal < 20; deal++) {
      const [one, other] = seatings(players, ['a', 'b'], deal).map((bots) => bots.join(''));
      for (let seat = 0; seat < players; seat++) expect([one?.[seat], other?.[seat]].sort()).toEqual(['a', 'b']);
      first.add(one ?? '');
    }
    expect(first.size).toBeGreaterThanOrEqual(players === 4 ? 2 : players);
  }
});

/** Shares of deals with that mean, in halves. */
function shares(mean: number, count: number, seed: number): number[] {
  const dice = new FastDice(seed);
  return Array.from({ length: count }, () => [0, 1].filter(() => dice.below(1000) < mean * 1000).length / 2);
}

test('a pair is decided as it is, with at most the chance of error that is allowed', () => {
  const verdicts = (mean: number) =>
    Array.from({ length: 200 }, (_, seed) => {
      const all = shares(mean, 2000, seed);
      for (let n = 1; n <= all.length; n++) {
        const verdict = decided(all.slice(0, n));
        if (verdict !== null) return verdict;
      }
      return null;
    });
  const count = (mean: number, what: string | null) => verdicts(mean).filter((verdict) => verdict === what).length;
  expect(count(0.6, 'first')).toBeGreaterThan(190);
  expect(count(0.4, 'second')).toBeGreaterThan(190);
  expect(count(0.5, 'even')).toBeGreaterThan(170);
  expect(decided(Array.from({ length: 19 }, () => 1))).toBeNull();
});

test('95 % intervals contain the true value in about that many samples', () => {
  let inside = 0;
  let around = 0;
  for (let seed = 0; seed < 1000; seed++) {
    const sample = shares(0.3, 100, seed);
    const [low, high] = meanInterval(sample);
    if (low <= 0.3 && 0.3 <= high) inside++;
    const won = sample.filter((one) => one > 0).length;
    const [least, most] = share(won, sample.length);
    if (least <= 0.51 && 0.51 <= most) around++;
  }
  for (const count of [inside, around]) {
    expect(count).toBeGreaterThan(920);
    expect(count).toBeLessThan(980);
  }
});

test('the rating of the winner is higher, and its margin shrinks with the matches', () => {
  const wins = (n: number) => Array.from({ length: n }, () => ({ pair: ['a', 'b'] as const, share: 0.75 }));
  const [few, many] = [ratings(['a', 'b', 'c'], wins(3)), ratings(['a', 'b', 'c'], wins(30))];
  expect(few.map(({ bot }) => bot)).toEqual(['a', 'c', 'b']);
  expect(many.find(({ bot }) => bot === 'a')?.margin).toBeLessThan(few.find(({ bot }) => bot === 'a')?.margin ?? 0);
});

test('a stopped arena goes on where it was, and one with other settings is refused', async () => {
  const file = join(folder, 'stopped.jsonl');
  const whole = await json(...FEW, '--deals', '4', '--jobs', '1');
  await json(...FEW, '--deals', '2', '--jobs', '1', '--results', file);
  const before = readFileSync(file, 'utf8');
  // Part of a line, as a killed process leaves it.
  appendFileSync(file, '{"key":"nanty-narking 2 ra');
  expect(await json(...FEW, '--deals', '4', '--jobs', '1', '--results', file)).toEqual(whole);
  expect(readFileSync(file, 'utf8')).toContain(before);
  const other = await quickly([...FEW, '--seed', '7', '--results', file]);
  expect(other).toMatchObject({ code: 2, err: expect.stringContaining('was written with other settings') });
});

test('it prints the same for one process and for several, and draws a chart', async () => {
  vi.stubEnv('GASLAMP_BOTS', 'packages/sim/test/own-bots.ts');
  const svg = join(folder, 'chart.svg');
  const one = await gaslamp([...FEW, '--deals', '2', '--jobs', '1', '--json']);
  const several = await gaslamp([...FEW, '--deals', '2', '--jobs', '3', '--json', '--svg', svg]);
  vi.unstubAllEnvs();
  expect(several).toEqual(one);
  expect(JSON.parse(one.out)).toMatchObject({
    node: process.version,
    seed: 1,
    deals: 2,
    tables: [{ rules: expect.any(Number) }],
  });
  expect(readFileSync(svg, 'utf8')).toMatch(/^<svg .*random.*<\/svg>\n$/);
});

test('bots of one’s own play there, and it says that no match differed', async () => {
  vi.stubEnv('GASLAMP_BOTS', 'packages/sim/test/own-bots.ts');
  const { code, out } = await gaslamp(['arena', '--game', 'nanty-narking', '--bots', 'random,twin', '--deals', '3']);
  vi.stubEnv('GASLAMP_BOTS', 'nowhere.ts');
  const { err } = await gaslamp(['arena']);
  vi.unstubAllEnvs();
  expect(code).toBe(0);
  expect(out).toContain('No match of random against twin differed');
  expect(err).toContain('GASLAMP_BOTS: there is no file "nowhere.ts"; allowed: modules that add bots');
});

test('a bot is added under a name that is free and plain, and no default changes', () => {
  const bot = botNamed('emerald-1e', 'random');
  expect(() => addBot('emerald-1e', bot)).toThrow('emerald-1e has a bot "random" already');
  expect(() => addBot('emerald-1e', { ...bot, name: 'The Best' })).toThrow('allowed: up to 30 small letters');
  expect(() => addBot('chess', { ...bot, name: 'mine' })).toThrow('no bots for game "chess"');
  addBot('emerald-1e', { ...bot, name: 'mine' });
  expect(botNames('emerald-1e')).toEqual(['mine', 'random', 'gentle', 'steady', 'sharp', 'baseline']);
});

test.each([
  [['--bots', 'random'], 'allowed are two or more different bots'],
  [['--bots', 'random,random'], 'allowed are two or more different bots'],
  [['--bots', 'random,moriarty'], 'unknown bot "moriarty"'],
  [['--game', 'chess'], 'unknown game "chess"'],
  [['--players', 'two'], 'Allowed: whole numbers'],
  [['--players', '9'], 'none of these games takes so many'],
  [['--option', 'insanityFaces=2'], 'for one game'],
  [['--deals', '5', '--results', folder], 'is a folder, not a file'],
])('%s is refused in a sentence', async (args, sentence) => {
  const { code, err } = await quickly(['arena', ...args]);
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(sentence) });
});

test('a file that cannot be written is refused before a match is played', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const { code, err } = await quickly([...FEW, '--results', join(file, 'below')]);
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('cannot be written (ENOTDIR)') });
});
