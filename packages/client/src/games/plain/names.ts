// What a game without a folder of its own is called, and its seats: by its id and their numbers.
import { addTexts, t } from '../../text.ts';
import texts from './text/en.json';

addTexts('en', texts);

/** As many as any game may have. */
const SEATS = 31;

export function nameGame(game: string): void {
  const seats = Object.fromEntries(Array.from({ length: SEATS }, (_, i) => [i, t('plain.seat', { n: i + 1 })]));
  const words = { [game]: game, [`${game}Edition`]: t('plain.edition'), [`${game}About`]: t('plain.about') };
  addTexts('en', { games: words, seats: { [game]: seats } });
}
