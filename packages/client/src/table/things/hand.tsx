import { type CSSProperties, type ReactNode, useRef } from 'react';
import { PageSymbol } from '../../art/symbols.tsx';
import { useLit } from './lit.ts';
import { useRoving } from './roving.ts';

interface HandProps {
  readonly label: string;
  /** Number of cards, and the text for an empty hand. */
  readonly count: number;
  readonly empty: string;
  readonly children: ReactNode;
}

/** The own hand as a fan. */
export function Hand({ label, count, empty, children }: HandProps) {
  const group = useRef<HTMLElement>(null);
  const roving = useRoving(group);
  return (
    <section
      ref={group}
      id="hand"
      className="hand"
      aria-label={label}
      style={{ '--cards': count } as CSSProperties}
      {...roving}
    >
      {count === 0 ? <p className="muted">{empty}</p> : null}
      {children}
    </section>
  );
}

interface HandCardProps {
  /** The thing that a touch of the card selects. */
  readonly thing: string;
  /** Place (`data-at`) from which the card travels. */
  readonly at: string;
  /** Position in the fan. */
  readonly n: number;
  readonly label: string;
  /** Picked for the action that is being composed. */
  readonly chosen: boolean;
  onTouch(node: HTMLElement): void;
  /** The drawing of the card. */
  readonly children: ReactNode;
}

/** A card that can be acted on. */
export function HandCard({ thing, at, n, label, chosen, onTouch, children }: HandCardProps) {
  const { of: litOf, can } = useLit();
  return (
    <button
      type="button"
      className="hand-card"
      data-rove=""
      data-lit={chosen ? undefined : litOf(thing)}
      data-chosen={chosen || undefined}
      data-thing={thing}
      data-at={at}
      style={{ '--n': n } as CSSProperties}
      aria-pressed={chosen}
      aria-label={label}
      aria-description={chosen ? undefined : can(thing)}
      onClick={(event) => onTouch(event.currentTarget)}
    >
      {children}
      {chosen ? (
        <span className="hand-mark">
          <PageSymbol name="confirm" size={18} />
        </span>
      ) : null}
    </button>
  );
}
