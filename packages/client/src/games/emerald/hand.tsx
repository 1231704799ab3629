import type { Item } from '@gaslamp/kernel/state';
import type { ReactNode } from 'react';
import { Hand, HandCard } from '../../table/things/hand.tsx';

export interface HandProps<Seated> {
  readonly m: Seated;
  /** Picks not sent yet, and the picks already in the draft. */
  readonly picks: readonly string[];
  readonly laid: readonly string[];
  onUnpick(pick: string, inHand: true): void;
}
interface FanProps extends Omit<HandProps<never>, 'm'> {
  readonly label: string;
  readonly empty: string;
  readonly cards: readonly { readonly item: Item; readonly kind: number; readonly words: string }[];
  draw(kind: number, item: Item): ReactNode;
  /** Returns the kind of card that a pick takes from the hand, or -1. */
  kindPicked(pick: string): number;
  onTouch(thing: `hand.${number}`, node: Element): void;
}

/** The own hand as a fan. */
export function Fan({ label, empty, cards, draw, picks, laid, kindPicked, onTouch, onUnpick }: FanProps) {
  const picked = (of: readonly string[], kind: number) => of.filter((pick) => kindPicked(pick) === kind).length;
  return (
    <Hand label={label} count={cards.length} empty={empty}>
      {cards.map(({ item, kind, words }, i) => {
        const copy = cards.slice(0, i).filter((other) => other.kind === kind).length;
        const put = picked(laid, kind);
        const laidHere = copy < put;
        const chosen = copy < put + picked(picks, kind);
        return (
          <HandCard
            key={item}
            thing={`hand.${kind}`}
            at={`card-in-hand.${item}`}
            n={i}
            label={words}
            chosen={chosen}
            onTouch={(node) => {
              const pick = chosen && !laidHere ? picks.find((text) => kindPicked(text) === kind) : undefined;
              if (pick !== undefined) onUnpick(pick, true);
              else onTouch(`hand.${kind}`, node);
            }}
          >
            {draw(kind, item)}
          </HandCard>
        );
      })}
    </Hand>
  );
}
