import type { SeatInfo } from '@gaslamp/protocol/updates';
import { useState } from 'react';
import { days, Emblem } from '../art/emblems.tsx';
import { changeSeat } from '../net/api.ts';
import { type KnownMatch, remember } from '../settings.ts';
import { t } from '../text.ts';
import { nameOfSeat } from './names.ts';
import { Popup } from './popup.tsx';

/** Who sits where and who is here; the host can give a seat to a bot or somebody new, and back. */
export function SeatsPanel({ known, seats, game }: { known: KnownMatch; seats: readonly SeatInfo[]; game: string }) {
  const [error, setError] = useState<string | null>(null);
  async function change(seat: number, to: 'bot' | 'open' | 'back'): Promise<void> {
    setError(null);
    try {
      const { invite } = await changeSeat(known.match, { host: known.host!, seat, to });
      if (invite !== null) remember(known.match, game, { invites: { ...known.invites, [seat]: invite } });
    } catch (mistake) {
      setError((mistake as Error).message);
    }
  }
  return (
    <Popup label={t('match.seats')} symbol="person">
      <ul className="seats-panel">
        {seats.map((seat, i) => (
          <li key={days[i]}>
            <Emblem day={days[i]!} size={28} medal />
            <span className="seats-name">
              {seat.kind === 'open' ? t('match.empty') : nameOfSeat(seat, i)}
              {seat.kind === 'person' && !seat.here ? <small className="muted"> {t('match.away')}</small> : null}
            </span>
            {known.host === null ? null : (
              <span className="seats-tools">
                {seat.kind === 'bot' ? null : (
                  <button type="button" className="button" onClick={() => void change(i, 'bot')}>
                    {t('match.toBot')}
                  </button>
                )}
                {seat.kind === 'open' ? null : (
                  <button type="button" className="button" onClick={() => void change(i, 'open')}>
                    {t('match.toOpen')}
                  </button>
                )}
                {seat.kind === 'person' ? null : (
                  <button type="button" className="button" onClick={() => void change(i, 'back')}>
                    {t('match.toBack')}
                  </button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {error === null ? null : (
        <p role="alert" className="alert">
          {error}
        </p>
      )}
    </Popup>
  );
}
