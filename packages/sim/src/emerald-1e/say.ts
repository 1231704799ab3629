import names from '@gaslamp/words/emerald-1e/names/text/en.json' with { type: 'json' };
import english from '@gaslamp/words/emerald-1e/text/en.json' with { type: 'json' };
import { addTexts, speaking } from '@gaslamp/words/text';
import terminal from './text/en.json' with { type: 'json' };

addTexts('en', names);
addTexts('en', english);
// Some questions have different words in a terminal, where there is nothing to click.
addTexts('en', terminal);

export const say = speaking<typeof terminal.firstTerminal>('firstTerminal');

/** Returns the header row of a table. */
export const headings = (...names: readonly (keyof typeof terminal.firstTerminal.heading)[]): string[] =>
  names.map((name) => say(`heading.${name}`));
