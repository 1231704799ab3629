import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { tableOptions } from '@gaslamp/kernel/game';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { recordOf, recordText } from '@gaslamp/record/record';
import { outcomeOf, statisticsOf } from '@gaslamp/record/statistics';
import { expect, test } from 'vitest';
import { lineOf } from '../src/played-record.ts';
import { finished } from '../src/record-file.ts';
import { quickly, STACK, scratch } from './cli.ts';

const folder = scratch();
const json = async (...args: string[]) =>
  JSON.parse((await quickly([...args, '--json'])).out) as Record<string, unknown>;
const sum = (values: readonly number[]) => values.reduce((all, n) => all + n, 0);

await quickly(['simulate', '--game', 'emerald-2e', '-n', '2', '-m', '3', '--record', join(folder, 'good')]);
await quickly(['simulate', '--game', 'nanty-narking', '-n', '3', '-m', '2', '--record', join(folder, 'good')]);
const good = join(folder, 'good');

test('every match, seat and side is counted once', async () => {
  const { games, unfinished, refused } = (await json('stats', good)) as unknown as {
    games: ReturnType<typeof statisticsOf>;
    unfinished: unknown[];
    refused: unknown[];
  };
  expect({ unfinished, refused }).toEqual({ unfinished: [], refused: [] });
  expect(games.map(({ game, matches }) => [game, matches])).toEqual([
    ['emerald-2e', 3],
    ['nanty-narking', 2],
  ]);
  for (const { matches, bySeat, bySide, byPlayers, ends } of games) {
    const seats = bySeat.length;
    expect(Object.keys(byPlayers)).toEqual([String(seats)]);
    for (const shares of [bySeat, Object.values(bySide)]) {
      expect(sum(shares.map(({ wins }) => wins))).toBeLessThanOrEqual(matches);
      expect(sum(shares.map(({ played }) => played))).toBe(matches * seats);
    }
    expect(sum(Object.values(ends))).toBe(matches);
  }
});

test('the same matches give what simulate counts', async () => {
  const counted = await json('simulate', '--game', 'emerald-2e', '-n', '2', '-m', '3');
  const { games } = (await json('stats', join(good, 'emerald-2e-*.jsonl'))) as unknown as {
    games: ReturnType<typeof statisticsOf>;
  };
  expect(games[0]!.bySeat.map(({ wins }) => wins)).toEqual(counted.winsBySeat);
  expect(games[0]!.bySeat.map(({ points }) => points)).toEqual(counted.pointsBySeat);
  expect(games[0]!.ends).toEqual(counted.endReasons);
  const wins = Object.entries(counted.winsByFaction as object).filter(([side]) => side in games[0]!.bySide);
  expect(Object.fromEntries(Object.entries(games[0]!.bySide).map(([side, share]) => [side, share.wins]))).toEqual(
    Object.fromEntries(wins),
  );
});

test('a match that goes on from another one is left out, and verified from there on', async () => {
  const game = gameNamed('emerald-2e');
  const dealt = Match.start(game, 2, {}, new FastDice(7));
  const { match, before, entry } = Match.from(game, dealt.match.s, new FastDice(8));
  const lines = [lineOf(game, entry)];
  const mind = new FastDice(9);
  for (let asked = match.decision; asked !== null; asked = match.decision) {
    const result = match.choose(asked.player, [game.verbs.format(mind.oneOf(asked.options))], match.at);
    if (isRefusal(result)) throw new Error(result.refusal);
    lines.push(...result.entries.map((one) => lineOf(game, one)));
  }
  const from = { match: 'before', moment: 0 };
  const file = join(folder, 'went-on.jsonl');
  const options = tableOptions(game, {});
  writeFileSync(file, recordText(recordOf({ game, before, options, from }, lines)));
  expect(await json('stats', file)).toEqual({ games: [], unfinished: [], wentOn: [file], refused: [] });
  expect((await quickly(['stats', file])).out).toContain('One match continues another and is not counted.');
  const { code, out } = await quickly(['verify', file]);
  expect([code, out]).toEqual([3, expect.stringContaining('It goes on from step 0 of match before')]);
  writeFileSync(file, recordText(recordOf({ game, before, options }, lines)));
  expect((await quickly(['verify', file])).code).toBe(1);
});

test('a shared win counts in fractions; averages and medians are those of the numbers', () => {
  const match = (winners: number[], points: number[], moves: number) => ({
    ...{ game: 'moth', points, winners, moves },
    ...{ sides: points.map((_, seat) => (seat === 0 ? 'lamp' : 'moth')), reason: 'dawn' },
  });
  const [counted] = statisticsOf([match([0, 2], [5, 1, 6], 10), match([1], [2, 4, 0], 30), match([1], [1, 3], 80)]);
  expect(counted).toEqual({
    game: 'moth',
    matches: 3,
    moves: { least: 10, median: 30, mean: 40, most: 80 },
    points: { least: 0, median: 2, mean: 2.75, most: 6 },
    bySeat: [
      { played: 3, wins: 0.5, points: 8 / 3 },
      { played: 3, wins: 2, points: 8 / 3 },
      { played: 2, wins: 0.5, points: 3 },
    ],
    bySide: { lamp: { played: 3, wins: 0.5, points: 8 / 3 }, moth: { played: 5, wins: 2.5, points: 14 / 5 } },
    byPlayers: {
      2: {
        ...{ matches: 1, winsBySeat: [0, 1] },
        ...{ moves: { least: 80, median: 80, mean: 80, most: 80 }, points: { least: 1, median: 1, mean: 2, most: 3 } },
      },
      3: {
        ...{ matches: 2, winsBySeat: [0.5, 1, 0.5] },
        ...{ moves: { least: 10, median: 10, mean: 20, most: 30 }, points: { least: 0, median: 2, mean: 3, most: 6 } },
      },
    },
    ends: { dawn: 3 },
  });
});

test('a match without a result is named as not counted', async () => {
  const { s } = finished(join(good, 'emerald-2e-1.jsonl'), undefined);
  const game = gameNamed('emerald-2e');
  expect(outcomeOf(game, s)).not.toBeNull();
  expect(outcomeOf({ ...game, result: () => null }, s)).toBeNull();
});

test('what is no whole record is named, the others are counted, and the exit code says so', async () => {
  const whole = readFileSync(join(good, 'emerald-2e-1.jsonl'), 'utf8').trimEnd().split('\n');
  const mixed = join(folder, 'mixed');
  mkdirSync(mixed);
  const file = (name: string, lines: readonly string[]) => writeFileSync(join(mixed, name), lines.join('\n'));
  const header = (change: object) => whole.with(0, JSON.stringify({ ...JSON.parse(whole[0]!), ...change }));
  file('whole.jsonl', whole);
  file('cut.jsonl', whole.slice(0, 40));
  file('torn.jsonl', [...whole.slice(0, 40), whole[40]!.slice(0, 30)]);
  file('chess.jsonl', header({ game: 'chess' }));
  file('pack.jsonl', header({ pack: '00000000' }));
  file('lied.jsonl', whole.with(-1, whole.at(-1)!.replace(/"winners":\[\d/, '"winners":[7')));
  file('foreign.jsonl', ['{"pgn":"e4 e5"}']);
  file('empty.jsonl', []);
  const { code, out, err } = await quickly(['stats', mixed]);
  expect(code).toBe(2);
  expect(out).toMatch(/^emerald-2e: one match\n/);
  for (const message of [
    'cut.jsonl:41: the file ends here, in the middle of the match: it was cut off',
    'torn.jsonl:41: this line is no JSON; the file is cut off here',
    'chess.jsonl: unknown game "chess"; allowed: emerald-2e',
    'pack.jsonl:1: the match was played with the data pack 00000000',
    `lied.jsonl:${whole.length}: the last line says "result"`,
    'foreign.jsonl:1: "gaslamp" is missing; allowed: 1 or 2',
    'empty.jsonl: the file is empty',
  ])
    expect(err).toContain(join(mixed, message));
  expect(err).not.toMatch(STACK);
  const doc = await json('stats', mixed);
  expect(doc).toMatchObject({ games: [{ matches: 1 }], refused: { length: 7 } });
});

test('a path without records leads out', async () => {
  const none = await quickly(['stats', join(folder, 'nowhere')]);
  expect([none.code, none.err]).toEqual([2, expect.stringContaining('nowhere: no such file or folder')]);
  const empty = join(folder, 'hollow');
  mkdirSync(empty);
  const hollow = await quickly(['stats', empty]);
  expect([hollow.code, hollow.err]).toEqual([2, expect.stringContaining('hollow: no recorded match (*.jsonl) here')]);
});
