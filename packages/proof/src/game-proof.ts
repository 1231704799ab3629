import type { AnyGame } from '@gaslamp/games/games';
import type { Oracle } from './oracle.ts';

/** All that the proof knows of one game. */
export interface GameProof {
  /** Reads of the game no more than its names and numbers. */
  oracle(game: AnyGame): Oracle;
  /** Null where nothing is rare that the properties are about. */
  readonly crowd: Crowd | null;
  /** The share of the matches that it gets in every run of the tests; all of them where nothing is said. */
  readonly share?: number;
  readonly depths: Depths;
}

/** A pack that no box has, in which what is rare is frequent: cards that answer, look or banish. */
interface Crowd {
  readonly correction: Correction;
  /** Effects and verbs that only this pack brings about: `verb rebuild`. */
  readonly brings: readonly string[];
}

/** A correction of a game's pack, without its head. */
export type Correction = Readonly<Record<string, unknown>>;

/** By property, the least that a mean may be: `{ 'steps per twins': 20 }`. What goes less deep proves less and stays green. */
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
