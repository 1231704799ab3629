// The server's log: one JSON object per line on standard error. All messages, also those of libraries, pass one filter, which
// only lets the fields listed here through.
import { texts } from '@gaslamp/words/languages';
import pino from 'pino';
import { messageIn } from './told.ts';

/** Log levels: the lowest severity that is written. */
export const LEVELS = ['silent', 'warn', 'info', 'debug'] as const;
export type Level = (typeof LEVELS)[number];
export const USUAL: Level = 'warn';

/** Fields of a line besides its time, level and message. */
interface Fields {
  readonly match?: string;
  readonly game?: string;
  readonly bot?: string;
  readonly method?: string;
  /** The declared route pattern, with `:id` where a path has an id. */
  readonly route?: string;
  readonly status?: number;
  readonly times?: number;
  readonly port?: number;
  /** A path that the host has chosen. */
  readonly file?: string;
  readonly why?: string;
  /** An expected error: its message is logged. */
  readonly err?: unknown;
  /** An unexpected error: its stack is logged too. */
  readonly fault?: unknown;
}
const WORDS = ['game', 'bot', 'method', 'route', 'file'] as const;
const NUMBERS = ['status', 'times', 'port'] as const;

/** The destination of log lines. */
export const out = {
  write(line: string): void {
    process.stderr.write(line);
  },
};

/** Strings as long as a key or its hash, quotations, and the password of a URL. */
const KEYS = /[\w-]{20,}/g;
const QUOTED = /"[^"]*"|`[^`]*`|(?<!\w)'[^']*'(?!\w)|"[^"]*$/g;
const PASSWORD = /\/\/[^\s/]*@/g;
/** Removes everything from a message that could be a secret or a person's name. */
export const scrubbed = (text: string): string =>
  text.replace(QUOTED, '"…"').replace(PASSWORD, '//…@').replace(KEYS, '…').slice(0, 500);

const messageOf = (error: unknown): string => (error instanceof Error ? messageIn(texts('en'), error) : typeof error);
/** Returns the frames of a stack, which name code but no arguments. */
const framesOf = (error: unknown): string[] =>
  error instanceof Error
    ? (error.stack ?? '').split('\n').flatMap((line) => /^ {4}at [^"'`]+:\d+:\d+\)?$/.exec(line)?.[0].trim() ?? [])
    : [];

/** Returns the listed fields of an object. */
function allowed(fields: Fields): Record<string, unknown> {
  const line: Record<string, unknown> = {};
  for (const name of WORDS) if (typeof fields[name] === 'string') line[name] = fields[name];
  for (const name of NUMBERS) if (typeof fields[name] === 'number') line[name] = fields[name];
  // A match id from a request may be anything.
  if (typeof fields.match === 'string' && /^[\w-]{1,19}$/.test(fields.match)) line.match = fields.match;
  if (typeof fields.why === 'string') line.why = scrubbed(fields.why);
  const error = fields.fault ?? fields.err;
  if (error !== undefined) line.why = scrubbed(messageOf(error));
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(code)) line.code = code;
  if (fields.fault !== undefined) line.at = framesOf(error);
  return line;
}

const gated = pino(
  {
    level: USUAL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }), bindings: () => ({}) },
    hooks: {
      logMethod(args, write) {
        const [fields, sentence] = args as unknown as [unknown, unknown];
        const line = typeof fields === 'object' && fields !== null ? allowed(fields as Fields) : {};
        const message = typeof fields === 'string' ? fields : typeof sentence === 'string' ? sentence : '';
        write.apply(this, [line, scrubbed(message)] as unknown as Parameters<typeof write>);
      },
    },
  },
  out,
);

// Bindings of a child logger would bypass the filter.
Object.assign(gated, { child: () => gated });

type LogMethod = (fields: Fields, sentence: string) => void;
/** The server's logger. */
export const log: {
  readonly debug: LogMethod;
  readonly info: LogMethod;
  readonly warn: LogMethod;
  readonly error: LogMethod;
} = gated;
/** The same logger, for libraries that log by themselves. */
export const logOfLibraries = gated;
/** Sets the log level. */
export function logFrom(level: Level): void {
  gated.level = level;
}
