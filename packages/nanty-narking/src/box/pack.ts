// The data pack: the values printed on cards and board. Rules read it, and hosts may correct it.
import { packsOf } from '@gaslamp/stated/pack';
import { builtIn } from './built-in.ts';
import type { ABILITY_PARAMS, EVENT_PARAMS, INTERRUPT_PARAMS, TEXT_PARAMS } from './params.ts';
import { fieldsOf, problemsOfSetup, type SYMBOLS } from './validate.ts';

/** Symbols of a card, top to bottom (R6). */
export type SymbolKey = (typeof SYMBOLS)[number] | 'interrupt';

/** Keys of the card texts that are code (R9), and of the interrupts (R10). */
export type TextKey = keyof typeof TEXT_PARAMS;
export type EffectKey = TextKey | keyof typeof INTERRUPT_PARAMS;
export type AbilityKey = keyof typeof ABILITY_PARAMS;
export type EventId = keyof typeof EVENT_PARAMS;

/** A union of printed things: the `Key` field tells which one it is and so which numbers it has. */
type Printed<Key extends string, Things> = {
  readonly [One in keyof Things]: { readonly [K in Key]: One } & {
    readonly params: { readonly [P in keyof Things[One]]: number };
  };
}[keyof Things];

/** Text of a card, with its numbers. */
export type CardText = Printed<'effect', typeof TEXT_PARAMS & typeof INTERRUPT_PARAMS>;
type NamesIn<Things> = { [One in keyof Things]: keyof Things[One] }[keyof Things];
export type ParamName = NamesIn<typeof TEXT_PARAMS & typeof INTERRUPT_PARAMS>;
interface NoText {
  readonly effect: null;
  readonly params: Readonly<Record<never, number>>;
}

/** R1.5 */
export type Card = (CardText | NoText) & {
  readonly id: string;
  readonly name: string;
  readonly deck: 'grey' | 'red';
  readonly symbols: readonly SymbolKey[];
  /** Pounds of its money symbol, or 0. */
  readonly money: number;
  /** Number of the rule that explains its text. */
  readonly rule: string | null;
  /** True if it is used in a match of two (R2.10). */
  readonly twoPlayers: boolean;
};

/** R1.1 */
export type Area = Printed<'ability', typeof ABILITY_PARAMS> & {
  readonly id: string;
  readonly name: string;
  /** Face of the die for this area (R1.6). */
  readonly number: number;
  readonly alternativeNumber: number;
  readonly cost: number;
  readonly river: boolean;
  /** R2.2 */
  readonly start: boolean;
  readonly adjacent: readonly string[];
  readonly bridges: readonly string[];
};

export type EventCard = Printed<'id', typeof EVENT_PARAMS> & {
  readonly name: string;
  readonly rule: string;
  /** True if Holborn may spare pieces from it (R11.2), and the price for each. */
  readonly spared: boolean;
  readonly sparePrice: number;
};

export type ConditionKey =
  | 'areasWithOwnAgent'
  | 'troubleMarkersOnBoard'
  | 'troubleMarkersWithPresence'
  | 'netWorth'
  | 'controlledAreas'
  | 'drawPileExhausted';

export interface Personality {
  readonly id: string;
  readonly name: string;
  readonly condition: ConditionKey;
  readonly threshold: Readonly<Record<'2' | '3' | '4', number>>;
  /** Only areas without a marker count (R7.10). */
  readonly troubleFree: boolean;
  /** Minimum number of marked areas with own agents (R7.10). */
  readonly presence: number;
  /** Minimum number of own buildings on the board (R7.10). */
  readonly buildings: number;
  /** An area that must be one of the controlled ones (R7.10). */
  readonly includes: string | null;
  /** Maximum number of markers on the board (R7.10). */
  readonly mostTrouble: number;
  /** True if it is used in a match of two (R2.10). */
  readonly twoPlayers: boolean;
}

export interface Pack {
  readonly game: 'nanty-narking';
  readonly schema: 1;
  readonly setup: {
    readonly money: number;
    readonly hand: number;
    readonly agents: number;
    readonly buildings: number;
    readonly troubleMarkers: number;
    readonly newCitizens: number;
    readonly grenadiers: number;
    readonly dieFaces: number;
  };
  readonly scoring: { readonly agent: number; readonly loanRepay: number; readonly loanPenalty: number };
  // The order of the lists is part of the save format: append only.
  readonly areas: readonly Area[];
  readonly events: readonly EventCard[];
  readonly personalities: readonly Personality[];
  /** House proposals that replace all personalities (R7.10). */
  readonly variants: readonly Personality[];
  readonly cards: readonly Card[];
}

export { builtIn };
export const { readPack, correctedFields } = packsOf<Pack>({
  builtIn,
  lists: {
    areas: 'area',
    events: 'event',
    personalities: 'personality',
    variants: 'personality',
    cards: 'card',
  },
  fields: fieldsOf(builtIn),
  problemsOfSetup,
});
