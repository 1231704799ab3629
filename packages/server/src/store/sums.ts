// Checksums of rows.
import { crc32 } from 'node:zlib';

export type Value = string | number | null;

/**
 * Eight hex digits over a row's other columns, in the order in which its table names them. CRC-32, since what harms rows
 * is disks and hands, and it is ten times as fast as a cryptographic hash; whoever can compute one could compute the
 * other, too. Stored with every row: what it gives for the same values never changes.
 */
export function sumOf(values: readonly Value[]): string {
  // Texts in rows are JSON or ids: none holds a bare line break, so no two rows make the same text.
  const text = values.map((value) => `${value === null ? '-' : typeof value === 'number' ? '#' : '"'}${value ?? ''}`);
  return crc32(text.join('\n')).toString(16).padStart(8, '0');
}
