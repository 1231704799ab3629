// Names of seats and bots. The seat names come from each game's catalogue of names.

import english from './text/en.json' with { type: 'json' };
import { addTexts, t } from './text.ts';

addTexts('en', english);

/** Returns the name of a seat in a game: a weekday or a colour. */
export const seatName = (game: string, seat: number): string => t(`seats.${game}.${seat}`);
export const botName = (bot: string): string => t(`bots.${bot}`);
