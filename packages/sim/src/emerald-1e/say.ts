import names from '@gaslamp/words/emerald-1e/names/text/en.json' with { type: 'json' };
import english from '@gaslamp/words/emerald-1e/text/en.json' with { type: 'json' };
import { addTexts, speaking } from '@gaslamp/words/text';
import terminal from './text/en.json' with { type: 'json' };

addTexts('en', names);
addTexts('en', english);
// In a terminal nobody clicks: some questions are asked here in words of their own.
addTexts('en', terminal);

export const say = speaking<typeof terminal.firstTerminal>('firstTerminal');

/** The first row of a table. */
export const headings = (...names: readonly (keyof typeof terminal.firstTerminal.heading)[]): string[] =>
  names.map((name) => say(`heading.${name}`));
