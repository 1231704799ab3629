import { cardOfKind } from '@gaslamp/emerald-1e/box/data';
import type { Card } from '@gaslamp/emerald-1e/box/pack';
import { cardName, dayOf, type Model } from '@gaslamp/words/emerald-1e/model';
import { cardText } from '@gaslamp/words/emerald-1e/options';
import { ARROWS, PLAYED, timingWords } from '@gaslamp/words/emerald-1e/printed';
import { memo, type ReactNode, Suspense, use } from 'react';
import { CardBack, type CardSize } from '../../art/emerald/card-back.tsx';
import { fetched } from '../../art/fetched.ts';
import { Vignette } from '../../art/vignettes/index.tsx';
import { CardFrame, type CardMark } from './art/card.tsx';
import { cardKindOf } from './art/card-kinds.ts';
import { GameSymbol, type SymbolName } from './art/symbols.tsx';
import drawings from './art/vignettes/drawn.generated.json?url';
import { printedOn } from './printed.ts';

// Pictures are half of the page's size: they are loaded as data, all at once, when the first card is shown.
const pictures = fetched<Readonly<Record<string, string>>>(drawings);
function Picture({ id }: { id: string }): ReactNode {
  return <Vignette markup={use(pictures())?.[id]} />;
}

/** Returns the symbols for which a card is played, in order. */
const marksOf = (card: Card): CardMark[] => [
  ...PLAYED.filter((name) => card[name] > 0).map((name) => ({ name, count: card[name] })),
  ...ARROWS.filter((name) => card[name] > 0).map((name) => ({ name, value: card[name] })),
];
/** Returns the gains of claiming a card, and the values and abilities of its agent. */
function valuesOf({ agent, insanity }: Card): CardMark[] {
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
export const GameCard = memo(NamedCard, (a, b) => a.m.data === b.m.data && a.kind === b.kind && a.size === b.size);
function NamedCard(props: GameCardProps) {
  const { m, kind } = props;
  return (
    <span className="card-of" data-card={kind} data-text={cardOfKind(m.data, kind).effect ? '' : undefined}>
      <PrintedCard {...props} />
    </span>
  );
}

function PrintedCard({ m, kind, size = 'hand' }: GameCardProps) {
  const card = cardOfKind(m.data, kind);
  return (
    <CardFrame
      kind={cardKindOf(card)}
      name={cardName(m.data, kind)}
      size={size}
      picture={
        <Suspense fallback={null}>
          <Picture id={card.id} />
        </Suspense>
      }
      symbols={marksOf(card)}
      values={valuesOf(card)}
      timing={timingWords(card)}
      timingSymbols={timingSymbols(card)}
      text={card.effect ? cardText(card.effect, m) : undefined}
    />
  );
}

/** Draws an enlarged card for reading. */
export function drawLarge(m: In, ref: string): ReactNode {
  const kind = Number(ref);
  return (
    <>
      <GameCard m={m} kind={kind} size="large" />
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
export function SmallCard(props: { m: In; kind: number; large?: boolean }) {
  return <GameCard m={props.m} kind={props.kind} size={props.large ? 'hand' : 'small'} />;
}
export function SmallBack({ player }: { player: number }) {
  return <CardBack kind="starting" day={dayOf(player)} size="small" className="tiny-card" />;
}
