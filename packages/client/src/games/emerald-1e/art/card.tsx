import '../../../art/card.css';
import './card.css';
import type { ReactNode } from 'react';
import type { CardSize } from '../../../art/emerald/card-back.tsx';
import { GameSymbol, type SymbolName } from './symbols.tsx';

export interface CardMark {
  readonly name: SymbolName;
  readonly value?: number | undefined;
  /** Number of symbols; each is drawn. */
  readonly count?: number;
}

export interface CardFrameProps {
  readonly kind: string;
  readonly name: string;
  readonly size?: CardSize;
  /** The vignette, once loaded. */
  readonly picture?: ReactNode;
  /** Played symbols in their playing order. */
  readonly symbols: readonly CardMark[];
  /** Gains when the card is claimed, and the values of its agent. */
  readonly values: readonly CardMark[];
  /** Heading over the text, and the signs before it. */
  readonly timing?: string;
  readonly timingSymbols?: readonly SymbolName[];
  readonly text?: string | undefined;
}

/**
 * Uses spans only, since a card is often inside a button. It is inert, since it is a picture; the component around it names the
 * card.
 */
export function CardFrame(props: CardFrameProps) {
  const { kind, name, size = 'hand', picture, symbols, values, timing, timingSymbols = [], text } = props;
  return (
    <span className="card" data-kind={kind} data-size={size} inert>
      <span className="card-name" data-length={lengthOf(name)}>
        <span>{name}</span>
      </span>
      <span className="card-symbols">{each(symbols)}</span>
      <span className="card-picture">
        {picture}
        {values.length > 0 ? <span className="card-values">{each(values)}</span> : null}
      </span>
      {text ? (
        <span className="card-words">
          {timing ? (
            <span className="card-timing">
              {timingSymbols.map((sign) => (
                <GameSymbol key={sign} name={sign} />
              ))}
              {timing}
            </span>
          ) : null}
          <span className="card-effect">{text}</span>
        </span>
      ) : null}
    </span>
  );
}

/** Long names break into two lines and shrink a little; one long word cannot break and shrinks more. */
function lengthOf(name: string): 'short' | 'long' | 'wide' {
  if (name.split(/[\s-]/).some((word) => word.length > 11)) return 'wide';
  return name.length > 15 ? 'long' : 'short';
}

/** Repeats each mark as often as it counts. */
const each = (marks: readonly CardMark[]) =>
  marks
    .flatMap((mark) => Array.from({ length: mark.count ?? 1 }, (_, n) => ({ ...mark, key: `${mark.name}${n}` })))
    .map(({ key, name, value }) => <GameSymbol key={key} name={name} value={value} />);
