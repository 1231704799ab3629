// Names of seats and bots. The seat names come from each game's catalogue of names.

import { formed } from './formed.ts';
import english from './text/en.json' with { type: 'json' };
import { addTexts, t, type Values } from './text.ts';

addTexts('en', english);

/** Returns the name of a seat in a game: a weekday or a colour. */
export const seatName = (game: string, seat: number): string => t(`seats.${game}.${seat}`);
export const botName = (bot: string, form = ''): string => t(`bots.${bot}`, { form });
/** Returns a bot as a value of a sentence, with its forms: “{bot_a} may stand in”. */
export const botAs = (value: string, bot: string): Values => formed(value, (form) => botName(bot, form));
