// What one must not lose sight of where the window is too small for everything.
import { cardOfKind, kindOf } from '@gaslamp/emerald-1e/data';
import { countOf, hasEffect, identityOf } from '@gaslamp/emerald-1e/state';
import { citiesAtRisk, mainAtRisk } from '@gaslamp/words/emerald-1e/claims';
import {
  dayOf,
  e,
  isSeated,
  type Model,
  nameOf,
  players,
  pointsOf,
  type Seated,
  where,
} from '@gaslamp/words/emerald-1e/model';
import { all, who } from '@gaslamp/words/things';
import { Emblem } from '../../art/emerald/emblems.tsx';
import { Cube } from '../../art/emerald/pieces.tsx';
import { PageSymbol } from '../../art/symbols.tsx';
import { Rich } from '../../table/rich.tsx';
import { GameSymbol } from './art/symbols.tsx';

export type Side = 'loyalist' | 'restorationist';
/** R15.8: what an identity counts as, not what is printed; null where the viewer does not know. */
export function sideOf(m: Model, player: number): Side | null {
  const item = identityOf(m.s, player);
  const printed = item < 0 ? null : cardOfKind(m.data, kindOf(m.data, item)).side;
  if (printed === null || !hasEffect(m, player, 'switchFaction')) return printed;
  return printed === 'loyalist' ? 'restorationist' : 'loyalist';
}

/** One's side, points and cubes, and how far the first of the others is. */
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

/** The others with their points, the first of them first. */
const others = (m: Model) =>
  players(m)
    .filter((player) => player !== m.you)
    .map((player) => ({ player, points: pointsOf(m, player) }))
    .sort((a, b) => b.points - a.points);

/** How far from the end of the match a player may be before everybody is told. */
const NEAR = 5;

/** R17.1: who is about to end the match by their points; and what of one's own is in danger. */
export function Urgent({ m, target }: { m: Model; target: number }) {
  if (m.s.reason > 0) return null;
  const [first] = others(m);
  const near =
    first === undefined || first.points < target - NEAR
      ? []
      : [e('brief.near', { player: who(first.player), points: first.points, target })];
  return [...near, ...dangers(m)].map((text) => <Warning key={text} className="urgent" text={text} />);
}

/** What of one's own is in danger, where all of the table is in sight. */
export const Dangers = ({ m }: { m: Model }) =>
  dangers(m).map((text) => <Warning key={text} className="danger-line" text={text} />);

const Warning = ({ className, text }: { readonly className: string; readonly text: string }) => (
  <p className={className}>
    <PageSymbol name="warning" size={16} />
    <span>
      <Rich text={text} />
    </span>
  </p>
);

function dangers(m: Model): string[] {
  const risks = [...citiesAtRisk(m)].map(([player, cities]) =>
    e('brief.cities', { player: who(player), cities: all(cities.map(where)) }),
  );
  const city = isSeated(m) ? mainAtRisk(m) : -1;
  return city < 0 ? risks : [...risks, e('brief.agent', { city: where(city) })];
}
