// QR codes (ISO/IEC 18004) of short texts: bytes, error correction M, versions 1 to 13. Pure.

/** True where a module is dark; rows from the top. */
export type QrCode = readonly (readonly boolean[])[];

/** By version: blocks, and bytes of error correction in each. */
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9];
const CORRECTING = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22];

/** Places of the centres of the alignment patterns. */
function centresOf(version: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => version * 4 + 10 - (count - 2 - i) * step)];
}
/** Number of bytes in a code, with those of error correction. */
function bytesIn(version: number): number {
  const aligned = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const taken = aligned === 0 ? 0 : (25 * aligned - 10) * aligned - 55 + (version < 7 ? 0 : 36);
  return Math.floor(((16 * version + 128) * version + 64 - taken) / 8);
}

const EXP = new Uint8Array(255);
const LOG = new Uint8Array(256);
for (let i = 0, value = 1; i < 255; i++) {
  EXP[i] = value;
  LOG[value] = i;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}
/** Multiplies in the field of 256 elements. */
const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0);

/** Returns the bytes of error correction for a block. */
function correction(block: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0; i < count; i++)
    divisor = [...divisor, 0].map((value, n) => value ^ times(divisor[n - 1] ?? 0, EXP[i] ?? 0));
  let rest = Array<number>(count).fill(0);
  for (const byte of block) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, n) => value ^ times(divisor[n + 1] ?? 0, factor));
  }
  return rest;
}

/** Returns the bits of a number, the highest first. */
const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => (value >>> (count - 1 - i)) & 1);

/** Returns a value with the rest of its division in the field of two elements, as version and format are protected. */
function protectedBits(value: number, count: number, divisor: number): number {
  let rest = value;
  for (let i = 0; i < count; i++) rest = (rest << 1) ^ (rest >>> (count - 1) ? divisor : 0);
  return (value << count) | rest;
}

/** Returns all bytes of a code: data and error correction, the blocks woven into each other. */
function wovenBytes(data: Uint8Array, version: number): number[] {
  const blocks = BLOCKS[version - 1] ?? 1;
  const each = CORRECTING[version - 1] ?? 0;
  const all = bytesIn(version);
  const room = all - blocks * each;
  const length = bitsOf(data.length, version < 10 ? 8 : 16);
  const bits = [...bitsOf(4, 4), ...length, ...[...data].flatMap((byte) => bitsOf(byte, 8))];
  bits.push(...Array<number>(Math.min(4, room * 8 - bits.length)).fill(0));
  while (bits.length % 8 > 0) bits.push(0);
  const bytes = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  for (let i = 0; bytes.length < room; i++) bytes.push(i % 2 === 0 ? 0xec : 0x11);
  const short = Math.floor(room / blocks);
  const longer = blocks - (room % blocks);
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, i) => {
    const size = short + (i < longer ? 0 : 1);
    from += size;
    return bytes.slice(from - size, from);
  });
  const woven = (lists: readonly (readonly number[])[], most: number) =>
    Array.from({ length: most }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat();
  const corrections = parts.map((part) => correction(part, each));
  return [...woven(parts, short + 1), ...woven(corrections, each)];
}

const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** Returns how badly a code is read: by long runs, blocks, what looks like a finder, and too much of one colour. */
function penalty(code: QrCode): number {
  const size = code.length;
  const columns = code.map((_, x) => code.map((row) => row[x] === true));
  let sum = 0;
  for (const line of [...code, ...columns]) {
    const text = line.map(Number).join('');
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * (text.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = code[y]?.[x];
      if (dark === code[y]?.[x - 1] && dark === code[y - 1]?.[x] && dark === code[y - 1]?.[x - 1]) sum += 3;
    }
  const dark = code.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** Returns the code of a text; null if it is too long. */
export function qrCode(text: string): QrCode | null {
  const data = new TextEncoder().encode(text);
  const version =
    1 +
    BLOCKS.findIndex((blocks, i) => {
      const room = bytesIn(i + 1) - blocks * (CORRECTING[i] ?? 0);
      return data.length + (i < 9 ? 2 : 3) <= room;
    });
  if (version === 0) return null;
  const size = version * 4 + 17;
  const plain = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean) => {
    const row = plain[y];
    if (row !== undefined && x >= 0 && x < size) row[x] = dark;
  };
  /** A square pattern, by the distance of a module from the centre. */
  const square = (cx: number, cy: number, reach: number, isDark: (distance: number) => boolean) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) set(cx + x, cy + y, isDark(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let i = 8; i < size - 8; i++) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (far) => far !== 2 && far !== 4);
  const centres = centresOf(version);
  const last = size - 7;
  for (const x of centres)
    for (const y of centres)
      if (!((x === 6 && (y === 6 || y === last)) || (x === last && y === 6))) square(x, y, 2, (far) => far !== 1);
  if (version >= 7)
    bitsOf(protectedBits(version, 12, 0x1f25), 18)
      .toReversed()
      .forEach((bit, i) => {
        const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
        set(a, b, bit === 1);
        set(b, a, bit === 1);
      });
  /** Error correction M is 0. */
  const formatted = (mask: number) => {
    const bits = bitsOf(protectedBits(mask, 10, 0x537) ^ 0x5412, 15).toReversed();
    bits.forEach((bit, i) => {
      const dark = bit === 1;
      set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, dark);
      set(i < 8 ? size - 1 - i : i < 9 ? 15 - i : 14 - i, 8, dark);
    });
    set(8, size - 8, true);
  };
  formatted(0);
  const free: (readonly [number, number])[] = [];
  for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up)
    for (let i = 0; i < size; i++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - i : i;
        if (plain[y]?.[x] === null) free.push([x, y]);
      }
  const bits = wovenBytes(data, version).flatMap((byte) => bitsOf(byte, 8));
  const codes = MASKS.map((mask, n) => {
    free.forEach(([x, y], i) => {
      set(x, y, (bits[i] === 1) !== (mask(x, y) === 0));
    });
    formatted(n);
    return plain.map((row) => row.map((dark) => dark === true));
  });
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}
