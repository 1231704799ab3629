import { createHash, createHmac } from 'node:crypto';
import { diceKeyOf, hashOfKey, SecureDice } from '@gaslamp/record/secure-dice';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** The earlier dice of the server, which used Node's own cryptography. */
class NodeDice {
  constructor(
    readonly key: string,
    public used = 0,
  ) {}
  below(n: number): number {
    const outcome = this.used++;
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (let attempt = 0; ; attempt++) {
      const x = createHmac('sha256', this.key).update(`${outcome}.${attempt}`).digest().readUInt32BE(0);
      if (x < limit) return x % n;
    }
  }
}

// Rolls with more than 2^31 sides are rejected about every second time.
const sides = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0x8000_0001, max: 0xffff_ffff }));

test('they say what dice by Node’s own cryptography say', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.nat(10_000),
      fc.array(sides, { maxLength: 20 }),
      (key, used, throws) => {
        const ours = new SecureDice(key, used);
        const nodes = new NodeDice(key, used);
        for (const n of throws) expect(ours.roll(n)).toBe(nodes.below(n) + 1);
        expect(ours.used).toBe(nodes.used);
        expect(hashOfKey(key)).toBe(createHash('sha256').update(key).digest('hex'));
      },
    ),
    { numRuns: 30 },
  );
});

test('what is drawn is one of those given, by the same numbers', () => {
  const [ours, nodes] = [new SecureDice('lamp'), new NodeDice('lamp')];
  const items = [70, 81, 92, 13];
  for (let i = 0; i < 50; i++) expect(ours.draw(items)).toBe(items[nodes.below(4)]);
});

test('they go on behind the outcomes that a log holds already', () => {
  const whole = new SecureDice('lamp');
  const rolls = Array.from({ length: 10 }, () => whole.roll(20));
  const later = new SecureDice('lamp', 6);
  expect(Array.from({ length: 4 }, () => later.roll(20))).toEqual(rolls.slice(6));
});

test('the outcomes of a known key stay what they are', () => {
  const dice = new SecureDice('a key that is known');
  expect(Array.from({ length: 12 }, () => dice.roll(6))).toEqual(KNOWN);
  expect(hashOfKey('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});
test('the shares of all seats make the key, by seat; one that is missing counts as zeros', () => {
  const shares = [{ value: '01'.repeat(16), by: 2 }, null, { value: 'f0'.repeat(16), by: 1 }];
  const bytes = Buffer.concat([Buffer.alloc(16, 1), Buffer.alloc(16), Buffer.alloc(16, 0xf0)]);
  expect(diceKeyOf('lamp', shares)).toBe(createHmac('sha256', 'lamp').update(bytes).digest('hex'));
  expect(diceKeyOf('lamp', shares.toReversed())).not.toBe(diceKeyOf('lamp', shares));
  expect(diceKeyOf('lamp')).toBe('lamp');
});
const KNOWN: readonly number[] = [2, 6, 2, 6, 6, 5, 5, 5, 6, 6, 1, 3];
