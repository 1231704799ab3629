// The language of the command line. Codes, names of commands and what they write into files are the same in each.
import { LANGUAGES } from '@gaslamp/words/languages';
import { type Command, Option } from 'commander';

const NAME = '--language';
/** Settings of the system, of which the first that is set counts: `de_DE.UTF-8`. */
const SYSTEM = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

/** Lets every command be told a language. */
export function addLanguage(program: Command): void {
  program.addOption(new Option(`${NAME} <code>`).choices(Object.keys(LANGUAGES)));
}

/** Returns the language that the arguments ask for, else that of the system. It is needed before they are parsed, for the help. */
export function languageOf(args: readonly string[]): string {
  const told = args.find((_, i) => args[i - 1] === NAME) ?? args.find((arg) => arg.startsWith(`${NAME}=`));
  if (told !== undefined) return told.slice(told.indexOf('=') + 1);
  const set = SYSTEM.map((name) => process.env[name]).find((value) => value !== undefined && value !== '');
  return /^[a-z]+/.exec(set ?? '')?.[0] ?? '';
}
