import { type AnyGame, GAMES, gameNamed } from '@gaslamp/games/games';
import { PROOFS, proofOf } from './games.ts';

/** A game as played by the properties. */
export interface Subject {
  readonly name: string;
  readonly game: AnyGame;
  /** True if it is played with a pack that no box has. */
  readonly isCrowded: boolean;
}

/** Returns every game with its own pack. */
export const games = (): Subject[] =>
  Object.keys(GAMES).map((id) => ({ name: id, game: gameNamed(id), isCrowded: false }));

/** Returns every game with its own pack, and with its crowded pack if there is one. */
export const subjects = (): Subject[] => [
  ...games(),
  ...Object.entries(PROOFS).flatMap(([id, { crowd }]) => (crowd === null ? [] : [crowded(id, crowd.correction)])),
];

/** Returns a game with its crowded pack, or with another pack that no box has. */
export function crowded(id: string, correction = proofOf(id).crowd?.correction): Subject {
  const { game, readPack } = GAMES[id]!;
  const pack = readPack({ game: id, corrects: 1, ...correction }, 'crowded');
  return { name: `${id} crowded`, game: game(pack), isCrowded: true };
}
