// Which puzzles there are: the files in /puzzles, easy ones first. Each comes when it is opened.
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
  /** Its name in addresses and in sentences. */
  readonly name: string;
  load(): Promise<Puzzle>;
}

/** What a puzzle is kept under. */
export const keyOf = ({ game, name }: ShelvedPuzzle): string => `${game}/${name}`;

const partsOf = (path: string) => /\/puzzles\/(?<game>[\w-]+)\/(?<name>[\w-]+)\.yaml$/.exec(path)?.groups ?? {};

/** The puzzles of a game, the easiest first. */
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

/** The next puzzle of the same game that is not solved, behind this one or from the first on; null where all are. */
export function nextOf(puzzle: ShelvedPuzzle, solved: readonly string[]): ShelvedPuzzle | null {
  const all = puzzlesOf(puzzle.game);
  const here = all.findIndex(({ name }) => name === puzzle.name);
  const onwards = [...all.slice(here + 1), ...all.slice(0, here)];
  return onwards.find((one) => !solved.includes(keyOf(one))) ?? null;
}

/** Brings the sentences of a game's puzzles. */
export async function puzzleTexts(game: GameId): Promise<void> {
  const path = Object.keys(TEXTS).find((one) => one.includes(`/puzzles/${game}/`));
  const load = path === undefined ? undefined : TEXTS[path];
  if (load !== undefined) addTexts('en', await load());
}
