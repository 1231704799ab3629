// Whatever is refused is told what is allowed, however far it is out.
import { expect, test } from 'vitest';
import { createMatch, read } from '../src/messages.ts';

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
  expect(read(createMatch, { ...made, ...wrong })).toEqual({ ok: false, error });
});
