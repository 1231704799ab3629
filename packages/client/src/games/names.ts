// Names of games and seats are part of the list of games.
import './games.ts';
import { botName, seatName } from '@gaslamp/words/seats';

export { sentence } from '../net/sentence.ts';
export { seatName };

/** Returns the name of a seat's player, also while a bot stands in; bots and unnamed players get the name of the seat. */
export function nameOfSeat(
  seat: { name: string; kind: string; bot: string | null } | undefined,
  index: number,
  game: string,
): string {
  const name = seat?.name || seatName(game, index);
  return seat?.kind === 'bot' && seat.bot !== null ? `${name} (${botName(seat.bot)})` : name;
}
