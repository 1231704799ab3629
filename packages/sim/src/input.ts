// Reads input from the command line and from files, and reports errors in it.
import { readFileSync, statSync } from 'node:fs';
import { type Fault, InputFault } from '@gaslamp/kernel/fault';
import { jsonOf as readJson } from '@gaslamp/record/json';
import { t } from '@gaslamp/words/text';
import { saidOf } from '@gaslamp/words/told/told';
import { InvalidArgumentError } from 'commander';
import { wrong } from './wrong.ts';

/**
 * An error in a person's input. The message contains the error, its place and the allowed values; no stack trace.
 */
export class InputError extends Error {
  override readonly name = 'InputError';
  /**
   * `code`: the exit code, 1 if something that was checked does not hold, 2 if the input is wrong, 3 if it cannot be
   * checked.
   */
  constructor(
    message: string,
    readonly code: 1 | 2 | 3 = 2,
  ) {
    super(message);
  }
}

/** Says a fault in the language of the command line. */
export const wordsOf = ({ code, values }: Fault): string => saidOf({ t }, code, values);
/** Returns the message of an error, in the language of the command line if it has faults. */
export const messageOf = (error: unknown): string =>
  error instanceof InputFault
    ? error.faults.map(wordsOf).join('\n')
    : error instanceof Error
      ? error.message
      : String(error);

/**
 * Returns the result of `check`; its complaints about the input become an `InputError`. Program faults are passed on unchanged.
 */
export function asInput<T>(check: () => T): T {
  try {
    return check();
  } catch (cause) {
    if (cause instanceof InputFault || (cause instanceof Error && cause.constructor === Error))
      throw new InputError(messageOf(cause));
    throw cause;
  }
}

/** Parses an option's value as a whole number in a range. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most)) throw new InvalidArgumentError(wrong('allowed.whole', { least, most }));
    return value;
  };

/** Parses an option's value as a number in a range. */
export const aNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most)) throw new InvalidArgumentError(wrong('allowed.number', { least, most }));
    return value;
  };

/** The largest seed: dice have 32 bits. */
export const MOST_SEED = 4_294_967_295;

/** Parses `a,b,c`. */
export const list = (text: string): string[] => text.split(',').map((part) => part.trim());

/** Collects repeated `--option name=value` as table options. */
export function tableOption(text: string, before: Record<string, number> = {}): Record<string, number> {
  const [, name, value] = /^([^=]+)=(\d+|true|false)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new InvalidArgumentError(wrong('allowed.option'));
  return { ...before, [name]: value === 'true' ? 1 : value === 'false' ? 0 : Number(value) };
}

/** Maximum size of an input file, in bytes; records and packs have limits of their own. */
const MOST_BYTES = 64_000_000;

/** Returns the text of a file. */
export function fileText(file: string): string {
  try {
    // Devices and pipes may never end.
    const found = statSync(file);
    if (!found.isFile() && !found.isDirectory()) throw new InputError(wrong('file.device', { file }));
    if (found.size > MOST_BYTES)
      throw new InputError(wrong('file.bytes', { file, length: found.size, most: MOST_BYTES }));
    // Some editors begin a file with a byte order mark.
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    const { code = '' } = cause as NodeJS.ErrnoException;
    const id = code === 'EISDIR' ? 'file.folder' : code === 'ENOENT' ? 'file.none' : 'file.unread';
    throw new InputError(wrong(id, { file, code }));
  }
}

/** Maximum length of a data pack, in characters; a complete one has about 60,000. */
const MOST_PACK = 1_000_000;

/** Reads a data pack as JSON; an error names the line where it stops being JSON. */
export function fileJson(file: string): unknown {
  const text = fileText(file);
  if (text.length > MOST_PACK)
    throw new InputError(wrong('file.characters', { file, length: text.length, most: MOST_PACK }));
  return jsonOf(text, file);
}

/** Parses a file's text as JSON; an error names the line where it stops being JSON. */
const jsonOf = (text: string, file: string): unknown => asInput(() => readJson(text, file));
