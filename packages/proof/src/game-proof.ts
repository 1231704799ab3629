import type { AnyGame } from '@gaslamp/games/games';
import type { Oracle } from './oracle.ts';

/** Everything that the proof knows about one game. */
export interface GameProof {
  /** Reads only names and numbers of the game. */
  oracle(game: AnyGame): Oracle;
  /** Null if nothing that the properties need is rare. */
  readonly crowd: Crowd | null;
  /** The share of the matches played in every run of the tests; 1 if missing. */
  readonly share?: number;
  readonly depths: Depths;
}

/** A pack that no box has, in which rare things are frequent: cards that answer, look or banish. */
interface Crowd {
  readonly correction: Correction;
  /** Effects and verbs that occur only with this pack: `verb rebuild`. */
  readonly brings: readonly string[];
}

/** A correction of a game's pack, without its header. */
export type Correction = Readonly<Record<string, unknown>>;
/** Corrects the numbers of copies of some cards. */
export const copies = (counts: Readonly<Record<string, number>>): Correction => ({
  cards: Object.fromEntries(Object.entries(counts).map(([card, count]) => [card, { copies: count }])),
});

/** Minimum means by property: `{ 'steps per twins': 20 }`. A property that checks less would prove less and still pass. */
export type Depths = Readonly<Record<PropertyName, Readonly<Record<string, number>>>>;

export const PROPERTIES = [
  'ends',
  'conservation',
  'questions',
  'secrecy',
  'round trip',
  'sets',
  'dead ends',
  'replay',
  'take-backs',
  'malformed',
  're-deals',
  'twins',
  'drafts',
  'histories',
  'forecasts',
] as const;
export type PropertyName = (typeof PROPERTIES)[number];
