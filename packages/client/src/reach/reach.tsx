import './reach.css';
import type { ToldState, ToldWish } from '@gaslamp/protocol/told';
import { addTexts, t } from '@gaslamp/words/text';
import { useCallback, useEffect, useState } from 'react';
import { wordsOf } from '../net/api.ts';
import { sentence } from '../pages/names.ts';
import { endpointNow } from './device.ts';
import { DeviceSwitch } from './device-switch.tsx';
import { LetterField } from './letter-field.tsx';
import english from './text/en.json' with { type: 'json' };
import { told } from './told.ts';

addTexts('en', english);

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** A wish without the secret that allows it. Rejects with a sentence for people. */
export type Wish = (wish: Without<ToldWish, 'token'>) => Promise<void>;

interface ReachProps {
  readonly match: string;
  readonly token: string;
  /** What its seat is called, where this browser holds several. */
  readonly seat: string | null;
  /** The link that brings the seat to another device. */
  readonly link: string;
}

/** How the player of a seat is told while nobody looks. */
export function Reach({ match, token, seat, link }: ReachProps) {
  const [state, setState] = useState<ToldState | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const look = useCallback(async () => {
    const endpoint = await endpointNow();
    setState(await told(match, { do: 'see', token, ...(endpoint !== null && { endpoint }) }));
  }, [match, token]);
  const wish: Wish = async (wanted) => {
    setRefused(null);
    try {
      setState(await told(match, { ...wanted, token }));
    } catch (mistake) {
      setRefused(sentence(wordsOf(mistake)));
    }
  };
  useEffect(() => {
    // The button of a letter is pressed elsewhere.
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
      <DeviceSwitch state={state} link={link} onWish={wish} />
      {state.mail === null ? null : <LetterField mail={state.mail} onWish={wish} />}
      {refused === null ? null : (
        <p role="alert" className="alert">
          {refused}
        </p>
      )}
    </section>
  );
}
