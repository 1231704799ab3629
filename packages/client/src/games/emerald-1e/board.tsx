import { CITIES, LIMBO, REVOLUTION, WAR } from '@gaslamp/emerald-1e/box/ids';
import { countOf, SANITY_POOL, TOKEN_POOL, zombiesOnBoard } from '@gaslamp/emerald-1e/box/state';
import { at } from '@gaslamp/kernel/lists';
import {
  countAt,
  e,
  type Model,
  nameOf,
  place,
  words as plainly,
  players,
  pointsOf,
  SIDES,
  TRACK_NAMES,
  trackName,
} from '@gaslamp/words/emerald-1e/model';
import { memo, useRef } from 'react';
import { Zombie } from '../../art/emerald/pieces.tsx';
import { lazily } from '../../lazily.ts';
import { useRoving } from '../../table/things/roving.ts';
import { Limbo, Points } from '../emerald/board.tsx';
import { PhoneMap } from '../emerald/map/phone-map.tsx';
import { GameSymbol } from './art/symbols.tsx';
import { City, cityWords } from './city.tsx';
import { lineWords, middleOf, routeOf } from './geometry.ts';
import { Slots } from './slots.tsx';
import { useTools } from './tools.ts';

// Loaded in small windows.
const CityMap = lazily(() => import('./map.tsx'), 'CityMap');

const CITY_NUMBERS = CITIES.map((_, city) => city);

/** The twelve cities with the lines between them, the permanent effects, Limbo, the stock and the tracks. */
export function Board({ m }: { m: Model }) {
  const tools = useTools();
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
        <PhoneMap>
          <CityMap m={m} wordsOf={cityWords} onTouch={tools.touch} />
        </PhoneMap>
        {CITY_NUMBERS.map((city) => (
          <City key={city} m={m} city={city} />
        ))}
      </div>
      <div className="board-extras">
        <Slots m={m} />
        <Limbo
          name={e('board.limbo')}
          counts={players(m).map((player) =>
            e('board.limboCount', { player: nameOf(m, player), count: countOf(m.s.limbo, player) }),
          )}
          cubes={m.s.limbo}
          take={plainly(m, e('do.take', { target: place(LIMBO) }))}
          onTouch={tools.touch}
        />
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
      {lines.map((line) => {
        const [x, y] = middleOf(line.route);
        return (
          <span key={line.id} className="line-cost" title={lineWords(line)} style={{ left: `${x}%`, top: `${y}%` }}>
            {line.cost}
          </span>
        );
      })}
    </div>
  );
});

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
          track: at(TRACK_NAMES, track),
          at: here,
          last: values.length - 1,
          points: at(values, here),
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

/** The visible points. */
export function PointsTrack({ m, target, onOpen }: { m: Model; target: number; onOpen: () => void }) {
  const points = players(m).map((player) => pointsOf(m, player));
  const words = points.map((total, player) => e('points.of', { player: nameOf(m, player), total })).join('; ');
  const label = `${e('points.title')}. ${words}. ${e('points.ends', { target })}`;
  return <Points label={label} points={points} target={target} last={target} onOpen={onOpen} />;
}
