// Names of games and seats are part of the list of games.
import './games.ts';
import { botName, seatName } from '@gaslamp/words/seats';

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

/** Turns a message of the server into a sentence. For an invalid name it leaves out the path of the field. */
export function sentence(message: string): string {
  const text = message.replace(/^(\w+\.)*name: /, '');
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}
