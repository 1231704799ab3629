import { useEffect, useRef } from 'react';
import { t } from '../text.ts';

/** Hides everything while one device goes from hand to hand. */
export function Handover({ name, onReady }: { name: string; onReady(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <main className="handover" aria-labelledby="handover-title">
      <h1 id="handover-title">{t('handover.title', { name })}</h1>
      <p>{t('handover.lead', { name })}</p>
      <button ref={button} type="button" className="button button-strong" onClick={onReady}>
        {t('handover.ready', { name })}
      </button>
    </main>
  );
}
