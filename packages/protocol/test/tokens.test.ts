import { isWhole, TOKEN_BYTES, tokenOf } from '@gaslamp/protocol/tokens';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const token = fc.uint8Array({ minLength: TOKEN_BYTES, maxLength: TOKEN_BYTES }).map(tokenOf);
const SIGNS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-.'];

test('a secret is made of letters and digits, so that no messenger cuts its end', () => {
  fc.assert(
    fc.property(token, (made) => {
      expect(made).toMatch(/^[0-9A-Za-z]{25}$/);
      expect(isWhole(made)).toBe(true);
    }),
  );
});

test('different bytes make different secrets', () => {
  const bytes = new Uint8Array(TOKEN_BYTES);
  const made = new Set([tokenOf(bytes)]);
  for (let bit = 0; bit < 8 * TOKEN_BYTES; bit++) {
    const other = bytes.slice();
    other[bit >> 3]! ^= 1 << (bit & 7);
    made.add(tokenOf(other));
  }
  expect(made.size).toBe(8 * TOKEN_BYTES + 1);
  expect(tokenOf(new Uint8Array(TOKEN_BYTES).fill(255))).toMatch(/^[0-9A-Za-z]{25}$/);
});

test('a missing, added or wrong character is found, and two that changed places', () => {
  fc.assert(
    fc.property(token, fc.nat(24), fc.nat(24), fc.constantFrom(...SIGNS), (made, at, other, sign) => {
      const put = (index: number, one: string, of = made) => of.slice(0, index) + one + of.slice(index + 1);
      const damaged = [
        put(at, ''),
        made.slice(0, at),
        put(at, sign + made[at]!),
        put(at, sign),
        put(other, made[at]!, put(at, made[other]!)),
      ];
      for (const one of damaged) expect([one, isWhole(one)]).toEqual([one, one === made]);
    }),
  );
});

test('a secret of an older version has no check', () => {
  expect(isWhole(`${'Wq3_-'.repeat(6)}__`)).toBe(true);
  expect(isWhole(`${'Wq3_-'.repeat(6)}_`)).toBe(false);
});
