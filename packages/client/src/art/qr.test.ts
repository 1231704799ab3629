// Tests QR codes by reading them again: the patterns, the format, and every block with its error correction.
import { expect, test } from 'vitest';
import { type QrCode, qrCode } from './qr.ts';

/** Blocks and bytes of error correction in each, with level M, as the standard lists them (table 9). */
const LISTED: Readonly<Record<number, readonly [number, number, number]>> = {
  1: [26, 1, 10],
  2: [44, 1, 16],
  3: [70, 1, 26],
  4: [100, 2, 18],
  5: [134, 2, 24],
  6: [172, 4, 16],
  7: [196, 4, 18],
  8: [242, 4, 22],
  9: [292, 5, 22],
  10: [346, 5, 26],
  11: [404, 5, 30],
  12: [466, 8, 22],
  13: [532, 9, 22],
};
/** Centres of the alignment patterns (annex E). */
const CENTRES: Readonly<Record<number, readonly number[]>> = {
  1: [],
  2: [6, 18],
  3: [6, 22],
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
  10: [6, 28, 50],
  11: [6, 30, 54],
  12: [6, 32, 58],
  13: [6, 34, 62],
};
/** Bits of the format with level M, by mask (annex C). */
const FORMATS = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
];
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

/** Multiplies in the field of 256 elements, bit by bit. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ (product >> 7 ? 0x11d : 0);
    if ((b >> i) & 1) product ^= a;
  }
  return product;
}

/** Reads a code as a scanner does; throws if it is none. */
function read(code: QrCode): { readonly text: string; readonly version: number } {
  const size = code.length;
  const version = (size - 17) / 4;
  const is = (y: number, x: number) => code[y]![x]!;
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const)
    finder.forEach((line, y) => {
      expect(
        code[top + y]!.slice(left, left + 7)
          .map(Number)
          .join(''),
      ).toBe(line);
    });
  const down = [...[0, 1, 2, 3, 4, 5, 7, 8].map((y) => is(y, 8)), ...[7, 6, 5, 4, 3, 2, 1].map((n) => is(size - n, 8))];
  const across = [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => is(8, size - n)),
    ...[7, 5, 4, 3, 2, 1, 0].map((x) => is(8, x)),
  ];
  const format = down.map(Number).reverse().join('');
  expect(across.map(Number).reverse().join('')).toBe(format);
  const mask = FORMATS.indexOf(format);
  expect(mask).toBeGreaterThanOrEqual(0);
  expect(is(size - 8, 8)).toBe(true);

  const centres = CENTRES[version]!;
  const aligned = centres.flatMap((y) =>
    centres.filter((x) => !((y < 8 && x < 8) || (y < 8 && x > size - 9) || (y > size - 9 && x < 8))).map((x) => [y, x]),
  );
  for (const [y, x] of aligned) expect([is(y!, x!), is(y! - 1, x!), is(y! - 2, x! - 2)]).toEqual([true, false, true]);
  const isPattern = (y: number, x: number) =>
    (y < 9 && (x < 9 || x > size - 9)) ||
    (y > size - 9 && x < 9) ||
    y === 6 ||
    x === 6 ||
    aligned.some(([cy, cx]) => Math.abs(cy! - y) < 3 && Math.abs(cx! - x) < 3) ||
    (version > 6 && ((y < 6 && x > size - 12) || (x < 6 && y > size - 12)));
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - i : i;
        if (!isPattern(y, x)) bits.push(Number(is(y, x) !== MASKS[mask]!(y, x)));
      }
    up = !up;
  }
  const [all, blocks, correcting] = LISTED[version]!;
  const bytes = Array.from({ length: all }, (_, i) => Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2));
  const data = all - blocks * correcting;
  const parts = Array.from({ length: blocks }, (): number[] => []);
  const short = Math.floor(data / blocks);
  for (let i = 0; i < short * blocks; i++) parts[i % blocks]!.push(bytes[i]!);
  for (let i = short * blocks; i < data; i++) parts[blocks - (data - i)]!.push(bytes[i]!);
  // Each block with its correction is a multiple of the generator: it vanishes at the first powers of 2.
  parts.forEach((part, n) => {
    const word = [...part, ...Array.from({ length: correcting }, (_, i) => bytes[data + i * blocks + n]!)];
    for (let i = 0, root = 1; i < correcting; i++, root = times(root, 2))
      expect(word.reduce((sum, byte) => times(sum, root) ^ byte, 0)).toBe(0);
  });
  const flat = parts.flat().flatMap((byte) => [...byte.toString(2).padStart(8, '0')]);
  const number = (from: number, count: number) => Number.parseInt(flat.slice(from, from + count).join(''), 2);
  expect(number(0, 4)).toBe(4);
  const counts = version < 10 ? 8 : 16;
  const length = number(4, counts);
  const letters = Array.from({ length }, (_, i) => number(4 + counts + i * 8, 8));
  return { text: new TextDecoder().decode(Uint8Array.from(letters)), version };
}

test('a link of any length up to the limit is read again as it was written', () => {
  const versions = new Set<number>();
  for (let length = 1; length <= 331; length += 15) {
    const text = `https://example.org/m/${'aZ9-_'.repeat(70)}`.slice(0, length);
    const found = read(qrCode(text)!);
    expect(found.text).toBe(text);
    versions.add(found.version);
  }
  expect([...versions]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
});
test('letters of any alphabet are read again', () => {
  expect(read(qrCode('https://пример.рф/m/żółć#🂡')!).text).toBe('https://пример.рф/m/żółć#🂡');
});
test('what is too long has no code', () => {
  expect(qrCode('a'.repeat(332))).toBeNull();
});
