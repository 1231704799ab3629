// What people give on the command line or in files, and how they hear what is wrong with it.
import { readFileSync, statSync } from 'node:fs';
import { jsonOf as readJson } from '@gaslamp/record/json';
import { InvalidArgumentError } from 'commander';

/** Something a person gave is wrong. The message says what, where, and what is allowed; no stack trace, exit code 2. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** Errors that speak of a file of somebody's. */
const TOLD = ['PackError', 'FileError'];

/** Passes on what `check` gives; what it says against its input becomes an `InputError`. Faults of ours stay what they are. */
export function asInput<T>(check: () => T): T {
  try {
    return check();
  } catch (cause) {
    if (cause instanceof Error && (cause.constructor === Error || TOLD.includes(cause.name)))
      throw new InputError(cause.message);
    throw cause;
  }
}

/** Reads an option's value as a whole number in a range. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most))
      throw new InvalidArgumentError(`Allowed: a whole number from ${least} to ${most}.`);
    return value;
  };

/** Reads an option's value as a number in a range. */
export const aNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most))
      throw new InvalidArgumentError(`Allowed: a number from ${least} to ${most}.`);
    return value;
  };

/** The greatest seed: dice have 32 bits. */
export const MOST_SEED = 4_294_967_295;

/** Reads `a,b,c`. */
export const list = (text: string): string[] => text.split(',').map((part) => part.trim());

/** Collects `--option name=value`, repeated, as table options. */
export function tableOption(text: string, before: Record<string, number> = {}): Record<string, number> {
  const [, name, value] = /^([^=]+)=(\d+|true|false)$/.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new InvalidArgumentError('Allowed: name=value with a whole number, such as insanityFaces=2.');
  return { ...before, [name]: value === 'true' ? 1 : value === 'false' ? 0 : Number(value) };
}

/** The length of the longest file that is read, in bytes; records and packs have bounds of their own. */
const MOST_BYTES = 64_000_000;

/** The text of a file. */
export function fileText(file: string): string {
  try {
    // What is no file may never end.
    const found = statSync(file);
    if (!found.isFile() && !found.isDirectory()) throw new InputError(`${file}: is no file`);
    if (found.size > MOST_BYTES) throw new InputError(`${file}: ${found.size} bytes; at most ${MOST_BYTES}`);
    // Some editors begin a file with a mark that is no text.
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    const { code } = cause as NodeJS.ErrnoException;
    throw new InputError(
      `${file}: ${code === 'EISDIR' ? 'is a folder, not a file' : code === 'ENOENT' ? 'there is no such file' : `cannot be read (${code})`}`,
    );
  }
}

/** The length of the longest data pack that is read; a whole one has some 60,000 characters. */
const MOST_PACK = 1_000_000;

/** The JSON in a data pack; says on which line it ends to be JSON. */
export function fileJson(file: string): unknown {
  const text = fileText(file);
  if (text.length > MOST_PACK) throw new InputError(`${file}: ${text.length} characters; at most ${MOST_PACK}`);
  return jsonOf(text, file);
}

/** The JSON of a file's text; says on which line it ends to be JSON. */
const jsonOf = (text: string, file: string): unknown => asInput(() => readJson(text, file));
