// What games and seats are called comes with the list of the games.
import '../games/games.ts';
import { botName, seatName } from '@gaslamp/words/seats';

export { seatName };

/** A seat's player by name, also where a bot plays for them; bots and unnamed players by their seat. */
export function nameOfSeat(
  seat: { name: string; kind: string; bot: string | null } | undefined,
  index: number,
  game: string,
): string {
  const name = seat?.name || seatName(game, index);
  return seat?.kind === 'bot' && seat.bot !== null ? `${name} (${botName(seat.bot)})` : name;
}

/** What the server says, as a sentence of its own. Of a name people need not read in which field it stood. */
export function sentence(told: string): string {
  const said = told.replace(/^(\w+\.)*name: /, '');
  const capital = said.charAt(0).toUpperCase() + said.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}
