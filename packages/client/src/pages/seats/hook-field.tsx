import type { MatchInfo } from '@gaslamp/protocol/updates';
import { t } from '@gaslamp/words/text';
import { useState } from 'react';
import { sentence } from '../../games/names.ts';
import { wordsOf } from '../../net/api.ts';
import type { KnownMatch } from '../../stored.ts';
import { carryOut, tokenFor } from './table-actions.ts';

interface HookProps {
  readonly known: KnownMatch;
  readonly info: MatchInfo;
  /** The address of this server for others. */
  readonly page: string;
}

/** Lets the host set a webhook for news of the match. Everybody sees whether one is set. */
export function HookField({ known, info, page }: HookProps) {
  const [url, setUrl] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const wish = (address: string | null) => ({ do: 'hook', url: address, page }) as const;
  const over = info.phase === 'over' || info.phase === 'ended';
  const host = tokenFor(known, info, wish(null)) !== null && !over;
  if (!host) return info.hook ? <p className="muted">{t('hook.told')}</p> : null;
  const set = (address: string | null) => {
    setRefused(null);
    carryOut(known, info, wish(address)).then(
      () => setUrl(''),
      (mistake) => setRefused(sentence(wordsOf(mistake))),
    );
  };
  return (
    <form
      className="hook"
      onSubmit={(event) => {
        event.preventDefault();
        set(url.trim());
      }}
    >
      <h3>{t('hook.title')}</h3>
      {info.hook ? (
        <p>
          {t('hook.told')}{' '}
          <button type="button" className="button" onClick={() => set(null)}>
            {t('hook.stop')}
          </button>
        </p>
      ) : (
        <>
          <p className="muted">{t('hook.lead')}</p>
          <div className="copy-field">
            <label>
              <span>{t('hook.label')}</span>
              <input
                type="url"
                required
                maxLength={500}
                autoComplete="off"
                placeholder="https://"
                value={url}
                onChange={(event) => setUrl(event.target.value)}
              />
            </label>
            <button type="submit" className="button">
              {t('hook.set')}
            </button>
          </div>
        </>
      )}
      {refused === null ? null : (
        <p role="alert" className="alert">
          {refused}
        </p>
      )}
    </form>
  );
}
