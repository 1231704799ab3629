import { expect, test } from 'vitest';
import { sentence } from './names.ts';

test('what the server says of a name is a sentence, without the field that it stood in', () => {
  for (const field of ['name', 'seats.0.name'])
    expect(sentence(`${field}: a name has letters`)).toBe('A name has letters.');
  expect(sentence('every seat is taken')).toBe('Every seat is taken.');
});
