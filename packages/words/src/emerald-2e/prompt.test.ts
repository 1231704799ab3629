// What is asked, in words.
import { expect, test } from 'vitest';
import { addTexts } from '../text.ts';
import { promptLine } from './prompt.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

// R6.5: asked whatever is in hand, so that nobody learns of it; who has no choice is told so.
test.each([
  [['claim VIENNA', 'done'], 'Claim another card, or stop here?'],
  [['done'], 'You have no other card to claim: stop here.'],
])('R6.5 with %j left one reads: %s', (options, sentence) => {
  const question = { player: 0, effect: 'claim.more', about: {}, options, draft: false, subset: false, pass: null };
  expect(promptLine({ you: 0, s: {}, names: ['Ada', 'Ben'] } as never, { question, mode: null })).toBe(sentence);
});
