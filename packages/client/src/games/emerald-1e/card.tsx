import { cardOfKind } from '@gaslamp/emerald-1e/box/data';
import type { Card } from '@gaslamp/emerald-1e/box/pack';
import { cardName, type Model } from '@gaslamp/words/emerald-1e/model';
import { cardText } from '@gaslamp/words/emerald-1e/options';
import { ARROWS, PLAYED, timingWords } from '@gaslamp/words/emerald-1e/printed';
import './art/card.css';
import { memo, type ReactNode } from 'react';
import type { CardSize } from '../../art/emerald/card-back.tsx';
import { CardFrame, type CardMark, each, LargeCard, picturesFrom } from '../emerald/card.tsx';
import { cardKindOf } from './art/card-kinds.ts';
import { GameSymbol, type SymbolName } from './art/symbols.tsx';
import drawings from './art/vignettes/drawn.generated.json?url';
import { printedOn } from './printed.ts';

const pictureOf = picturesFrom(drawings);

/** Returns the symbols for which a card is played, in order. */
const marksOf = (card: Card): CardMark<SymbolName>[] => [
  ...PLAYED.filter((name) => card[name] > 0).map((name) => ({ name, count: card[name] })),
  ...ARROWS.filter((name) => card[name] > 0).map((name) => ({ name, value: card[name] })),
];
/** Returns the gains of claiming a card, and the values and abilities of its agent. */
function valuesOf({ agent, insanity }: Card): CardMark<SymbolName>[] {
  if (agent === null) return insanity ? [{ name: 'insanity' }] : [];
  const { bombs, points, kills, killsRoyals, known, steadfast } = agent;
  return [
    ...(points > 0 ? [{ name: 'agentPoints', value: points } as const] : []),
    { name: 'bombs', count: bombs },
    ...(kills ? [{ name: 'kills' } as const] : []),
    ...(killsRoyals ? [{ name: 'killsRoyals' } as const] : []),
    ...(known ? [{ name: 'known' } as const] : []),
    ...(steadfast ? [{ name: 'steadfast' } as const] : []),
  ];
}
export const timingSymbol = {
  action: 'action',
  claim: 'claim',
  start: 'attack',
  support: 'support',
  always: 'always',
} as const satisfies Record<NonNullable<Card['timing']>, SymbolName>;

function timingSymbols({ timing, oneUse }: Card): SymbolName[] {
  if (timing === null) return [];
  return oneUse ? ['oneUse', timingSymbol[timing]] : [timingSymbol[timing]];
}
/** The data that a card is drawn from; outside a match its text has the built-in numbers. */
type In = Pick<Model, 'data'>;

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
  readonly size?: CardSize;
}

/** A card as defined by the pack. Hidden from screen readers: the component around it says `cardWords`. */
export const GameCard = memo(PrintedCard, (a, b) => a.m.data === b.m.data && a.kind === b.kind && a.size === b.size);
function PrintedCard({ m, kind, size }: GameCardProps) {
  const card = cardOfKind(m.data, kind);
  return (
    <CardFrame
      card={kind}
      kind={cardKindOf(card)}
      name={cardName(m.data, kind)}
      size={size}
      picture={pictureOf(card.id)}
      symbols={each(marksOf(card), GameSymbol)}
      values={each(valuesOf(card), GameSymbol)}
      timing={timingWords(card)}
      timingSymbols={timingSymbols(card)}
      text={card.effect && cardText(card.effect, m)}
      Sign={GameSymbol}
    />
  );
}

/** Draws an enlarged card for reading. */
export function drawLarge(m: In, ref: string): ReactNode {
  const kind = Number(ref);
  const picture = <GameCard m={m} kind={kind} size="large" />;
  return <LargeCard picture={picture} printed={printedOn(cardOfKind(m.data, kind))} Sign={GameSymbol} />;
}

/** A card in flight. */
export function SmallCard(props: { m: In; kind: number; large?: boolean }) {
  return <GameCard m={props.m} kind={props.kind} size={props.large ? 'hand' : 'small'} />;
}
