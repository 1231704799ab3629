import { CARDS } from '@gaslamp/emerald-2e/ids';
import type { Item } from '@gaslamp/kernel/state';
import { type CSSProperties, useRef } from 'react';
import { GameSymbol } from '../../art/symbols.tsx';
import { useLit } from '../../table/lit.ts';
import { read } from '../../table/options.ts';
import { useRoving } from '../../table/roving.ts';
import { cardWords, GameCard } from './card.tsx';
import { e, handOf, type Model, ownerOfItem } from './model.ts';
import { useTools } from './tools.ts';

/** How many copies of each card are picked. */
function pickedKinds(picks: readonly string[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const text of picks) {
    const { verb, words } = read(text);
    if (verb !== 'pick' && verb !== 'advance') continue;
    const kind = CARDS.indexOf(words.at(-1)!);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

export interface HandProps {
  readonly m: Model;
  /** Picked here and not sent yet, and picked in the draft so far. */
  readonly picks: readonly string[];
  readonly laid: readonly string[];
  onUnpick(pick: string): void;
}

/** The own hand as a fan. */
export function HandFan({ m, picks, laid, onUnpick }: HandProps) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const group = useRef<HTMLElement>(null);
  const roving = useRoving(group);
  const items = handOf(m, m.you!);
  const picked = pickedKinds(picks);
  const put = pickedKinds(laid);
  const style = { '--cards': items.length } as CSSProperties;
  const copiesBefore = (item: Item, i: number) =>
    items.slice(0, i).filter((other) => m.data.kindOf[other] === m.data.kindOf[item]).length;
  return (
    <section ref={group} id="hand" className="hand" aria-label={e('hand.group')} style={style} {...roving}>
      {items.length === 0 ? <p className="muted">{e('hand.empty')}</p> : null}
      {items.map((item, i) => {
        const kind = m.data.kindOf[item]!;
        const copy = copiesBefore(item, i);
        const laidHere = copy < (put.get(kind) ?? 0);
        const chosen = laidHere || copy < (put.get(kind) ?? 0) + (picked.get(kind) ?? 0);
        const lit = chosen ? undefined : litOf(`hand.${kind}`);
        const words = cardWords(m, kind, ownerOfItem(m, item));
        return (
          <button
            key={item}
            type="button"
            className="hand-card"
            data-rove=""
            data-lit={lit}
            data-chosen={chosen || undefined}
            data-thing={`hand.${kind}`}
            data-at={`card-in-hand.${item}`}
            style={{ '--n': i } as CSSProperties}
            aria-pressed={chosen}
            aria-label={words}
            aria-description={chosen ? undefined : can(`hand.${kind}`)}
            onClick={(event) => {
              const pick =
                chosen && !laidHere ? picks.find((text) => read(text).words.at(-1) === CARDS[kind]) : undefined;
              if (pick !== undefined) onUnpick(pick);
              else tools.touch(`hand.${kind}`, event.currentTarget);
            }}
          >
            <GameCard m={m} kind={kind} owner={ownerOfItem(m, item)} size="hand" />
            {chosen ? (
              <span className="hand-mark">
                <GameSymbol name="confirm" size={18} />
              </span>
            ) : null}
          </button>
        );
      })}
    </section>
  );
}
