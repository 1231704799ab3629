// What the command line says about the texts of cards.
import { GAMES } from '@gaslamp/games/games';
import { builtIn } from '@gaslamp/nanty-narking/pack';
import { describe, expect, test } from 'vitest';
import { textInWords } from '../src/nanty-narking/texts.ts';
import { wordsOf } from '../src/words.ts';
import { gaslamp } from './cli.ts';

const { game, readPack } = GAMES['nanty-narking']!;
const said = (id: string, pack?: unknown): string =>
  wordsOf(pack === undefined ? game() : game(readPack(pack, 'mine.json'))).card(id)![1]!;
const corrected = (id: string, fields: object) => ({ game: 'nanty-narking', corrects: 1, cards: { [id]: fields } });
const WITH_TEXT = builtIn.cards.filter(({ effect }) => effect !== null);

test('every text is a sentence with its rule, no name of the code', () => {
  expect(new Set(WITH_TEXT.map(({ effect }) => effect)).size).toBe(46 + 5);
  for (const { id, effect, rule } of WITH_TEXT) {
    expect(said(id)).toMatch(new RegExp(`\\w+ \\w+.* \\(${rule}\\)`));
    expect(said(id)).not.toMatch(new RegExp(`${effect}|undefined|NaN|\\btext\\b \\w+ \\(`));
  }
});

test('texts that differ are told differently', () => {
  const told = new Set(WITH_TEXT.map((card) => textInWords(builtIn, card)));
  expect(told.size).toBe(new Set(WITH_TEXT.map(({ effect, params }) => JSON.stringify([effect, params]))).size);
});

describe('a number that a host may correct is in the words', () => {
  const CASES = WITH_TEXT.flatMap(({ id, params }) =>
    Object.entries(params).flatMap(([name, value]) => {
      const pack = corrected(id, { params: { [name]: value === 1 ? 2 : value - 1 } });
      try {
        readPack(pack, 'mine.json');
        return [[id, name, pack] as const];
      } catch {
        // No rule reads this number.
        return [];
      }
    }),
  );

  test('which are many', () => expect(CASES.length).toBeGreaterThan(30));
  test.each(CASES)('%s: %s', (id, _, pack) => {
    expect(said(id, pack)).not.toBe(said(id));
  });
  test('what a loan costs', () => {
    const pack = { game: 'nanty-narking', corrects: 1, scoring: { loanRepay: 13, loanPenalty: 20 } };
    expect(said('G01', pack)).toContain('at the end repay £13 or lose 20 points (R9.1); play another');
  });
});

test.each([
  ['G25', 'roll: on 7 or more take £3 from a player, on 1 an agent of yours goes (R9.40); play another'],
  ['G10', "interrupt: stop the text of another player's card as far as it affects you (R10.5)"],
  ['R07', 'random event; place an agent in Westminster or adjacent to it (R9.28); play another'],
  ['R17', 'random event; place up to 2 agents in Westminster or adjacent to it (R9.28)'],
  ['R04', 'build for half the cost (R9.34)'],
  ['R15', "put your building in the place of another player's in trouble, and pay them its cost (R9.35)"],
])('%s: %s', (id, words) => expect(said(id)).toBe(words));

test('a loss that cannot be rolled is not told, a wider one is', () => {
  expect(said('G25', corrected('G25', { params: { loseTo: 0 } }))).toMatch(
    /^roll: on 7 or more take £3 from a player \(/,
  );
  expect(said('G25', corrected('G25', { params: { loseTo: 3 } }))).toContain(', on 1 to 3 an agent of yours goes');
});

test('options and cards are told in words', async () => {
  const args = ['play', '--game', 'nanty-narking', '--players', '2', '--seed', '7'];
  const { out } = await gaslamp(args, 'card G48\nquit\n');
  expect(out).toMatch(
    /^ {2}\d {2}play G17 {2}Eliza Lynn Linton: take £1 for each trouble marker on the board \(R9\.10\); agent$/m,
  );
  expect(out).toContain('G48: Mycroft Holmes\nplay up to 2 more cards, one after the other (R9.22)\n');
});
