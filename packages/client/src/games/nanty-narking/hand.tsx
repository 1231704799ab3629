import { e, handOf, type Model, readOption, type Seated } from '@gaslamp/words/nanty-narking/model';
import { Hand, HandCard } from '../../table/things/hand.tsx';
import { cardWords, GameCard } from './card.tsx';
import { useTools } from './tools.ts';

export interface HandProps {
  readonly m: Seated;
  /** Options picked but not sent yet, and the cards already in the draft. */
  readonly picks: readonly string[];
  readonly laid: readonly number[];
  onUnpick(pick: string): void;
}

/** The own hand as a fan. */
export function HandFan({ m, picks, laid, onUnpick }: HandProps) {
  const cards = handOf(m, m.you);
  return (
    <Hand label={e('hand.group')} count={cards.length} empty={e('hand.empty')}>
      {cards.map((card, n) => {
        const pick = picks.find((text) => cardOf(text) === card);
        const chosen = pick !== undefined || laid.includes(card);
        return (
          <CardButton
            key={card}
            m={m}
            card={card}
            n={n}
            chosen={chosen}
            onUnpick={pick === undefined ? null : () => onUnpick(pick)}
          />
        );
      })}
    </Hand>
  );
}

function cardOf(text: string): number | null {
  const option = readOption(text);
  return option !== null && 'card' in option ? option.card : null;
}

interface CardButtonProps {
  readonly m: Model;
  readonly card: number;
  readonly n: number;
  readonly chosen: boolean;
  readonly onUnpick: (() => void) | null;
}

/** A card that can be acted on. */
export function CardButton({ m, card, n, chosen, onUnpick }: CardButtonProps) {
  const tools = useTools();
  const thing = `hand.${card}` as const;
  return (
    <HandCard
      thing={thing}
      at={`card.${card}`}
      n={n}
      label={cardWords(m, card)}
      chosen={chosen}
      onTouch={(node) => (onUnpick ? onUnpick() : tools.touch(thing, node))}
    >
      <GameCard m={m} card={card} size="hand" />
    </HandCard>
  );
}
