import { at } from '@gaslamp/kernel/lists';

/** Makes a file's text safe for a terminal: control characters become boxes, and a very long text is cut. */
export const harmless = (text: string): string =>
  (text.length > LONG ? `${text.slice(0, LONG)}…` : text).replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, '\u25a1');
const LONG = 4000;

/** Prints lines to standard output. */
export function print(...lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

/** Prints the document of `--json`; control characters are escaped. */
export const printJson = (value: unknown): void =>
  print(JSON.stringify(value, null, 2).replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, escaped));
const escaped = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** Aligns rows in columns, numbers to the right: each as wide as its widest cell, two spaces apart. */
export function columns(rows: readonly (readonly (string | number)[])[]): string[] {
  const width: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) width[i] = Math.max(width[i] ?? 0, String(cell).length);
  const padded = (cell: string | number, i: number) =>
    typeof cell === 'number' ? String(cell).padStart(at(width, i)) : cell.padEnd(at(width, i));
  return rows.map((row) => row.map(padded).join('  ').trimEnd());
}

/** Merges equal consecutive lines into one, with `(3 times)`. */
export function withoutRepeats(lines: readonly string[]): string[] {
  const out: string[] = [];
  let times = 1;
  for (const [i, line] of lines.entries()) {
    if (line === lines[i + 1]) {
      times++;
      continue;
    }
    out.push(times > 1 ? `${line} (${times} times)` : line);
    times = 1;
  }
  return out;
}
