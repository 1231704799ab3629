// Tests the sentences of the final scoring that depend on several players at once.

import { REASONS } from '@gaslamp/emerald-1e/box/state';
import type { Reckoning } from '@gaslamp/emerald-1e/seen/scoring';
import { words } from '@gaslamp/words/emerald-1e/model';
import english from '@gaslamp/words/emerald-1e/text/en.json' with { type: 'json' };
import { addTexts } from '@gaslamp/words/text';
import { expect, test } from 'vitest';
import { outWords } from './final.tsx';
import { e } from './opened/texts.ts';
import rules from './rules/text/en.json' with { type: 'json' };

addTexts('en', english);

const m = { names: ['Ada', 'Ben', 'Cy', 'Dot'] };
/**
 * Returns the sentence that says who is out, for players with that faction and score; either the Loyalists or the
 * Restorationists are out.
 */
const sentenceFor = (outs: 'L' | 'R' | null, ...players: readonly (readonly ['L' | 'R', number])[]): string =>
  words(
    m as never,
    outWords(
      players.map(
        ([side, final], player) =>
          ({ player, restorationist: side === 'R', final, out: side === outs }) as unknown as Reckoning,
      ),
    ),
  );

test('R18.2 the faction of the lowest is out', () => {
  expect(sentenceFor('L', ['L', 3], ['R', 9], ['L', 12])).toBe('Ada has the fewest points: every Loyalist is out.');
  expect(sentenceFor('R', ['L', 3], ['R', 2], ['L', 12])).toBe(
    'Ben has the fewest points: every Restorationist is out.',
  );
});

test('R18.2 several of one faction may have the fewest', () => {
  expect(sentenceFor('L', ['L', 3], ['R', 9], ['L', 3])).toBe(
    'Ada and Cy have the fewest points: every Loyalist is out.',
  );
});

test('R18.2 in a tie across the factions all who have the fewest are named, and why the Loyalists are out', () => {
  expect(sentenceFor('L', ['R', 3], ['L', 3], ['R', 9], ['L', 7])).toBe(
    'Ada and Ben have the fewest points, on both sides: in such a tie every Loyalist is out.',
  );
});

test('R18.3 of one faction nobody is out', () => {
  expect(sentenceFor(null, ['L', 3], ['L', 9])).toBe('Everybody is on the same side: nobody is out.');
});

test('R17.3 a Restorationist ends the match by three Mad markers, not by going mad once', () => {
  expect(REASONS).toContain('restorationist');
  expect(e('over.restorationist')).toBe(
    'A Restorationist’s main agent is lost, or a Restorationist has three Mad markers.',
  );
  // Freud removes a marker, but does not undo past events.
  expect(JSON.stringify(rules)).toContain('lost or a Restorationist has three Mad markers');
});

test('R15.2, R15.3 an identity card tells all that reveals its player', () => {
  const text = e('card.revealed');
  // The main agent, the third Mad marker, R14.6, R11.7, R6.8.
  for (const part of [/main agent is lost/, /three Mad markers/, /none is left/, /Holmes.*Moriarty/, /end the match/])
    expect(text).toMatch(part);
});
