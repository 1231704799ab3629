// Prints cards: their names, symbols and texts.
import { cardOf, cardOfKind, kindOf } from '@gaslamp/emerald-1e/box/data';
import type { Card } from '@gaslamp/emerald-1e/box/pack';
import type { Item } from '@gaslamp/kernel/state';
import { cardName, type Model } from '@gaslamp/words/emerald-1e/model';
import { cardText } from '@gaslamp/words/emerald-1e/options';
import { printedOn, timingWords } from '@gaslamp/words/emerald-1e/printed';
import { counted } from '@gaslamp/words/things';
import { say } from './say.ts';

const itemTitle = (m: Pick<Model, 'data'>, item: Item): string => cardName(m.data, kindOf(m.data, item));

/** Lists cards; several cards of the same name are listed once with their number. */
export const cardList = (m: Pick<Model, 'data'>, items: readonly Item[]): string =>
  counted(items.map((item) => itemTitle(m, item))).join(', ');

/** Returns the printed parts of a card except its text, in one line. */
export const symbolsOf = (card: Card): string =>
  printedOn(card)
    .map(({ words }) => words)
    .join(', ');

/** Returns the same with the timing of its text; the text itself is shown only with the single card. */
const handWords = (card: Card): string => [symbolsOf(card), timingWords(card)].filter((part) => part !== '').join('; ');

export function handRow(m: Pick<Model, 'data'>, item: Item): string[] {
  const card = cardOf(m.data, item);
  return [card.id, itemTitle(m, item), handWords(card)];
}

/** Returns a card in full: its name, its symbols and its text. */
export function cardLines(m: Model, kind: number): string[] {
  const card = cardOfKind(m.data, kind);
  const { effect } = card;
  const lines = [
    ...(symbolsOf(card) === '' ? [] : [symbolsOf(card)]),
    ...(effect === null
      ? []
      : [say('card.text', { timing: timingWords(card), text: cardText(effect, m), rule: card.rule ?? '' })]),
  ];
  const title = say('card.title', { id: card.id, name: cardName(m.data, kind) });
  return [title, ...(lines.length > 0 ? lines : [say('card.nothing')])];
}
