// Prints cards.
import type { Item } from '@gaslamp/kernel/state';
import { cardName, cardOf, e, type Model } from '@gaslamp/words/nanty-narking/model';
import { textWords } from '@gaslamp/words/nanty-narking/options';
import { symbolWords } from '@gaslamp/words/nanty-narking/prompt';
import { say } from './say.ts';

type Printed = Parameters<typeof symbolWords>[0] & Parameters<typeof textWords>[0];

/** Returns everything printed on a card in one line: its symbols from top to bottom, and its text. */
export function printedWords(m: Printed, card: Item): string {
  const { symbols, rule } = cardOf(m, card);
  const row = symbols.map((symbol) => symbolWords(m, card, symbol)).join(', ') || e('card.none');
  const text = textWords(m, card);
  return text === ''
    ? say('card.symbols', { symbols: row })
    : say('card.text', { symbols: row, text, rule: rule ?? '' });
}

export const handRow = (m: Printed, card: Item): string[] => [
  cardOf(m, card).id,
  cardName(m, card),
  printedWords(m, card),
];

export const cardLines = (m: Model, card: Item): string[] => [
  say('card.title', { id: cardOf(m, card).id, name: cardName(m, card) }),
  printedWords(m, card),
];
