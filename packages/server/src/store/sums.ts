// Checksums of rows.
import { crc32 } from 'node:zlib';

export type Value = string | number | null;

/**
 * Returns eight hex digits over a row's other columns, in the order of COLUMNS. CRC-32 protects against disk errors and
 * accidental edits and is ten times as fast as a cryptographic hash, which would not stop a deliberate change either. Stored
 * with every row, so its result for the same values must never change.
 */
export function sumOf(values: readonly Value[]): string {
  // Texts in rows are JSON or ids without raw line breaks, so no two rows produce the same text.
  const text = values.map((value) => `${value === null ? '-' : typeof value === 'number' ? '#' : '"'}${value ?? ''}`);
  return crc32(text.join('\n')).toString(16).padStart(8, '0');
}
