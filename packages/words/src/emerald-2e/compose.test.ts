// Sentences about a set that is being picked.
import { DECK, DISCARD } from '@gaslamp/emerald-2e/box/state';
import { pick, verbs } from '@gaslamp/emerald-2e/seen/verbs';
import { expect, test } from 'vitest';
import { addTexts } from '../text.ts';
import { sumOf } from './compose.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

test.each([
  [3, 2, 0, 'discard none, draw 1'],
  [0, 1, 2, 'discard 2, draw 3'],
  [0, 0, 2, 'discard 2, draw 2'],
])(
  'R18.8, R4.7 Freemasons, Mrs Hudson: %i cards in the deck, %i in the discard pile, %i picked: %s',
  (deck, discard, count, text) => {
    const unseen = new Map([
      [DECK + 1, deck],
      [DISCARD + 1, discard],
    ]);
    const m = { you: 1, s: {}, known: new Map(), unseen };
    const question = { player: 1, effect: 'cycle-hand.discard', about: {}, options: null, draft: true, subset: true };
    const picks = [1, 2].slice(0, count).map((kind) => verbs.format(pick(kind)));
    expect(sumOf(m as never, question as never, picks)?.text).toBe(text);
  },
);
