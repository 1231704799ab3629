import '../card.css';
import { memo } from 'react';
import { Drawing } from '../drawing.tsx';
import { type Day, EmblemMark } from './emblem-mark.tsx';

export type CardSize = 'small' | 'hand' | 'large';

/** City and royalty cards are shuffled among the game cards: face down in a stack they all show 'game'. */
type BackKind = 'game' | 'starting' | 'identity';

export interface CardBackProps {
  readonly kind: BackKind;
  readonly size?: CardSize;
  /** The player whose starting deck it is. */
  readonly day?: Day;
  readonly label?: string;
  readonly className?: string;
}

/** Returns the path of a guilloche as on banknotes: one closed wave, turned around the middle. */
const guilloche = (radius: number, depth: number, waves: number, turns: number) =>
  Array.from({ length: turns }, (_, turn) => {
    const points = Array.from({ length: 73 }, (_, n) => {
      const angle = (n / 72) * Math.PI * 2;
      const reach = radius + depth * Math.sin(angle * waves + (turn / turns) * Math.PI * 2);
      return `${(50 + Math.cos(angle) * reach).toFixed(1)} ${(72 + Math.sin(angle) * reach).toFixed(1)}`;
    });
    return `M${points.join('L')}Z`;
  }).join('');

const ROSETTE = guilloche(27, 5, 9, 6);
const NET = Array.from({ length: 19 }, (_, n) => `M${-40 + n * 10} 0l72 144M${140 - n * 10} 0l-72 144`).join('');

export const CardBack = memo(function CardBack({ kind, size = 'hand', day, label, className }: CardBackProps) {
  return (
    <span className={className ? `card-back ${className}` : 'card-back'} data-back={kind} data-size={size}>
      <Drawing
        box="0 0 100 144"
        className="card-back-drawing"
        label={label}
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        stroke="currentColor"
      >
        <path d={NET} strokeWidth="0.5" strokeOpacity="0.35" />
        <rect x="5" y="5" width="90" height="134" rx="4" strokeWidth="1.2" />
        <rect x="8" y="8" width="84" height="128" rx="2.5" strokeWidth="0.5" />
        <circle cx="50" cy="72" r="33.5" fill="var(--frame)" strokeWidth="1" />
        <path d={ROSETTE} strokeWidth="0.5" strokeOpacity="0.9" />
        <circle cx="50" cy="72" r="20.5" fill="var(--frame)" strokeWidth="1" />
        <g stroke="none">
          <Centre kind={kind} day={day} />
        </g>
      </Drawing>
    </span>
  );
});

function Centre({ kind, day }: { readonly kind: BackKind; readonly day: Day | undefined }) {
  if (kind === 'starting' && day) {
    return (
      <>
        <circle cx="50" cy="72" r="17" fill={`var(--${day})`} stroke="currentColor" strokeWidth="1.2" />
        <EmblemMark day={day} at="translate(50 72) scale(1.15)" weight={2.2} />
      </>
    );
  }
  if (kind === 'identity') {
    // half crown, half pennant: nobody knows which
    return (
      <g fill="currentColor">
        <path d="M49.2 60v22H39l-3.5-17 7 4.5Z" />
        <path d="M51.2 58h1.8v26h-1.8ZM54 59.5h12l-3.5 5.2 3.5 5.2H54Z" />
      </g>
    );
  }
  if (kind === 'game') {
    // the emerald
    return (
      <g stroke="currentColor" strokeWidth="1.1" strokeLinejoin="round">
        <path d="M42 57h16l7 8v14l-7 8H42l-7-8V65Z" fill="#2f8f6e" />
        <path d="M44.5 62.5h11l4 4.5v10l-4 4.5h-11l-4-4.5V67Z" fill="#4fc295" />
        <path d="M42 57l2.5 5.5M58 57l-2.5 5.5M65 65l-5.5 2M65 79l-5.5-2M58 87l-2.5-5.5M42 87l2.5-5.5M35 79l5.5-2M35 65l5.5 2" />
      </g>
    );
  }
  return null;
}
