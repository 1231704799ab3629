import type { Bot } from '@gaslamp/bots/bot';
import { botNamed } from '@gaslamp/bots/bots';
import { type Hooks, playMatch } from '@gaslamp/bots/play';
import { gameNamed } from '@gaslamp/games/games';
import { expect, test } from 'vitest';
import { type Played, played } from '../src/matches/played.ts';
import { type Plan, quantile, seated, type Tally, tally } from '../src/tally.ts';
import { gaslamp, json } from './cli.ts';

const game = gameNamed('emerald-2e');
const random = botNamed('emerald-2e', 'random');
interface Wanted extends Omit<Plan, 'bots'> {
  readonly bots: readonly Bot[];
  readonly matches: number;
}
const plan: Wanted = { game, bots: [random, random, random], matches: 4, seed: 3, options: {}, alternate: false };
/** Plays the matches in this process, and counts them. */
function tallied({ bots, matches, ...rest }: Wanted, onMatch: (one: Played) => void = () => {}): Promise<Tally> {
  const plan = { ...rest, bots: bots.map(({ name }) => name) };
  async function* all(): AsyncGenerator<Played> {
    for (let i = 0; i < matches; i++) yield played(plan.game, seated(plan, bots, i), plan.seed + i, plan.options);
  }
  return tally(plan, all(), onMatch);
}
const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, n) => total + n, 0);

test('one JSON document tells what many matches come to', async () => {
  const doc = await json(
    'simulate',
    '--game',
    'emerald-2e',
    '--players',
    '3',
    '--bots',
    'random,random,random',
    ...['--matches', '6', '--seed', '11'],
  );
  expect(doc).toMatchObject({
    game: 'emerald-2e',
    players: 3,
    bots: ['random', 'random', 'random'],
    matches: 6,
    seed: 11,
  });
  for (const name of ['decisions', 'forced', 'seconds', 'decisionsPerSecond']) expect(doc[name]).toBeGreaterThan(0);
  expect(sum(Object.values(doc.endReasons as Record<string, number>))).toBe(6);
  expect(doc.winsBySeat).toHaveLength(3);
  expect(sum(doc.winsBySeat as number[])).toBeCloseTo(6, 6);
  expect(Object.keys(doc.winsByFaction as object)).toEqual(['loyalist', 'restorationist']);
  expect(sum(Object.values(doc.winsByFaction as Record<string, number>))).toBeCloseTo(6, 6);
  const { mean, p5, p95 } = doc.decisionsPerMatch as Record<'mean' | 'p5' | 'p95', number>;
  expect(mean).toBeCloseTo((doc.decisions as number) / 6, 6);
  expect(p5).toBeLessThanOrEqual(mean);
  expect(p95).toBeGreaterThanOrEqual(mean);
  expect(Object.keys(doc.windowsPerMatch as object)).toEqual(['mean', 'p5', 'p95']);
});

test('the same seed gives the same counts, another seed others', async () => {
  const counts = async (seed: string) => {
    const {
      seconds,
      decisionsPerSecond,
      seed: _,
      ...rest
    } = await json('simulate', '--players', '4', ...['--matches', '3', '--seed', seed]);
    return { rest, seconds, decisionsPerSecond };
  };
  const [one, again, other] = [await counts('8'), await counts('8'), await counts('9')];
  expect(again.rest).toEqual(one.rest);
  expect(other.rest).not.toEqual(one.rest);
});

test('match i is played with seed + i: any of them can be played again alone', async () => {
  const lengths: number[] = [];
  await tallied(plan, ({ decisions }) => lengths.push(decisions));
  const alone = await Promise.all(lengths.map((_, i) => tallied({ ...plan, matches: 1, seed: 3 + i })));
  expect(alone.map(({ decisions }) => decisions)).toEqual(lengths);
});

test('seats alternate only when that is asked', async () => {
  const named = (name: string) => ({ ...random, name });
  const bots = [named('a'), named('b'), named('c')];
  const seatsOf = async (alternate: boolean) => {
    const seats: string[] = [];
    await tallied({ ...plan, bots, alternate }, (one) => seats.push(one.bots.join('')));
    return seats;
  };
  expect(await seatsOf(false)).toEqual(['abc', 'abc', 'abc', 'abc']);
  expect(await seatsOf(true)).toEqual(['abc', 'bca', 'cab', 'abc']);
});

test('a shared win counts in fractions, by seat, side and bot', async () => {
  const shared = { ...game, result: () => ({ winners: 0b101, points: [9, 1, 9], reason: 'points' }) };
  const counts = await tallied({ ...plan, game: shared });
  expect(counts.winsBySeat).toEqual([2, 0, 2]);
  expect(counts.winsByBot).toEqual({ random: 4 });
  expect(sum(Object.values(counts.winsByFaction))).toBe(4);
});

test('a question with one option is nobody’s decision', async () => {
  const asked = { decisions: 0, forced: 0 };
  const { choose } = random;
  const counting = {
    name: 'counting',
    choose: (situation: Parameters<typeof choose>[0]) => {
      asked.decisions++;
      if (situation.decision.options.length < 2) asked.forced++;
      return choose(situation);
    },
  };
  const counts = await tallied({ ...plan, matches: 1, bots: [counting, counting] });
  expect(asked).toEqual({ decisions: counts.decisions, forced: 0 });
  expect(counts.forced).toBeGreaterThan(0);
});

test.each(['emerald-2e', 'nanty-narking'])('%s: windows of interrupts are those that open for others', async (id) => {
  const other = gameNamed(id);
  const player = botNamed(id, 'random');
  const bots = [player, player, player];
  // Recognized by the question's name, the asked player and the active player.
  const windowsOf = (seed: number): number => {
    let windows = 0;
    let state: { active?: number } = {};
    const setup: typeof other.setup = (...args) => {
      const s = other.setup(...args);
      state = s as { active?: number };
      return s;
    };
    const answered: Hooks['answered'] = ({ effect, frame }) => {
      if (effect === 'window.answer' && frame.by !== state.active) windows++;
    };
    playMatch({ ...other, setup }, bots, seed, {}, { answered });
    return windows;
  };
  const counted = Array.from({ length: 20 }, (_, i) => windowsOf(i + 1));
  const { windowsPerMatch } = await tallied({ ...plan, game: other, bots, seed: 1, matches: 20 });
  expect(sum(counted)).toBeGreaterThan(0);
  expect(windowsPerMatch).toEqual({
    mean: sum(counted) / 20,
    p5: quantile(counted, 0.05),
    p95: quantile(counted, 0.95),
  });
});

test('table options reach the matches', async () => {
  const sane = await json('simulate', '--players', '2', '--matches', '3', '--option', 'insanityFaces=0');
  const standard = await json('simulate', '--players', '2', '--matches', '3');
  expect(sane.options).toEqual({ ...(standard.options as object), insanityFaces: 0 });
  expect(standard.options).toMatchObject({ insanityFaces: 3, pinkertonFromBoard: 0, cubesLeaveOnCancel: 0 });
  expect(sane.decisions).not.toBe(standard.decisions);
});

test('into a pipe it prints a table, without a bar and without colours', async () => {
  const { code, out, err } = await gaslamp(['simulate', '--players', '2', '--matches', '5']);
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(out).toContain('5 matches of 2 players, seeds 1 to 5');
  expect(out).toMatch(/^[\d.]+ interrupt windows per match; from \d+ to \d+ in nine of ten matches$/m);
  expect(out).toMatch(/^seat +bot +wins/m);
  expect(out).not.toContain('\u001b');
});

test('quantiles are values that occur', () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(quantile(values, 0.05)).toBe(5);
  expect(quantile(values, 0.95)).toBe(95);
  expect(quantile([7], 0.05)).toBe(7);
});
