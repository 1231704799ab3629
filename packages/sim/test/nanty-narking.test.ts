// The command line with another game than the first.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { json, quickly, ROOT, scratch } from './cli.ts';

const folder = scratch();
const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, n) => total + n, 0);

test('matches of two, three and four are simulated; wins are counted by personality', async () => {
  for (const players of ['2', '3', '4']) {
    const doc = await json('simulate', '--game', 'nanty-narking', '--players', players, '--matches', '5');
    expect(doc).toMatchObject({ game: 'nanty-narking', players: Number(players), matches: 5 });
    const wins = doc.winsByFaction as Record<string, number>;
    expect(Object.keys(wins)).toContain('Sherlock Holmes');
    expect(sum(Object.values(wins))).toBeCloseTo(5, 6);
  }
});

test('a recorded match verifies, with table options and a corrected pack', async () => {
  await quickly([
    ...['simulate', '--game', 'nanty-narking', '--players', '3', '--matches', '1', '--seed', '8'],
    ...['--option', 'holbornRiverside=1', '--record', folder],
  ]);
  const [file] = readdirSync(folder);
  expect(file).toBe('nanty-narking-8.jsonl');
  const { code, out } = await quickly(['replay', join(folder, file!)]);
  expect(code).toBe(0);
  expect(out).toContain('Patches and rules agree');
});

test('a person sees the board, and why something is not possible', async () => {
  const input = ['why play G10', 'board', 'points', 'card G10', 'quit'].join('\n');
  const { code, out } = await quickly(['play', '--game', 'nanty-narking', '--players', '2', '--seed', '3'], input);
  expect(code).toBe(0);
  expect(out).toMatch(/Not possible: .*\nR3\.4|R6\.9/);
  expect(out).toContain('Bermondsey');
  expect(out).toContain('G10: Mr. Goodyear');
});

test.each(['2', '3', '4'])('a whole match of %s in the terminal, and its record verifies', async (players) => {
  const file = join(folder, `whole-${players}.jsonl`);
  const table = ['--game', 'nanty-narking', '--players', players, '--bots', 'random', '--seed', '5'];
  const { code, out, err } = await quickly(['play', ...table, '--record', file], '1\n'.repeat(4000));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/The match is over: .+\./);
  expect(out).toMatch(/^Player +agents +buildings +money +loans +final/m);
  expect(out).toMatch(/ wins$/m);
  expect((await quickly(['replay', file, '--quiet'])).out).toMatch(/^Verified: /);
});

test('a number that is no option is told so, and nothing happens', async () => {
  const table = ['--game', 'nanty-narking', '--players', '2', '--seed', '3'];
  const { out } = await quickly(['play', ...table], ['99', '1; 0', 'quit'].join('\n'));
  expect(out).toMatch(/there is no option 99, only 1 to \d+\./);
  expect(out).toMatch(/there is no option 0, only/);
});

describe('pack check', () => {
  const pack = JSON.parse(readFileSync(join(ROOT, 'packages/nanty-narking/src/box/pack.json'), 'utf8'));
  const check = (name: string, json: unknown) => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(json));
    return quickly(['pack', 'check', file]);
  };

  test('takes the pack itself, and a correction', async () => {
    expect(await check('same.json', pack)).toMatchObject({
      code: 0,
      out: expect.stringContaining('It changes nothing.'),
    });
    const corrected = { game: 'nanty-narking', corrects: 1, cards: { G05: { name: 'Gregson' } } };
    const { code, out } = await check('corrected.json', corrected);
    expect(code).toBe(0);
    expect(out).toContain('G05 name: "Inspector Tobias Gregson" -> "Gregson"');
  });

  test.each([
    ['cost', (broken: typeof pack) => (broken.areas[0].cost = -3), 'areas.CHELSEA.cost: found -3; allowed: '],
    ['effect', (broken: typeof pack) => (broken.cards[2].effect = 'x'), 'cards.G03.effect: found "x"; allowed: '],
    ['event', (broken: typeof pack) => broken.events.splice(3, 1), 'events.FOG: found nothing; allowed: '],
  ])('says what is wrong with a broken %s', async (name, spoil, message) => {
    const broken = structuredClone(pack);
    spoil(broken);
    const { code, err } = await check(`${name}.json`, broken);
    expect(code).toBe(2);
    expect(err).toContain(`${name}.json: ${message}`);
  });
});

test('the engine is measured with as many players as the game takes', async () => {
  const doc = await json('bench', '--game', 'nanty-narking', '--windows', '1', '--seconds', '0.05');
  expect(doc).toMatchObject({ game: 'nanty-narking', players: 4 });
  expect(doc.decisionsPerSecond).toBeGreaterThan(0);
});

test('one scenario tells its options', async () => {
  const file = join(ROOT, 'scenarios/nanty-narking/turn.yaml');
  const title = 'Abilities are not used inside an action';
  const { code, out } = await quickly(['scenario', file, '--options', '--title', title]);
  expect(code).toBe(0);
  expect(out).toMatch(/^ann is asked "card.symbol":/);
  expect(out).toContain('- choose: { by: ann, do: place, area: CITY }');
});

test('its rules have code and tests', async () => {
  const { code, out } = await quickly(['rules', '--game', 'nanty-narking']);
  expect(out).toContain('nanty-narking: 189 rules, 0 problems');
  expect(code).toBe(0);
});
