// Refusals state the allowed values, however far a value is out of range.
import { expect, test, vi } from 'vitest';
import { clientMessage, createMatch, read } from '../src/messages.ts';

const made = { game: 'nanty-narking', seats: [{ kind: 'person' }, { kind: 'person' }], sit: [0] };
test.each([
  ['away', { away: 1e300 }, 'away: at most 20160'],
  ['away', { away: -1e300 }, 'away: at least 5'],
  ['away', { away: 5.5 }, 'away: must be a whole number'],
  ['away', { away: '5' }, 'away: must be of type number'],
  ['away', { away: Number.NaN }, 'away: must be of type number'],
  ['options', { options: [] }, 'options: must be of type object'],
  ['sit', { sit: [1e17] }, 'sit.0: at most 7'],
  ['name', { name: ' ' }, 'name: a name has at least one character'],
])('%s %j', (_, wrong, error) => {
  expect(read(createMatch, { ...made, ...wrong })).toMatchObject({ ok: false, error });
});

// Marks in a row are sorted in quadratic time: 60 kB of them take most of a second.
test('nothing long, and no pile of marks, is ever written in one way', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const long = `a${'\u0344'.repeat(16_200)}${'\u0316'.repeat(15_500)}`;
  const piled = `a${'\u0344'.repeat(5)}${'\u0316'.repeat(5)}`;
  const text = (text: string) => ({ t: 'say', id: '1', words: { kind: 'text', text } });
  expect(read(createMatch, { ...made, name: long })).toMatchObject({ ok: false, error: 'name: at most 24 characters' });
  expect(read(createMatch, { ...made, name: piled })).toMatchObject({
    ok: false,
    error: 'name: no letter has so many marks',
  });
  expect(read(clientMessage, text(long))).toMatchObject({ ok: false, error: 'words.text: at most 280 characters' });
  expect(read(clientMessage, text(piled))).toMatchObject({
    ok: false,
    error: 'words.text: no letter has so many marks',
  });
  expect(normalize).not.toHaveBeenCalled();
  expect(read(createMatch, { ...made, name: 'Zoë'.normalize('NFD') })).toMatchObject({ value: { name: 'Zoë' } });
  normalize.mockRestore();
});
