// Tests R9.22: the first of two cards ends without a press, the last one of a turn does not.
import type { Question } from '@gaslamp/kernel/question';
import { builtIn } from '@gaslamp/nanty-narking/box/built-in';
import { dataOf } from '@gaslamp/nanty-narking/box/data';
import { nantyNarking } from '@gaslamp/nanty-narking/game';
import { modelOf } from '@gaslamp/words/nanty-narking/model';
import { expect, test } from 'vitest';
import { obviousIn } from './obvious.ts';

const s = nantyNarking().setup(3, {});
s.active = 0;
const m = modelOf({ s, data: dataOf(builtIn, ''), you: 0, names: ['Ann', 'Ben', 'Cat'], hidden: [] });
const model = () => m;
const end = (options: readonly string[]) =>
  ({ effect: 'card.end', player: 0, about: { card: 0 }, options, draft: false, subset: false }) as unknown as Question;
const behind = (effect: string) => {
  s.agenda = [{ effect } as never];
};

test('R9.22: a card behind which one plays on is done with by itself, where nothing else could be answered', () => {
  behind('turn.last');
  expect(obviousIn(model, end(['end']), 0)).toBe('end');
  expect(obviousIn(model, end(['end', 'ability STRAND']), 0)).toBeNull();
  expect(obviousIn(model, end(['end']), 1)).toBeNull();
});
test('what ends the turn is asked', () => {
  behind('turn.card');
  expect(obviousIn(model, end(['end']), 0)).toBeNull();
});
