// Reads untrusted JSON.
import { type Fault, fault, InputFault } from '@gaslamp/kernel/fault';

/** An invalid file. The message gives the place, the value found and the allowed values. */
export class FileError extends InputFault {
  override readonly name = 'FileError';
  constructor(code: Fault['code'], values: Fault['values'], error: string) {
    super(fault(code, values, error));
  }
}

/** Maximum nesting depth. Our own files have a few levels; very deep ones would overflow the stack of their readers. */
const MOST_LEVELS = 50;

/** Parses the JSON of a whole file. Throws a FileError with the line at which it becomes invalid. */
export const jsonOf = (text: string, file: string): unknown => shallow(parsed(text, file), file);

/** Returns the value, or throws if its nesting could overflow the stack. */
export function shallow(value: unknown, where: string): unknown {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS)
      throw new FileError(
        'file.deep',
        { where, most: MOST_LEVELS },
        `${where}: more than ${MOST_LEVELS} levels of brackets`,
      );
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return value;
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const line = text.slice(0, whereIn(text, (cause as Error).message)).split('\n').length;
    throw new FileError('file.json', { file, line }, `${file}:${line}: from here on this is no JSON`);
  }
}

/** Returns the position at which `JSON.parse` failed. The error names it, quotes the text around it, or reports the end. */
function whereIn(text: string, message: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const [, cut, quoted] = /(\.\.\.)?"(.+)"(?:\.\.\.)? is not valid JSON/s.exec(message) ?? [];
  return quoted === undefined ? text.length : text.indexOf(quoted) + (cut === undefined ? 0 : 10);
}
