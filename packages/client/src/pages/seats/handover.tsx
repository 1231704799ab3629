import '../parts/texts.ts';
import { t } from '@gaslamp/words/text';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useManifest } from '../../games/use-manifest.ts';
import { Scene } from '../parts/scene.tsx';
import { SeatEmblem } from '../parts/seat-emblem.tsx';

/** Hides the table while a device is passed on. */
export function Handover(props: { name: string; game: string; seat: number; onReady(): void }) {
  const { name, game, seat, onReady } = props;
  const { seatColours } = useManifest(game);
  return (
    <Cover game={game} title={t('handover.title', { name })} colour={seatColours[seat] ?? 'var(--brass)'}>
      <SeatEmblem game={game} seat={seat} size={72} />
      <h1 id="handover-title">{t('handover.title', { name })}</h1>
      <p>{t('handover.lead', { name })}</p>
      <button type="button" className="button button-strong button-wide" onClick={onReady}>
        {t('handover.ready', { name })}
      </button>
    </Cover>
  );
}

interface WhoLooksProps {
  readonly game: string;
  /** The players who share the device. */
  readonly seats: readonly { readonly seat: number; readonly name: string }[];
  onSeat(seat: number): void;
  /** Opens the spectator view; null if this browser has no access to it. */
  readonly onWatch: (() => void) | null;
}

/** Asks which player is looking, before any hand is shown, while nobody at this device is asked. */
export function WhoLooks({ game, seats, onSeat, onWatch }: WhoLooksProps) {
  return (
    <Cover game={game} title={t('handover.who')} colour="var(--brass)">
      <h1 id="handover-title">{t('handover.who')}</h1>
      <p>{t('handover.whoLead')}</p>
      {seats.map(({ seat, name }) => (
        <button key={seat} type="button" className="button button-wide" onClick={() => onSeat(seat)}>
          <SeatEmblem game={game} seat={seat} size={24} /> {t('handover.ready', { name })}
        </button>
      ))}
      {onWatch === null ? null : (
        <button type="button" className="button button-wide" onClick={onWatch}>
          {t('handover.watch')}
        </button>
      )}
    </Cover>
  );
}

/** Replaces the table; the first button has the focus. */
function Cover(props: { game: string; title: string; colour: string; children: ReactNode }) {
  const { game, title, colour, children } = props;
  const main = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title means a new question
  useEffect(() => {
    main.current?.querySelector<HTMLElement>('.sheet button')?.focus();
  }, [title]);
  return (
    <main ref={main} className="handover" aria-labelledby="handover-title" style={{ '--day': colour } as CSSProperties}>
      <Scene game={game}>{children}</Scene>
    </main>
  );
}
