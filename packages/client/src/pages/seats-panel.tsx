import type { MatchInfo, SeatInfo } from '@gaslamp/protocol/updates';
import { useState } from 'react';
import { SeatEmblem } from '../art/seat-emblem.tsx';
import { changeSeat } from '../net/api.ts';
import { type KnownMatch, remember } from '../settings.ts';
import { hasText, t } from '../text.ts';
import { nameOfSeat, seatName } from './names.ts';
import { Popup } from './popup.tsx';

const isBot = (name: string): boolean => name !== '' && hasText(`bots.${name}`);

/** All who held a seat before, in their order; whoever gave no name bears the seat's name. */
const holders = ({ held }: SeatInfo, seat: number, game: string): string =>
  held.map((name) => (isBot(name) ? t(`bots.${name}`) : name || seatName(game, seat))).join(', ');

/** Who sits where and who is here; the host can give a seat to a bot or somebody new, and back. */
export function SeatsPanel({ known, info }: { known: KnownMatch; info: MatchInfo }) {
  const { seats, game } = info;
  const [error, setError] = useState<string | null>(null);
  async function change(seat: number, to: 'bot' | 'open' | 'back'): Promise<void> {
    setError(null);
    try {
      const { invite } = await changeSeat(known.match, { host: known.host!, seat, to });
      if (invite !== null) remember(known.match, game, { invites: { ...known.invites, [seat]: invite } });
    } catch (mistake) {
      // The server counts seats; here they have names.
      const { message } = mistake as Error;
      setError(message.replace(/^seat (\d)/, (_, n) => nameOfSeat(seats[Number(n)]!, Number(n), game)));
    }
  }
  return (
    <Popup label={t('match.seats')} symbol="person">
      <ul className="seats-panel">
        {seats.map((seat, i) => (
          <li key={seatName(game, i)}>
            <SeatEmblem game={game} seat={i} size={28} />
            <span className="seats-name">
              {seat.kind === 'open' ? t('match.empty') : nameOfSeat(seat, i, game)}
              {seat.kind === 'person' && !seat.here ? <small className="muted"> {t('match.away')}</small> : null}
              {seat.held.length > 0 ? (
                <small className="seats-held muted">{t('match.held', { names: holders(seat, i, game) })}</small>
              ) : null}
            </span>
            {known.host === null ? null : (
              <span className="seats-tools">
                {seat.kind === 'bot' ? null : (
                  <button type="button" className="button" onClick={() => void change(i, 'bot')}>
                    {t('match.toBot')}
                  </button>
                )}
                {seat.kind === 'open' || known.seats.some((one) => one.seat === i) ? null : (
                  <button type="button" className="button" onClick={() => void change(i, 'open')}>
                    {t('match.toOpen')}
                  </button>
                )}
                {seat.kind === 'person' || !seat.held.some((name) => !isBot(name)) ? null : (
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
      <DiceCheck info={info} />
    </Popup>
  );
}

/** The promise that was made before the deal, and after the match the key that anybody can hold against it. */
function DiceCheck({ info: { diceHash, diceKey } }: { info: MatchInfo }) {
  return (
    <details className="dice-check">
      <summary>{t('match.dice')}</summary>
      <p className="muted">{t('match.diceLead')}</p>
      <p>
        {t('match.diceHash')} <code>{diceHash}</code>
      </p>
      <p>
        {t('match.diceKey')} {diceKey === null ? t('match.diceLater') : <code>{diceKey}</code>}
      </p>
    </details>
  );
}
