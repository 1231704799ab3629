import { type AnyGame, GAMES, gameNamed } from '@gaslamp/games/games';

/** A game as the properties play it. */
export interface Subject {
  readonly name: string;
  readonly game: AnyGame;
  /** Played with a pack that no box has; see `CROWDED`. */
  readonly isCrowded: boolean;
}

type Correction = Readonly<Record<string, unknown>>;

/** A correction of a pack: so many copies of some cards. */
const copies = (counts: Readonly<Record<string, number>>): Correction => ({
  cards: Object.fromEntries(Object.entries(counts).map(([card, count]) => [card, { copies: count }])),
});
const richer = { threshold: { '3': 200, '4': 200 } };

/**
 * Corrections of a pack that make what is rare frequent: many copies of the cards that answer, look or banish; or large
 * hands, in which answers are found, and so few agents and buildings that one must go for another.
 */
const CROWDED: Readonly<Record<string, Correction>> = {
  'emerald-2e': copies({
    SHERLOCK_HOLMES: 7,
    VAMPIRES: 6,
    ZOMBIES: 3,
    BURTSEV: 4,
    SOCIETY_OF_LEOPOLD: 2,
    MI_GO: 3,
    HIRED_ASSASSIN: 4,
    FENIANS: 4,
  }),
  'nanty-narking': {
    setup: { hand: 8, agents: 5, buildings: 2, money: 40 },
    personalities: { SIDONIA: richer },
    variants: { V_SIDONIA: richer },
  },
};

/** Every game with its own pack. */
export const games = (): Subject[] =>
  Object.keys(GAMES).map((id) => ({ name: id, game: gameNamed(id), isCrowded: false }));

/** Every game with its own pack, and with one that is crowded with interrupts where there is one. */
export const subjects = (): Subject[] => [...games(), ...Object.keys(CROWDED).map((id) => crowded(id))];

/** A game with so many copies of some of its cards, or with its crowded pack. */
export function crowded(id: string, counts?: Readonly<Record<string, number>>): Subject {
  const { game, readPack } = GAMES[id]!;
  const correction = counts === undefined ? CROWDED[id] : copies(counts);
  const pack = readPack({ game: id, corrects: 1, ...correction }, 'crowded');
  return { name: `${id} crowded`, game: game(pack), isCrowded: true };
}
