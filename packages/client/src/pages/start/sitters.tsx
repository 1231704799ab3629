// Assigns players to the seats of a new match.

import type { GameInfo } from '@gaslamp/protocol/answers';
import type { CreateMatch } from '@gaslamp/protocol/messages';
import { t } from '@gaslamp/words/text';
import { seatName } from '../../games/names.ts';
import { MOST_CHARACTERS } from '../../settings.ts';
import { BotNote } from '../parts/bot-note.tsx';
import { NameLeft } from '../parts/name-field.tsx';
import { SeatEmblem } from '../parts/seat-emblem.tsx';

/** `you`, `here` (hot-seat), `friend` (by link) or a bot's name. */
export type Sitter = string;
/** Names of the players who share this device, by seat. */
type Names = Readonly<Record<number, string>>;

/** Returns the seats in the form of the request that creates the match. */
export function seatsFor(
  { bots }: GameInfo,
  sitters: readonly Sitter[],
  name: string,
  names: Names,
): Pick<CreateMatch, 'seats' | 'sit'> {
  return {
    seats: sitters.map((sitter, seat) => {
      if (bots.includes(sitter)) return { kind: 'bot', bot: sitter };
      const called = (sitter === 'you' ? name : sitter === 'here' ? (names[seat] ?? '') : '').trim();
      return { kind: 'person', name: called === '' ? undefined : called };
    }),
    // The first seat belongs to the player whose name this browser keeps.
    sit: ['you', 'here'].flatMap((who) => sitters.flatMap((sitter, i) => (sitter === who ? [i] : []))),
  };
}

interface SittersProps {
  readonly game: GameInfo;
  readonly sitters: readonly Sitter[];
  onSitters(sitters: readonly Sitter[]): void;
  readonly names: Names;
  onNames(names: Names): void;
}

/** A choice for each seat, in turn order. */
export function Sitters({ game, sitters, onSitters, names, onNames }: SittersProps) {
  const choices: readonly Sitter[] = ['you', 'here', 'friend', ...game.bots];
  const label = (sitter: Sitter) => (game.bots.includes(sitter) ? t(`create.bots.${sitter}`) : t(`create.${sitter}`));
  // Only one seat can be "you": choosing it elsewhere turns the previous one into a seat on this device.
  const put = (seat: number, sitter: Sitter) =>
    onSitters(sitters.map((old, i) => (i === seat ? sitter : sitter === 'you' && old === 'you' ? 'here' : old)));
  return (
    <ol className="seat-list">
      {sitters.map((sitter, seat) => (
        <li key={seatName(game.id, seat)}>
          <SeatEmblem game={game.id} seat={seat} size={34} />
          <label className="field">
            <span>{seatName(game.id, seat)}</span>
            <select
              value={sitter}
              aria-label={t('create.seat', { day: seatName(game.id, seat) })}
              onChange={(event) => put(seat, event.target.value)}
            >
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {label(choice)}
                </option>
              ))}
            </select>
          </label>
          {sitter === 'here' ? (
            <span className="seat-called">
              <input
                value={names[seat] ?? ''}
                maxLength={MOST_CHARACTERS}
                autoComplete="off"
                placeholder={t('create.nameHint')}
                aria-label={t('create.nameOf', { day: seatName(game.id, seat) })}
                onChange={(event) => onNames({ ...names, [seat]: event.target.value })}
              />
              <NameLeft value={names[seat] ?? ''} />
            </span>
          ) : null}
          {game.bots.includes(sitter) ? <BotNote bot={sitter} /> : null}
        </li>
      ))}
    </ol>
  );
}
