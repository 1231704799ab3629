// JSON that somebody else wrote.

/** A file is not what it should be. The message says where, what was found, and what is allowed. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** Levels of brackets; what we write has a handful, and deeper ones would fill the stack of whoever looks at them. */
const MOST_LEVELS = 50;

/** The JSON of a whole file; throws a FileError that says on which line it ends to be JSON. */
export const jsonOf = (text: string, file: string): unknown => shallow(parsed(text, file), file);

/** The value, if whoever looks at it will not run out of stack. */
export function shallow(value: unknown, where: string): unknown {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) throw new FileError(`${where}: more than ${MOST_LEVELS} levels of brackets`);
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return value;
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const { message } = cause as Error;
    const line = text.slice(0, whereIn(text, message)).split('\n').length;
    throw new FileError(
      `${file}:${line}: this is no JSON (${message.replace(/(?: in JSON at|, (?:\.\.\.)?").*$/s, '')})`,
    );
  }
}

/** Where `JSON.parse` gave up: it names the position, quotes what is around it, or came to the end. */
function whereIn(text: string, message: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const [, cut, quoted] = /(\.\.\.)?"(.+)"(?:\.\.\.)? is not valid JSON/s.exec(message) ?? [];
  return quoted === undefined ? text.length : text.indexOf(quoted) + (cut === undefined ? 0 : 10);
}
