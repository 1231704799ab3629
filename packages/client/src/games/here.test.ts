// Tests that every question of every game has an explanation, with rules that exist.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OptionKey as FirstOption } from '@gaslamp/emerald-1e/box/options';
import * as first from '@gaslamp/emerald-1e/seen/questions';
import * as firstVerbs from '@gaslamp/emerald-1e/seen/verbs';
import type { OptionKey as EmeraldOption } from '@gaslamp/emerald-2e/box/options';
import * as emerald from '@gaslamp/emerald-2e/seen/questions';
import * as emeraldVerbs from '@gaslamp/emerald-2e/seen/verbs';
import { gameNamed } from '@gaslamp/games/games';
import { tableOptions } from '@gaslamp/kernel/game';
import type { State } from '@gaslamp/kernel/state';
import type { OptionKey as NantyOption } from '@gaslamp/nanty-narking/box/options';
import * as nanty from '@gaslamp/nanty-narking/seen/questions';
import * as nantyVerbs from '@gaslamp/nanty-narking/seen/verbs';
import { describe, expect, test } from 'vitest';
import { type Chapter, numbersOf, readRules } from '../rules/rules.ts';
import { byVerb, type Here } from '../table/explaining/here.ts';
import { here as ofFirst } from './emerald-1e/here/here.ts';
import { here as ofEmerald } from './emerald-2e/here/here.ts';
import { GAME_IDS } from './games.ts';
import { here as ofNanty } from './nanty-narking/here/here.ts';

/** The questions whose explanation each option changes. A new option does not compile without them. */
const EMERALD_CHANGED: Readonly<Record<EmeraldOption, readonly string[]>> = {
  insanityFaces: [],
  pinkertonFromBoard: [],
  cubesLeaveOnCancel: ['assassinate.more'],
  targetEndsAtOnce: [],
  blackHandCountsHidden: [],
  vampiresAnswerShoggoth: [],
  holmesAnswersAdler: [],
  interruptDrawsFirst: [],
};
const NANTY_CHANGED: Readonly<Record<NantyOption, readonly string[]>> = {
  alternativeNumbers: [],
  holbornRiverside: [],
  telegraphMoney: [],
  troubleNeedsPawn: ['mark.beside', 'mark.anywhere'],
  refillAfterWatson: [],
  watsonBeforeEvent: [],
  shortDrawEnds: [],
  giveUpBuildings: [],
  variants: [],
  adjacencyBeforeLifting: [],
  firstRoundCheck: [],
  dropAnytime: [],
  blockOneEffect: [],
  abilitiesAfterRefill: [],
  interruptAsTurnCard: [],
  playTwoDiscardsEarly: [],
};
const FIRST_CHANGED: Readonly<Record<FirstOption, readonly string[]>> = {
  ktaByExposure: [],
  hideThwartable: [],
  zombiesNeedKta: [],
  vampiresImmuneToZombies: [],
  resolveFullyBeforeEnd: [],
  evenGoldOnly: ['buy.cards'],
  cardsOfDeadAgentsStay: [],
  arrowValuesCount: [],
  blackHandOwnRoyalsOnly: [],
  thwartedRoyalDrawsSanity: [],
  royalsFromRound: [],
  maxRounds: [],
};

const GAMES = [
  {
    id: 'emerald-2e',
    here: ofEmerald,
    questions: emerald.QUESTIONS,
    verbs: emeraldVerbs.VERBS,
    changed: EMERALD_CHANGED,
  },
  { id: 'nanty-narking', here: ofNanty, questions: nanty.QUESTIONS, verbs: nantyVerbs.VERBS, changed: NANTY_CHANGED },
  { id: 'emerald-1e', here: ofFirst, questions: first.QUESTIONS, verbs: firstVerbs.VERBS, changed: FIRST_CHANGED },
] as const;

const bookOf = (game: string): readonly Chapter[] =>
  readRules(readFileSync(join(import.meta.dirname, `../../../../docs/rules/en/${game}.md`), 'utf8'));

/** Returns a table with these options, before its deal. */
const tableOf = (id: string, options: Readonly<Record<string, number>> = {}): State => {
  const game = gameNamed(id);
  return game.setup(game.seats.least, tableOptions(game, options));
};

/** Returns the questions without an explanation, or with a rule that does not exist. */
const silent = (here: Here, questions: readonly string[], known: ReadonlySet<string>, s: State): string[] =>
  questions.filter((name) => {
    const asked = here.asked(name, s);
    if (asked === null || asked.rules.length === 0) return true;
    // A missing sentence shows its id.
    return !/\.$/.test(asked.words) || asked.rules.some((rule) => !known.has(rule));
  });

test('every game of the page is among them', () => {
  expect(GAMES.map(({ id }) => id).sort()).toEqual([...GAME_IDS].sort());
});

describe.each(GAMES)('$id', ({ id, here, questions, verbs }) => {
  const known = new Set([...numbersOf(bookOf(id)), ...bookOf(id).map(({ number }) => number)]);
  const names = Object.keys(questions);
  const s = tableOf(id);

  test('each question is told of, with rules that stand in its book', () => {
    expect(names.length).toBeGreaterThan(30);
    expect(silent(here, names, known, s)).toEqual([]);
  });

  test('one that is not told of is found, and so is a rule that there is not', () => {
    const [one = ''] = names;
    const planted = (rules: readonly string[]): Here => ({ ...here, asked: () => ({ words: 'So.', rules }) });
    expect(silent({ ...here, asked: () => null }, [one], known, s)).toEqual([one]);
    expect(silent(planted(['R99']), [one], known, s)).toEqual([one]);
    expect(silent(planted(['R4']), [one], known, s)).toEqual([]);
  });

  test('each verb is told as a whole sentence, of one answer and of many', () => {
    for (const verb of Object.keys(verbs))
      for (const count of [1, 7]) expect(here.answers(verb, count), verb).toMatch(/^[A-Z][^{}]*\.$/);
    expect(here.answers('dance', 1)).toBeNull();
  });

  test('what a question may bring besides is what it is declared to bring', () => {
    for (const [name, { verbs: declared }] of Object.entries(questions))
      for (const wish of here.wishes(name)) expect(declared, name).toContain(wish);
  });
});

describe.each(GAMES)('$id', ({ id, here, questions, changed }) => {
  const known = new Set([...numbersOf(bookOf(id)), ...bookOf(id).map(({ number }) => number)]);
  const s = tableOf(id);

  test('each term and each hint has a rule that stands in its book', () => {
    expect(here.terms.length).toBeGreaterThan(9);
    expect([...here.terms, ...here.hints].filter(({ rule }) => !known.has(rule))).toEqual([]);
  });

  test('terms are words, each form once; hints are sentences, some of them about questions', () => {
    const forms = here.terms.flatMap((term) => term.forms);
    expect(new Set(forms).size).toBe(forms.length);
    for (const form of forms) expect(form).toMatch(/^[A-Za-z]+( [A-Za-z]+)*$/);
    expect(here.hints.length).toBeGreaterThan(4);
    for (const { words } of here.hints) expect(words).toMatch(/^[A-Z].*\.$/);
    expect(here.hints.filter(({ at }) => at in questions).length).toBeGreaterThan(1);
  });

  test.each(Object.entries(changed))('the option %s changes the explanations of %j and no other', (option, names) => {
    const { least, most, standard } = gameNamed(id).options[option]!;
    for (let value = least; value <= most; value++) {
      const then = tableOf(id, { [option]: value });
      const others = Object.keys(questions).filter(
        (name) => here.asked(name, then)?.words !== here.asked(name, s)?.words,
      );
      expect(others, `${option} ${value}`).toEqual(value === standard ? [] : names);
      for (const name of names) expect(here.asked(name, then)?.words).not.toMatch(/[{}#]/);
    }
  });
});

test('what is told of a question is what the table allows', () => {
  const asked = (id: string, here: Here, question: string, options: Readonly<Record<string, number>>) =>
    here.asked(question, tableOf(id, options))?.words;
  expect(asked('emerald-1e', ofFirst, 'buy.cards', {})).toMatch(/must be an even number/);
  expect(asked('emerald-1e', ofFirst, 'buy.cards', { evenGoldOnly: 0 })).not.toMatch(/even/);
  expect(asked('nanty-narking', ofNanty, 'mark.anywhere', {})).not.toMatch(/pawn/);
  expect(asked('nanty-narking', ofNanty, 'mark.anywhere', { troubleNeedsPawn: 1 })).toMatch(/with a pawn/);
});

test('what becomes of cubes, Sanity and new cards is told whole', () => {
  const wordsFor = (id: string, here: Here, question: string) => here.asked(question, tableOf(id))?.words;
  // R10.11, R6.6, R18.9
  for (const question of ['assassinate.more', 'claim.more', 'hide-royalty.city'])
    expect(wordsFor('emerald-2e', ofEmerald, question), question).toMatch(/to Limbo.*everybody else’s.*stocks/);
  expect(wordsFor('emerald-2e', ofEmerald, 'hide-royalty.city')).toMatch(/roll for Sanity.*lose one of your agents/);
  // R5.7
  for (const question of ['turn.card', 'turn.last'])
    expect(wordsFor('nanty-narking', ofNanty, question), question).toMatch(/in which you got them|gained this turn/);
});

test('answers are counted by their verb, in their order', () => {
  expect([...byVerb(['place LONDON', 'pass', 'place PARIS', 'end'])]).toEqual([
    ['place', 2],
    ['pass', 1],
    ['end', 1],
  ]);
});
