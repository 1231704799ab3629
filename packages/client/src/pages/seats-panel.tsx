import './texts.ts';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { useState } from 'react';
import { changeSeat } from '../net/api.ts';
import type { KnownMatch } from '../settings.ts';
import { t } from '../text.ts';
import { AboutMatch } from './about-match.tsx';
import { nameOfSeat, seatName, sentence } from './names.ts';
import { type Change, SeatRow } from './seat-row.tsx';

interface SeatsProps {
  readonly known: KnownMatch;
  readonly info: MatchInfo;
  onKnown(part: Partial<KnownMatch>): void;
}

/** Who sits where and who is here; the host can give a seat to a bot or somebody new, and back. */
export function SeatsPanel({ known, info, onKnown }: SeatsProps) {
  const { seats, game } = info;
  const [error, setError] = useState<string | null>(null);
  const over = info.diceKey !== null;
  async function change(seat: number, to: Change): Promise<void> {
    setError(null);
    // Of one's own seat nobody is robbed.
    const token = known.seats.find((one) => one.seat === seat)?.token;
    try {
      const { invite } = await changeSeat(known.match, { host: known.host!, seat, to, token });
      if (invite !== null) onKnown({ invites: { [seat]: invite } });
    } catch (mistake) {
      // The server counts seats; here they have names.
      const { message } = mistake as Error;
      setError(sentence(message.replace(/\bseat (\d)\b/g, (_, n) => t('match.seatOf', { seat: seatName(game, +n) }))));
    }
  }
  return (
    <div className="panel">
      <ul className="seats-panel">
        {seats.map((seat, i) => (
          <SeatRow
            key={seatName(game, i)}
            known={known}
            game={game}
            index={i}
            seat={seat}
            name={nameOfSeat(seat, i, game)}
            onChange={known.host === null || over ? null : (to) => change(i, to)}
          />
        ))}
      </ul>
      {error === null ? null : (
        <p role="alert" className="alert">
          {error}
        </p>
      )}
      <AboutMatch info={info} />
    </div>
  );
}
