import { CITIES, REVOLUTION, WAR } from '@gaslamp/emerald-1e/box/ids';
import { countOf, SANITY_POOL, TOKEN_POOL, zombiesOnBoard } from '@gaslamp/emerald-1e/box/state';
import { at } from '@gaslamp/kernel/lists';
import {
  cityName,
  countAt,
  dayOf,
  e,
  type Model,
  nameOf,
  players,
  pointsOf,
  SIDES,
  TRACK_NAMES,
  trackName,
} from '@gaslamp/words/emerald-1e/model';
import { memo, useRef } from 'react';
import { Cube, PointsDisc, Zombie } from '../../art/emerald/pieces.tsx';
import { useLit } from '../../table/things/lit.ts';
import { useRoving } from '../../table/things/roving.ts';
import { GameSymbol } from './art/symbols.tsx';
import { City } from './city.tsx';
import { middleOf, routeOf } from './geometry.ts';
import { Slots } from './slots.tsx';
import { useTools } from './tools.ts';

const CITY_NUMBERS = CITIES.map((_, city) => city);

/** The twelve cities with the lines between them, the permanent effects, Limbo, the stock and the tracks. */
export function Board({ m }: { m: Model }) {
  const group = useRef<HTMLElement>(null);
  const roving = useRoving(group);
  return (
    <section ref={group} id="board" className="board" aria-label={e('board.group')} {...roving}>
      <div className="cities">
        <div className="board-map" />
        <p className="board-title">
          {e('board.title')} <small>{e('board.subtitle')}</small>
        </p>
        <Lines data={m.data} />
        {CITY_NUMBERS.map((city) => (
          <City key={city} m={m} city={city} />
        ))}
      </div>
      <div className="board-extras">
        <Slots m={m} />
        <Limbo m={m} />
        <Stock m={m} />
        <Tracks m={m} />
      </div>
    </section>
  );
}

/** R1.3: the connections and what an agent pays for each. */
const Lines = memo(function Lines({ data }: Pick<Model, 'data'>) {
  const lines = data.pack.lines.map((line) => ({ ...line, route: routeOf(line.id, line.a, line.b) }));
  return (
    <div className="lines" inert>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        {['line-bed', 'line-rail'].map((layer) => (
          <path key={layer} className={layer} d={lines.map(({ route }) => `M${route.join('L')}`).join('')} />
        ))}
      </svg>
      {lines.map(({ id, a, b, cost, route }) => {
        const [x, y] = middleOf(route);
        const words = e('board.line', { a: cityName(CITIES.indexOf(a)), b: cityName(CITIES.indexOf(b)), cost });
        return (
          <span key={id} className="line-cost" title={words} style={{ left: `${x}%`, top: `${y}%` }}>
            {cost}
          </span>
        );
      })}
    </div>
  );
});

function Limbo({ m }: { m: Model }) {
  const tools = useTools();
  const { of: litOf, can } = useLit();
  const lit = litOf('limbo');
  const count = (player: number) =>
    e('board.limboCount', { player: nameOf(m, player), count: countOf(m.s.limbo, player) });
  const words = `${e('board.limbo')}. ${players(m).map(count).join('; ')}`;
  const inside = (
    <>
      <span className="limbo-name">
        <GameSymbol name="limbo" size={16} /> {e('board.limbo')}
      </span>
      <span className="limbo-cubes">
        {players(m).map((player) => (
          <span key={player} className="limbo-row" data-at={`limbo.${player}`} title={count(player)}>
            <Cube day={dayOf(player)} size={16} />
            <b>{m.s.limbo[player]}</b>
          </span>
        ))}
      </span>
    </>
  );
  return lit ? (
    <button
      type="button"
      className="limbo"
      data-at="limbo"
      data-lit={lit}
      data-thing="limbo"
      data-rove=""
      aria-label={`${e('do.take', { target: e('board.limbo') })}. ${words}`}
      aria-description={can('limbo')}
      onClick={(event) => tools.touch('limbo', event.currentTarget)}
    >
      {inside}
    </button>
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: a place on a board is no fieldset
    <div role="group" className="limbo" data-at="limbo" aria-label={words}>
      {inside}
    </div>
  );
}

/** R2.11: the pieces that nobody has yet. */
function Stock({ m }: { m: Model }) {
  const { supplies } = m.data.pack;
  const zombies = supplies.zombies - zombiesOnBoard(m.s);
  const discs = supplies.blockingDiscs - m.s.blocked.filter((one) => one === 1).length;
  const tokens = countAt(m, TOKEN_POOL);
  const markers = countAt(m, SANITY_POOL);
  const words = e('board.stock', { zombies, discs, tokens, markers });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a place on a board is no fieldset
    <div role="group" className="stock" data-at="stock" title={words} aria-label={words}>
      <span>
        <Zombie size={17} /> <b>{zombies}</b>
      </span>
      <span>
        <GameSymbol name="disc" size={16} /> <b>{discs}</b>
      </span>
      <span>
        <GameSymbol name="token" size={17} /> <b>{tokens}</b>
      </span>
      <span>
        <GameSymbol name="mad" size={16} /> <b>{markers}</b>
      </span>
    </div>
  );
}

/** R1.4: the War and the Revolution track, with the value of each space for the players of its side. */
function Tracks({ m }: { m: Model }) {
  const spaces = [m.data.pack.tracks.war, m.data.pack.tracks.revolution];
  return (
    // biome-ignore lint/a11y/useSemanticElements: two tracks are no fieldset
    <div className="tracks" role="group" aria-label={e('track.group')} title={e('track.ends')}>
      {[WAR, REVOLUTION].map((track) => {
        const values = at(spaces, track);
        const here = countOf(m.s.markers, track);
        const words = e('track.at', {
          track: trackName(track),
          at: here,
          last: values.length - 1,
          points: at(values, here),
          side: e(`side.${at(SIDES, track)}`),
        });
        const name = at(TRACK_NAMES, track);
        return (
          <div
            key={name}
            className="track"
            data-side={at(SIDES, track)}
            data-at={`track.${track}`}
            role="img"
            aria-label={words}
            title={words}
          >
            <span className="track-name">
              <GameSymbol name={name} size={18} /> {trackName(track)}
            </span>
            <span className="track-line" style={{ gridTemplateColumns: `repeat(${values.length}, 1fr)` }}>
              {values.map((value, n) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: spaces stand in their order
                  key={n}
                  className="track-stop"
                  data-passed={n < here || undefined}
                  data-here={n === here || undefined}
                >
                  {value}
                </span>
              ))}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** The visible points: discs of all players; a click shows their composition. */
export function PointsTrack({ m, target, onOpen }: { m: Model; target: number; onOpen: () => void }) {
  const scores = players(m).map((player) => ({ player, total: pointsOf(m, player) }));
  const last = Math.max(target, ...scores.map(({ total }) => total));
  const cells = Array.from({ length: last + 1 }, (_, n) => n);
  const words = scores.map(({ player, total }) => e('points.of', { player: nameOf(m, player), total })).join('; ');
  return (
    <button
      type="button"
      className="points-track"
      aria-label={`${e('points.title')}. ${words}. ${e('points.ends', { target })}`}
      onClick={onOpen}
    >
      {cells.map((n) => (
        <span key={n} className="points-cell" data-target={n === target || undefined}>
          <span className="points-number">{n}</span>
          <Discs players={scores.filter(({ total }) => total === n).map(({ player }) => player)} />
        </span>
      ))}
    </button>
  );
}

function Discs({ players }: { players: readonly number[] }) {
  const { length } = players;
  if (length === 0) return null;
  return (
    <span className="points-discs" data-many={length > 2 || undefined}>
      {players.map((player) => (
        <PointsDisc key={player} day={dayOf(player)} size={length > 4 ? 11 : length > 2 ? 13 : 17} />
      ))}
    </span>
  );
}
