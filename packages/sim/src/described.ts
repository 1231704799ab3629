// The help of the command line, loaded when it is asked for: what each command, argument and option is for.
import { addTexts, hasText, t } from '@gaslamp/words/text';
import { all } from '@gaslamp/words/things';
import type { Argument, Command, Option } from 'commander';
import { GAME_IDS } from './game-options.ts';
import english from './text/help.en.json' with { type: 'json' };
import './say.ts';

addTexts('en', english);

/** Returns what a part of a command is for, by its name. */
const purpose = (command: Command, name: string): string => {
  const own = `commands.${command.name()}.${name}`;
  return t(hasText(own) ? own : `commands.shared.${name}`, { games: all(GAME_IDS) });
};
const nameOf = (part: Argument | Option): string => ('long' in part ? (part.long ?? '').slice(2) : part.name());

/** The headings of the library, by ours. */
const HEADINGS = new Map([
  ['Usage:', 'usage'],
  ['Arguments:', 'arguments'],
  ['Options:', 'options'],
  ['Commands:', 'commands'],
]);
const headed = (heading: string): string => {
  const name = HEADINGS.get(heading);
  return name === undefined ? heading : t(`commands.heading.${name}`);
};

/** Puts the help of a command line into the language of the reader. */
export function described(program: Command, languages: readonly string[]): void {
  program.description(t('commands.about')).addHelpText('after', `\n${t('commands.more')}`);
  for (const option of program.options) option.description = t('commands.language', { codes: all(languages) });
  dress(program);
  const below = (command: Command): readonly Command[] => command.commands.flatMap((one) => [one, ...below(one)]);
  for (const command of below(program)) {
    dress(command);
    command.description(purpose(command, 'about'));
    for (const part of [...command.registeredArguments, ...command.options])
      part.description = purpose(command, nameOf(part));
    const more = `commands.${command.name()}.more`;
    if (hasText(more)) command.addHelpText('after', `\n${t(more)}`);
  }
}

function dress(command: Command): void {
  if (command.commands.length > 0) command.helpCommand('help [command]', t('commands.helpOf'));
  command.helpOption('-h, --help', t('commands.help')).configureHelp({
    styleTitle: headed,
    optionDescription: ({ description, defaultValue, negate }) =>
      defaultValue === undefined || defaultValue === false || negate
        ? description
        : t('commands.standard', { words: description, value: String(defaultValue) }),
  });
}
