// Names a game without its own folder, and its seats, by its id and the seat numbers.
import { SPECTATOR } from '@gaslamp/kernel/state';
import { addTexts, t } from '@gaslamp/words/text';
import texts from './text/en.json';

addTexts('en', texts);

export function nameGame(game: string): void {
  // Seat numbers end at the number of spectators.
  const seats = Object.fromEntries(Array.from({ length: SPECTATOR }, (_, i) => [i, t('plain.seat', { n: i + 1 })]));
  const words = { [game]: game, [`${game}Edition`]: t('plain.edition'), [`${game}About`]: t('plain.about') };
  addTexts('en', { games: words, seats: { [game]: seats } });
}
