// The sentences of what opens over the table, and of why something is not possible: they come with it.
import type game from '@gaslamp/words/emerald-1e/text/en.json';
import { addTexts, hasText, speaking } from '@gaslamp/words/text';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

/** As the game speaks, and in these sentences besides. */
export const e = speaking<typeof game.emerald1e & typeof english.emerald1e>('emerald1e');

/** A value of a card that can be told. */
export type Field = keyof typeof english.emerald1e.field;
export const isField = (name: string): name is Field => hasText(`emerald1e.field.${name}`);
