import '../../art/card.css';
import { type ReactNode, Suspense, use } from 'react';
import { CardBack, type CardSize } from '../../art/emerald/card-back.tsx';
import { days } from '../../art/emerald/emblem-mark.tsx';
import { fetched } from '../../art/fetched.ts';
import type { GlyphProps } from '../../art/glyph.ts';
import { parted } from '../../art/parted.ts';
import { Vignette } from '../../art/vignettes/index.tsx';
import type { PrintedPart } from './printed.ts';

/** Draws a symbol of an edition. */
export type Sign<Name> = (props: GlyphProps & { readonly name: Name }) => ReactNode;

/**
 * Returns a function that draws the picture of a card, given the address of all pictures. They are half of the page's size: they
 * are loaded as data, all at once, when the first card is shown.
 */
export function picturesFrom(drawings: string): (id: string) => ReactNode {
  const pictures = fetched<Readonly<Record<string, string>>>(drawings);
  const Picture = ({ id }: { id: string }) => <Vignette markup={use(pictures())?.[id]} />;
  return (id) => (
    <Suspense fallback={null}>
      <Picture id={id} />
    </Suspense>
  );
}

export interface CardMark<Name> {
  readonly name: Name;
  readonly value?: number | undefined;
  /** Number of symbols; each is drawn. */
  readonly count?: number;
}
/** Repeats each mark as often as it counts. */
export const each = <Name extends string>(marks: readonly CardMark<Name>[], Symbols: Sign<Name>): ReactNode[] =>
  marks.flatMap(({ name, value, count = 1 }) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: symbols of a sort are alike
    Array.from({ length: count }, (_, n) => <Symbols key={`${name}${n}`} name={name} value={value} />),
  );

interface CardFrameProps<Name> {
  /** The reference of the card that it enlarges to. */
  readonly card: string | number;
  readonly kind: string;
  readonly name: string;
  readonly size?: CardSize | undefined;
  readonly picture: ReactNode;
  /** Played symbols in their playing order. */
  readonly symbols: ReactNode;
  /** The right column: what the card gives. */
  readonly values: readonly ReactNode[];
  /** Heading over the text, and the signs before it. */
  readonly timing: string;
  readonly timingSymbols: readonly Name[];
  readonly text: string | null;
  /** Drawn in place of a text. */
  readonly flourish?: ReactNode;
  readonly Sign: Sign<Name>;
}

/**
 * Uses spans only, since a card is often inside a button. It is inert, since it is a picture: the component around it names the
 * card. This also saves its many strokes a style update when a dialog makes the whole page inert.
 */
export function CardFrame<Name extends string>({ card, kind, name, size = 'hand', ...props }: CardFrameProps<Name>) {
  const { picture, symbols, values, timing, timingSymbols, text, flourish, Sign } = props;
  return (
    <span className="card-of" data-card={card} data-text={text ? '' : undefined}>
      <span className="card" data-kind={kind} data-size={size} inert>
        <span className="card-name" data-length={name.length > 15 ? 'long' : undefined}>
          <span>{parted(name)}</span>
        </span>
        <span className="card-symbols">{symbols}</span>
        <span className="card-picture">
          {picture}
          {values.length > 0 ? <span className="card-values">{values}</span> : null}
        </span>
        {text ? (
          <span className="card-words">
            {timing ? (
              <span className="card-timing">
                {timingSymbols.map((sign) => (
                  <Sign key={sign} name={sign} />
                ))}
                {timing}
              </span>
            ) : null}
            <span className="card-effect">{text}</span>
          </span>
        ) : (
          flourish
        )}
      </span>
    </span>
  );
}

interface LargeProps<Name> {
  readonly picture: ReactNode;
  readonly printed: readonly PrintedPart<Name>[];
  readonly Sign: Sign<Name>;
}
/** An enlarged card for reading. */
export function LargeCard<Name extends string>({ picture, printed, Sign }: LargeProps<Name>) {
  return (
    <>
      {picture}
      <ul className="preview-words">
        {printed.map(({ field, symbol, value, words }) => (
          <li key={field}>
            <Sign name={symbol} value={value} size={value === undefined ? 18 : 23} /> {words}
          </li>
        ))}
      </ul>
    </>
  );
}

export const SmallBack = ({ player }: { player: number }) => (
  <CardBack kind="starting" day={days[player]!} size="small" className="tiny-card" />
);
