import { type CSSProperties, useEffect, useRef } from 'react';
import { SeatEmblem, seatColour } from '../art/seat-emblem.tsx';
import { t } from '../text.ts';
import { Scene } from './scene.tsx';

/** Hides everything while one device goes from hand to hand. */
export function Handover(props: { name: string; game: string; seat: number; onReady(): void }) {
  const { name, game, seat, onReady } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <main
      className="handover"
      aria-labelledby="handover-title"
      style={{ '--day': seatColour(game, seat) } as CSSProperties}
    >
      <Scene game={game}>
        <SeatEmblem game={game} seat={seat} size={72} />
        <h1 id="handover-title">{t('handover.title', { name })}</h1>
        <p>{t('handover.lead', { name })}</p>
        <button ref={button} type="button" className="button button-strong button-wide" onClick={onReady}>
          {t('handover.ready', { name })}
        </button>
      </Scene>
    </main>
  );
}
