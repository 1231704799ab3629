import { cardOfKind } from '@gaslamp/emerald-2e/box/data';
import { POINT_TYPES } from '@gaslamp/emerald-2e/box/ids';
import type { Card } from '@gaslamp/emerald-2e/box/pack';
import { cardName, dayOf, type Model, SIDES } from '@gaslamp/words/emerald-2e/model';
import { cardText, type TextOptions } from '@gaslamp/words/emerald-2e/options';
import { PLAYED, timingWords } from '@gaslamp/words/emerald-2e/printed';
import { memo, type ReactNode, Suspense, use } from 'react';
import { CardBack, type CardSize } from '../../art/emerald/card-back.tsx';
import { GameSymbol, type SymbolName } from '../../art/emerald/symbols.tsx';
import { fetched } from '../../art/fetched.ts';
import { Vignette } from '../../art/vignettes/index.tsx';
import { CardFrame, type CardMark } from './art/card.tsx';
import { cardKindOf } from './art/card-kinds.ts';
import drawings from './art/vignettes/drawn.generated.json?url';
import { printedOn } from './printed.ts';

// Pictures are half of the page's size: they are loaded as data, all at once, when the first card is shown.
const pictures = fetched<Readonly<Record<string, string>>>(drawings);
function Picture({ id }: { id: string }): ReactNode {
  return <Vignette markup={use(pictures())?.[id]} />;
}

/** Returns the symbols for which a card is played, in order. */
function marksOf(card: Card): CardMark[] {
  const marks: CardMark[] = PLAYED.filter((name) => card[name] > 0).map((name) => ({ name, count: card[name] }));
  for (const side of SIDES) if (card[side] > 0) marks.push({ name: `${side}Marker`, value: card[side] });
  return marks;
}
export const timingSymbol = {
  action: 'action',
  free: 'freeAction',
  interrupt: 'interrupt',
  benefit: 'benefit',
} as const;

function timingSymbols(card: Card): SymbolName[] {
  if (card.timing === null) return [];
  return card.oneUse ? ['oneUse', timingSymbol[card.timing]] : [timingSymbol[card.timing]];
}
/** The data that a card is drawn from; outside a match its text is the standard one. */
type In = Pick<Model, 'data'> & { readonly s?: TextOptions };

/** Returns everything printed on a card, in words. */
export function cardWords(m: In, kind: number, owner = -1): string {
  const card = cardOfKind(m.data, kind);
  const parts = printedOn(card).map(({ words }) => words);
  const text = card.effect ? ` ${timingWords(card)}: ${cardText(card.effect, m)}` : '';
  return `${cardName(m.data, kind, owner)}: ${parts.join(', ')}.${text}`;
}

export interface GameCardProps {
  readonly m: In;
  readonly kind: number;
  /** The player whose starting card it is. */
  readonly owner?: number;
  readonly size?: CardSize;
}

/** A card as defined by the pack. Hidden from screen readers: the component around it says `cardWords`. */
export const GameCard = memo(
  NamedCard,
  (a, b) => a.m.data === b.m.data && a.kind === b.kind && a.owner === b.owner && a.size === b.size,
);
function NamedCard(props: GameCardProps) {
  const { m, kind, owner = -1 } = props;
  return (
    <span
      className="card-of"
      data-card={cardRef(kind, owner)}
      data-text={cardOfKind(m.data, kind).effect ? '' : undefined}
    >
      <PrintedCard {...props} />
    </span>
  );
}
/** Returns the `data-card` reference of a card. */
export const cardRef = (kind: number, owner = -1): string => `${kind} ${owner}`;

function PrintedCard({ m, kind, owner = -1, size = 'hand' }: GameCardProps) {
  const card = cardOfKind(m.data, kind);
  const effect = card.effect ? cardText(card.effect, m) : undefined;
  const points = POINT_TYPES.filter((type) => card.vp[type] > 0).map((type) => ({ type, value: card.vp[type] }));
  return (
    <CardFrame
      kind={cardKindOf(card.id)}
      name={cardName(m.data, kind, owner)}
      size={size}
      picture={
        <Suspense fallback={null}>
          <Picture id={card.id} />
        </Suspense>
      }
      symbols={marksOf(card)}
      points={points}
      bombs={card.bombs}
      insanity={card.insanity}
      agents={card.agents}
      killBox={card.killBox}
      timing={card.timing ? timingWords(card) : undefined}
      timingSymbols={timingSymbols(card)}
      effectText={effect}
    />
  );
}

/** Draws an enlarged card for reading. */
export function drawLarge(m: In, ref: string): ReactNode {
  const [kind = 0, owner = -1] = ref.split(' ').map(Number);
  return (
    <>
      <GameCard m={m} kind={kind} owner={owner} size="large" />
      <ul className="preview-words">
        {printedOn(cardOfKind(m.data, kind)).map(({ field, symbol, value, words }) => (
          <li key={field}>
            <GameSymbol name={symbol} value={value} size={value === undefined ? 18 : 23} /> {words}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A card in flight. */
export function SmallCard(props: { m: In; kind: number; owner: number; large?: boolean }) {
  return <GameCard m={props.m} kind={props.kind} owner={props.owner} size={props.large ? 'hand' : 'small'} />;
}
export function SmallBack({ player }: { player: number }) {
  return <CardBack kind="starting" day={dayOf(player)} size="small" className="tiny-card" />;
}
