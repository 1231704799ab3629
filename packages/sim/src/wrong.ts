// Errors in the input of the command line, in the language of its reader.
import { addTexts, speaking } from '@gaslamp/words/text';
import english from './text/wrong.en.json' with { type: 'json' };

addTexts('en', english);

export const wrong = speaking<typeof english.wrong>('wrong');

/** Errors of the library that parses the arguments, by their English: the names of their parts, and ours. */
const OF_LIBRARY = [
  [/^unknown command '(?<name>.*?)'/s, 'command.unknown'],
  [/^unknown option '(?<name>.*?)'/s, 'command.option'],
  [/^missing required argument '(?<name>.*)'$/s, 'command.missing'],
  [/^option '(?<name>.*)' argument missing$/s, 'command.value'],
  [/^option '(?<name>.*?)' argument '(?<value>.*?)' is invalid\. (?<why>.*)$/s, 'command.wrong'],
  [/^too many arguments.* Expected (?<least>\d+) arguments? but got (?<given>\d+)/s, 'command.many'],
] as const;
const NEAR = /\(Did you mean (?:one of )?(?<near>.*)\?\)$/s;
const CHOICES = /^Allowed choices are (?<allowed>.*)\.$/s;

/** Returns an error of the library in the language of the reader. */
export function inOurWords(english: string): string {
  for (const [pattern, id] of OF_LIBRARY) {
    const { why = '', ...values } = pattern.exec(english)?.groups ?? {};
    if (!pattern.test(english)) continue;
    const choices = CHOICES.exec(why)?.groups;
    const near = NEAR.exec(english)?.groups;
    const said = wrong(id, { ...values, why: choices ? wrong('allowed.these', choices) : why });
    return near ? `${said}\n${wrong('command.near', near)}` : said;
  }
  return english;
}
