// Cards in lines of text: what they are called, what is printed on them, what their texts do.
import { cardOf, cardOfKind, kindOf } from '@gaslamp/emerald-1e/data';
import type { Card } from '@gaslamp/emerald-1e/pack';
import type { Item } from '@gaslamp/kernel/state';
import { cardName, type Model } from '@gaslamp/words/emerald-1e/model';
import { cardText } from '@gaslamp/words/emerald-1e/options';
import { printedOn, timingWords } from '@gaslamp/words/emerald-1e/printed';
import { say } from './say.ts';

const itemTitle = (m: Pick<Model, 'data'>, item: Item): string => cardName(m.data, kindOf(m.data, item));

/** Cards one after the other, what lies there several times once. */
export function cardList(m: Pick<Model, 'data'>, items: readonly Item[]): string {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(itemTitle(m, item), (counts.get(itemTitle(m, item)) ?? 0) + 1);
  return [...counts].map(([card, count]) => (count > 1 ? say('card.several', { card, count }) : card)).join(', ');
}

/** What is printed on a card besides its text, in one line. */
export const symbolsOf = (card: Card): string =>
  printedOn(card)
    .map(({ words }) => words)
    .join(', ');

/** The same with when its text may be used; what the text does is told of the card alone. */
const handWords = (card: Card): string => [symbolsOf(card), timingWords(card)].filter((part) => part !== '').join('; ');

export function handRow(m: Pick<Model, 'data'>, item: Item): string[] {
  const card = cardOf(m.data, item);
  return [card.id, itemTitle(m, item), handWords(card)];
}

/** All of a card: its name, what is printed on it, what its text does. */
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
