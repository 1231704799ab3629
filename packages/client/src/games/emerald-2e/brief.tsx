// The parts that must stay visible in windows too small for everything.

import { countOf, identityOf, isRestorationist } from '@gaslamp/emerald-2e/box/state';
import { countingOf } from '@gaslamp/emerald-2e/seen/scoring';
import { dayOf, e, type Model, nameOf, players, pointsOf, type Seated } from '@gaslamp/words/emerald-2e/model';
import { who } from '@gaslamp/words/things';
import { Emblem } from '../../art/emerald/emblems.tsx';
import { Agent, Cube } from '../../art/emerald/pieces.tsx';
import { GameSymbol } from '../../art/emerald/symbols.tsx';
import { PageSymbol } from '../../art/symbols.tsx';
import { Rich } from '../../table/things/rich.tsx';
import { SanityToken } from './art/pieces.tsx';

/** R0.9: the side that the viewer's identity counts as, not the printed one; null before it is dealt. */
export const ownSide = (m: Seated) =>
  identityOf(m.s, m.you) < 0 ? null : isRestorationist(m, m.you) ? 'restorationist' : 'loyalist';

/** The viewer's side, points and pieces in stock, and the points of the leading opponent. */
export function Brief({ m, target }: { m: Seated; target: number }) {
  const { you } = m;
  const counts = ownSide(m);
  const [first] = others(m);
  const [agents, cubes] = [countOf(m.s.agentStock, you), countOf(m.s.cubeStock, you)];
  const tokens = countOf(m.s.tokens, you);
  const pieces = [
    e('player.agents', { count: agents }),
    e('player.cubes', { count: cubes }),
    e('player.tokens', { count: tokens }),
  ];
  return (
    <>
      <Emblem day={dayOf(you)} medal size={24} />
      <span className="tab-words">
        <b>{countingWords(m, target) ?? e('brief.points', { points: pointsOf(m, you), target })}</b>
        {counts === null ? null : (
          <span>
            <GameSymbol name={counts === 'loyalist' ? 'loyalistMarker' : 'restorationistMarker'} size={15} />{' '}
            {e(`side.${counts}`)}
          </span>
        )}
        <span className="tab-pieces" title={pieces.join(', ')}>
          <Agent day={dayOf(you)} size={16} /> {agents} <Cube day={dayOf(you)} size={14} /> {cubes}{' '}
          <SanityToken size={15} /> {tokens}
        </span>
        {first === undefined ? null : (
          <span className="tab-first">{e('points.of', { player: nameOf(m, first.player), total: first.points })}</span>
        )}
      </span>
    </>
  );
}

/** Returns how many of the viewer's points will count for them (R17.2 to R17.5); null if all will. */
export function countingWords(m: Seated, target: number): string | null {
  const points = pointsOf(m, m.you);
  const counting = m.final ? null : countingOf(m, m.you);
  if (counting === null || counting.least === points) return null;
  const { least, most } = counting;
  return e('brief.counting', { points, target, least, most, range: String(least < most) });
}

/** The opponents with their points, the leader first. */
const others = (m: Model) =>
  players(m)
    .filter((player) => player !== m.you)
    .map((player) => ({ player, points: pointsOf(m, player) }))
    .sort((a, b) => b.points - a.points);

/** Distance from the end of the match, in points, at which everybody is warned. */
const NEAR = 3;

/** R16.1: the player who is about to end the match by points. */
export function Urgent({ m, target }: { m: Model; target: number }) {
  if (m.s.reason > 0) return null;
  const [first] = others(m);
  if (first === undefined || first.points < target - NEAR) return null;
  return (
    <p className="urgent">
      <PageSymbol name="warning" size={16} />
      <span>
        <Rich text={e('brief.near', { player: who(first.player), points: first.points, target })} />
      </span>
    </p>
  );
}
