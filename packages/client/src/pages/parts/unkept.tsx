// A browser that stores nothing: its window is private, or its store is switched off or full.
import { t } from '@gaslamp/words/text';
import { useEffect, useState } from 'react';
import { isUnkept, keep } from '../../kept.ts';
import type { KnownMatch } from '../../stored.ts';
import { linkTo } from './link-to.ts';

/** Tells before one sits down that the seat cannot be stored; nothing where it can. */
export function StoreWarning() {
  const [stores, setStores] = useState(true);
  useEffect(() => {
    keep('try', '');
    setStores(!isUnkept('try'));
  }, []);
  return stores ? null : (
    <p role="status" className="alert">
      {t('unkept.before')}
    </p>
  );
}

interface UnkeptProps {
  readonly known: KnownMatch;
  readonly hash: string;
  onNotice(words: string): void;
}
/** Keeps the seat behind the # of the address, so that a reload opens it again. */
export function Unkept({ known, hash, onNotice }: UnkeptProps): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address may have lost it with `hash`
  useEffect(() => {
    const { seats, watch, host } = known;
    const [own] = seats;
    const secret = own?.token ?? watch ?? host;
    if (secret === null || !isUnkept('matches')) return;
    history.replaceState(history.state, '', linkTo('', known.match, own ? 'seat' : 'watch', secret, own?.seat));
    onNotice(t('unkept.address'));
  }, [known, hash]);
  return null;
}
