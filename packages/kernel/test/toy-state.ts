// The verbs of the toy game, its state and its queries.
import { Effects } from '@gaslamp/kernel/effects';
import {
  EVERYONE,
  type Item,
  type Option,
  type Place,
  type Player,
  type Position,
  type State,
} from '@gaslamp/kernel/state';
import type { Table } from '@gaslamp/kernel/table';
import { Verbs } from '@gaslamp/kernel/verbs';

export const PLAYERS = ['ANN', 'BEN', 'CAT', 'DAN'];
export const LAMPS = ['QUAY', 'BRIDGE', 'SQUARE'];
const IDENTITIES = ['MISER', 'FOX', 'OWL', 'HARE', 'CROW'];

/** Grey cards, then red ones: copies and worth in payment. */
const CARDS = [
  { kind: 'LOAF', copies: 4, worth: 1 },
  { kind: 'PEEP', copies: 2, worth: 2 },
  { kind: 'GIFT', copies: 3, worth: 1 },
  { kind: 'THROW', copies: 2, worth: 2 },
  { kind: 'RUMMAGE', copies: 2, worth: 1 },
  { kind: 'SWITCH', copies: 3, worth: 2 },
  { kind: 'SHIELD', copies: 3, worth: 1 },
  { kind: 'BELL', copies: 2, worth: 1 },
  { kind: 'LEVY', copies: 2, worth: 3 },
  { kind: 'KEYHOLE', copies: 2, worth: 2 },
  { kind: 'ALMS', copies: 2, worth: 2 },
];
export const KINDS = CARDS.map(({ kind }) => kind);
export const kindNumber = (kind: string): number => KINDS.indexOf(kind);
const RED = kindNumber('SWITCH');
/** Kind of each card. Identities have none: their items follow those of the cards. */
export const KIND_OF = CARDS.flatMap(({ copies }, kind) => Array<number>(copies).fill(kind));
/** Name of each item: the cards, with copies numbered, then the identities. */
export const NAMES: readonly string[] = [
  ...CARDS.flatMap(({ kind, copies }) => Array.from({ length: copies }, (_, i) => `${kind}.${i + 1}`)),
  ...IDENTITIES,
];
export const itemOf = (name: string): Item => NAMES.indexOf(name);
export const isRed = (item: Item): number => Number(KIND_OF[item]! >= RED);

export const HAND: Place = 0;
/** A card held out as a gift; only its owner sees it. */
export const OFFER: Place = 4;
export const IDENTITY: Place = 8;
export const IN_PLAY: Place = 12;
export const GREY_DECK: Place = 13;
/** The red cards, and those that were reshuffled. */
export const RED_DECK: Place = 14;
export const DISCARD: Place = 15;
export const UNDEALT: Place = 16;

export interface Toy extends State {
  active: Player;
  turns: number;
  coins: number[];
  /** The lamp at which each player stands. */
  stands: number[];
  /** The current text was stopped. */
  stopped: number;
  /** Players known not to be the Miser, because they played on with four coins (T5). */
  notMiser: number[];
  /** Reason for the end of the game: 1 coins, 2 the Miser, 3 turns; 0 while it runs. */
  over: number;
}
export interface Data {
  /** Number of coins that ends the game. */
  readonly goal: number;
  /** Worth in payment, by kind. */
  readonly worth: readonly number[];
}
export const data: Data = { goal: 7, worth: CARDS.map(({ worth }) => worth) };
export type At = Position<Toy, Data>;
export type G = Table<Toy, Data>;

export const verbs = new Verbs();
const { define } = verbs;
export const pass = define('pass')();
export const done = define('done')();
export const confirm = define('confirm')();
export const coin = define('coin')();
export const light = define('light')();
export const walk = define('walk', { lamp: LAMPS });
export const play = define('play', { card: KINDS });
export const at = define('at', { player: PLAYERS });
export const give = define('give', { card: KINDS });
export const pick = define('pick', { card: KINDS });
export const use = define('use', { card: KINDS });

export const effects = new Effects<Toy, Data>();
export const { step, choice, subset } = effects;

export const countIn = (s: Toy, place: Place): number => s.place.filter((p) => p === place).length;
export const handOf = (s: Toy, player: Player): number => countIn(s, HAND + player);
/** Returns the kinds in a hand in ascending order, copies repeated. */
export function kindsIn(s: Toy, player: Player): number[] {
  const kinds: number[] = [];
  for (const [item, kind] of KIND_OF.entries()) if (s.place[item] === HAND + player) kinds.push(kind);
  return kinds;
}
export const holds = (s: Toy, player: Player, kind: number): boolean => kindsIn(s, player).includes(kind);
export const distinct = (kinds: readonly number[]): number[] => [...new Set(kinds)];
export const others = (s: Toy, by: Player): Player[] =>
  Array.from({ length: s.seats - 1 }, (_, i) => (by + 1 + i) % s.seats);
/**
 * T7: returns true if a player may hold a card as far as the whole table knows. Reads only counts and public knowledge, never
 * a hand.
 */
export function mayHold(s: Toy, player: Player, kind: number): boolean {
  if (handOf(s, player) === 0) return false;
  return KIND_OF.some((k, item) => k === kind && (s.seenBy[item] !== EVERYONE || s.place[item] === HAND + player));
}

/** Returns all cards of a hand as candidates for a set. */
export const picks = (s: Toy, by: Player): Option[] => kindsIn(s, by).map((card) => pick(card));
