import { BOX_OF } from '@gaslamp/emerald-1e/box/ids';
import { cubesOn } from '@gaslamp/emerald-1e/box/state';
import { canClaim, rivalsFor } from '@gaslamp/words/emerald-1e/claims';
import { dayOf, e, holderOf, type Model, nameOf, place, players, where, words } from '@gaslamp/words/emerald-1e/model';
import { ownedBy } from '@gaslamp/words/things';
import type { CSSProperties } from 'react';
import { Cube } from '../../art/emerald/pieces.tsx';
import { useLit } from '../../table/things/lit.ts';
import { GameSymbol } from './art/symbols.tsx';
import { useTools } from './tools.ts';

/** Mark on the edge of a place: the viewer can claim it, or somebody else can claim it from them (R6.2). */
export function ClaimMark({ m, target }: { m: Model; target: number }) {
  if (canClaim(m, target))
    return (
      <span className="claim-mark">
        <GameSymbol name="claim" size={15} label={words(m, e('board.canClaim', { target: place(target) }))} />
      </span>
    );
  const rivals = rivalsFor(m, target);
  if (rivals.length === 0) return null;
  return (
    <span className="claim-mark" data-risk="">
      <GameSymbol name="warning" size={15} label={rivals.map((one) => riskWords(m, one, target)).join('; ')} />
    </span>
  );
}
export const riskWords = (m: Model, player: number, target: number): string =>
  words(m, e('board.risk', { player: nameOf(m, player), city: where(target % BOX_OF) }));

/** The cubes on a target by player, the player with the most influence there, and a blocking disc. */
export function TargetCubes({ m, target }: { m: Model; target: number }) {
  const holder = holderOf(m, target);
  const blocked = m.s.blocked[target] === 1;
  const there = players(m).filter((player) => cubesOn(m.s, player, target) > 0);
  return (
    <span className="target-cubes" data-piles={there.length + Number(blocked)}>
      {blocked ? (
        <GameSymbol name="disc" size={17} label={words(m, e('board.blocked', { target: place(target) }))} />
      ) : null}
      {there.map((player) => (
        <Cubes key={player} m={m} target={target} player={player} holds={player === holder} />
      ))}
    </span>
  );
}

function Cubes({ m, target, player, holds }: { m: Model; target: number; player: number; holds: boolean }) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const count = cubesOn(m.s, player, target);
  const thing = `cube.${player}.${target}` as const;
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
      aria-label={words(m, e('do.send', { ...ownedBy(m, player), target: place(target) }))}
      aria-description={can(thing)}
      onClick={(event) => tools.touch(thing, event.currentTarget)}
    >
      {inside}
    </button>
  );
}
