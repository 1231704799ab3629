// Prints cards: their names, symbols and texts.
import { cardOf, cardOfKind, kindOf, ownerOf } from '@gaslamp/emerald-2e/box/data';
import type { Card } from '@gaslamp/emerald-2e/box/pack';
import type { Item } from '@gaslamp/kernel/state';
import { cardName, dayName, e, type Model } from '@gaslamp/words/emerald-2e/model';
import { cardText } from '@gaslamp/words/emerald-2e/options';
import { printedOn, timingWords } from '@gaslamp/words/emerald-2e/printed';
import { counted } from '@gaslamp/words/things';
import { say } from './say.ts';

/** Returns a card's name, with its id if other cards have the same name. */
function titleOf(m: Pick<Model, 'data'>, kind: number, owner: number): string {
  const card = cardOfKind(m.data, kind);
  const name = cardName(m.data, kind);
  if (card.kind === 'starting' && owner >= 0) return say('card.starting', { day: dayName(owner), id: card.id });
  return card.kind === 'city' ? say('card.city', { name }) : name;
}
export const itemTitle = (m: Pick<Model, 'data'>, item: Item): string =>
  titleOf(m, kindOf(m.data, item), ownerOf(m.data, item));

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
  return [card.id, cardName(m.data, kindOf(m.data, item)), handWords(card)];
}

/** Returns a card in full: its name, its symbols and its text. */
export function cardLines(m: Model, kind: number): string[] {
  const card = cardOfKind(m.data, kind);
  const { effect, assassination } = card;
  const lines = [
    ...(symbolsOf(card) === '' ? [] : [symbolsOf(card)]),
    ...(assassination === null ? [] : [e('board.value', { value: assassination })]),
    ...(effect === null
      ? []
      : [say('card.text', { timing: timingWords(card), text: cardText(effect, m), rule: card.rule ?? '' })]),
  ];
  const title = say('card.title', { id: card.id, name: cardName(m.data, kind) });
  return [title, ...(lines.length > 0 ? lines : [say('card.nothing')])];
}
