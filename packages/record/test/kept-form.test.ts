// The content of a saved page may have been changed by anybody: what is wrong with it is a fault.
import { InputFault } from '@gaslamp/kernel/fault';
import fc from 'fast-check';
import { expect, test } from 'vitest';
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
  [null, 'file.object: where the file, found null, names info, from, record'],
  [{ ...kept, info: null }, 'where the file, name info, found null, kind info'],
  [{ ...kept, info: { ...info, seats: 7 } }, 'where the file: "info", name seats, found 7, kind named'],
  [{ ...kept, info: { ...info, notes: [{}] } }, 'where the file: "info", name notes, found [{}], kind notes'],
  [{ ...kept, record: undefined }, 'where the file, name record, found missing, kind record'],
])('%j', (value, fault) => {
  expect(() => keptFrom(value, 'the file')).toThrow(fault);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '//elsewhere', '/m/abc', '', 7, null])(
  '%j is no address of a table',
  (from) => {
    expect(() => keptFrom({ ...kept, from }, 'the file')).toThrow('kind address');
  },
);

test('whatever is in the file, it is read or refused with a fault', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.constantFrom('info', 'from', 'record', 'seats', 'notes', 'options'),
      (value, key) => {
        const changed = key in kept ? { ...kept, [key]: value } : { ...kept, info: { ...info, [key]: value } };
        try {
          keptFrom(changed, 'the file');
        } catch (error) {
          expect(error).toBeInstanceOf(InputFault);
        }
      },
    ),
  );
});
