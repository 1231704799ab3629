// Explains each question, with the rules to read about it.

import type { Emerald } from '@gaslamp/emerald-2e/box/state';
import type { EVENT_SPECS } from '@gaslamp/emerald-2e/seen/event-specs';
import { QUESTIONS } from '@gaslamp/emerald-2e/seen/questions';
import { VERBS } from '@gaslamp/emerald-2e/seen/verbs';
import { addTexts, speaking } from '@gaslamp/words/text';
import { hereOf, optionIn } from '../../../table/explaining/here.ts';
import english from './text/en.json';

addTexts('en', english);

/** The rules for each question. */
const RULES = {
  'setup.agent': ['R2.10'],
  'turn.act': ['R4', 'R12'],
  confirm: ['R4'],
  'place.cards': ['R5'],
  'claim.card': ['R6'],
  'claim.more': ['R6'],
  'retrieve.cards': ['R7'],
  'retrieve.from': ['R7'],
  'move.to': ['R8'],
  'move.more': ['R8'],
  'move.cards': ['R8'],
  'markers.cards': ['R9'],
  'assassinate.card': ['R10'],
  'assassinate.support': ['R10'],
  'assassinate.more': ['R10'],
  'discard.cards': ['R11'],
  'window.answer': ['R12'],
  'mi-go.release': ['R18.16'],
  'identity.rally': ['R13.4'],
  'cthulhu.city': ['R18.3'],
  'duchess.city': ['R18.6', 'R6'],
  'cycle-hand.discard': ['R18.8'],
  'hide-royalty.city': ['R18.9'],
  'lestrade.cubes': ['R18.13'],
  'adler.agent': ['R18.14'],
  'mi-go.agents': ['R18.16'],
  'okhrana.cubes': ['R18.19'],
  'pinkerton.from': ['R18.21'],
  'pinkerton.to': ['R18.21'],
  'shoggoth.agent': ['R18.24'],
  'terrors.player': ['R18.27', 'R14'],
  'third-section.city': ['R18.28'],
  'vampires.agent': ['R18.29'],
  'burtsev.player': ['R18.30'],
  'yog-sothoth.agents': ['R18.31'],
  'zombies.bite': ['R18.32'],
  'zombies.raise': ['R18.32'],
} as const satisfies Readonly<Record<keyof typeof QUESTIONS, readonly string[]>>;

/** The events and questions explained at their first occurrence, with their rules, the likeliest first. */
const HINTS = {
  'setup.agent': 'R0.3',
  'turn.act': 'R4.1',
  'place.cards': 'R4',
  'assassinate.support': 'R10.4',
  'window.answer': 'R12',
  cubesToLimbo: 'R0.5',
  reshuffled: 'R4',
  sanity: 'R14',
  revealed: 'R13',
} as const satisfies Partial<Readonly<Record<keyof typeof QUESTIONS | keyof typeof EVENT_SPECS, string>>>;

/** Terms of the game used in sentences, with the rules that define them. */
const TERMS = {
  limbo: 'R0.5',
  majority: 'R0.3',
  stock: 'R0.4',
  sanity: 'R14',
  royalty: 'R10.10',
  bombs: 'R10.4',
  agents: 'R0.6',
  cubes: 'R5',
  sides: 'R13',
  zombies: 'R18.32',
  claims: 'R6',
} as const satisfies Readonly<Record<keyof typeof english.emerald2eHere.terms, string>>;

const say = speaking<typeof english.emerald2eHere>('emerald2eHere');

export const here = hereOf({
  questions: QUESTIONS,
  verbs: VERBS,
  rules: RULES,
  asks: (question, s) => say(`asks.${question}`, { cubesLeaveOnCancel: optionIn<Emerald>(s, 'cubesLeaveOnCancel', 0) }),
  answers: (verb, count) => say(`verbs.${verb}`, { count }),
  // The possible actions of a turn; the server says why one is not possible now.
  hints: HINTS,
  hint: (at) => say(`hints.${at}`),
  terms: TERMS,
  forms: (term) => say(`terms.${term}`).split('|'),
  wishes: { 'turn.act': ['place', 'claim', 'retrieve', 'move', 'markers', 'assassinate', 'discard'] },
});
