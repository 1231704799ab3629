import { CARDS } from '@gaslamp/nanty-narking/ids';
import { type CSSProperties, useRef } from 'react';
import { GameSymbol } from '../../art/symbols.tsx';
import { useLit } from '../../table/lit.ts';
import { read } from '../../table/options.ts';
import { useRoving } from '../../table/roving.ts';
import { cardWords, GameCard } from './card.tsx';
import { e, handOf, type Model } from './model.ts';
import { useTools } from './tools.ts';

export interface HandProps {
  readonly m: Model;
  /** Picked here and not sent yet, and picked in the draft so far. */
  readonly picks: readonly string[];
  readonly laid: readonly string[];
  onUnpick(pick: string): void;
}

/** The own hand as a fan. */
export function HandFan({ m, picks, laid, onUnpick }: HandProps) {
  const group = useRef<HTMLElement>(null);
  const roving = useRoving(group);
  const cards = handOf(m, m.you!);
  return (
    <section
      ref={group}
      id="hand"
      className="hand"
      aria-label={e('hand.group')}
      style={{ '--cards': cards.length } as CSSProperties}
      {...roving}
    >
      {cards.length === 0 ? <p className="muted">{e('hand.empty')}</p> : null}
      {cards.map((card, n) => {
        const pick = picks.find((text) => read(text).words[0] === CARDS[card]);
        const chosen = pick !== undefined || laid.some((text) => read(text).words[0] === CARDS[card]);
        return (
          <HandCard
            key={card}
            m={m}
            card={card}
            n={n}
            chosen={chosen}
            onUnpick={pick === undefined ? null : () => onUnpick(pick)}
          />
        );
      })}
    </section>
  );
}

interface CardButtonProps {
  readonly m: Model;
  readonly card: number;
  readonly n: number;
  readonly chosen: boolean;
  readonly onUnpick: (() => void) | null;
}

/** A card that can be acted on. */
export function HandCard({ m, card, n, chosen, onUnpick }: CardButtonProps) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const thing = `hand.${card}`;
  return (
    <button
      type="button"
      className="hand-card"
      data-rove=""
      data-lit={chosen ? undefined : litOf(thing)}
      data-chosen={chosen || undefined}
      data-thing={thing}
      data-at={`card.${card}`}
      style={{ '--n': n } as CSSProperties}
      aria-pressed={chosen}
      aria-label={cardWords(m, card)}
      aria-description={chosen ? undefined : can(thing)}
      onClick={(event) => (onUnpick ? onUnpick() : tools.touch(thing, event.currentTarget))}
    >
      <GameCard m={m} card={card} size="hand" />
      {chosen ? (
        <span className="hand-mark">
          <GameSymbol name="confirm" size={18} />
        </span>
      ) : null}
    </button>
  );
}
