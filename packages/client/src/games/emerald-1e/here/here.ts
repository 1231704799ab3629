// Explains each question, with the rules to read about it.

import type { Emerald1 } from '@gaslamp/emerald-1e/box/state';
import type { EVENT_SPECS } from '@gaslamp/emerald-1e/seen/event-specs';
import { QUESTIONS } from '@gaslamp/emerald-1e/seen/questions';
import { VERBS } from '@gaslamp/emerald-1e/seen/verbs';
import { addTexts, speaking } from '@gaslamp/words/text';
import { hereOf, optionIn } from '../../../table/explaining/here.ts';
import english from './text/en.json';

addTexts('en', english);

/** The rules for each question. */
const RULES = {
  'setup.agent': ['R2.10'],
  'turn.act': ['R3', 'R6'],
  confirm: ['R3'],
  'place.cards': ['R5', 'R6'],
  'retrieve.cards': ['R5', 'R6'],
  'retrieve.from': ['R5', 'R6'],
  'buy.cards': ['R5', 'R6'],
  'move.to': ['R8', 'R6'],
  'move.more': ['R8', 'R6'],
  'move.cards': ['R8', 'R6'],
  'markers.cards': ['R6'],
  'discard.cards': ['R6'],
  'discard.top': ['R4'],
  'attack.executor': ['R10'],
  'attack.aim': ['R10'],
  'attack.support': ['R10'],
  'window.answer': ['R11'],
  'expose.answer': ['R11'],
  'sanity.choice': ['R14'],
  'airship.agent': ['R20'],
  'airship.to': ['R20'],
  'adler.agent': ['R20'],
  'burtsev.player': ['R20', 'R15'],
  'cthulhu.city': ['R20'],
  'cycle-hand.cards': ['R20'],
  'disc.target': ['R12'],
  'duchess.target': ['R20', 'R6.2'],
  'lestrade.cubes': ['R20', 'R5'],
  'mi-go.agents': ['R20'],
  'mi-go.to': ['R20'],
  'okhrana.cubes': ['R20', 'R5'],
  'pinkerton.keep': ['R20', 'R11'],
  'shoggoth.agent': ['R20'],
  'terrors.player': ['R20', 'R14'],
  'third-section.city': ['R20'],
  'vampires.agent': ['R13'],
  'yog-sothoth.agent': ['R20'],
  'zombies.bite': ['R13'],
  'zombies.raise': ['R13'],
} as const satisfies Readonly<Record<keyof typeof QUESTIONS, readonly string[]>>;

/** The events and questions explained at their first occurrence, with their rules, the likeliest first. */
const HINTS = {
  'turn.act': 'R3',
  'place.cards': 'R6.1',
  'attack.support': 'R10',
  'window.answer': 'R11.4',
  known: 'R9.1',
  reshuffled: 'R3',
  sanity: 'R14',
  revealed: 'R15',
} as const satisfies Partial<Readonly<Record<keyof typeof QUESTIONS | keyof typeof EVENT_SPECS, string>>>;

/** Terms of the game used in sentences, with the rules that define them. */
const TERMS = {
  limbo: 'R6.3',
  influence: 'R5.1',
  royals: 'R10',
  known: 'R9',
  double: 'R11',
  discs: 'R12',
  vampires: 'R13',
  zombies: 'R13',
  mad: 'R14',
  bombs: 'R10',
  gold: 'R6.5',
  agents: 'R8',
  cubes: 'R6.1',
  sides: 'R15',
  claims: 'R6.2',
} as const satisfies Readonly<Record<keyof typeof english.emerald1eHere.terms, string>>;

const say = speaking<typeof english.emerald1eHere>('emerald1eHere');

export const here = hereOf({
  questions: QUESTIONS,
  verbs: VERBS,
  rules: RULES,
  asks: (question, s) => say(`asks.${question}`, { evenGoldOnly: optionIn<Emerald1>(s, 'evenGoldOnly', 1) }),
  answers: (verb, count) => say(`verbs.${verb}`, { count }),
  // The possible actions of a turn; the server says why one is not possible now.
  hints: HINTS,
  hint: (at) => say(`hints.${at}`),
  terms: TERMS,
  forms: (term) => say(`terms.${term}`).split('|'),
  wishes: { 'turn.act': ['place', 'claim', 'retrieve', 'buy', 'move', 'markers', 'discard', 'reveal'] },
});
