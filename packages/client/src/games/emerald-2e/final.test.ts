// Tests that the final scoring says who ended the match, and how.
import { REASONS } from '@gaslamp/emerald-2e/box/state';
import { emerald2e } from '@gaslamp/emerald-2e/game';
import { Story } from '@gaslamp/emerald-2e/stage/story';
import { modelOf, words } from '@gaslamp/words/emerald-2e/model';
import english from '@gaslamp/words/emerald-2e/text/en.json' with { type: 'json' };
import { addTexts } from '@gaslamp/words/text';
import { expect, test } from 'vitest';
import { reasonWords } from './final.tsx';

addTexts('en', english);

const game = emerald2e();
type Spec = ConstructorParameters<typeof Story>[2];
/** Returns the sentence for a match of Ann and Ben that ends in a position. `seen`: Ben was revealed as a Restorationist. */
function ended(reason: (typeof REASONS)[number], position: Spec, seen = false): string {
  const { s } = new Story(game, ['ann', 'ben'], { active: 'ann', ...position });
  s.reason = REASONS.indexOf(reason);
  const m = modelOf({ s, data: game.data, you: 0, names: ['Ann', 'Ben'], hidden: [] });
  const events = seen ? [{ kind: 'revealed', fields: { player: 1, restorationist: 1 } }] : [];
  return words(m, reasonWords(m, 28, [{ move: 1, events }]));
}
const ben = (spec: object) => ({ players: { ben: { identity: 'RESTORATIONIST', revealed: true, ...spec } } }) as Spec;

test('R16.3, R13.1 the last agent of a Restorationist is gone', () => {
  expect(ended('revealed', ben({ agents: {}, tokens: 2 }), true)).toBe(
    'Ben has no agent left on the board and is revealed as a Restorationist.',
  );
});
test('R16.3, R13.2 the last Sanity token of a Restorationist is lost', () => {
  expect(ended('revealed', ben({ tokens: 0 }), true)).toBe(
    'Ben has lost the last Sanity token and is revealed as a Restorationist.',
  );
});
test('R13.5 a revealed Loyalist has had a Change of Heart', () => {
  expect(ended('revealed', ben({ tokens: 0 }))).toBe(
    'Ben was already revealed and is now a Restorationist by Change of Heart.',
  );
});
test('R16.1, R16.2 whose points reached the target, and which marker the end', () => {
  expect(ended('points', { players: { ben: { neutral: 28 } } })).toBe('Ben has reached 28 points.');
  expect(ended('marker', { markers: { loyalist: 10 } })).toBe('The Loyalist marker has reached 10 in Ann’s turn.');
});
