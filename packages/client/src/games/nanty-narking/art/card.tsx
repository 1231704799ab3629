import '../../../art/card.css';
import './card.css';
import { memo, type ReactNode } from 'react';
import { parted } from '../../../art/parted.ts';
import { LondonSymbol, type LondonSymbolName } from './symbols.tsx';

interface LondonMark {
  readonly name: LondonSymbolName;
  readonly value?: number;
}
export interface LondonCardProps {
  readonly kind: 'grey' | 'red' | 'event' | 'mask';
  readonly name: string;
  readonly size?: 'small' | 'hand' | 'large';
  readonly symbols?: readonly LondonMark[];
  /** The vignette, once loaded. */
  readonly picture: ReactNode;
  /** Heading over the text. */
  readonly timing?: string;
  readonly effectText?: string;
}

/**
 * Uses spans only, since a card is often inside a button. It is inert, since it is a picture; the component around it names the
 * card.
 */
export function LondonCard(props: LondonCardProps) {
  const { kind, name, size = 'hand', symbols = [], picture, timing, effectText } = props;
  return (
    <span className="card" data-kind={kind} data-size={size} inert>
      <span className="card-name" data-length={name.length > 15 ? 'long' : undefined}>
        <span>{parted(name)}</span>
      </span>
      <span className="card-symbols">
        {symbols.map((mark, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: symbols stand in their order
          <LondonSymbol key={n} name={mark.name} value={mark.value} />
        ))}
      </span>
      <span className="card-picture">{picture}</span>
      {effectText ? (
        <span className="card-words">
          {timing ? <span className="card-timing">{timing}</span> : null}
          <span className="card-effect">{effectText}</span>
        </span>
      ) : null}
    </span>
  );
}

/** A face-down card: its deck is visible to all. */
export const LondonBack = memo(function LondonBack({ kind, className }: { kind: 'grey' | 'red'; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 20 28" width="0.9375rem" height="1.3125rem" aria-hidden="true">
      <rect
        x="0.8"
        y="0.8"
        width="18.4"
        height="26.4"
        rx="2"
        fill={`var(--frame-${kind})`}
        stroke="var(--piece-line)"
      />
      <rect x="3" y="3" width="14" height="22" rx="1" fill="none" stroke="var(--on-frame)" strokeWidth="0.8" />
      {kind === 'grey' ? (
        <path d="M10 8l4 6-4 6-4-6Z" fill="var(--on-frame)" />
      ) : (
        <path d="M10 8a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z" fill="var(--on-frame)" />
      )}
    </svg>
  );
});
