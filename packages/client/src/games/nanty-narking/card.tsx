import { at } from '@gaslamp/kernel/lists';
import { EVENTS } from '@gaslamp/nanty-narking/box/ids';
import type { SymbolKey } from '@gaslamp/nanty-narking/box/pack';
import { amountOn } from '@gaslamp/nanty-narking/seen/pounds';
import { cardName, cardOf, e, eventName, type Model } from '@gaslamp/words/nanty-narking/model';
import { eventText, type TextOptions, textWords } from '@gaslamp/words/nanty-narking/options';
import { symbolWords } from '@gaslamp/words/nanty-narking/prompt';
import { memo, type ReactNode, Suspense, use } from 'react';
import { fetched } from '../../art/fetched.ts';
import type { GlyphProps } from '../../art/glyph.ts';
import { Vignette } from '../../art/vignettes/index.tsx';
import { keyed } from '../../table/things/keyed.ts';
import { LondonCard } from './art/card.tsx';
import { LondonSymbol } from './art/symbols.tsx';
import drawings from './art/vignettes/drawn.generated.json?url';
import { type Pressed, printed } from './art/vignettes/press.ts';

type In = Pick<Model, 'data'> & { readonly s: Pick<Model['s'], 'telegraphMoney'> & Partial<TextOptions> };

/** Returns everything printed on a card, in words. */
export function cardWords(m: In, card: number): string {
  const symbols = cardOf(m, card).symbols.map((symbol) => symbolWords(m, card, symbol));
  const text = textWords(m, card);
  return `${cardName(m, card)}: ${symbols.join(', ') || e('card.none')}.${text === '' ? '' : ` ${text}`}`;
}

// Pictures are loaded as data, all at once, when the first card is shown.
const pictures = fetched<Pressed>(drawings);
function Picture({ id }: { id: string }): ReactNode {
  const pressed = use(pictures());
  return <Vignette markup={pressed === null ? undefined : printed(pressed, id)} />;
}
const pictureOf = (id: string) => (
  <Suspense fallback={null}>
    <Picture id={id} />
  </Suspense>
);

export interface GameCardProps {
  readonly m: In;
  readonly card: number;
  readonly size?: 'small' | 'hand' | 'large';
}

/** A card as defined by the pack. Hidden from screen readers: the component around it says `cardWords`. */
export const GameCard = memo(NamedCard, (a, b) => a.m.data === b.m.data && a.card === b.card && a.size === b.size);
function NamedCard(props: GameCardProps) {
  const { m, card } = props;
  return (
    <span className="card-of" data-card={`card ${card}`} data-text={cardOf(m, card).effect ? '' : undefined}>
      <PrintedCard {...props} />
    </span>
  );
}

function PrintedCard({ m, card, size = 'hand' }: GameCardProps) {
  const { id, deck, symbols } = cardOf(m, card);
  return (
    <LondonCard
      kind={deck}
      name={cardName(m, card)}
      size={size}
      symbols={symbols.map((name) => ({ name, value: poundsOf(m, card, name) }))}
      picture={pictureOf(id)}
      timing={symbols[0] === 'interrupt' ? e('symbol.interrupt') : undefined}
      effectText={textWords(m, card)}
    />
  );
}

interface EventCardProps extends Pick<GameCardProps, 'size'> {
  readonly m: In;
  readonly event: number;
}
export function EventCard({ m, event, size = 'hand' }: EventCardProps) {
  return (
    <span className="card-of" data-card={`event ${event}`} data-text="">
      <LondonCard
        kind="event"
        name={eventName(event)}
        size={size}
        symbols={[{ name: 'event' }]}
        picture={pictureOf(at(EVENTS, event))}
        effectText={eventText(m, event)}
      />
    </span>
  );
}

const poundsOf = (m: In, card: number, symbol: SymbolKey): number | undefined =>
  symbol === 'money' ? amountOn(m, card) : undefined;

interface PrintedSymbolProps extends Pick<GlyphProps, 'size' | 'label'> {
  readonly m: In;
  readonly card: number;
  readonly symbol: SymbolKey;
}
/** A symbol of a card, with its amount of money. */
export function PrintedSymbol({ m, card, symbol, ...rest }: PrintedSymbolProps) {
  return <LondonSymbol name={symbol} value={poundsOf(m, card, symbol)} {...rest} />;
}

/** The symbols of a card from top to bottom (R8.1), each with its effect. */
export const SymbolItems = ({ m, card, size }: Omit<PrintedSymbolProps, 'symbol'>): ReactNode =>
  keyed(cardOf(m, card).symbols).map(([key, symbol]) => (
    <li key={key}>
      <PrintedSymbol m={m} card={card} symbol={symbol} size={size} /> {symbolWords(m, card, symbol)}
    </li>
  ));

/** Draws an enlarged card or event for reading. */
export function drawLarge(m: In, ref: string): ReactNode {
  const [sort, n] = ref.split(' ');
  if (sort === 'event') return <EventCard m={m} event={Number(n)} size="large" />;
  const card = Number(n);
  return (
    <>
      <GameCard m={m} card={card} size="large" />
      <ul className="preview-words">
        <SymbolItems m={m} card={card} size={18} />
      </ul>
    </>
  );
}
