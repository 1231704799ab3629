import { SLOT_1 } from '@gaslamp/emerald-1e/box/ids';
import { cardName, e, kindOn, type Model } from '@gaslamp/words/emerald-1e/model';
import { useLit } from '../../table/things/lit.ts';
import { GameSymbol } from './art/symbols.tsx';
import { ClaimMark, TargetCubes } from './target-cubes.tsx';
import { useTools } from './tools.ts';

/** R2.3: the permanent effects that can still be claimed. */
export function Slots({ m }: { m: Model }) {
  const targets = Array.from({ length: m.data.pack.supplies.slots }, (_, n) => SLOT_1 + n);
  return (
    // biome-ignore lint/a11y/useSemanticElements: places on a board are no fieldset
    <div className="slots" role="group" aria-label={e('board.slots')}>
      {targets.map((target) => (
        <Slot key={target} m={m} target={target} />
      ))}
    </div>
  );
}

function Slot({ m, target }: { m: Model; target: number }) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const thing = `target.${target}` as const;
  const kind = kindOn(m, target);
  if (kind < 0) return <span className="slot slot-empty">{e('board.slotEmpty')}</span>;
  const lit = litOf(thing);
  return (
    <span className="slot" data-lit={lit} data-at={thing}>
      <button
        type="button"
        className="slot-button"
        data-lit={lit}
        data-thing={thing}
        data-rove=""
        data-card={kind}
        aria-label={cardName(m.data, kind)}
        aria-description={can(thing)}
        onClick={(event) => tools.touch(thing, event.currentTarget)}
      />
      <GameSymbol name="always" size={16} />
      <span className="slot-name">{cardName(m.data, kind)}</span>
      <TargetCubes m={m} target={target} />
      <ClaimMark m={m} target={target} />
    </span>
  );
}
