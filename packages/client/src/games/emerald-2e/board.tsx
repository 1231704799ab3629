import { CITIES, LOYALIST, RESTORATIONIST } from '@gaslamp/emerald-2e/box/ids';
import { countOf, trackPoints } from '@gaslamp/emerald-2e/box/state';
import { dayOf, e, type Model, nameOf, players, pointsOf, SIDES, sideName } from '@gaslamp/words/emerald-2e/model';
import { memo, useRef } from 'react';
import { Cartouche } from '../../art/emerald/europe/cartouche.tsx';
import { CompassRose } from '../../art/emerald/europe/compass.tsx';
import { Cube, PointsDisc, Zombie } from '../../art/emerald/pieces.tsx';
import { GameSymbol } from '../../art/emerald/symbols.tsx';
import { useLit } from '../../table/things/lit.ts';
import { useRoving } from '../../table/things/roving.ts';
import { EuropeMap } from './art/europe/map.tsx';
import { TrackMarker } from './art/pieces.tsx';
import { City } from './city.tsx';
import { useTools } from './tools.ts';

const CITY_NUMBERS = CITIES.map((_, city) => city);

/** The map is the heaviest drawing of the page: it is redrawn only when other cities are lit. */
const Engraving = memo(EuropeMap, (a, b) => a.lit?.join() === b.lit?.join());

/** The nine cities over the map, Limbo, the supply and the two railways. */
export function Board({ m }: { m: Model }) {
  const { of: litOf } = useLit();
  const group = useRef<HTMLElement>(null);
  const roving = useRoving(group);
  const lit = CITIES.filter((_, city) => litOf(`city.${city}`) === 'strong');
  return (
    <section ref={group} id="board" className="board" aria-label={e('board.group')} {...roving}>
      {/* Inert already, so that a dialog that makes the whole page inert does not redraw it. */}
      <div className="board-map" inert>
        <Engraving how="leaders" lit={lit} stretch />
        <Cartouche className="board-cartouche" title={e('board.title')} subtitle={e('board.subtitle')} />
        <CompassRose className="board-compass" />
      </div>
      {CITY_NUMBERS.map((city) => (
        <City key={city} m={m} city={city} />
      ))}
      <div className="board-extras">
        <Limbo m={m} />
        <Supply m={m} />
        <Tracks m={m} />
      </div>
    </section>
  );
}

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
      aria-label={`${e('do.take', { city: e('board.limbo') })}. ${words}`}
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

function Supply({ m }: { m: Model }) {
  const words = m.s.banished ? e('board.banished') : e('board.supply', { count: m.s.zombieSupply });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a place on a board is no fieldset
    <div role="group" className="supply" data-at="zombies" title={words} aria-label={words}>
      <Zombie size={18} />
      <b>{m.s.banished ? '–' : m.s.zombieSupply}</b>
      <span>{e('board.supplyShort')}</span>
    </div>
  );
}

const STOPS = Array.from({ length: 11 }, (_, n) => n);

/** Two railway lines, eleven stations each. */
function Tracks({ m }: { m: Model }) {
  const difference = trackPoints(m.s);
  const ahead = countOf(m.s.markers, RESTORATIONIST) > countOf(m.s.markers, LOYALIST) ? RESTORATIONIST : LOYALIST;
  const side = difference === 0 ? 'none' : sideName(ahead);
  const words = e('track.difference', { count: difference, side });
  return (
    // biome-ignore lint/a11y/useSemanticElements: two railways are no fieldset
    <div className="tracks" role="group" aria-label={e('track.group')} title={words}>
      {SIDES.map((name, track) => {
        const at = countOf(m.s.markers, track);
        return (
          <div
            key={name}
            className="track"
            data-side={name}
            data-at={`track.${track}`}
            role="img"
            aria-label={`${e('track.at', { side: sideName(track), at })}. ${track === 1 ? words : ''}`}
          >
            <span className="track-name">
              <GameSymbol name={name === 'loyalist' ? 'loyalistMarker' : 'restorationistMarker'} size={18} />
            </span>
            <span className="track-line">
              {STOPS.map((stop) => (
                <span key={stop} className="track-stop" data-passed={stop <= at || undefined}>
                  {stop}
                </span>
              ))}
              <span className="track-marker" style={{ insetInlineStart: `${((at + 0.5) / 11) * 100}%` }}>
                <TrackMarker side={name} size={22} />
              </span>
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** The points track, 0 to 29 and beyond: discs of all players; a click shows the points by type. */
export function PointsTrack({ m, target, onOpen }: { m: Model; target: number; onOpen: () => void }) {
  const scores = players(m).map((player) => ({ player, total: pointsOf(m, player) }));
  const last = Math.max(29, ...scores.map(({ total }) => total));
  const cells = Array.from({ length: last + 1 }, (_, n) => n);
  const words = scores.map(({ player, total }) => e('points.of', { player: nameOf(m, player), total })).join('; ');
  return (
    <button
      type="button"
      className="points-track"
      aria-label={`${e('points.title')}. ${words}. ${e('points.ends', { target, atOnce: m.s.targetEndsAtOnce })}`}
      onClick={onOpen}
    >
      {cells.map((n) => (
        <span key={n} className="points-cell" data-target={n === target || undefined}>
          <span className="points-number">{n}</span>
          <Discs players={scores.filter(({ total }) => Math.max(0, total) === n).map(({ player }) => player)} />
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
