// Reads untrusted JSON.
import { fault, InputFault } from '@gaslamp/kernel/fault';

/** Maximum nesting depth. Our own files have a few levels; very deep ones would overflow the stack of their readers. */
const MOST_LEVELS = 50;

/** Parses the JSON of a whole file. Throws an InputFault with the line at which it becomes invalid. */
export const jsonOf = (text: string, file: string): unknown => shallow(parsed(text, file), file);

/** Returns the value, or throws if its nesting could overflow the stack. */
export function shallow(value: unknown, where: string): unknown {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) throw new InputFault(fault('file.deep', { where, most: MOST_LEVELS }));
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return value;
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const line = text.slice(0, whereIn(text, (cause as Error).message)).split('\n').length;
    throw new InputFault(fault('file.json', { file, line }));
  }
}

/** Returns the position at which `JSON.parse` failed. The error names it, quotes the text around it, or reports the end. */
function whereIn(text: string, message: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const [, cut, quoted] = /(\.\.\.)?"(.+)"(?:\.\.\.)? is not valid JSON/s.exec(message) ?? [];
  return quoted === undefined ? text.length : text.indexOf(quoted) + (cut === undefined ? 0 : 10);
}
