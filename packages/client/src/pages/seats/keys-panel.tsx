import type { SeatKeys } from '@gaslamp/protocol/keys';
import { moment } from '@gaslamp/words/formats';
import { addTexts, t } from '@gaslamp/words/text';
import { useEffect, useState } from 'react';
import { seatName, sentence } from '../../games/names.ts';
import { wordsOf } from '../../net/api.ts';
import type { KnownMatch, KnownSeat } from '../../stored.ts';
import { CopyField } from '../parts/copy-field.tsx';
import { makePhrase, revokeKey, seeKeys } from './seat-keys.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

interface KeysProps {
  readonly known: KnownMatch;
  readonly own: KnownSeat;
  onKnown(part: Partial<KnownMatch>): void;
}

/** The phrase of one of this browser's seats, and the browsers that open it. */
export function KeysPanel({ known: { match, game, seats }, own: { seat, token, phrase }, onKnown }: KeysProps) {
  const [state, setState] = useState<SeatKeys | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let live = true;
    seeKeys(match, token).then(
      (found) => live && setState(found),
      () => {},
    );
    return () => {
      live = false;
    };
  }, [match, token]);
  async function carry(wish: Promise<SeatKeys>): Promise<void> {
    setError(null);
    try {
      const found = await wish;
      setState(found);
      if (found.phrase !== null) onKnown({ seats: [{ seat, token, phrase: found.phrase }] });
    } catch (mistake) {
      setError(sentence(wordsOf(mistake)));
    }
  }
  if (state === null) return null;
  return (
    <section className="hook" aria-labelledby={`keys-${seat}`}>
      <h3 id={`keys-${seat}`}>
        {seats.length > 1 ? t('keys.titleOf', { seat: seatName(game, seat) }) : t('keys.title')}
      </h3>
      <p className="muted">{t('keys.lead')}</p>
      {phrase && typeof phrase === 'string' ? (
        <CopyField label={t('keys.phrase')} text={phrase} />
      ) : (
        <p>{t(state.phrased ? 'keys.hidden' : 'keys.none')}</p>
      )}
      <p>
        <button type="button" className="button" onClick={() => void carry(makePhrase(match, token))}>
          {t('keys.make')}
        </button>
      </p>
      {state.keys.length > 1 ? (
        <>
          <p>{t('keys.devices')}</p>
          <ul className="seats-panel">
            {state.keys.map((key) => (
              <KeyRow key={key.id} of={key} onRevoke={() => void carry(revokeKey(match, token, key.id))} />
            ))}
          </ul>
        </>
      ) : null}
      {error === null ? null : (
        <p role="alert" className="alert">
          {error}
        </p>
      )}
    </section>
  );
}

function KeyRow({ of: { device, at, own }, onRevoke }: { of: SeatKeys['keys'][number]; onRevoke(): void }) {
  const named = { device: device || 'unknown' };
  const when = at === null ? '' : moment(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <span className="seats-name">
        <strong>{t('keys.device', named)}</strong>
        {own ? <span className="badge">{t('keys.own')}</span> : null}
        <small className="seats-line muted">{at === null ? t('keys.first') : t('keys.since', { when })}</small>
      </span>
      {own ? null : (
        <button type="button" className="button" aria-label={t('keys.revokeOn', named)} onClick={onRevoke}>
          {t('keys.revoke')}
        </button>
      )}
    </li>
  );
}
