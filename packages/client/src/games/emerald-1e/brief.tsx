// The parts that must stay visible in windows too small for everything.
import { countOf, identityOf, isRestorationist } from '@gaslamp/emerald-1e/box/state';
import { dayOf, e, type Model, nameOf, players, pointsOf, type Seated } from '@gaslamp/words/emerald-1e/model';
import { Suspense } from 'react';
import { Emblem } from '../../art/emerald/emblems.tsx';
import { Cube } from '../../art/emerald/pieces.tsx';
import { lazily } from '../../lazily.ts';
import { GameSymbol } from './art/symbols.tsx';
import type { DangersProps } from './dangers.tsx';

const Dangers = lazily(() => import('./dangers.tsx'), 'Dangers');

export type Side = 'loyalist' | 'restorationist';
/** R15.8: the side that an identity counts as, not the printed one; null if the viewer does not know it. */
export function sideOf(m: Model, player: number): Side | null {
  if (identityOf(m.s, player) < 0) return null;
  return isRestorationist(m, player) ? 'restorationist' : 'loyalist';
}

/** The viewer's side, points and cubes, and the points of the leading opponent. */
export function Brief({ m, target }: { m: Seated; target: number }) {
  const { you } = m;
  const side = sideOf(m, you);
  const [first] = others(m);
  return (
    <>
      <Emblem day={dayOf(you)} medal size={24} />
      <span className="tab-words">
        <b>{e('brief.points', { points: pointsOf(m, you), target })}</b>
        {side === null ? null : (
          <span>
            <GameSymbol name={side} size={15} /> {e(`side.${side}`)}
          </span>
        )}
        <span className="tab-pieces" title={e('player.supply', { count: countOf(m.s.supply, you) })}>
          <Cube day={dayOf(you)} size={14} /> {countOf(m.s.supply, you)}
        </span>
        {first === undefined ? null : (
          <span className="tab-first">{e('points.of', { player: nameOf(m, first.player), total: first.points })}</span>
        )}
      </span>
    </>
  );
}

/** The opponents with their points, the leader first. */
const others = (m: Model) =>
  players(m)
    .filter((player) => player !== m.you)
    .map((player) => ({ player, points: pointsOf(m, player) }))
    .sort((a, b) => b.points - a.points);

/** Distance from the end of the match, in points, at which everybody is warned. */
const NEAR = 5;

/** R17.1: the player who is about to end the match by points, and the viewer's own things in danger. */
export function Urgent({ m, target }: { m: Model; target: number }) {
  const [first] = others(m);
  const near = first === undefined || first.points < target - NEAR ? null : { ...first, target };
  return <AtStake m={m} className="urgent" near={near} />;
}

/** Shows dangers; loaded only if there is something to lose. */
export function AtStake({ near = null, ...rest }: DangersProps) {
  const { s, you } = rest.m;
  const own = you !== null && (s.known[you] === 1 || s.control.includes(you));
  if (s.reason > 0 || (near === null && !own)) return null;
  return (
    <Suspense fallback={null}>
      <Dangers {...rest} near={near} />
    </Suspense>
  );
}
