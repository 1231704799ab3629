// The available lessons: the files in /lessons, in the order of their numbers. Each is loaded when it is opened.
import { addTexts } from '@gaslamp/words/text';
import { GAME_IDS, type GameId } from '../games/games.ts';
import type { Lesson } from './lesson.ts';

const FILES = import.meta.glob<Lesson>('../../../../lessons/*/*.yaml', { import: 'default' });
const TEXTS = import.meta.glob<Parameters<typeof addTexts>[1]>('../../../../lessons/*/text/en.json', {
  import: 'default',
});

export interface ShelvedLesson {
  readonly game: GameId;
  /** Name in addresses and text keys. */
  readonly name: string;
  load(): Promise<Lesson>;
}

const partsOf = (path: string) => /\/lessons\/(?<game>[\w-]+)\/\d+-(?<name>[\w-]+)\.yaml$/.exec(path)?.groups ?? {};

/** Returns the lessons of a game, its first match first. */
export const lessonsOf = (game: GameId): readonly ShelvedLesson[] =>
  Object.keys(FILES)
    .sort()
    .flatMap((path) => {
      const { game: of, name } = partsOf(path);
      const load = FILES[path];
      return of === game && name !== undefined && load !== undefined ? [{ game, name, load }] : [];
    });

export const lessonNamed = (game: string, name: string): ShelvedLesson | null =>
  GAME_IDS.flatMap(lessonsOf).find((one) => one.game === game && one.name === name) ?? null;

/** Loads the texts of a game's lessons. */
export async function lessonTexts(game: GameId): Promise<void> {
  const path = Object.keys(TEXTS).find((one) => one.includes(`/lessons/${game}/`));
  const load = path === undefined ? undefined : TEXTS[path];
  if (load !== undefined) addTexts('en', await load());
}
