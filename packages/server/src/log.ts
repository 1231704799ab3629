// What the server says of itself while it runs: a line of JSON each, on standard error. Whoever logs anything, libraries too,
// goes through one gate, which lets only what is listed here into a line.
import pino from 'pino';

/** From which level on lines are written. */
export const LEVELS = ['silent', 'warn', 'info', 'debug'] as const;
export type Level = (typeof LEVELS)[number];
export const USUAL: Level = 'warn';

/** What a line may hold besides its time, its level and its sentence. */
interface Told {
  readonly match?: string;
  readonly game?: string;
  readonly bot?: string;
  readonly method?: string;
  /** As it is declared, with `:id` where an address has one. */
  readonly route?: string;
  readonly status?: number;
  readonly times?: number;
  readonly port?: number;
  /** A path that the host has chosen. */
  readonly file?: string;
  readonly why?: string;
  /** Something that was foreseen: what it says. */
  readonly err?: unknown;
  /** Something that was not: also where it happened. */
  readonly fault?: unknown;
}
const WORDS = ['game', 'bot', 'method', 'route', 'file'] as const;
const NUMBERS = ['status', 'times', 'port'] as const;

/** Where lines go. */
export const out = {
  write(line: string): void {
    process.stderr.write(line);
  },
};

/** What is as long as a key or its hash, what is quoted from somewhere, and the password of an address. */
const KEYS = /[\w-]{20,}/g;
const QUOTED = /"[^"]*"|`[^`]*`|(?<!\w)'[^']*'(?!\w)|"[^"]*$/g;
const PASSWORD = /\/\/[^\s/]*@/g;
/** A sentence without anything that could be a secret or somebody's name. */
export const scrubbed = (text: string): string =>
  text.replace(QUOTED, '"…"').replace(PASSWORD, '//…@').replace(KEYS, '…').slice(0, 500);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : typeof error);
/** The frames of a stack; they name code, and nothing that it was called with. */
const framesOf = (error: unknown): string[] =>
  error instanceof Error
    ? (error.stack ?? '').split('\n').flatMap((line) => /^ {4}at [^"'`]+:\d+:\d+\)?$/.exec(line)?.[0].trim() ?? [])
    : [];

/** Of an object what is listed. */
function allowed(told: Told): Record<string, unknown> {
  const line: Record<string, unknown> = {};
  for (const name of WORDS) if (typeof told[name] === 'string') line[name] = told[name];
  for (const name of NUMBERS) if (typeof told[name] === 'number') line[name] = told[name];
  // Whoever asks for a match says its name: it may be anything.
  if (typeof told.match === 'string' && /^[\w-]{1,19}$/.test(told.match)) line.match = told.match;
  if (typeof told.why === 'string') line.why = scrubbed(told.why);
  const error = told.fault ?? told.err;
  if (error !== undefined) line.why = scrubbed(messageOf(error));
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(code)) line.code = code;
  if (told.fault !== undefined) line.at = framesOf(error);
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
        const [told, sentence] = args as unknown as [unknown, unknown];
        const line = typeof told === 'object' && told !== null ? allowed(told as Told) : {};
        const said = typeof told === 'string' ? told : typeof sentence === 'string' ? sentence : '';
        write.apply(this, [line, scrubbed(said)] as unknown as Parameters<typeof write>);
      },
    },
  },
  out,
);

// What a child is bound to would pass the gate unseen.
Object.assign(gated, { child: () => gated });

type Say = (told: Told, sentence: string) => void;
/** What the server says of itself. */
export const log: { readonly debug: Say; readonly info: Say; readonly warn: Say; readonly error: Say } = gated;
/** The same, for a library that logs by itself. */
export const logOfLibraries = gated;
/** Writes lines from that level on. */
export function logFrom(level: Level): void {
  gated.level = level;
}
