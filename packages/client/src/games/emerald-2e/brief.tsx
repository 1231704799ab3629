// What one must not lose sight of where the window is too small for everything.
import { cardOfKind, kindOf } from '@gaslamp/emerald-2e/data';
import { countOf, identityOf } from '@gaslamp/emerald-2e/state';
import { dayOf, e, type Model, players, pointsOf, type Seated } from '@gaslamp/words/emerald-2e/model';
import { who } from '@gaslamp/words/things';
import { PageSymbol } from '../../art/symbols.tsx';
import { Rich } from '../../table/rich.tsx';
import { Emblem } from './art/emblems.tsx';
import { Agent, Cube } from './art/pieces.tsx';
import { GameSymbol } from './art/symbols.tsx';
import { countsAs } from './players.tsx';

/** One's side, points and pieces in stock. */
export function Brief({ m, target }: { m: Seated; target: number }) {
  const { you } = m;
  const item = identityOf(m.s, you);
  const counts = item < 0 ? null : countsAs(cardOfKind(m.data, kindOf(m.data, item)).side, countOf(m.s.flips, you));
  const [agents, cubes] = [countOf(m.s.agentStock, you), countOf(m.s.cubeStock, you)];
  return (
    <>
      <Emblem day={dayOf(you)} medal size={24} />
      <span className="tab-words">
        <b>{e('brief.points', { points: pointsOf(m, you), target })}</b>
        {counts === null ? null : (
          <span>
            <GameSymbol name={counts === 'loyalist' ? 'loyalistMarker' : 'restorationistMarker'} size={15} />{' '}
            {e(`side.${counts}`)}
          </span>
        )}
        <span className="tab-pieces" title={e('player.agents', { count: agents })}>
          <Agent day={dayOf(you)} size={16} /> {agents} <Cube day={dayOf(you)} size={14} /> {cubes}
        </span>
      </span>
    </>
  );
}

/** How far from the end of the match a player may be before everybody is told. */
const NEAR = 3;

/** R16.1: who is about to end the match by their points. */
export function Urgent({ m, target }: { m: Model; target: number }) {
  if (m.s.reason > 0) return null;
  const far = players(m).map((player) => ({ player, points: pointsOf(m, player) }));
  const first = far.filter(({ player }) => player !== m.you).sort((a, b) => b.points - a.points)[0];
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
