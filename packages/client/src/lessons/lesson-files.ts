// Test helpers: loads the lesson files and plays lessons as intended.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineOf } from '@gaslamp/games/engines';
import { parse } from 'yaml';
import { GAME_IDS } from '../games/games.ts';
import { guided } from './guide.ts';
import { type Lesson, lessonFrom } from './lesson.ts';
import { lessonMatch } from './lesson-match.ts';
import { LessonRun, replayed } from './lesson-run.ts';

export const FOLDER = join(import.meta.dirname, '../../../../lessons');
interface LessonFile {
  readonly game: string;
  readonly name: string;
  readonly lesson: Lesson;
}
/** Returns the file names of a game, in order. */
export const filesOf = (game: string): string[] =>
  existsSync(join(FOLDER, game)) ? readdirSync(join(FOLDER, game)).filter((file) => file.endsWith('.yaml')) : [];
export const FILES: readonly LessonFile[] = GAME_IDS.flatMap((game) =>
  filesOf(game).map((file) => {
    const text = readFileSync(join(FOLDER, game, file), 'utf8');
    return { game, name: file.replace(/^\d+-|\.yaml$/g, ''), lesson: lessonFrom(parse(text)) };
  }),
);

/** Plays a lesson as intended; returns the deeds and the match. */
export async function playedThrough(lesson: Lesson) {
  const engine = await engineOf(lesson.game);
  const table = lessonMatch(lesson, engine);
  const deeds: string[] = [];
  let done = replayed(table, []);
  for (let count = 0; count < 500; count++) {
    const at = guided(table.steps, done);
    const step = table.steps[at.step];
    if (step === undefined) return { table, deeds, engine };
    if (at.astray !== null) throw new Error(`step ${at.step + 1} is not done by what it asks for`);
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

/** Starts a lesson as the page runs it, with others who answer at once. */
export async function runOf(
  lesson: Lesson,
  kept: readonly string[] = [],
  onDeeds: (kept: readonly string[]) => void = () => {},
) {
  return new LessonRun(
    lesson,
    await engineOf(lesson.game),
    kept,
    { id: 'test', names: lesson.seats, pace: 0 },
    onDeeds,
  );
}
