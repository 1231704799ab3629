import {
  EVERYONE,
  type Item,
  type Mask,
  type Place,
  type Player,
  type Position,
  type State,
} from '@gaslamp/kernel/state';
import { costOf, type Data } from './data.ts';
import { AREA_COUNT, CITIZEN, COLOURS, FIRST_EVENT, FIRST_PERSONALITY, GRENADIER, HOLBORN } from './ids.ts';
import type { TableOptions } from './options.ts';

/** Field names are words of the rulebook. Lists of pieces in areas have the index `player * 12 + area`. */
export interface Nanty extends State, TableOptions {
  // The turn.
  active: Player;
  /** Turns begun so far. */
  turns: number;
  /** City Area cards used, and gained, this turn: a bit for each area (R3.9, R5.7). */
  used: number;
  gained: number;
  // The board. R4.1: any number of pawns in an area.
  agents: number[];
  citizens: number[];
  grenadiers: number[];
  /** By area: the number of markers, 0 or 1. */
  trouble: number[];
  /** By area: the owner of its building, or NOBODY_HERE. */
  buildings: number[];
  /** By area: the holder of its City Area card, or IN_DISPLAY, or SET_ASIDE. */
  areaCards: number[];
  // Pieces beside the board.
  agentStock: number[];
  buildingStock: number[];
  citizenStock: number;
  grenadierStock: number;
  /** R1.7: in pounds. */
  money: number[];
  /** At `player * 7 + personality`: 1 if its condition held at the player's check without a win. */
  ruledOut: number[];
  // The effect being resolved.
  /** Players who are immune to the current text (R10.5): a bit each. */
  immune: number;
  /** Outcome of the announced instance: HAPPENS, STOPPED, or RELOCATED plus the area (R10.2). */
  outcome: number;
  /** Areas rolled for the current event, in order. */
  rolls: number[];
  /** Pieces that Holborn spared from it: `spare` options. */
  spared: number[];
  /** Pawns that it removes, in the order of their windows, and the outcome of each (events/fates.ts). */
  fates: number[];
  /** Reason for the end of the match, an index into REASONS, 0 while it runs; and the winners if points do not decide. */
  reason: number;
  winners: Mask;
}

export type At = Position<Nanty, Data>;

export const REASONS = ['', 'personality', 'holmes', 'exhausted', 'riots'] as const;
export const NOBODY_HERE = -1;
export const IN_DISPLAY = -1;
export const SET_ASIDE = -2;

// ---- places ----------------------------------------------------------------
const P = COLOURS.length;
export const HAND: Place = 0;
/** Loans and burdens, face up (R9.1, R9.7). */
export const FRONT: Place = P;
export const PERSONALITY: Place = 2 * P;
export const GREY_PILE: Place = 3 * P;
export const RED_PILE: Place = GREY_PILE + 1;
export const DISCARD: Place = GREY_PILE + 2;
export const IN_PLAY: Place = GREY_PILE + 3;
export const EVENT_PILE: Place = GREY_PILE + 4;
export const USED_EVENTS: Place = GREY_PILE + 5;
export const UNUSED: Place = GREY_PILE + 6;
export const BOX: Place = GREY_PILE + 7;
/** Cards taken from a player's hand until one of them is kept (R9.19); their owner and the taker see them. */
export const TAKEN: Place = GREY_PILE + 8;
/** Also in the play zone: a card whose text plays two more, until both are done (R9.22). */
export const WAITING: Place = TAKEN + P;

// ---- queries ---------------------------------------------------------------
// Players, areas and items are indices from a loop, an option or a frame: what they name is there.
export const cell = (player: Player, area: number): number => player * AREA_COUNT + area;
export const placeOf = (s: Nanty, item: Item): Place => s.place[item]!;
export const moneyOf = (s: Nanty, player: Player): number => s.money[player]!;
export const agentsIn = (s: Nanty, player: Player, area: number): number => s.agents[player * AREA_COUNT + area]!;
export const citizensIn = (s: Nanty, area: number): number => s.citizens[area]!;
export const grenadiersIn = (s: Nanty, area: number): number => s.grenadiers[area]!;
/** Returns the owner of the building in an area, or NOBODY_HERE. */
export const ownerOf = (s: Nanty, area: number): number => s.buildings[area]!;
/** Returns the holder of an area's City Area card, or IN_DISPLAY, or SET_ASIDE. */
export const holderOf = (s: Nanty, area: number): number => s.areaCards[area]!;

/** R17.2: it is an option whether Holborn lies on the river. */
export const isRiverside = ({ s, data }: At, area: number): boolean =>
  data.river[area] === true || (area === HOLBORN && s.holbornRiverside === 1);

/** Returns the number of pawns of that sort (a player's agents, New Citizens, grenadiers) in an area. */
export function pawnsOf(s: Nanty, pawn: number, area: number): number {
  if (pawn === CITIZEN) return citizensIn(s, area);
  if (pawn === GRENADIER) return grenadiersIn(s, area);
  return pawn < s.seats ? agentsIn(s, pawn, area) : 0;
}
/** Returns the number of all pawns in an area (R4.6, R8.6). */
export function pawnsIn(s: Nanty, area: number): number {
  let n = citizensIn(s, area) + grenadiersIn(s, area);
  for (let player = 0; player < s.seats; player++) n += agentsIn(s, player, area);
  return n;
}
export function agentsOnBoard(s: Nanty, player: Player): number {
  let n = 0;
  for (let area = 0; area < AREA_COUNT; area++) n += agentsIn(s, player, area);
  return n;
}
export function markersOnBoard(s: Nanty): number {
  let n = 0;
  for (let area = 0; area < AREA_COUNT; area++) if (s.trouble[area] === 1) n++;
  return n;
}
export function buildingsOf(s: Nanty, player: Player): number {
  let n = 0;
  for (let area = 0; area < AREA_COUNT; area++) if (s.buildings[area] === player) n++;
  return n;
}
export function countIn(s: Nanty, place: Place, end: number = FIRST_PERSONALITY): number {
  const { place: places } = s;
  let n = 0;
  for (let item = 0; item < end; item++) if (places[item] === place) n++;
  return n;
}
/** Returns the action cards in a place, ascending. */
export function cardsIn(s: Nanty, place: Place): Item[] {
  const { place: places } = s;
  const items: Item[] = [];
  for (let item = 0; item < FIRST_PERSONALITY; item++) if (places[item] === place) items.push(item);
  return items;
}
export const inHand = (s: Nanty, player: Player, card: Item): boolean => s.place[card] === HAND + player;
/** Returns the number of loans, or of burdens, in front of a player. */
export function inFront({ s, data }: At, player: Player, effect: 'takeLoan' | 'handBurdenOrPay'): number {
  let n = 0;
  for (const card of data.cards(effect)) if (s.place[card] === FRONT + player) n++;
  return n;
}
/** Returns the card being resolved (R3.5), or -1. Others below it may wait for their two cards (R9.22). */
export function inPlay(s: Nanty): Item {
  for (let item = 0; item < FIRST_PERSONALITY; item++) if (s.place[item] === IN_PLAY) return item;
  return -1;
}
/** Returns the personality of a player, an index into PERSONALITIES; -1 in a view that does not know it. */
export function personalityOf(s: Nanty, player: Player): number {
  for (let item = FIRST_PERSONALITY; item < FIRST_EVENT; item++)
    if (s.place[item] === PERSONALITY + player) return item - FIRST_PERSONALITY;
  return -1;
}

/**
 * R7.4: true for more pieces (agents and building) than every other single player and than the New Citizens there, at least
 * one,
 * and no grenadier.
 */
export function controls(s: Nanty, player: Player, area: number): boolean {
  if (s.grenadiers[area] !== 0) return false;
  const mine = piecesOf(s, player, area);
  if (mine === 0 || mine <= citizensIn(s, area)) return false;
  for (let other = 0; other < s.seats; other++) if (other !== player && piecesOf(s, other, area) >= mine) return false;
  return true;
}
export const piecesOf = (s: Nanty, player: Player, area: number): number =>
  agentsIn(s, player, area) + (s.buildings[area] === player ? 1 : 0);

/** Returns the total value of a player's buildings: those in an area with a grenadier count nothing (R7.5, R13.1). */
export function buildingValue({ s, data }: At, player: Player): number {
  let sum = 0;
  for (let area = 0; area < AREA_COUNT; area++)
    if (s.buildings[area] === player && s.grenadiers[area] === 0) sum += costOf(data, area);
  return sum;
}
/** R7.5 */
export const netWorth = (at: At, player: Player): number =>
  moneyOf(at.s, player) + buildingValue(at, player) - at.data.pack.scoring.loanRepay * inFront(at, player, 'takeLoan');

/** Returns the players in turn order, beginning with `first`. */
export function inTurnOrder(s: Nanty, first: Player): Player[] {
  return Array.from({ length: s.seats }, (_, i) => (first + i) % s.seats);
}
/** R8.7: returns the others in turn order, from the player after `by`. */
export const others = (s: Nanty, by: Player): Player[] => inTurnOrder(s, by).slice(1);

/** Returns true if everybody knows the place of a card. */
export const isPublic = (s: Nanty, item: Item): boolean => s.seenBy[item] === EVERYONE;
