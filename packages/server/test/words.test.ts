// Notifications between processes: parsing reverses spelling, and they say only where to read.
import { expect, test } from 'vitest';
import { type Change, payloadOf, read } from '../src/store/changes.ts';

const WORDS: readonly Change[] = [
  { what: 'match', match: 'a-b_c1', n: 12 },
  { what: 'match', match: 'gone', n: -1 },
  { what: 'talk', match: 'abc', room: 'players', n: 3 },
  { what: 'talk', match: 'abc', room: 'watchers', n: 500 },
  { what: 'looks', match: 'abc' },
  { what: 'people', match: 'abc' },
  { what: 'desk' },
];

test.each(WORDS)('%o is read as it was said', (word) => {
  expect(read(payloadOf(word))).toEqual(word);
  expect(payloadOf(word)).toMatch(/^(?:desk|(?:looks|match|people|talk) [\w-]+(?: -?\d+)?(?: players| watchers)?)$/);
});

test('what is no word of ours is none', () => {
  for (const text of ['', 'came', 'match', 'match abc', 'match abc x', 'talk abc 3 kitchen', 'else abc 1'])
    expect(read(text)).toBeNull();
});
