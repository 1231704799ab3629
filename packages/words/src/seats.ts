// What seats and the bots at them are called. Of each game its catalogue of names tells it.

import english from './text/en.json' with { type: 'json' };
import { addTexts, t } from './text.ts';

addTexts('en', english);

/** What a seat is called in a game: by the day, by the colour. */
export const seatName = (game: string, seat: number): string => t(`seats.${game}.${seat}`);
export const botName = (bot: string): string => t(`bots.${bot}`);
