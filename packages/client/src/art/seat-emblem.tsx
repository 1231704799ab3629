import { days, Emblem } from './emblems.tsx';
import { ColourEmblem, colours } from './london/emblems.tsx';

/** The CSS colour of a seat. */
export const seatColour = (game: string, seat: number): string =>
  `var(--${game === 'nanty-narking' ? colours[seat] : days[seat]})`;

/** The sign of a seat: a weekday's planet or a colour's thing, as the game has it. */
export function SeatEmblem({ game, seat, size }: { game: string; seat: number; size: number }) {
  return game === 'nanty-narking' ? (
    <ColourEmblem colour={colours[seat]!} size={size} />
  ) : (
    <Emblem day={days[seat]!} size={size} medal />
  );
}
