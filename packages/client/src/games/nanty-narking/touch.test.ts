// Tests a press of a card: a finger reads it first, a mouse answers.
import type { Question } from '@gaslamp/kernel/question';
import { builtIn } from '@gaslamp/nanty-narking/box/built-in';
import { dataOf } from '@gaslamp/nanty-narking/box/data';
import { CARDS } from '@gaslamp/nanty-narking/box/ids';
import { nantyNarking } from '@gaslamp/nanty-narking/game';
import { modelOf } from '@gaslamp/words/nanty-narking/model';
import english from '@gaslamp/words/nanty-narking/text/en.json' with { type: 'json' };
import { addTexts } from '@gaslamp/words/text';
import { afterEach, expect, test } from 'vitest';
import type { MenuEntry } from '../../table/asking/menu.tsx';
import type { Answers } from '../../table/asking/use-answers.ts';
import { pointer } from '../../table/things/one-click.ts';
import { byThing } from '../../table/things/options.ts';
import { thingOf } from './things.ts';
import { touched } from './touch.ts';

addTexts('en', english);
const data = dataOf(builtIn, '');
const m = modelOf({ s: nantyNarking().setup(3, {}), data, you: 0, names: ['Ann', 'Ben', 'Cat'], hidden: [] });
const GIVEN = 7;
const gives = `give ${CARDS[GIVEN]}`;

/** Presses a card while one of two is to be given away; returns the answer given at once, and the entries of the menu. */
function press(subset = false) {
  const options = [gives, `give ${CARDS[8]}`];
  const question = { effect: 'demand.give', player: 0, about: { to: 1, card: 0 }, options, draft: subset, subset };
  const answered: unknown[] = [];
  const play = {
    question: question as unknown as Question,
    options,
    lit: byThing(options, thingOf),
    answer: (...how: unknown[]) => answered.push(how),
  } as unknown as Answers;
  let sheet: { title: string; items: readonly MenuEntry[]; card?: number } | null = null;
  touched(m, play, {} as never, `hand.${GIVEN}`, (title, items, card) => {
    sheet = { title, items, card };
  });
  return { answered, sheet: sheet as { items: readonly MenuEntry[]; card?: number } | null };
}

afterEach(() => {
  pointer.finger = false;
});

test('a mouse answers with a card at once', () => {
  expect(press()).toEqual({ answered: [[gives]], sheet: null });
});
test('a finger is shown the card, and answers with the one button below it, asked no second time', () => {
  pointer.finger = true;
  const { answered, sheet } = press();
  expect(answered).toEqual([]);
  expect(sheet?.card).toBe(GIVEN);
  expect(sheet?.items.map(({ key }) => key)).toEqual([gives]);
  sheet?.items[0]?.run?.();
  expect(answered).toEqual([[gives, 1, true]]);
});
test('a card of a set is picked by one tap: the set is confirmed', () => {
  pointer.finger = true;
  expect(press(true)).toEqual({ answered: [[gives]], sheet: null });
});
