// Selectors for things that a guide can point at on every table. A game adds those that only its own table has.

/**
 * Returns selectors for a named thing, of which the first that matches on the page counts; null for names that the game does
 * not know. `seats` are the players' names.
 */
export type PointsOf = (words: readonly string[], seats: readonly string[]) => readonly string[] | null;

/** The controls for an answer: a button of the dock, a thing on the table, or both, one after the other. */
export interface AnswerPlace {
  readonly action: string | null;
  readonly thing: string;
}
/** Returns the controls with which the player of a seat gives an answer. */
export type PlaceOf = (option: string, you: number) => AnswerPlace;

/** Lookups for a guide on a game's table. */
interface Points {
  readonly pointsOf: PointsOf;
  readonly placeOf: PlaceOf;
}

const EVERYWHERE: Readonly<Record<string, readonly string[]>> = {
  prompt: ['#prompt'],
  actions: ['#actions'],
  hand: ['.own-hand'],
  log: ['.tab[data-shows="side"]', '#log'],
  confirm: ['.draft-confirm'],
  own: ['.tab-own', '.own-things'],
  known: ['.known-mark'],
};

/** Returns the selectors of a thing that a step points at; null if no table has it. */
export function selectorsOf(point: string, seats: readonly string[], pointsOf: PointsOf): readonly string[] | null {
  const words = point.split(/\s+/);
  const everywhere = words.length === 1 && Object.hasOwn(EVERYWHERE, point) ? EVERYWHERE[point] : undefined;
  return pointsOf(words, seats) ?? everywhere ?? null;
}

/** Returns the id's number in a list in the notation of the table; null if it is not in the list. */
export function numbered(prefix: string, ids: readonly string[], id: string | undefined): string | null {
  const n = id === undefined ? -1 : ids.indexOf(id);
  return n < 0 ? null : `${prefix}.${n}`;
}

const OF_GAMES = import.meta.glob<Points>('./*/points.ts');
const NOTHING: Points = { pointsOf: () => null, placeOf: (option) => ({ action: null, thing: option }) };

/** Loads the lookups of a game. */
export async function pointsOfGame(game: string): Promise<Points> {
  const load = OF_GAMES[`./${game}/points.ts`];
  return load === undefined ? NOTHING : load();
}
