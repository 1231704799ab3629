// Tests that every puzzle is solved on the page by the solutions in its file, and by none of its tempting lines.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineOf } from '@gaslamp/games/engines';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { SEED } from '@gaslamp/kernel/seed';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { GAME_IDS, type GameId } from '../games/games.ts';
import { cardFrom, type Puzzle, puzzleFrom } from './puzzle.ts';
import { puzzleTable, solverOf } from './puzzle-match.ts';
import { PuzzleRun, type Verdict, WhoRun } from './puzzle-run.ts';

/** Number of first answers of each puzzle that are judged. */
const SOME = 3;

const FOLDER = join(import.meta.dirname, '../../../../puzzles');
interface File {
  readonly game: GameId;
  readonly name: string;
  readonly form: unknown;
  readonly puzzle: Puzzle;
  readonly solutions: readonly string[];
  readonly tempting: readonly string[];
}
const FILES: readonly File[] = GAME_IDS.flatMap((game) =>
  readdirSync(join(FOLDER, game))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => {
      const text = readFileSync(join(FOLDER, game, file), 'utf8');
      const form = parse(text) as { solutions: string[]; tempting?: string[] };
      const { solutions, tempting = [] } = form;
      const head = text.slice(0, text.indexOf('\ngame:'));
      return { game, form, name: file.replace('.yaml', ''), puzzle: puzzleFrom(form, head), solutions, tempting };
    }),
);
const PLAYED = FILES.filter(({ puzzle }) => puzzle.goal.kind !== 'identify');
const ASKED = FILES.filter(({ puzzle }) => puzzle.goal.kind === 'identify');

/** Plays at the table of a puzzle with the words of its file. */
class Solving {
  solved = 0;
  private constructor(
    readonly run: PuzzleRun,
    readonly words: (text: string) => string,
  ) {}
  static async of({ game, puzzle }: File): Promise<Solving> {
    const engine = await engineOf(game);
    const { seatNames } = engine.stage;
    const words = (text: string) => text.replaceAll(/\w+/g, (one) => seatNames[puzzle.seats.indexOf(one)] ?? one);
    const about = { id: 'test', names: puzzle.seats, pace: 0 };
    const solving: Solving = new Solving(
      new PuzzleRun(puzzle, engine, about, () => {
        solving.solved++;
      }),
      words,
    );
    return solving;
  }
  get verdict(): Verdict {
    return this.run.get().verdict;
  }
  get offered(): string[] {
    const { match } = this.run.get().client;
    const { you } = this;
    return match.decision?.player === you ? match.decision.options.map((one) => match.game.verbs.format(one)) : [];
  }
  get you(): number {
    return this.run.get().client.options.viewer;
  }
  async answer(text: string): Promise<void> {
    expect(this.offered).toContain(text);
    expect(await this.run.get().client.choose([text])).toEqual({ ok: true });
  }
  /** Gives the answers of a line, and between them those without an alternative. */
  async play(line: string): Promise<void> {
    for (const answer of line.split(/;\s*/)) {
      const text = this.words(answer.trim());
      await this.#settle();
      await this.answer(text);
    }
    await this.#settle();
    await this.#complete();
  }
  close(): void {
    this.run.close();
  }
  /** Gives the player's answers that have no alternative, because no line lists them. */
  async #settle(): Promise<void> {
    for (;;) {
      if (this.verdict.is !== 'open') return;
      const { match } = this.run.get().client;
      if (match.decision !== null && match.decision.player !== this.you) await this.#changed();
      else {
        const [only, ...others] = this.offered;
        if (only === undefined || others.length > 0) return;
        await this.run.get().client.choose([only]);
      }
    }
  }
  /** Resolves at the next change of the table or of the verdict. */
  #changed(): Promise<void> {
    return new Promise((resolve) => {
      const leave = [this.run, this.run.get().client].map((one) =>
        one.subscribe(() => {
          for (const stop of leave) stop();
          resolve();
        }),
      );
    });
  }
  /** Completes a draft with the answer that ends it, or else with the first one. */
  async #complete(): Promise<void> {
    while (this.run.get().client.match.s.step > 0 && this.offered.length > 0)
      await this.run.get().client.choose([this.offered.includes('done') ? 'done' : (this.offered[0] ?? '')]);
  }
}

for (const file of PLAYED) {
  const title = `${file.game}/${file.name}`;

  // After a restart, a puzzle keeps the results of its search.
  const begun = Solving.of(file);

  test(`${title} is solved by what the file lists, and told so once`, async () => {
    const solving = await begun;
    for (const line of file.solutions) {
      const { solved } = solving;
      solving.run.anew();
      await solving.play(line);
      expect(solving.verdict).toEqual({ is: 'solved' });
      expect(solving.solved).toBe(solved + 1);
    }
  });

  test(`${title} is not solved by what is tempting; taken back it can be solved`, async () => {
    const solving = await begun;
    for (const line of file.tempting) {
      const { solved } = solving;
      solving.run.anew();
      await solving.play(line);
      expect(['astray', 'longer']).toContain(solving.verdict.is);
      expect(solving.solved).toBe(solved);
      await solving.run.takeBack();
      expect(solving.verdict).toEqual({ is: 'open' });
      // Some tempting lines begin correctly; after a restart any solution fits.
      solving.run.anew();
      await solving.play(at(file.solutions, 0));
      expect(solving.verdict).toEqual({ is: 'solved' });
    }
  });

  test(`${title}: some first answers can be judged, seed ${SEED}`, () => expectJudged(file, SOME));
  test(`${title}: whatever is answered first can be judged`, { tags: ['deep'] }, async () => {
    expect(await expectJudged(file, Number.POSITIVE_INFINITY)).toContain('sure');
  });
}

/** Judges up to the given number of first answers; returns the verdicts. */
async function expectJudged(file: File, most: number): Promise<readonly unknown[]> {
  const engine = await engineOf(file.game);
  const table = puzzleTable(file.puzzle, engine);
  const solver = solverOf(file.puzzle, engine, table);
  const options = table.match.decision?.options ?? [];
  const first = new FastDice(SEED).below(options.length);
  const chosen = [...options.slice(first), ...options.slice(0, first)].slice(0, most);
  const held = chosen.map((one) => solver?.standing([table.match.game.verbs.format(one)]).hold);
  expect(held.length).toBeGreaterThan(0);
  for (const one of held) expect(one).toBeTypeOf('string');
  return held;
}

const named = (wanted: string): File => {
  const found = FILES.find(({ game, name }) => `${game}/${name}` === wanted);
  if (found === undefined) throw new Error(`no puzzle ${wanted}`);
  return found;
};

test('a solution in another order is one: moves, and cards of a set', async () => {
  const pile = named('nanty-narking/empty-the-pile');
  const order = 'play G39; play G05; play G21; play G23';
  expect(pile.solutions).not.toContain(order);
  const moves = await Solving.of(pile);
  await moves.play(order);
  expect(moves.verdict).toEqual({ is: 'solved' });
  moves.close();
  const set = await Solving.of(named('emerald-2e/hold-paris'));
  await set.run.get().client.choose(['place PARIS', 'pick START_S006', 'pick START_S003', 'done']);
  expect(set.verdict).toEqual({ is: 'solved' });
  set.close();
});

test('what solves another puzzle is told to be no solution', async () => {
  const { solutions } = named('nanty-narking/a-tie-is-enough');
  const solving = await Solving.of(named('nanty-narking/two-shots'));
  await solving.play(at(solutions, 0));
  expect(solving.verdict.is).toBe('astray');
  expect(solving.solved).toBe(0);
  solving.close();
});

test('a detour is told as one, all the way to the goal, and counts as no solution', async () => {
  const solving = await Solving.of(named('emerald-1e/war-is-declared'));
  await solving.play('claim MADRID_BOX');
  expect(solving.verdict).toEqual({ is: 'longer', reached: false });
  await solving.play('markers; advance WAR STIEBER; done');
  expect(solving.verdict).toEqual({ is: 'longer', reached: true });
  expect(solving.solved).toBe(0);
  await solving.run.takeBack();
  expect(solving.run.get()).toMatchObject({ verdict: { is: 'open' }, begun: false });
  solving.close();
});

test('what hangs on chance, or on what others answer, is told as that', async () => {
  for (const [line, why] of [
    ['play TERRORS_OF_THE_NIGHT', 'luck'],
    ['play SHOGGOTH', 'leave'],
  ] as const) {
    const solving = await Solving.of(named('emerald-2e/what-holmes-cannot-stop'));
    await solving.play(line);
    expect(solving.verdict).toEqual({ is: 'astray', why });
    solving.close();
  }
});

test('what is only being composed is not judged, and can be taken back at the table', async () => {
  const solving = await Solving.of(named('emerald-2e/hold-paris'));
  const { client } = solving.run.get();
  await client.choose(['place PARIS']);
  expect(solving.verdict).toEqual({ is: 'open' });
  await client.undo();
  expect(solving.run.get()).toMatchObject({ verdict: { is: 'open' }, begun: false, round: 0 });
  await solving.play('place PARIS; pick START_S006');
  expect(solving.verdict.is).toBe('astray');
  await solving.run.takeBack();
  expect(solving.run.get()).toMatchObject({ verdict: { is: 'open' }, begun: false });
  solving.close();
});

for (const { game, name, puzzle, solutions } of ASKED)
  test(`${game}/${name}: one side is right, and of each other it is told what rules it out`, async () => {
    let solved = 0;
    const run = new WhoRun(puzzle, await engineOf(game), { id: 'test', names: puzzle.seats, pace: 0 }, () => {
      solved++;
    });
    const right = at(solutions, 0);
    const wrong = run.sides.filter((side) => side !== right);
    expect(wrong).toHaveLength(run.sides.length - 1);
    for (const side of wrong) {
      run.answer(side);
      expect(run.get()).toMatchObject({ excluded: null });
      expect(run.get().wrong.at(-1)?.side).toBe(side);
    }
    expect(solved).toBe(0);
    run.answer(right);
    expect(solved).toBe(1);
    expect(run.get().excluded?.map(({ side }) => side)).toEqual(wrong);
    expect(() => run.answer('nobody')).toThrow(`unknown side "nobody"; allowed: ${run.sides.join(', ')}`);
    // No question is asked, and no hidden information is open.
    expect(run.table.get().standing).toMatchObject({ undoable: 0, question: { options: null } });
    expect(await run.table.choose()).toMatchObject({ ok: false });
    run.close();
  });

test('every puzzle is told of in a list, and has its sentences', () => {
  for (const { game, name, form } of FILES) {
    expect([1, 2, 3]).toContain(cardFrom(form).grade);
    const { puzzles } = JSON.parse(readFileSync(join(FOLDER, game, 'text/en.json'), 'utf8')) as {
      puzzles: Record<string, Record<string, Record<string, string>>>;
    };
    expect(Object.keys(puzzles[game]?.[name] ?? {}).sort()).toEqual(['hint', 'task', 'title', 'why']);
  }
  for (const { puzzle } of FILES) expect(puzzle.rules.length).toBeGreaterThan(0);
});

test.each([
  [{ steps: [] }, 'steps: a puzzle on the page begins at its position, without any'],
  [{ goal: 'draw' }, 'goal: allowed: win, survive, reach, identify, not "draw"'],
  [{ until: 'end' }, 'until: allowed: turn, round, not "end"'],
  [{ seats: 'ann' }, 'seats: must be a list of names, not "ann"'],
  [{ you: 7 }, 'you: must be a text, not 7'],
])('a file with %j is refused', (odd, message) => {
  const form = { game: 'emerald-2e', seats: ['ann', 'ben'], you: 'ann', goal: 'win', grade: 1 };
  expect(puzzleFrom(form, '# R6.3, R16').rules).toEqual(['R6.3', 'R16']);
  expect(() => puzzleFrom({ ...form, ...odd }, '')).toThrow(message);
  expect(() => cardFrom({ ...form, grade: 4 })).toThrow('grade: allowed: 1 (easy), 2 or 3 (hard), not 4');
});
