// Chooses the language of the command line. Codes, names of commands and what they write into files are the same in each.
import { LANGUAGES, speak, texts } from '@gaslamp/words/languages';
import { type Command, Option } from 'commander';

/** Settings of the system, the first that is set counts: `de_DE.UTF-8`. */
const SYSTEM = ['LC_ALL', 'LC_MESSAGES', 'LANG'];
const ofSystem = (): string => {
  const set = SYSTEM.map((name) => process.env[name]).find((value) => value !== undefined && value !== '');
  return /^[a-z]+/.exec(set ?? '')?.[0] ?? '';
};

/** Lets each command be told its language, which is else that of the system. */
export function addLanguage(program: Command): void {
  program
    .addOption(
      new Option('--language <code>', 'of what is printed; standard: that of the system').choices(
        Object.keys(LANGUAGES),
      ),
    )
    .hook('preAction', () => {
      const { language }: { language?: string } = program.opts();
      speak(texts(language ?? ofSystem()));
    });
}
