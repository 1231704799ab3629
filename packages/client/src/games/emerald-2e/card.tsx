import { cardOfKind } from '@gaslamp/emerald-2e/box/data';
import { POINT_TYPES } from '@gaslamp/emerald-2e/box/ids';
import type { Card } from '@gaslamp/emerald-2e/box/pack';
import { cardName, type Model, SIDES } from '@gaslamp/words/emerald-2e/model';
import { cardText, type TextOptions } from '@gaslamp/words/emerald-2e/options';
import { PLAYED, timingWords } from '@gaslamp/words/emerald-2e/printed';
import { memo, type ReactNode } from 'react';
import { Drawing } from '../../art/drawing.tsx';
import type { CardSize } from '../../art/emerald/card-back.tsx';
import { GameSymbol, type SymbolName } from '../../art/emerald/symbols.tsx';
import { CardFrame, type CardMark, each, LargeCard, picturesFrom } from '../emerald/card.tsx';
import { cardKindOf } from './art/card-kinds.ts';
import drawings from './art/vignettes/drawn.generated.json?url';
import { printedOn } from './printed.ts';

const pictureOf = picturesFrom(drawings);

/** Returns the symbols for which a card is played, in order. */
function marksOf(card: Card): CardMark<SymbolName>[] {
  const marks: CardMark<SymbolName>[] = PLAYED.filter((name) => card[name] > 0).map((name) => ({
    name,
    count: card[name],
  }));
  for (const side of SIDES) if (card[side] > 0) marks.push({ name: `${side}Marker`, value: card[side] });
  return marks;
}
const SEALS = {
  neutral: 'vpNeutral',
  restorationist: 'vpRestorationist',
  loyalist: 'vpLoyalist',
  kill: 'vpKill',
} as const;
/** Returns the points by type, then bombs, insanity and agents, each drawn as often as it counts. */
function valuesOf({ vp, bombs, insanity, agents, killBox }: Card): ReactNode[] {
  const points = POINT_TYPES.filter((type) => vp[type] > 0).map((type) => (
    <span key={type} className="card-value" data-points={type}>
      <GameSymbol name={SEALS[type]} value={vp[type]} />
    </span>
  ));
  const marks = [
    { name: 'bomb', count: bombs },
    { name: 'insanity', count: insanity },
    { name: 'placeAgent', count: agents },
    { name: 'killBox', count: Number(killBox) },
  ] as const;
  return [...points, ...each(marks, GameSymbol)];
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
export function cardWords(m: In, kind: number): string {
  const card = cardOfKind(m.data, kind);
  const parts = printedOn(card).map(({ words }) => words);
  const text = card.effect ? ` ${timingWords(card)}: ${cardText(card.effect, m)}` : '';
  return `${cardName(m.data, kind)}: ${parts.join(', ')}.${text}`;
}

export interface GameCardProps {
  readonly m: In;
  readonly kind: number;
  /** The player whose starting card it is. */
  readonly owner?: number;
  readonly size?: CardSize;
}

/** Returns the `data-card` reference of a card. */
export const cardRef = (kind: number, owner = -1): string => `${kind} ${owner}`;

/** A card as defined by the pack. Hidden from screen readers: the component around it says `cardWords`. */
export const GameCard = memo(
  PrintedCard,
  (a, b) => a.m.data === b.m.data && a.kind === b.kind && a.owner === b.owner && a.size === b.size,
);
function PrintedCard({ m, kind, owner = -1, size }: GameCardProps) {
  const card = cardOfKind(m.data, kind);
  return (
    <CardFrame
      card={cardRef(kind, owner)}
      kind={cardKindOf(card.id)}
      name={cardName(m.data, kind)}
      size={size}
      picture={pictureOf(card.id)}
      symbols={each(marksOf(card), GameSymbol)}
      values={valuesOf(card)}
      timing={timingWords(card)}
      timingSymbols={timingSymbols(card)}
      text={card.effect && cardText(card.effect, m)}
      flourish={<Flourish />}
      Sign={GameSymbol}
    />
  );
}

/** Draws an enlarged card for reading. */
export function drawLarge(m: In, ref: string): ReactNode {
  const [kind = 0, owner = -1] = ref.split(' ').map(Number);
  const picture = <GameCard m={m} kind={kind} owner={owner} size="large" />;
  return <LargeCard picture={picture} printed={printedOn(cardOfKind(m.data, kind))} Sign={GameSymbol} />;
}

/** A card in flight. */
export function SmallCard(props: { m: In; kind: number; owner: number; large?: boolean }) {
  return <GameCard m={props.m} kind={props.kind} owner={props.owner} size={props.large ? 'hand' : 'small'} />;
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
