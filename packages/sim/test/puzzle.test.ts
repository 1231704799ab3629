import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FastDice } from '@gaslamp/kernel/chance';
import { copy } from '@gaslamp/kernel/state';
import { Table } from '@gaslamp/kernel/table';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { puzzlesIn, wordsBeside } from '../src/puzzle-files.ts';
import { puzzleFrom } from '../src/puzzle-form.ts';
import { play } from '../src/scenario-play.ts';
import { quickly, ROOT, STACK, scratch } from './cli.ts';

const PUZZLES = join(ROOT, 'puzzles');
const folder = scratch();
const fileOf = (name: string) => join(PUZZLES, name);
const textOf = (name: string) => readFileSync(fileOf(name), 'utf8');

/** Returns the error of a puzzle of the repository after changes to its text; null if there is none. */
async function changed(
  name: string,
  ...changes: (readonly [from: string | RegExp, to: string])[]
): Promise<string | null> {
  let text = textOf(name);
  for (const [from, to] of changes) {
    const next = text.replace(from, to);
    expect(next, `${name} has ${from}`).not.toBe(text);
    text = next;
  }
  const file = join(folder, 'p.yaml');
  writeFileSync(file, text);
  const [result] = await puzzlesIn(file, true);
  return result!.error;
}

describe.each(readdirSync(PUZZLES))('the puzzles of %s', async (game) => {
  const results = await puzzlesIn(join(PUZZLES, game), true);

  test.each(results.map((result) => [basename(result.file), result] as const))(
    '%s has exactly the solutions that it lists',
    (_, { error, proven }) => {
      expect(error).toBeNull();
      expect(proven!.form.scenario.game.id).toBe(game);
    },
  );

  test('there are at least ten, of all three grades, one of them asks who somebody is', () => {
    const forms = results.map(({ proven }) => proven!.form);
    expect(forms.length).toBeGreaterThanOrEqual(10);
    expect([...new Set(forms.map(({ grade }) => grade))].sort()).toEqual([1, 2, 3]);
    for (const kind of ['win', 'survive', 'identify']) expect(forms.map(({ goal }) => goal.kind)).toContain(kind);
  });

  test('each has its words, and there are no others', () => {
    const words = wordsBeside(results[0]!.file);
    expect(Object.keys(words).sort()).toEqual(results.map(({ name }) => name).sort());
    for (const one of Object.values(words)) {
      expect(Object.keys(one)).toEqual(['title', 'task', 'hint', 'why']);
      for (const text of Object.values(one)) expect(text.trim()).not.toBe('');
    }
  });

  test('played at the table against random answers and dice, each solution reaches a win that it promises', () => {
    let won = 0;
    for (const { proven, name } of results) {
      const { form, solutions } = proven!;
      if (form.goal.kind !== 'win' || form.until !== 'turn') continue;
      const result = play(form.scenario);
      const you = form.scenario.seats.indexOf(form.you);
      for (const line of solutions)
        for (let seed = 1; seed <= 8; seed++) {
          const dice = new FastDice(seed);
          const table = new Table(result.cast.game, copy(result.match.s), dice);
          const left = line.split('; ').map((text) => result.spelled(text));
          for (let { decision } = table; decision !== null; decision = table.decision) {
            const { options, player } = decision;
            const text = player === you && options.length > 1 ? left.shift() : undefined;
            const named = options.find((option) => result.cast.game.verbs.format(option) === text);
            if (player === you && options.length > 1) expect(named, `${name}: ${text}`).toBeDefined();
            table.choose(named ?? dice.oneOf(options));
          }
          expect(left).toEqual([]);
          expect((result.cast.game.result(table)!.winners >> you) & 1, `${name}: ${line}, seed ${seed}`).toBe(1);
          won++;
        }
    }
    expect(won).toBeGreaterThan(20);
  });
});

describe('a list of solutions that is wrong is found', () => {
  test('one is missing', async () => {
    expect(await changed('emerald-2e/hold-paris.yaml', ['  - play OKHRANA; send ben PARIS\n', ''])).toMatch(
      /p\.yaml:\d+: missing: "play OKHRANA; send ben PARIS"$/,
    );
  });
  test('one too many, which does not reach the goal', async () => {
    expect(await changed('emerald-2e/just-enough.yaml', ['solutions:\n', 'solutions:\n  - claim ROME\n'])).toMatch(
      /p\.yaml:\d+: "claim ROME" does not reach the goal/,
    );
  });
  test('one twice, in another order', async () => {
    const twice = 'solutions:\n  - attack HIRED_ASSASSIN; agent MORAN; attack MORAN\n';
    expect(await changed('emerald-1e/first-his-friend.yaml', ['solutions:\n', twice])).toMatch(
      /p\.yaml:\d+: "attack MORAN; .*" is the same as "attack HIRED_ASSASSIN; .*" in another order/,
    );
  });
  test('one that is not whole', async () => {
    expect(await changed('emerald-2e/turn-your-coat.yaml', ['; play DUCHESS_DUZES', ''])).toContain(
      'is no whole solution',
    );
  });
  test('one with an answer that is not on offer', async () => {
    expect(await changed('emerald-2e/just-enough.yaml', ['claim VIENNA', 'claim PARIS'])).toMatch(
      /"claim PARIS" is not on offer; allowed: pass, /,
    );
  });
  test.each([
    ['chance: the die may spare the token', 'TERRORS_OF_THE_NIGHT'],
    ['a reply: Holmes cancels the Shoggoth', 'SHOGGOTH'],
  ])('one that is refuted by %s', async (_, card) => {
    const planted = `solutions:\n  - play ${card}\n`;
    const error = await changed('emerald-2e/what-holmes-cannot-stop.yaml', ['solutions:\n', planted]);
    expect(error).toContain(`"play ${card}" does not reach the goal against every answer and every chance`);
    // Without its refutation, the tempting line is a solution.
    const harmless =
      card === 'SHOGGOTH'
        ? ['SHERLOCK_HOLMES', 'START_S003']
        : ['position:', 'options: { insanityFaces: 6 }\nposition:'];
    const free = await changed(
      'emerald-2e/what-holmes-cannot-stop.yaml',
      ['solutions:\n', planted],
      [harmless[0]!, harmless[1]!],
    );
    expect(free ?? '').not.toContain('does not reach the goal');
  });
  test('a tempting one that works', async () => {
    expect(await changed('emerald-2e/just-enough.yaml', ['claim ROME', 'claim VIENNA'])).toContain(
      '"claim VIENNA" leads to the goal',
    );
  });
  test('no puzzle has a solution that depends on what it does not name', async () => {
    const open = await changed('emerald-2e/what-lies-beneath.yaml', [', stack: [CITY_VIENNA]', '']);
    expect(open).not.toBeNull();
  });
});

describe('who somebody is follows from what is public', () => {
  test('without one of the facts several remain', async () => {
    expect(await changed('emerald-2e/three-and-three.yaml', [/ {2}looked:.*\n/, ''])).toContain(
      'dan can be loyalist, restorationist',
    );
    expect(await changed('nanty-narking/the-unused-pile.yaml', [', ruledOut: [FAGIN]', ''])).toContain(
      'ben can be Fagin, Lord Balmoral',
    );
  });
  test('another side than the one that remains is refused', async () => {
    expect(await changed('emerald-2e/a-heart-that-changed.yaml', ['[loyalist]', '[restorationist]'])).toContain(
      'cat can only be loyalist, not restorationist',
    );
  });
  test('what rules each of the others out is told', async () => {
    const { out } = await quickly(['puzzle', fileOf('nanty-narking/the-unused-pile.yaml'), '--solve']);
    expect(out).toContain('  - Lord Balmoral\n');
    expect(out).toContain('    Professor Moriarty: what lies in sight leaves no room for it\n');
    expect(out).toContain('    Fagin: something that happened rules it out\n');
  });
});

describe('errors lead out', () => {
  test.each([
    ['goal: win', 'goal: glory', 'unknown goal "glory"; allowed: win, survive, reach, identify'],
    ['goal: win', 'goal: { identify: zoe }', '"zoe" means nothing here; allowed: ann, ben'],
    ['grade: 1', 'grade: 4', 'allowed: 1 (easy), 2 or 3 (hard), not 4'],
    ['you: ann', 'you: ben', 'it must be the turn of ben, who is asked; ann is asked here'],
    ['goal: win', 'goal: win\nuntil: dawn', '"dawn" means nothing here; allowed: turn, round'],
    ['# R6.3, R16.1\n', '', 'name the rules that make it work in a comment above'],
    ['R16.1', 'R16.99', 'unknown rule "R16.99"'],
    ['goal: win', '', '"goal" is missing'],
  ])('%s as %s', async (from, to, says) => {
    const error = await changed('emerald-2e/just-enough.yaml', [from, to]);
    expect(error).toMatch(/p\.yaml:\d+: /);
    expect(error).toContain(says);
  });
  test('a position that is too large', async () => {
    const many = 'hand: [GOLOVINSKI, START_04, START_05, START_06, START_07], reserve: 14,';
    const error = await changed(
      'emerald-1e/the-text-not-the-arrow.yaml',
      ['hand: [GOLOVINSKI, START_04],', many],
      ['reserve: 20', 'known: false'],
    );
    expect(error).toContain('more than 20000 positions: leave fewer cards in hands and decks');
  });
  test('the command names the file, and its exit code says so', async () => {
    const missing = await quickly(['puzzle', join(folder, 'none.yaml')]);
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('none.yaml: no such file or folder')]);
    writeFileSync(
      join(folder, 'bad.yaml'),
      textOf('emerald-2e/just-enough.yaml').replace('claim VIENNA', 'claim ROME'),
    );
    const bad = await quickly(['puzzle', join(folder, 'bad.yaml')]);
    expect(bad.code).toBe(1);
    expect(bad.out).toMatch(/^FAILED {2}.*bad\.yaml: bad\n {4}.*bad\.yaml:\d+: "claim ROME" does not reach/);
    expect(bad.out).not.toMatch(STACK);
    const solved = await quickly(['puzzle', join(folder, 'bad.yaml'), '--solve']);
    expect([solved.code, solved.out]).toEqual([0, expect.stringContaining('  - claim VIENNA\n')]);
    const { out } = await quickly(['puzzle', fileOf('emerald-2e/just-enough.yaml'), '--json']);
    expect(JSON.parse(out)).toMatchObject({
      passed: 1,
      failed: 0,
      results: [
        {
          ok: true,
          title: 'Just enough',
          goal: 'win',
          grade: 1,
          rules: ['R6.3', 'R16.1'],
          solutions: ['claim VIENNA'],
        },
      ],
    });
  });
  test('a puzzle is read as its file says', () => {
    const form = puzzleFrom(parse(textOf('nanty-narking/do-not-draw.yaml')));
    expect(form).toMatchObject({ you: 'ann', goal: { kind: 'win' }, until: 'round', grade: 2 });
  });
});
