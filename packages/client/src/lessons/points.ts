// What a guide can point at on every table, as selectors. What there is on one table alone its game names.

/**
 * The selectors of a thing by its name, of which the first that is on the page counts; null for what the game does not
 * know. `seats` are the players' names.
 */
export type PointsOf = (words: readonly string[], seats: readonly string[]) => readonly string[] | null;

/** Where an answer is given: under a button of the dock, on a thing of the table, or on both, one after the other. */
export interface AnswerPlace {
  readonly action: string | null;
  readonly thing: string;
}
/** Where the player of a seat gives an answer. */
export type PlaceOf = (option: string, you: number) => AnswerPlace;

/** What a guide knows of a game's table. */
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

/** The selectors of what a step points at; null for what there is nowhere. */
export function selectorsOf(point: string, seats: readonly string[], pointsOf: PointsOf): readonly string[] | null {
  const words = point.split(/\s+/);
  const everywhere = words.length === 1 && Object.hasOwn(EVERYWHERE, point) ? EVERYWHERE[point] : undefined;
  return pointsOf(words, seats) ?? everywhere ?? null;
}

/** The number of an id in a list as the table writes it; null where it is none of it. */
export function numbered(prefix: string, ids: readonly string[], id: string | undefined): string | null {
  const n = id === undefined ? -1 : ids.indexOf(id);
  return n < 0 ? null : `${prefix}.${n}`;
}

const OF_GAMES = import.meta.glob<Points>('../games/*/points.ts');
const NOTHING: Points = { pointsOf: () => null, placeOf: (option) => ({ action: null, thing: option }) };

/** Brings what a game's guide can point at. */
export async function pointsOfGame(game: string): Promise<Points> {
  const load = OF_GAMES[`../games/${game}/points.ts`];
  return load === undefined ? NOTHING : load();
}
