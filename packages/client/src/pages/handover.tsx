import './texts.ts';
import { t } from '@gaslamp/words/text';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useManifest } from '../games/use-manifest.ts';
import { Scene } from './scene.tsx';
import { SeatEmblem } from './seat-emblem.tsx';

/** Hides everything while one device goes from hand to hand. */
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
  /** Those who share the device. */
  readonly seats: readonly { readonly seat: number; readonly name: string }[];
  onSeat(seat: number): void;
  /** To the table as everybody may see it; null where that is not known. */
  readonly onWatch: (() => void) | null;
}

/** Nobody at this device is asked: whose hand is shown, somebody says first. */
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

/** In place of the table; the first thing to press has the focus. */
function Cover(props: { game: string; title: string; colour: string; children: ReactNode }) {
  const { game, title, colour, children } = props;
  const main = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another question
  useEffect(() => {
    main.current?.querySelector<HTMLElement>('.sheet button')?.focus();
  }, [title]);
  return (
    <main ref={main} className="handover" aria-labelledby="handover-title" style={{ '--day': colour } as CSSProperties}>
      <Scene game={game}>{children}</Scene>
    </main>
  );
}
