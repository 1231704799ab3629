import { kindOf } from '@gaslamp/emerald-1e/box/data';
import type { Item } from '@gaslamp/kernel/state';
import { e, handOf, type Seated } from '@gaslamp/words/emerald-1e/model';
import { Hand, HandCard } from '../../table/things/hand.tsx';
import { cardWords, GameCard } from './card.tsx';
import { kindPicked } from './things.ts';
import { useTools } from './tools.ts';

/** Counts the picked copies of each card. */
function pickedKinds(picks: readonly string[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const pick of picks) {
    const kind = kindPicked(pick);
    if (kind >= 0) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

export interface HandProps {
  readonly m: Seated;
  /** Picks not sent yet, and the picks already in the draft. */
  readonly picks: readonly string[];
  readonly laid: readonly string[];
  onUnpick(pick: string, inHand: true): void;
}

/** The own hand as a fan. */
export function HandFan({ m, picks, laid, onUnpick }: HandProps) {
  const tools = useTools();
  const items = handOf(m, m.you);
  const picked = pickedKinds(picks);
  const put = pickedKinds(laid);
  const copiesBefore = (item: Item, i: number) =>
    items.slice(0, i).filter((other) => kindOf(m.data, other) === kindOf(m.data, item)).length;
  return (
    <Hand label={e('hand.group')} count={items.length} empty={e('hand.empty')}>
      {items.map((item, i) => {
        const kind = kindOf(m.data, item);
        const thing = `hand.${kind}` as const;
        const copy = copiesBefore(item, i);
        const laidHere = copy < (put.get(kind) ?? 0);
        const chosen = laidHere || copy < (put.get(kind) ?? 0) + (picked.get(kind) ?? 0);
        return (
          <HandCard
            key={item}
            thing={thing}
            at={`card-in-hand.${item}`}
            n={i}
            label={cardWords(m, kind)}
            chosen={chosen}
            onTouch={(node) => {
              const pick = chosen && !laidHere ? picks.find((text) => kindPicked(text) === kind) : undefined;
              if (pick !== undefined) onUnpick(pick, true);
              else tools.touch(thing, node);
            }}
          >
            <GameCard m={m} kind={kind} size="hand" />
          </HandCard>
        );
      })}
    </Hand>
  );
}
