// Plays every lesson to its end by the rules, and checks that it holds all that its file promises.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineOf } from '@gaslamp/games/engines';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../games/games.ts';
import { type PlaceOf, type PointsOf, selectorsOf } from '../games/points.ts';
import { guided } from './guide.ts';
import { FILES, FOLDER, filesOf, playedThrough, runOf } from './lesson-files.ts';
import { LEARNER, lessonMatch } from './lesson-match.ts';
import { replayed } from './lesson-run.ts';

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

for (const { game, name, lesson } of FILES) {
  test(`${game}/${name} plays through: every answer, reply and outcome comes, and the match is over at its end`, async () => {
    expect(lesson.game).toBe(game);
    const { table, deeds, engine } = await playedThrough(lesson);
    expect(table.match.decision).toBe(null);
    expect(table.others.left).toEqual(lesson.seats.map(() => []));
    expect(table.chance.left).toEqual([]);
    // Each of its steps is shown, and the deeds are enough to resume it.
    const shown = deeds.filter((deed) => deed.startsWith('>')).length;
    expect(shown).toBe(lesson.steps.filter(({ ways }) => ways === null).length);
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

  test(`${game}/${name}: every answer that is waited for is given somewhere, and what names a thing on that thing`, async () => {
    const { placeOf } = (await import(`../games/${game}/points.ts`)) as { placeOf: PlaceOf };
    const { steps } = lessonMatch(lesson, await engineOf(game));
    for (const { ways } of steps)
      for (const option of Array.isArray(ways) ? ways.flat() : [])
        expect(placeOf(option, LEARNER).thing.startsWith('bar.'), option).toBe(!option.includes(' '));
  });

  test(`${game}/${name}: of every step something is left to do that the table does not answer by itself`, async () => {
    const { deeds, engine } = await playedThrough(lesson);
    const table = lessonMatch(lesson, engine);
    let done = replayed(table, []);
    const left = new Set<number>();
    for (const deed of deeds) {
      const { step } = guided(table.steps, done);
      const { decision } = table.match;
      const only = decision?.options.length === 1 ? table.match.game.verbs.format(decision.options[0] ?? 0) : null;
      const alone = decision?.draft && !decision.subset && only !== null && !['done', 'confirm'].includes(only);
      if (!alone) left.add(step);
      done = [...done, ...replayed(table, [deed])];
    }
    expect(table.steps.filter((_, i) => !left.has(i)).map(({ say }) => say)).toEqual([]);
  });

  test(`${game}/${name} goes on whatever the learner does, and every way on leads on`, async () => {
    // Always the first possible answer, then always the last.
    for (const pick of [0, -1]) {
      let kept: readonly string[] = [];
      const run = await runOf(lesson, [], (deeds) => {
        kept = deeds;
      });
      const undone = new Set<number>();
      for (let i = 0; i < 12 && run.get().guide.step < lesson.steps.length; i++) {
        const { client, guide, free } = run.get();
        const { match } = client;
        await expect.poll(() => match.decision?.player ?? LEARNER, { interval: 1 }).toBe(LEARNER);
        const texts = match.decision?.options.map((option) => match.game.verbs.format(option)) ?? [];
        if (match.decision === null || i % 4 === 3) run.goOn();
        else expect(await client.choose([texts.at(pick) ?? ''])).toEqual({ ok: true });
        expect(run.get().guide.step).toBeGreaterThanOrEqual(guide.step + (i % 4 === 3 && !free ? 1 : 0));
        const { steps, guide: at } = run.get();
        const here = steps[at.step];
        const passed = steps.flatMap(({ ways }, n) => (n >= guide.step && n < at.step && ways !== null ? [n] : []));
        // Going on leaves the steps it passes undone; an answer does one step at most.
        if (i % 4 === 3) for (const n of passed) undone.add(n);
        if (here?.ways === null && !here.end) for (const n of here.leans) expect([...undone]).not.toContain(n);
        // Closing steps wait for the end of the match.
        expect(run.get().free).toBe(lesson.steps[run.get().guide.step]?.end === true && match.decision !== null);
      }
      run.close();
      // A learner who returns finds the lesson as they left it, and can repeat the step.
      const back = await runOf(lesson, kept);
      expect(back.get().guide).toEqual(run.get().guide);
      const at = back.get();
      back.again();
      expect(back.get().guide).toMatchObject({ astray: null, given: [] });
      // A step that leads nowhere is not begun again.
      if (at.back !== null) expect(back.get()).toMatchObject({ guide: { step: at.back }, free: false, back: null });
      back.close();
    }
  });
}
