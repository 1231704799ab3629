import type { NotificationSettings } from '@gaslamp/protocol/notifications';
import { t } from '@gaslamp/words/text';
import { useState } from 'react';
import type { Wish } from './reach.tsx';

interface LetterProps {
  readonly mail: NonNullable<NotificationSettings['mail']>;
  readonly onWish: Wish;
}

/** Form that subscribes an e-mail address, which must be confirmed first. */
export function LetterField({ mail: { address, confirmed }, onWish }: LetterProps) {
  const [typed, setTyped] = useState('');
  if (address !== null)
    return (
      <>
        <p role="status">{t(confirmed ? 'reach.mailed' : 'reach.waits', { address })}</p>
        <button type="button" className="button" onClick={() => void onWish({ do: 'mail-off' })}>
          {t(confirmed ? 'reach.stop' : 'reach.takeBack')}
        </button>
      </>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onWish({ do: 'mail', address: typed.trim() });
      }}
    >
      <p className="muted">{t('reach.askLead')}</p>
      <div className="copy-field">
        <label>
          <span>{t('reach.address')}</span>
          <input
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <button type="submit" className="button">
          {t('reach.ask')}
        </button>
      </div>
    </form>
  );
}
