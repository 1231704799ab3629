import { type AnyGame, GAMES, gameNamed } from '@gaslamp/games/games';

/** A game as the properties play it. */
export interface Subject {
  readonly name: string;
  readonly game: AnyGame;
  /** Played with a pack that no box has; see `CROWDED`. */
  readonly isCrowded: boolean;
}

/** Corrections of a pack that make what is rare frequent: many copies of the cards that answer, look or banish. */
const CROWDED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'emerald-2e': {
    SHERLOCK_HOLMES: 7,
    VAMPIRES: 6,
    ZOMBIES: 3,
    BURTSEV: 4,
    SOCIETY_OF_LEOPOLD: 2,
    MI_GO: 3,
    HIRED_ASSASSIN: 4,
    FENIANS: 4,
  },
};

/** Every game with its own pack. */
export const games = (): Subject[] =>
  Object.keys(GAMES).map((id) => ({ name: id, game: gameNamed(id), isCrowded: false }));

/** Every game with its own pack, and with one that is crowded with interrupts where there is one. */
export const subjects = (): Subject[] => [...games(), ...Object.keys(CROWDED).map((id) => crowded(id))];

/** A game with so many copies of some of its cards. */
export function crowded(id: string, copies: Readonly<Record<string, number>> = CROWDED[id]!): Subject {
  const { game, readPack } = GAMES[id]!;
  const cards = Object.fromEntries(Object.entries(copies).map(([card, count]) => [card, { copies: count }]));
  const pack = readPack({ game: id, corrects: 1, cards }, 'crowded');
  return { name: `${id} crowded`, game: game(pack), isCrowded: true };
}
