import { type CSSProperties, useEffect, useRef } from 'react';
import { days, Emblem } from '../art/emblems.tsx';
import { t } from '../text.ts';
import { Scene } from './scene.tsx';

/** Hides everything while one device goes from hand to hand. */
export function Handover({ name, seat, onReady }: { name: string; seat: number; onReady(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <main
      className="handover"
      aria-labelledby="handover-title"
      style={{ '--day': `var(--${days[seat]})` } as CSSProperties}
    >
      <Scene>
        <Emblem day={days[seat]!} size={72} medal />
        <h1 id="handover-title">{t('handover.title', { name })}</h1>
        <p>{t('handover.lead', { name })}</p>
        <button ref={button} type="button" className="button button-strong button-wide" onClick={onReady}>
          {t('handover.ready', { name })}
        </button>
      </Scene>
    </main>
  );
}
