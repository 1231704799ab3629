import { cubesOn } from '@gaslamp/emerald-1e/state';
import { dayOf, e, holderOf, type Model, nameOf, placeName, players } from '@gaslamp/words/emerald-1e/model';
import type { CSSProperties } from 'react';
import { Cube } from '../../art/emerald/pieces.tsx';
import { useLit } from '../../table/lit.ts';
import { GameSymbol } from './art/symbols.tsx';
import { useTools } from './tools.ts';

/** The cubes on a target by player, who has the most influence there, and a blocking disc. */
export function TargetCubes({ m, target }: { m: Model; target: number }) {
  const holder = holderOf(m, target);
  const blocked = m.s.blocked[target] === 1;
  return (
    <span className="target-cubes">
      {blocked ? <GameSymbol name="disc" size={17} label={e('board.blocked', { target: placeName(target) })} /> : null}
      {players(m).map((player) => (
        <Cubes key={player} m={m} target={target} player={player} holds={player === holder} />
      ))}
    </span>
  );
}

function Cubes({ m, target, player, holds }: { m: Model; target: number; player: number; holds: boolean }) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const count = cubesOn(m.s, player, target);
  if (count === 0) return null;
  const thing = `cube.${player}.${target}`;
  const lit = litOf(thing);
  const at = `cubes.${player}.${target}`;
  const inside = (
    <>
      <Cube day={dayOf(player)} size={18} />
      {count > 1 ? <b>{count}</b> : null}
    </>
  );
  const style = { '--day': `var(--${dayOf(player)})` } as CSSProperties;
  if (!lit)
    return (
      <span
        className="piece"
        data-at={at}
        data-holds={holds || undefined}
        style={style}
        title={holds ? e('board.mostMark') : undefined}
      >
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      className="piece"
      style={style}
      data-at={at}
      data-holds={holds || undefined}
      data-lit={lit}
      data-thing={thing}
      data-rove={lit === 'strong' ? '' : undefined}
      tabIndex={-1}
      aria-label={e('do.send', { owner: nameOf(m, player), target: placeName(target) })}
      aria-description={can(thing)}
      onClick={(event) => tools.touch(thing, event.currentTarget)}
    >
      {inside}
    </button>
  );
}
