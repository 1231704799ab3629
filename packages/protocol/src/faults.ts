// Faults of received values: as a code with values, for the language of a reader, and in English for programs.
import type * as z from 'zod/mini';

/** The English for each fault; the catalogues say the same. */
const ENGLISH = {
  name: 'a name has at least one character',
  legible: 'a name is made of letters, digits and signs that can be seen, with a letter or a digit',
  script: 'the letters of a name must all be of one script, such as Latin or Cyrillic',
  line: 'a line is made of letters, digits and signs that can be seen, without line breaks',
  token: 'must be 24 random bytes as base64url, or 17 as 25 letters and digits that end in a check',
  key: 'must be a key as browsers write it',
  hash: 'must be 64 hex digits',
  share: 'must be 16 random bytes as 32 hex digits',
  option: 'must be a finite number, true or false',
  origin: 'must be an address such as https://example.org',
  marks: 'no letter has so many marks',
  whole: 'must be a whole number',
  finite: 'must be a finite number',
  type: 'must be of type {type}',
  most: 'at most {most}{unit}',
  least: 'at least {least}{unit}',
  oneOf: 'must be one of {allowed}',
  kind: 'is of no known kind',
  pattern: 'must match {pattern}',
  form: 'is not well formed',
  other: 'is not allowed',
} as const;
type Fault = keyof typeof ENGLISH;
const isFault = (name: string): name is Fault => Object.hasOwn(ENGLISH, name);
const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

/** The first fault of a value; `at` names the field. */
export interface Unreadable {
  readonly ok: false;
  readonly error: string;
  readonly code: `field.${Fault}`;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Returns what is wrong, from the first issue of a schema. */
export function unreadable(issue: z.core.$ZodIssue): Unreadable {
  const where = issue.path.join('.');
  const { fault, ...found } = faultOf(issue);
  const values = { at: where === '' ? '' : `${where}: `, ...found };
  const words: Readonly<Record<string, string | number>> = { ...found, unit: UNITS[String(found.unit)] ?? '' };
  const error = values.at + ENGLISH[fault].replace(/\{(\w+)\}/g, (_, name: string) => String(words[name]));
  return { ok: false, error, code: `field.${fault}`, values };
}

/** The default message of zod/mini where a schema defines none. */
const UNSAID = 'Invalid input';
interface Found {
  readonly fault: Fault;
  readonly [value: string]: string | number;
}
function faultOf(issue: z.core.$ZodIssue): Found {
  if (issue.message !== UNSAID) {
    // A schema names the fault, and perhaps a limit.
    const [code = '', most] = issue.message.split(' ');
    const name = code.replace('field.', '');
    if (!isFault(name)) throw new Error(`a schema names the unknown fault ${issue.message}`);
    return most === undefined ? { fault: name } : { fault: name, most, unit: 'string' };
  }
  switch (issue.code) {
    case 'invalid_type':
      if ('received' in issue && issue.received === 'Infinity') return { fault: 'finite' };
      // JSON has no records.
      return { fault: 'type', type: issue.expected === 'record' ? 'object' : issue.expected };
    case 'too_big':
      return { fault: 'most', most: Number(issue.maximum), unit: issue.origin };
    case 'too_small':
      return { fault: 'least', least: Number(issue.minimum), unit: issue.origin };
    case 'invalid_value':
      return { fault: 'oneOf', allowed: issue.values.map(String).join(', ') };
    case 'invalid_union': {
      const options: readonly unknown[] | null =
        'options' in issue && Array.isArray(issue.options) ? issue.options : null;
      return options === null ? { fault: 'kind' } : { fault: 'oneOf', allowed: options.map(String).join(', ') };
    }
    case 'invalid_format':
      return 'pattern' in issue ? { fault: 'pattern', pattern: String(issue.pattern) } : { fault: 'form' };
    default:
      return { fault: 'other' };
  }
}
