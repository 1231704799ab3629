// Explains each question, with the rules to read about it.

import type { Nanty } from '@gaslamp/nanty-narking/box/state';
import type { EVENT_SPECS } from '@gaslamp/nanty-narking/seen/event-specs';
import { QUESTIONS } from '@gaslamp/nanty-narking/seen/questions';
import { VERBS } from '@gaslamp/nanty-narking/seen/verbs';
import { addTexts, speaking } from '@gaslamp/words/text';
import { hereOf, optionIn } from '../../../table/explaining/here.ts';
import english from './text/en.json';

addTexts('en', english);

/** The rules for each question. */
const RULES = {
  'turn.card': ['R3', 'R6'],
  'turn.last': ['R3'],
  'card.symbol': ['R6', 'R8.1'],
  'card.end': ['R6'],
  'ability.place': ['R5.9'],
  'ability.discard': ['R5.9'],
  'ability.clear': ['R5.9'],
  'ability.sell': ['R5.9'],
  'ability.trouble': ['R5.9'],
  'demand.whom': ['R9.2'],
  'demand.give': ['R9.2'],
  'demand.more': ['R9.2'],
  'collect.give': ['R9.3'],
  'sale.whom': ['R9.4'],
  'sale.card': ['R9.4'],
  'take-money.whom': ['R9.6'],
  'burden.whom': ['R9.7'],
  'burden.answer': ['R9.7'],
  'earn.where': ['R9.13'],
  'discards.any': ['R9.14'],
  'discards.one': ['R9.15'],
  'discards.some': ['R9.16'],
  'take-card.whom': ['R9.19'],
  'take-card.keep': ['R9.19'],
  'look.whom': ['R9.20'],
  'look.discard': ['R9.20'],
  'swap-hands.whom': ['R9.21'],
  'play-two.first': ['R9.22'],
  'play-two.second': ['R9.22'],
  'move.outOfTrouble': ['R9.23', 'R4'],
  'move.outOfTrouble.to': ['R9.23', 'R4'],
  'move.anywhere': ['R9.24', 'R4'],
  'move.anywhere.to': ['R9.24', 'R4'],
  'move.paidTo': ['R9.25'],
  'move.other': ['R9.26', 'R4'],
  'move.other.to': ['R9.26', 'R4'],
  'swap.first': ['R9.27'],
  'swap.second': ['R9.27'],
  'place.westminster': ['R9.28', 'R4'],
  'place.building': ['R9.29', 'R4'],
  'place.trouble': ['R9.30', 'R4'],
  'place.quietly': ['R9.31', 'R4'],
  'mark.beside': ['R9.32', 'R4'],
  'mark.anywhere': ['R9.33', 'R4'],
  'build.cheaply': ['R9.34', 'R5'],
  'buy.building': ['R9.35', 'R5'],
  'lose-building.whom': ['R9.36'],
  'lose-building.answer': ['R9.36'],
  'lose-building.which': ['R9.36'],
  'force.payer': ['R9.37'],
  'force.payee': ['R9.37'],
  'remove.westminster': ['R9.38'],
  'ripper.victim': ['R9.39'],
  'gamble.loss': ['R9.40', 'R9.42'],
  'gamble.whom': ['R9.40'],
  'gamble.payOrLoss': ['R9.41'],
  'gamble.victim': ['R9.42'],
  'assassin.whom': ['R9.43'],
  'assassin.victim': ['R9.43', 'R6.3'],
  'hireling.whom': ['R9.44'],
  'hireling.victim': ['R9.44'],
  'guardians.agent': ['R9.45'],
  'window.answer': ['R10'],
  'window.relocate': ['R10'],
  'holborn.whether': ['R11.2'],
  'holborn.spare': ['R11.2'],
  'flood.leaves': ['R11.4'],
  'murders.victim': ['R11.9'],
  'subsidence.loses': ['R11.12'],
} as const satisfies Readonly<Record<keyof typeof QUESTIONS, readonly string[]>>;

/** The events and questions explained at their first occurrence, with their rules, the likeliest first. */
const HINTS = {
  'turn.card': 'R3',
  'card.symbol': 'R8.1',
  'window.answer': 'R10',
  trouble: 'R4.2',
  built: 'R5.7',
  event: 'R11',
  loan: 'R9.1',
  burdened: 'R9.7',
} as const satisfies Partial<Readonly<Record<keyof typeof QUESTIONS | keyof typeof EVENT_SPECS, string>>>;

/** Terms of the game used in sentences, with the rules that define them. */
const TERMS = {
  trouble: 'R4.2',
  cityCards: 'R5.9',
  interrupts: 'R10',
  grenadiers: 'R11.10',
  citizens: 'R11.13',
  loans: 'R9.1',
  burdens: 'R9.7',
  events: 'R11',
  personality: 'R7',
  symbols: 'R6',
  pawns: 'R4.6',
  buildings: 'R5',
  agents: 'R1.2',
} as const satisfies Readonly<Record<keyof typeof english.nantyHere.terms, string>>;

const say = speaking<typeof english.nantyHere>('nantyHere');

export const here = hereOf({
  questions: QUESTIONS,
  verbs: VERBS,
  rules: RULES,
  asks: (question, s) => say(`asks.${question}`, { troubleNeedsPawn: optionIn<Nanty>(s, 'troubleNeedsPawn', 0) }),
  answers: (verb, count) => say(`verbs.${verb}`, { count }),
  // The possible actions of a turn; the server says why one is not possible now.
  hints: HINTS,
  hint: (at) => say(`hints.${at}`),
  terms: TERMS,
  forms: (term) => say(`terms.${term}`).split('|'),
  wishes: {},
});
