// The available puzzles: the files in /puzzles, easy ones first. Each is loaded when it is opened.
import { addTexts } from '@gaslamp/words/text';
import { GAME_IDS, type GameId } from '../games/games.ts';
import type { Puzzle, PuzzleCard } from './puzzle.ts';

const FILES = import.meta.glob<Puzzle>('../../../../puzzles/*/*.yaml', { import: 'default' });
const CARDS = import.meta.glob<PuzzleCard>('../../../../puzzles/*/*.yaml', {
  query: '?card',
  import: 'default',
  eager: true,
});
const TEXTS = import.meta.glob<Parameters<typeof addTexts>[1]>('../../../../puzzles/*/text/en.json', {
  import: 'default',
});

export interface ShelvedPuzzle extends PuzzleCard {
  readonly game: GameId;
  /** Name in addresses and text keys. */
  readonly name: string;
  load(): Promise<Puzzle>;
}

/** Returns the key under which a puzzle is stored. */
export const keyOf = ({ game, name }: ShelvedPuzzle): string => `${game}/${name}`;

const partsOf = (path: string) => /\/puzzles\/(?<game>[\w-]+)\/(?<name>[\w-]+)\.yaml$/.exec(path)?.groups ?? {};

/** Returns the puzzles of a game, the easiest first. */
export const puzzlesOf = (game: GameId): readonly ShelvedPuzzle[] =>
  Object.keys(FILES)
    .sort()
    .flatMap((path) => {
      const { game: of, name } = partsOf(path);
      const load = FILES[path];
      const card = CARDS[path];
      const there = of === game && name !== undefined && load !== undefined && card !== undefined;
      return there ? [{ game, name, load, ...card }] : [];
    })
    .sort((a, b) => a.grade - b.grade);

export const puzzleNamed = (game: string, name: string): ShelvedPuzzle | null =>
  GAME_IDS.flatMap(puzzlesOf).find((one) => one.game === game && one.name === name) ?? null;

/**
 * Returns the next unsolved puzzle of the same game, searching on from this one and then from the first; null if all are
 * solved.
 */
export function nextOf(puzzle: ShelvedPuzzle, solved: readonly string[]): ShelvedPuzzle | null {
  const all = puzzlesOf(puzzle.game);
  const here = all.findIndex(({ name }) => name === puzzle.name);
  const onwards = [...all.slice(here + 1), ...all.slice(0, here)];
  return onwards.find((one) => !solved.includes(keyOf(one))) ?? null;
}

/** Loads the texts of a game's puzzles. */
export async function puzzleTexts(game: GameId): Promise<void> {
  const path = Object.keys(TEXTS).find((one) => one.includes(`/puzzles/${game}/`));
  const load = path === undefined ? undefined : TEXTS[path];
  if (load !== undefined) addTexts('en', await load());
}
