// All questions of the game, in the order of the rulebook: the numbers that describe each, and the verbs of its answers.
import type { QuestionSpec } from '@gaslamp/kernel/effects';
import type { SymbolKey } from '../box/pack.ts';
import type { VerbName } from './verbs.ts';

/** R3.8, R10.10: verbs between two actions (between.ts). */
const BETWEEN = ['ability', 'drop'] as const;
/** R10.9: also Watson, while a card is in play. */
const BETWEEN_SYMBOLS = [...BETWEEN, 'use'] as const;
/** R10.5, R10.10: verbs before an answer to a text (texts/answer.ts). */
const STOP = ['use', 'drop'] as const;
/** Choice of a text's target (texts/aimed.ts). */
const AIMED = { about: ['card'], verbs: ['player'], draft: true } as const;
/** Choice between paying and accepting the harm (texts/pay-off.ts). */
const PAY_OFF = { about: ['from', 'card'], verbs: ['pay', 'accept', ...STOP], secret: true } as const;
/** Choice of a pawn, then of its destination (texts/move.ts). */
const WHICH_PAWN = { about: [], verbs: ['pawn'], draft: true } as const;
const WHERE_TO = { about: ['owner', 'from'], verbs: ['to'], draft: true } as const;
/** Choice of areas for agents, one after another (texts/place.ts). */
const PLACING = { about: ['card', 'placed'], verbs: ['place', 'lift'], draft: true } as const;
/** Choice of an area for a marker (texts/mark.ts). */
const MARKING = { about: [], verbs: ['trouble'], draft: true } as const;

/** Verbs of each symbol of a card (R6). R17.16: an interrupt played as a turn's card asks nothing. */
export const SYMBOL_VERBS = {
  agent: ['place', 'lift'],
  building: ['build', 'rebuild'],
  kill: ['pawn'],
  calm: ['clear'],
  money: ['money'],
  text: ['text'],
  event: ['event'],
  another: ['play'],
} as const satisfies Readonly<Record<Exclude<SymbolKey, 'interrupt'>, readonly VerbName[]>>;

type Spec = QuestionSpec & { readonly verbs: readonly VerbName[] };

export const QUESTIONS = {
  // R3 The turn
  'turn.card': { about: [], verbs: ['play', 'end', ...BETWEEN], secret: true },
  'turn.last': { about: [], verbs: ['end', ...BETWEEN], secret: true },
  // R6 Symbols
  'card.symbol': {
    about: ['card', 'index'],
    verbs: [...Object.values(SYMBOL_VERBS).flat(), 'skip', ...BETWEEN_SYMBOLS],
    secret: true,
  },
  'card.end': { about: ['card'], verbs: ['end', ...BETWEEN_SYMBOLS], secret: true },
  // R5.9 Abilities
  'ability.place': { about: ['area'], verbs: ['place', 'lift'], draft: true },
  'ability.discard': { about: ['area'], verbs: ['discard'], secret: true },
  'ability.clear': { about: ['area'], verbs: ['clear'], draft: true },
  'ability.sell': { about: ['area'], verbs: ['discard'], draft: true, secret: true },
  'ability.trouble': { about: ['area'], verbs: ['trouble'], draft: true },
  // R9.2 to R9.22 Texts about cards and money
  'demand.whom': AIMED,
  'demand.give': { about: ['to', 'card'], verbs: ['give', ...STOP], secret: true },
  'demand.more': { about: ['to', 'card'], verbs: ['give'], draft: true, secret: true },
  'collect.give': { about: ['to', 'card'], verbs: ['give', 'pay', ...STOP], secret: true },
  'sale.whom': AIMED,
  'sale.card': { about: ['to', 'card'], verbs: ['give'], draft: true, secret: true },
  'take-money.whom': AIMED,
  'burden.whom': AIMED,
  'burden.answer': PAY_OFF,
  'earn.where': { about: ['card'], verbs: ['to'], draft: true },
  'discards.any': { about: ['card'], verbs: ['discard', 'done'], draft: true, secret: true, set: true },
  'discards.one': { about: [], verbs: ['discard'], draft: true, secret: true },
  'discards.some': { about: ['card'], verbs: ['discard', 'done'], draft: true, secret: true, set: true },
  'take-card.whom': AIMED,
  'take-card.keep': { about: ['owner'], verbs: ['keep'], secret: true },
  'look.whom': AIMED,
  'look.discard': { about: ['owner'], verbs: ['discard'], secret: true },
  'swap-hands.whom': AIMED,
  'play-two.first': { about: ['card'], verbs: ['play', 'end'], draft: true, secret: true },
  'play-two.second': { about: [], verbs: ['end', 'play', ...BETWEEN], secret: true },
  // R9.23 to R9.45 Texts about pieces
  'move.outOfTrouble': WHICH_PAWN,
  'move.outOfTrouble.to': WHERE_TO,
  'move.anywhere': WHICH_PAWN,
  'move.anywhere.to': WHERE_TO,
  'move.paidTo': AIMED,
  'move.other': WHICH_PAWN,
  'move.other.to': WHERE_TO,
  'swap.first': WHICH_PAWN,
  'swap.second': { about: ['a', 'areaA'], verbs: ['pawn'], draft: true },
  // One card of this text may place a second one.
  'place.westminster': { ...PLACING, verbs: [...PLACING.verbs, 'done'] },
  'place.building': PLACING,
  'place.trouble': PLACING,
  'place.quietly': PLACING,
  'mark.beside': MARKING,
  'mark.anywhere': MARKING,
  'build.cheaply': { about: ['card'], verbs: ['build', 'rebuild'], draft: true },
  'buy.building': { about: ['card'], verbs: ['building', 'exchange'], draft: true },
  'lose-building.whom': AIMED,
  'lose-building.answer': PAY_OFF,
  'lose-building.which': { about: ['owner'], verbs: ['building', 'skip'] },
  'force.payer': AIMED,
  'force.payee': { about: ['payer', 'card'], verbs: ['player'], draft: true },
  'remove.westminster': WHICH_PAWN,
  'ripper.victim': { about: ['area'], verbs: ['pawn'] },
  'gamble.loss': { about: [], verbs: ['pawn'] },
  'gamble.whom': { about: ['card'], verbs: ['player'] },
  'gamble.payOrLoss': { about: ['card'], verbs: ['pay', 'pawn'] },
  'gamble.victim': { about: [], verbs: ['pawn'] },
  'assassin.whom': AIMED,
  'assassin.victim': WHICH_PAWN,
  'hireling.whom': AIMED,
  'hireling.victim': { about: ['from'], verbs: ['pawn', 'drop'], secret: true },
  'guardians.agent': { about: ['from'], verbs: ['pawn', 'drop'], secret: true },
  // R10 Interrupts. `to`: the area where an agent is about to be moved; else -1. `amount`: the pounds at stake.
  'window.answer': {
    about: ['from', 'owner', 'area', 'to', 'harm', 'cause', 'other', 'amount'],
    verbs: ['pass', 'use', 'drop'],
    secret: true,
  },
  'window.relocate': { about: ['card', 'area'], verbs: ['to'], draft: true },
  // R11 Random events
  'holborn.whether': { about: ['event', 'since'], verbs: ['pass', 'ability', 'drop'], secret: true },
  'holborn.spare': { about: ['event'], verbs: ['spare', 'done'], draft: true, set: true },
  'flood.leaves': { about: [], verbs: ['flee', 'drop'], secret: true },
  'murders.victim': { about: ['area'], verbs: ['pawn', 'drop'], secret: true },
  'subsidence.loses': { about: [], verbs: ['pay', 'building', 'drop'], secret: true },
} as const satisfies Readonly<Record<string, Spec>>;
export type QuestionName = keyof typeof QUESTIONS;

type Alike<S> = { [K in QuestionName]: (typeof QUESTIONS)[K] extends S ? K : never }[QuestionName];
/** Questions that a family of texts shares, with the name as a parameter. */
export type Aimed = Alike<typeof AIMED>;
export type PayOff = Alike<typeof PAY_OFF>;
export type Placing = Alike<Pick<typeof PLACING, 'about'>>;
export type Marking = Alike<typeof MARKING>;
/** Questions that are followed by one about the destination. */
export type Moving = { [K in QuestionName]: K extends `${infer Name}.to` ? Name : never }[QuestionName];
