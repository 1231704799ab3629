import { countOf } from '@gaslamp/emerald/counts';
import { itemIn } from '@gaslamp/emerald/places';
import { at } from '@gaslamp/kernel/lists';
import type { Item, Place, Player, Position, State } from '@gaslamp/kernel/state';
import { cardOf, type Data } from './data.ts';
import { CITY_COUNT, DAYS, LOYALIST, RESTORATIONIST } from './ids.ts';
import type { TableOptions } from './options.ts';
import type { EffectKey } from './pack.ts';

export { countOf } from '@gaslamp/emerald/counts';
export { countIn, DECK, DISCARD, HAND, inHand, itemIn } from '@gaslamp/emerald/places';
/** R0.10 */
export { clockwise } from '@gaslamp/emerald/seats';

/** Field names are words of the rulebook. Lists of pieces in cities have the index `player * 9 + city`. */
export interface Emerald extends State, TableOptions {
  // The turn.
  /** R0.10 */
  active: Player;
  /** Actions taken this turn (R4.1). */
  acted: number;
  // The board.
  agents: number[];
  cubes: number[];
  zombies: number[];
  /** R0.5: cubes on the board but in no city. */
  limbo: number[];
  /** R0.4: off the board and available. */
  agentStock: number[];
  cubeStock: number[];
  zombieSupply: number;
  /**
   * 1 if the Society of Leopold was played: zombies are out of the game, and the texts of Zombies and Vampires void (R18.26).
   */
  banished: number;
  /** The Restorationist and the Loyalist marker. */
  markers: number[];
  // Points by type (R15.1). Kill points are kept by victim: `player * seats + victim`.
  neutral: number[];
  restorationist: number[];
  loyalist: number[];
  kills: number[];
  /** Royalty gained by assassination, and Black Hands that score for it (R18.1). */
  royaltyKilled: number[];
  blackHands: number[];
  // Identities.
  tokens: number[];
  revealed: number[];
  /** Changes of Heart on the identity. */
  flips: number[];
  // Cards with pieces on them, by item.
  /** The owner, plus one, of the agent on a kill box. */
  victim: number[];
  /** Agents stored on Mi-Go or fed to Yog-Sothoth. */
  stored: number[];
  /** Mi-Go cards played this turn; their agents cannot leave before the next one (R18.16). */
  boarded: Item[];
  // The effect being resolved.
  /** State of the announced harm (R12.5): `CANCELLED`, `STANDS` or `VAMPIRES_CANCELLED`. */
  threatened: number;
  /** For one Zombies card (R18.33): zombies by city that have not attacked yet, and agents saved from them. */
  untried: number[];
  spared: number[];
  /** Agents by city that arrived there in the Move action being composed (R8.4). */
  arrived: number[];
  /** Reason for the end of the match: an index into REASONS; 0 while it runs. */
  reason: number;
}

export type At = Position<Emerald, Data>;

export const REASONS = ['', 'points', 'marker', 'revealed'] as const;

/** Returns the reason for the end of the match; an empty string while it runs. */
export const reasonOf = ({ reason }: Emerald): string => at(REASONS, reason);

export const CANCELLED = 0;
export const STANDS = 1;
/** Distinguished from Holmes because of the cubes (R10.16). */
export const VAMPIRES_CANCELLED = 2;

// ---- places, after hands, decks and discard piles ---------------------------
const P = DAYS.length;
/** Beside the identity: cards permanently out of the deck (R0.7), kept for the points that they gave (R3.7). */
export const BESIDE: Place = 3 * P;
export const IDENTITY: Place = 4 * P;
/** The card being resolved, if it is not discarded at once. */
export const IN_PLAY: Place = 5 * P;
export const STACK: Place = 6 * P;
export const FACE_UP: Place = STACK + CITY_COUNT;
export const SLOT: Place = FACE_UP + CITY_COUNT;
export const SET_ASIDE: Place = SLOT + CITY_COUNT;
export const REMOVED: Place = SET_ASIDE + 1;
/** Face-down cards that Cthulhu took: out of the game, seen by nobody (R19.4). */
export const DEVOURED: Place = SET_ASIDE + 2;
export const UNDEALT: Place = SET_ASIDE + 3;
export const BOX: Place = SET_ASIDE + 4;

// ---- queries ---------------------------------------------------------------
export const cell = (player: Player, city: number): number => player * CITY_COUNT + city;
export const agentsIn = (s: Emerald, owner: Player, city: number): number => s.agents[cell(owner, city)]!;
export const cubesIn = (s: Emerald, owner: Player, city: number): number => s.cubes[cell(owner, city)]!;
/** R0.1, R0.2: zombies belong to nobody. */
const pieces = (s: Emerald, player: Player, city: number): number =>
  s.agents[cell(player, city)]! + s.cubes[cell(player, city)]!;

/** R0.3: more pieces than every other single player, and at least one. */
export function majority(s: Emerald, player: Player, city: number): boolean {
  const mine = pieces(s, player, city);
  if (mine === 0) return false;
  for (let other = 0; other < s.seats; other++) if (other !== player && pieces(s, other, city) >= mine) return false;
  return true;
}

export function agentsInCities(s: Emerald, player: Player): number {
  let n = 0;
  for (let city = 0; city < CITY_COUNT; city++) n += s.agents[cell(player, city)]!;
  return n;
}
/** Returns the number of agents stored on Mi-Go cards, which count as on the board (R0.6). */
function agentsOnMiGo(at: At, player: Player): number {
  let n = 0;
  for (const item of miGoCards(at, player)) n += countOf(at.s.stored, item);
  return n;
}
export function miGoCards({ s, data }: At, player: Player): Item[] {
  const items: Item[] = [];
  for (const item of data.items('miGo'))
    if (countOf(s.stored, item) > 0 && s.place[item] === BESIDE + player) items.push(item);
  return items;
}
/** R0.6 */
export const agentsOnBoard = (at: At, player: Player): number =>
  agentsInCities(at.s, player) + agentsOnMiGo(at, player);

export const cubesInCities = (s: Emerald, player: Player): number => {
  let n = 0;
  for (let city = 0; city < CITY_COUNT; city++) n += s.cubes[cell(player, city)]!;
  return n;
};

/** Returns the index of a player's kill points for a victim's agents. */
export const killCell = (s: Emerald, player: Player, victim: Player): number => player * s.seats + victim;
export const killPoints = (s: Emerald, player: Player): number => {
  let n = 0;
  for (let victim = 0; victim < s.seats; victim++) n += s.kills[killCell(s, player, victim)]!;
  return n;
};
/** R9.2: the last space of a track. */
export const TOP = 10;
/** R9.5, R15.3: track points, the same for every player. */
export const trackPoints = ({ markers }: Emerald): number =>
  Math.abs(countOf(markers, RESTORATIONIST) - countOf(markers, LOYALIST));
/** R15.1: the running total, as on the points track. */
export const runningTotal = (s: Emerald, player: Player): number =>
  s.neutral[player]! + s.restorationist[player]! + s.loyalist[player]! + killPoints(s, player) + trackPoints(s);

/** Returns the identity card of a player, or -1 in a view that does not know it. */
export const identityOf = (s: Emerald, player: Player): Item => itemIn(s, IDENTITY + player);
/** R0.9: the printed side, flipped once per Change of Heart. */
export function isRestorationist({ s, data }: At, player: Player): boolean {
  const printed = cardOf(data, identityOf(s, player)).side === 'restorationist';
  return printed !== (countOf(s.flips, player) % 2 === 1);
}

/** Returns true if the Society of Leopold has made a text void (R18.26). */
export const isDead = ({ s }: At, effect: EffectKey | null): boolean =>
  s.banished === 1 && (effect === 'zombies' || effect === 'vampires');
