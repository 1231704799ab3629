// Sentences about an end of the match that a hidden side decides.
import { expect, test } from 'vitest';
import { plain } from '../things.ts';
import { mayEndWords } from './may-end.ts';

const says = (restorationist: number, fate: 'wins' | 'last' | 'loses' | null, stoppable = false) => {
  const event = { kind: 'revealed', fields: { player: 1, restorationist } };
  const sentence = mayEndWords({ event, fate, stoppable });
  return sentence && plain(sentence, { name: () => 'Bruno' });
};

test('a player who may be a Restorationist is named, with one’s own place if it is certain', () => {
  expect(says(1, 'last')).toBe('If Bruno is a Restorationist, the match ends now, and you would be last.');
  expect(says(1, 'wins')).toBe('If Bruno is a Restorationist, the match ends now, and you would win.');
  expect(says(1, null)).toBe('If Bruno is a Restorationist, the match ends now.');
  expect(says(1, 'loses', true)).toBe(
    'If Bruno is a Restorationist and nobody stops it, the match ends now, and you would lose.',
  );
  expect(says(0, 'last')).toBeNull();
});
