// Lists, numbers, shares and times as a language writes them. Nothing else names a language to `Intl`.
import { language } from './language.ts';

/** The English is British. */
const localeOf = (code: string): string => (code === 'en' ? 'en-GB' : code);
/** Makes a formatter once for each language, since that takes longer than its use. */
function once<F>(make: (locale: string) => F): (code: string) => F {
  const made = new Map<string, F>();
  return (code) => {
    const found = made.get(code) ?? make(localeOf(code));
    made.set(code, found);
    return found;
  };
}

const lists = once((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const numbers = once((locale) => new Intl.NumberFormat(locale));
export const plurals = once((locale) => new Intl.PluralRules(locale));

/** Joins words and things: "Ada, Ben and Cora". */
export const all = (parts: readonly string[], code = language()): string => lists(code).format(parts);
/** Formats a number with a minus sign instead of a hyphen. */
export const figure = (n: number, code = language()): string =>
  n < 0 ? `−${figure(-n, code)}` : Number.isInteger(n) && n < 1000 ? String(n) : numbers(code).format(n);
/** Formats a number with that many decimals. */
export const rounded = (n: number, digits = 0, code = language()): string =>
  n.toLocaleString(localeOf(code), { maximumFractionDigits: digits, minimumFractionDigits: digits });
/** Formats a part of a whole in percent. */
export const percent = (part: number, whole: number, code = language()): string =>
  (part / whole).toLocaleString(localeOf(code), {
    style: 'percent',
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });
/** Formats a moment by the reader's clock; the options choose its parts. */
export const moment = (at: number, parts: Intl.DateTimeFormatOptions, code = language()): string =>
  new Date(at).toLocaleString(localeOf(code), parts);
