// Faults of received values, as a code with values for the catalogues.
import type * as z from 'zod/mini';

/** Faults that a schema names. */
const NAMED = [
  'name',
  'legible',
  'script',
  'line',
  'token',
  'key',
  'hash',
  'share',
  'option',
  'origin',
  'marks',
  'whole',
  'most',
] as const;
type Named = (typeof NAMED)[number];
const isNamed = (name: string): name is Named => NAMED.some((fault) => fault === name);
type Fault = Named | 'finite' | 'type' | 'least' | 'oneOf' | 'kind' | 'pattern' | 'form' | 'other';

/** Longest name of a field in a fault, in letters: keys of a record are as long as their sender likes. */
const LONGEST = 200;

/** The first fault of a value; `at` names the field. */
export interface Unreadable {
  readonly ok: false;
  readonly code: `field.${Fault}`;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Returns what is wrong, from the first issue of a schema. */
export function unreadable(issue: z.core.$ZodIssue): Unreadable {
  const where = issue.path.join('.').slice(0, LONGEST);
  const { fault, ...found } = faultOf(issue);
  return { ok: false, code: `field.${fault}`, values: { at: where === '' ? '' : `${where}: `, ...found } };
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
    if (!isNamed(name)) throw new Error(`a schema names the unknown fault ${issue.message}`);
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
