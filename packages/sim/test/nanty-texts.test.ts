// Card texts in the command line.
import { GAMES } from '@gaslamp/games/games';
import { view } from '@gaslamp/kernel/view';
import { builtIn } from '@gaslamp/nanty-narking/box/pack';
import { textWords } from '@gaslamp/words/nanty-narking/options';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../src/words.ts';
import { quickly } from './cli.ts';

const { game, readPack } = GAMES['nanty-narking']!;
/** Returns the printed text of a card of the built-in pack, or of a corrected one. */
async function printedText(id: string, pack?: unknown): Promise<string> {
  const played = pack === undefined ? game() : game(readPack(pack, 'mine.json'));
  const words = await wordsOf(played);
  return words.card(view(played, played.setup(3, {}), 0), id)![1]!;
}
const corrected = (id: string, fields: object) => ({ game: 'nanty-narking', corrects: 1, cards: { [id]: fields } });
const WITH_TEXT = builtIn.cards.filter(({ effect }) => effect !== null);

test('every text is a sentence with its rule, no name of the code', async () => {
  expect(new Set(WITH_TEXT.map(({ effect }) => effect)).size).toBe(46 + 5);
  for (const { id, effect, rule } of WITH_TEXT) {
    expect(await printedText(id)).toMatch(new RegExp(`^\\S.*\\. [A-Z]\\S* .*\\. \\(${rule}\\)$`));
    expect(await printedText(id)).not.toMatch(new RegExp(`${effect}|undefined|NaN|[{}]`));
  }
});

test('texts that differ are told differently', () => {
  const texts = new Set(
    builtIn.cards.flatMap(({ effect }, card) => (effect === null ? [] : textWords({ data: { pack: builtIn } }, card))),
  );
  expect(texts.size).toBe(new Set(WITH_TEXT.map(({ effect, params }) => JSON.stringify([effect, params]))).size);
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
  test.each(CASES)('%s: %s', async (id, _, pack) => {
    expect(await printedText(id, pack)).not.toBe(await printedText(id));
  });
  test('what a loan costs', async () => {
    const pack = { game: 'nanty-narking', corrects: 1, scoring: { loanRepay: 13, loanPenalty: 20 } };
    expect(await printedText('G01', pack)).toContain(
      'At the end, repay £13, or lose 20 points if you have less. (R9.1)',
    );
  });
});

test.each([
  [
    'G25',
    'text, play another card. Roll. On 7 or more, take £3 from a player, or all they have if it is less. On 1, lose one of your agents. (R9.40)',
  ],
  ['G10', 'interrupt. Cancels the text of another player’s card as far as it affects you. (R10.5)'],
  ['R07', 'random event, text, play another card. Place an agent in Westminster or next to it. (R9.28)'],
  ['R17', 'random event, text. Place up to 2 agents in Westminster or next to it. (R9.28)'],
  ['R04', 'text. Build at half the cost. (R9.34)'],
  [
    'R15',
    'text. Replace another player’s building in an area with trouble with one of yours. Pay them its cost. (R9.35)',
  ],
  ['G19', 'place a building, take £2.'],
])('%s: %s', async (id, words) => expect(await printedText(id)).toBe(words));

test('a loss that cannot be rolled is not told, a wider one is', async () => {
  expect(await printedText('G25', corrected('G25', { params: { loseTo: 0 } }))).toContain(
    'On 7 or more, take £3 from a player, or all they have if it is less. (R9.40)',
  );
  expect(await printedText('G25', corrected('G25', { params: { loseTo: 3 } }))).toContain(
    'On 1 to 3, lose one of your agents.',
  );
});

test('options and cards are told in words', async () => {
  const args = ['play', '--game', 'nanty-narking', '--players', '2', '--seed', '7'];
  const { out } = await quickly(args, 'card G48\nquit\n');
  expect(out).toMatch(
    /^ {2}\d {2}play G17 {2}Play Eliza Lynn Linton +text, place an agent\. Take £1 for every trouble marker on the board\. \(R9\.10\)$/m,
  );
  expect(out).toContain('G48: Mycroft Holmes\ntext. Play up to 2 more cards, one after another. (R9.22)\n');
});
