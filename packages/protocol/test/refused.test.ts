// Refusals state the allowed values, however far a value is out of range.
import { expect, test, vi } from 'vitest';
import { clientMessage, createMatch, read } from '../src/messages.ts';

const made = { game: 'nanty-narking', seats: [{ kind: 'person' }, { kind: 'person' }], sit: [0] };
test.each([
  ['away', { away: 1e300 }, 'most', { at: 'away: ', most: 20160, unit: 'number' }],
  ['away', { away: -1e300 }, 'least', { at: 'away: ', least: 5, unit: 'number' }],
  ['away', { away: 5.5 }, 'whole', { at: 'away: ' }],
  ['away', { away: '5' }, 'type', { at: 'away: ', type: 'number' }],
  ['away', { away: Number.NaN }, 'type', { at: 'away: ', type: 'number' }],
  ['options', { options: [] }, 'type', { at: 'options: ', type: 'object' }],
  ['sit', { sit: [1e17] }, 'most', { at: 'sit.0: ', most: 7, unit: 'number' }],
  ['name', { name: ' ' }, 'name', { at: 'name: ' }],
])('%s %j', (_, wrong, fault, values) => {
  expect(read(createMatch, { ...made, ...wrong })).toEqual({ ok: false, code: `field.${fault}`, values });
});

test('a long name of a field is not repeated as a whole', () => {
  const options = { ['ł'.repeat(60_000)]: [] };
  const refused = read(createMatch, { ...made, options });
  expect(refused).toMatchObject({ ok: false });
  expect(JSON.stringify(refused).length).toBeLessThan(400);
});

// Marks in a row are sorted in quadratic time: 60 kB of them take most of a second.
test('nothing long, and no pile of marks, is ever written in one way', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const long = `a${'\u0344'.repeat(16_200)}${'\u0316'.repeat(15_500)}`;
  const piled = `a${'\u0344'.repeat(5)}${'\u0316'.repeat(5)}`;
  const text = (text: string) => ({ t: 'say', id: '1', words: { kind: 'text', text } });
  const name = (name: string) => read(createMatch, { ...made, name });
  expect(name(long)).toMatchObject({ code: 'field.most', values: { at: 'name: ', most: '24' } });
  expect(name(piled)).toMatchObject({ code: 'field.marks', values: { at: 'name: ' } });
  expect(read(clientMessage, text(long))).toMatchObject({
    code: 'field.most',
    values: { at: 'words.text: ', most: '280' },
  });
  expect(read(clientMessage, text(piled))).toMatchObject({ code: 'field.marks', values: { at: 'words.text: ' } });
  expect(normalize).not.toHaveBeenCalled();
  expect(name('Zoë'.normalize('NFD'))).toMatchObject({ value: { name: 'Zoë' } });
  normalize.mockRestore();
});
