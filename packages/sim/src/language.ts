// The language of the command line. Codes, names of commands and what they write into files are the same in each.
import { LANGUAGES, languageOfSystem } from '@gaslamp/words/languages';
import { type Command, Option } from 'commander';

const NAME = '--language';

/** Lets every command be told a language. */
export function addLanguage(program: Command): void {
  program.addOption(new Option(`${NAME} <code>`).choices(Object.keys(LANGUAGES)));
}

/** Returns the language that the arguments ask for, else that of the system. It is needed before they are parsed, for the help. */
export function languageOf(args: readonly string[]): string {
  const told = args.find((_, i) => args[i - 1] === NAME) ?? args.find((arg) => arg.startsWith(`${NAME}=`));
  return told === undefined ? languageOfSystem() : told.slice(told.indexOf('=') + 1);
}
