// The compression that a caller accepts, as RFC 9110 writes it.
import { expect, test } from 'vitest';
import { preferred } from '../src/http/encodings.ts';

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br', 'br'],
  ['br;q=1.0', 'br'],
  ['GZIP ; Q=0.8', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['gzip;q=0', null],
  ['br;q=0.000, gzip;q=0.001', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['*;q=0', null],
  ['identity', null],
  ['mygzip, gzipped', null],
  ['gzip;q=many', null],
  ['', null],
  [undefined, null],
] as const)('%s', (header, coding) => {
  expect(preferred(header, ['br', 'gzip'])).toBe(coding);
});
