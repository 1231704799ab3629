// Texts of the dialogs over the table and of refusals, loaded with them.
import type game from '@gaslamp/words/emerald-2e/text/en.json';
import { addTexts, hasText, speaking } from '@gaslamp/words/text';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

/** Translates the game's texts and those of this catalogue. */
export const e = speaking<typeof game.emerald2e & typeof english.emerald2e>('emerald2e');

/** A value of a card that has a name in the texts. */
export type Field = keyof typeof english.emerald2e.field;
export const isField = (name: string): name is Field => hasText(`emerald2e.field.${name}`);

type CardMore = keyof typeof english.emerald2e.cardMore;
/** Returns true for a card text whose full explanation does not fit on the card. */
export const hasMore = (effect: string): effect is CardMore => hasText(`emerald2e.cardMore.${effect}`);

/** An option of the table with sentences for the details of cards, one for each of its values. */
export type CardOption = keyof typeof english.emerald2e.cardOption;
