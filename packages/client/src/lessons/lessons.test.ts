// Every lesson plays through to its end in the rules, with all that its file promises.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineOf } from '@gaslamp/games/engines';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { GAME_IDS } from '../games/games.ts';
import { guided } from './guide.ts';
import { type Lesson, lessonFrom } from './lesson.ts';
import { LEARNER, lessonMatch } from './lesson-match.ts';
import { LessonRun, replayed } from './lesson-run.ts';
import { type PointsOf, selectorsOf } from './points.ts';

const FOLDER = join(import.meta.dirname, '../../../../lessons');
interface File {
  readonly game: string;
  readonly name: string;
  readonly lesson: Lesson;
}
const filesOf = (game: string): string[] =>
  existsSync(join(FOLDER, game)) ? readdirSync(join(FOLDER, game)).filter((file) => file.endsWith('.yaml')) : [];
const FILES: readonly File[] = GAME_IDS.flatMap((game) =>
  filesOf(game).map((file) => {
    const text = readFileSync(join(FOLDER, game, file), 'utf8');
    return { game, name: file.replace(/^\d+-|\.yaml$/g, ''), lesson: lessonFrom(parse(text)) };
  }),
);

test('every game that is taught has a first match and two more lessons, in files whose numbers say their order', () => {
  expect(FILES.length).toBeGreaterThanOrEqual(9);
  for (const game of GAME_IDS) {
    const files = filesOf(game);
    if (files.length === 0) continue;
    expect(files[0]).toBe('1-first-match.yaml');
    expect(files.length).toBeGreaterThanOrEqual(3);
    for (const [i, file] of files.entries()) expect(file).toMatch(new RegExp(`^${i + 1}-[a-z0-9-]+\\.yaml$`));
  }
});

/** Plays a lesson as it wants to be played; gives what was done in it, and the match. */
async function playedThrough(lesson: Lesson) {
  const engine = await engineOf(lesson.game);
  const table = lessonMatch(lesson, engine);
  const deeds: string[] = [];
  let done = replayed(table, []);
  for (let count = 0; count < 500; count++) {
    const at = guided(table.steps, done);
    const step = table.steps[at.step];
    if (step === undefined) return { table, deeds, engine };
    expect(at.astray).toBe(null);
    if (step.ways === null) {
      deeds.push(`>${at.step + 1}`);
      done = [...done, { did: 'go', to: at.step + 1 }];
      continue;
    }
    const { decision } = table.match;
    const first = decision?.options.map((option) => table.match.game.verbs.format(option))[0] ?? 'nobody is asked';
    for (const text of step.ways === 'any' ? [first] : (step.ways[0] ?? [])) {
      deeds.push(text);
      done = [...done, ...replayed(table, [text])];
    }
  }
  throw new Error('the lesson comes to no end');
}

for (const { game, name, lesson } of FILES) {
  test(`${game}/${name} plays through: every answer, reply and outcome comes, and the match is over at its end`, async () => {
    expect(lesson.game).toBe(game);
    const { table, deeds, engine } = await playedThrough(lesson);
    expect(table.match.decision).toBe(null);
    expect(table.others.left).toEqual(lesson.seats.map(() => []));
    expect(table.chance.left).toEqual([]);
    // Each of its steps is said, and what was done is enough to come back to it.
    const said = deeds.filter((deed) => deed.startsWith('>')).length;
    expect(said).toBe(lesson.steps.filter(({ ways }) => ways === null).length);
    expect(guided(table.steps, replayed(lessonMatch(lesson, engine), deeds)).step).toBe(lesson.steps.length);
  });

  test(`${game}/${name}: every other way to do a step is one, too`, async () => {
    const { deeds, engine } = await playedThrough(lesson);
    const { steps } = lessonMatch(lesson, engine);
    for (const [i, step] of steps.entries()) {
      if (!Array.isArray(step.ways)) continue;
      for (const way of step.ways.slice(1)) {
        const table = lessonMatch(lesson, engine);
        let done = replayed(table, []);
        for (const deed of deeds) {
          if (guided(table.steps, done).step >= i) break;
          done = [...done, ...replayed(table, [deed])];
        }
        expect(guided(table.steps, [...done, ...replayed(table, way)]).step).toBe(i + 1);
      }
    }
  });

  test(`${game}/${name}: every sentence is there, and every thing that is pointed at has a name`, async () => {
    const { lessons } = JSON.parse(readFileSync(join(FOLDER, game, 'text/en.json'), 'utf8')) as {
      lessons: Record<string, Record<string, Record<string, string>>>;
    };
    const sentences = Object.keys(lessons[game]?.[name] ?? {});
    const wanted = lesson.steps.flatMap(({ say, otherwise }) => (otherwise === null ? [say] : [say, otherwise]));
    expect([...sentences].sort()).toEqual([...new Set(['title', 'about', ...wanted])].sort());
    const { pointsOf } = (await import(`../games/${game}/points.ts`)) as { pointsOf: PointsOf };
    for (const point of lesson.steps.flatMap((step) => step.point))
      expect(selectorsOf(point, lesson.seats, pointsOf), point).not.toBe(null);
    expect(selectorsOf('moon BASE', lesson.seats, pointsOf)).toBe(null);
  });

  test(`${game}/${name}: where a button is pressed and then a place, the place is pointed at, too`, () => {
    for (const { say, point, ways } of lesson.steps) {
      const [first = ''] = Array.isArray(ways) ? (ways[0] ?? []) : [];
      if (first.includes(' ') && point.some((one) => one.startsWith('action ')))
        expect(point.length, say).toBeGreaterThan(1);
    }
  });

  test(`${game}/${name} goes on whatever the learner does, and every way on leads on`, async () => {
    // Always the first thing that can be done, then always the last.
    for (const pick of [0, -1]) {
      let kept: readonly string[] = [];
      const run = new LessonRun(
        lesson,
        await engineOf(game),
        [],
        { id: 'test', names: lesson.seats, pace: 0 },
        (deeds) => {
          kept = deeds;
        },
      );
      for (let i = 0; i < 12 && run.get().guide.step < lesson.steps.length; i++) {
        const { client, guide } = run.get();
        const { match } = client;
        await expect.poll(() => match.decision?.player ?? LEARNER, { interval: 1 }).toBe(LEARNER);
        const texts = match.decision?.options.map((option) => match.game.verbs.format(option)) ?? [];
        if (match.decision === null || i % 4 === 3) run.goOn();
        else expect(await client.choose([texts.at(pick) ?? ''])).toEqual({ ok: true });
        expect(run.get().guide.step).toBeGreaterThanOrEqual(guide.step + (i % 4 === 3 ? 1 : 0));
      }
      run.close();
      // Whoever comes back finds it as it was left; the step can be done again.
      const back = new LessonRun(
        lesson,
        await engineOf(game),
        kept,
        { id: 'test', names: lesson.seats, pace: 0 },
        () => {},
      );
      const { step } = run.get().guide;
      expect(back.get().guide).toEqual(run.get().guide);
      back.again();
      expect(back.get().guide).toMatchObject({ step, astray: null, given: [] });
      back.close();
    }
  });
}
