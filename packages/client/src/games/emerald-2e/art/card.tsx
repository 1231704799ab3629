import '../../../art/card.css';
import type { ReactNode } from 'react';
import { Drawing } from '../../../art/drawing.tsx';
import type { CardSize } from '../../../art/emerald/card-back.tsx';
import { GameSymbol, type SymbolName } from '../../../art/emerald/symbols.tsx';

const cardKinds = [
  'people',
  'organisation',
  'horror',
  'starting',
  'city',
  'royalty',
  'loyalist',
  'restorationist',
] as const;
export type CardKind = (typeof cardKinds)[number];

export interface CardMark {
  readonly name: SymbolName;
  readonly label?: string;
  readonly value?: number;
  /** Number of symbols; each is drawn. */
  readonly count?: number;
}

export interface CardFrameProps {
  readonly kind: CardKind;
  readonly name: string;
  readonly size?: CardSize;
  /** The vignette, once loaded. */
  readonly picture?: ReactNode;
  /** Played symbols in their playing order. */
  readonly symbols?: readonly CardMark[];
  readonly points?: readonly { readonly type: PointsType; readonly value: number; readonly label?: string }[];
  readonly bombs?: number;
  readonly bombLabel?: string;
  readonly insanity?: number;
  readonly insanityLabel?: string;
  readonly agents?: number;
  readonly agentLabel?: string;
  readonly killBoxLabel?: string;
  readonly killBox?: boolean;
  /** Heading over the effect, and the signs before it. */
  readonly timing?: string;
  readonly timingSymbols?: readonly SymbolName[];
  readonly effectText?: string;
  readonly className?: string;
}

export type PointsType = 'neutral' | 'restorationist' | 'loyalist' | 'kill';

const SEALS: Record<PointsType, SymbolName> = {
  neutral: 'vpNeutral',
  restorationist: 'vpRestorationist',
  loyalist: 'vpLoyalist',
  kill: 'vpKill',
};

/**
 * Uses spans only, since a card is often inside a button. It is inert, since it is a picture; this also saves its many strokes
 * a style update when a dialog makes the whole page inert.
 */
export function CardFrame({ kind, name, size = 'hand', picture, className, ...card }: CardFrameProps) {
  const { symbols = [], timing, timingSymbols = [], effectText } = card;
  return (
    <span className={className ? `card ${className}` : 'card'} data-kind={kind} data-size={size} inert>
      <span className="card-name" data-length={lengthOf(name)}>
        <span>{name}</span>
      </span>
      <span className="card-symbols">{each(symbols)}</span>
      <span className="card-picture">
        {picture}
        <Values {...card} />
      </span>
      {effectText || timing ? (
        <span className="card-words">
          {timing && (
            <span className="card-timing">
              {timingSymbols.map((sign) => (
                <GameSymbol key={sign} name={sign} />
              ))}
              {timing}
            </span>
          )}
          <span className="card-effect">{effectText}</span>
        </span>
      ) : (
        <Flourish />
      )}
    </span>
  );
}

/** Long names break into two lines and shrink a little; one long word cannot break and shrinks more. */
function lengthOf(name: string): 'short' | 'long' | 'wide' {
  if (name.split(/[\s-]/).some((word) => word.length > 11)) return 'wide';
  return name.length > 15 ? 'long' : 'short';
}

/** Repeats each mark as often as it counts. */
function each(marks: readonly CardMark[]) {
  return marks
    .flatMap((mark) => Array.from({ length: mark.count ?? 1 }, (_, n) => ({ ...mark, key: `${mark.name}${n}` })))
    .map(({ key, name, label, value }) => <GameSymbol key={key} name={name} label={label} value={value} />);
}

type ValueProps = Pick<
  CardFrameProps,
  'points' | 'bombs' | 'bombLabel' | 'insanity' | 'insanityLabel' | 'agents' | 'agentLabel' | 'killBox' | 'killBoxLabel'
>;

/** The right column: points by type, then bombs, insanity and agents, each drawn as often as it counts. */
function Values({ points = [], bombs = 0, insanity = 0, agents = 0, killBox = false, ...spoken }: ValueProps) {
  const rows: CardMark[] = [
    { name: 'bomb', count: bombs, label: spoken.bombLabel },
    { name: 'insanity', count: insanity, label: spoken.insanityLabel },
    { name: 'placeAgent', count: agents, label: spoken.agentLabel },
    { name: 'killBox', count: killBox ? 1 : 0, label: spoken.killBoxLabel },
  ];
  if (points.length === 0 && rows.every((row) => row.count === 0)) return null;
  return (
    <span className="card-values">
      {points.map(({ type, value, label }) => (
        <span key={type} className="card-value" data-points={type}>
          <GameSymbol name={SEALS[type]} value={value} label={label} />
        </span>
      ))}
      {each(rows)}
    </span>
  );
}

function Flourish() {
  return (
    <span className="card-flourish">
      <Drawing box="0 0 92 18" fill="none" stroke="currentColor" strokeLinecap="round">
        <path d="M46 4l5 5-5 5-5-5Z" fill="currentColor" stroke="none" />
        <path
          d="M56 9c6-7 14-6 15-1 .6 4-5 5-5 1.5M71 9h20M36 9c-6-7-14-6-15-1-.6 4 5 5 5 1.5M21 9H1"
          strokeWidth="1.3"
        />
      </Drawing>
    </span>
  );
}
