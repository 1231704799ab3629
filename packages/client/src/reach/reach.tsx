import './reach.css';
import type { NotificationRequest, NotificationSettings } from '@gaslamp/protocol/notifications';
import { addTexts, t } from '@gaslamp/words/text';
import { useCallback, useEffect, useState } from 'react';
import { sentence } from '../games/names.ts';
import { wordsOf } from '../net/api.ts';
import { endpointNow } from './device.ts';
import { DeviceSwitch } from './device-switch.tsx';
import { LetterField } from './letter-field.tsx';
import { requestSettings } from './request.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** Sends a notification request without the token, which is added here. Rejects with a readable message. */
export type Wish = (wish: Without<NotificationRequest, 'token'>) => Promise<void>;

interface ReachProps {
  readonly match: string;
  readonly token: string;
  /** Name of the seat, if this browser holds several. */
  readonly seat: string | null;
  /** The link that takes the seat to another device. */
  readonly link: string;
}

/** Settings for notifying the player of a seat while the page is closed. */
export function Reach({ match, token, seat, link }: ReachProps) {
  const [state, setState] = useState<NotificationSettings | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const look = useCallback(async () => {
    const endpoint = await endpointNow();
    setState(await requestSettings(match, { do: 'see', token, ...(endpoint !== null && { endpoint }) }));
  }, [match, token]);
  const wish: Wish = async (wanted) => {
    setRefused(null);
    try {
      setState(await requestSettings(match, { ...wanted, token }));
    } catch (mistake) {
      setRefused(sentence(wordsOf(mistake)));
    }
  };
  useEffect(() => {
    // The confirmation link of an e-mail is opened elsewhere.
    const again = () => void (document.visibilityState === 'visible' && look().catch(() => {}));
    again();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [look]);
  if (state === null) return null;
  return (
    <section className="hook reach">
      <h3>{seat === null ? t('reach.title') : t('reach.titleOf', { seat })}</h3>
      <p className="muted">{t('reach.lead')}</p>
      <DeviceSwitch match={match} state={state} link={link} onWish={wish} />
      {state.mail === null ? null : <LetterField mail={state.mail} onWish={wish} />}
      {refused === null ? null : (
        <p role="alert" className="alert">
          {refused}
        </p>
      )}
    </section>
  );
}
