// The content of a saved page may have been changed by anybody: what is wrong with it is said in a sentence.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FileError } from '../src/json.ts';
import { keptFrom } from '../src/kept-form.ts';

const info = {
  id: 'abc',
  game: 'moth',
  options: { long: 1 },
  seats: [{ kind: 'person', name: 'Ann' }],
  notes: [{ at: 1, move: 0, note: { kind: 'dealt' } }],
};
const kept = { info, pack: null, from: 'https://table.example.org/m/abc', record: '{}' };

test('a page as it was saved is read', () => {
  expect(keptFrom(kept, 'the file')).toBe(kept);
});

test.each([
  [null, 'the file: found null; allowed: an object with info, from, record'],
  [{ ...kept, info: null }, 'the file: "info" is null; allowed: an object, the table as the server described it'],
  [{ ...kept, info: { ...info, seats: 7 } }, 'the file: "info": "seats" is 7; allowed: a list of seats'],
  [{ ...kept, info: { ...info, notes: [{}] } }, 'the file: "info": "notes" is [{}]; allowed: a list of notes'],
  [{ ...kept, record: undefined }, 'the file: "record" is missing; allowed: the record, a text'],
])('%j', (value, sentence) => {
  expect(() => keptFrom(value, 'the file')).toThrow(sentence);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '//elsewhere', '/m/abc', '', 7, null])(
  '%j is no address of a table',
  (from) => {
    expect(() => keptFrom({ ...kept, from }, 'the file')).toThrow(/which begins with http:\/\/ or https:\/\/$/);
  },
);

test('whatever is in the file, it is read or refused in words', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.constantFrom('info', 'from', 'record', 'seats', 'notes', 'options'),
      (value, key) => {
        const changed = key in kept ? { ...kept, [key]: value } : { ...kept, info: { ...info, [key]: value } };
        try {
          keptFrom(changed, 'the file');
        } catch (error) {
          expect(error).toBeInstanceOf(FileError);
        }
      },
    ),
  );
});
