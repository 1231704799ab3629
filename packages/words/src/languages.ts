// The languages of a program that speaks several: server and command line. They are read when they are first wanted. A page has one
// language, its build's, and does not load this.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { above, saidIn, type Written } from './catalogues.ts';
import { setLanguage } from './language.ts';
import languages from './languages.json' with { type: 'json' };
import { brought, compileWith, setTexts, type Texts, textsIn } from './text.ts';

// No build has compiled the catalogues of such a program.
compileWith(compileMessage);

type Language = keyof typeof languages;
export const LANGUAGES: Readonly<Record<string, string>> = languages;
const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code);

/** Reads the catalogues of a language: a release has one file for each, in the repository they are beside the English. */
export function readTexts(code: string): readonly Written[] {
  const release = above(import.meta.dirname, `texts/${code}.json`);
  if (release !== null) return JSON.parse(readFileSync(join(release, `texts/${code}.json`), 'utf8'));
  const root = above(import.meta.dirname, 'packages/words/src/languages.json');
  return root === null ? [] : saidIn(root, code);
}

const known = new Map<string, Texts>([['en', brought]]);
/** Returns the sentences of a language; English for one that does not exist, and where a sentence is missing. */
export function texts(code: string): Texts {
  const already = known.get(code);
  if (already) return already;
  if (!isLanguage(code)) return brought;
  const own = textsIn(code, brought);
  for (const catalogue of readTexts(code)) own.add(catalogue);
  known.set(code, own);
  return own;
}

/** Settings of the system, of which the first that is set counts: `de_DE.UTF-8`. */
const SYSTEM = ['LC_ALL', 'LC_MESSAGES', 'LANG'];
/** Returns the code of the language of the system; empty for none. */
export function languageOfSystem(): string {
  const set = SYSTEM.map((name) => process.env[name]).find((value) => value !== undefined && value !== '');
  return /^[a-z]+/.exec(set ?? '')?.[0] ?? '';
}

/** Returns the language that arguments ask for by `--language`, else that of the system: what is wrong with the others is told in it. */
export function languageOf(args: readonly string[]): string {
  const at = args.indexOf('--language') + 1;
  return (at > 0 ? args[at] : args.find((arg) => arg.startsWith('--language='))?.slice(11)) ?? languageOfSystem();
}

/** Chooses what a program says that speaks one language from its start to its end. A server never does: it passes texts on. */
export function speak(said: Texts): void {
  setLanguage(said.code);
  setTexts(said);
}
