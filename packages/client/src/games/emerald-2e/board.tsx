import { CITIES, LOYALIST, RESTORATIONIST } from '@gaslamp/emerald-2e/box/ids';
import { countOf, trackPoints } from '@gaslamp/emerald-2e/box/state';
import { e, type Model, nameOf, players, pointsOf, SIDES, where, words } from '@gaslamp/words/emerald-2e/model';
import { memo, useRef } from 'react';
import { Cartouche } from '../../art/emerald/europe/cartouche.tsx';
import { CompassRose } from '../../art/emerald/europe/compass.tsx';
import { Zombie } from '../../art/emerald/pieces.tsx';
import { GameSymbol } from '../../art/emerald/symbols.tsx';
import { lazily } from '../../lazily.ts';
import { useLit } from '../../table/things/lit.ts';
import { useRoving } from '../../table/things/roving.ts';
import { Limbo, Points } from '../emerald/board.tsx';
import { PhoneMap } from '../emerald/map/phone-map.tsx';
import { EuropeMap } from './art/europe/map.tsx';
import { TrackMarker } from './art/pieces.tsx';
import { City, cityWords } from './city.tsx';
import { useTools } from './tools.ts';

// Loaded in small windows.
const CityMap = lazily(() => import('./map.tsx'), 'CityMap');

const CITY_NUMBERS = CITIES.map((_, city) => city);

/** The map is the heaviest drawing of the page: it is redrawn only when other cities are lit. */
const Engraving = memo(EuropeMap, (a, b) => a.lit?.join() === b.lit?.join());

/** The nine cities over the map, Limbo, the supply and the two railways. */
export function Board({ m }: { m: Model }) {
  const { of: litOf } = useLit();
  const tools = useTools();
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
      <PhoneMap>
        <CityMap m={m} wordsOf={cityWords} onTouch={tools.touch} />
      </PhoneMap>
      {CITY_NUMBERS.map((city) => (
        <City key={city} m={m} city={city} />
      ))}
      <div className="board-extras">
        <Limbo
          name={e('board.limbo')}
          counts={players(m).map((player) =>
            e('board.limboCount', { player: nameOf(m, player), count: countOf(m.s.limbo, player) }),
          )}
          cubes={m.s.limbo}
          take={words(m, e('do.take', { city: where(CITIES.length) }))}
          onTouch={tools.touch}
        />
        <Supply m={m} />
        <Tracks m={m} />
      </div>
    </section>
  );
}

function Supply({ m }: { m: Model }) {
  const label = m.s.banished ? e('board.banished') : e('board.supply', { count: m.s.zombieSupply });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a place on a board is no fieldset
    <div role="group" className="supply" data-at="zombies" title={label} aria-label={label}>
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
  const ahead = countOf(m.s.markers, RESTORATIONIST) > countOf(m.s.markers, LOYALIST) ? 'restorationist' : 'loyalist';
  const side = difference === 0 ? 'none' : ahead;
  const distance = e('track.difference', { count: difference, side });
  return (
    // biome-ignore lint/a11y/useSemanticElements: two railways are no fieldset
    <div className="tracks" role="group" aria-label={e('track.group')} title={distance}>
      {SIDES.map((name, track) => {
        const at = countOf(m.s.markers, track);
        return (
          <div
            key={name}
            className="track"
            data-side={name}
            data-at={`track.${track}`}
            role="img"
            aria-label={`${e('track.at', { side: name, at })}. ${track === 1 ? distance : ''}`}
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

/** The points track, 0 to 29 and beyond. */
export function PointsTrack({ m, target, onOpen }: { m: Model; target: number; onOpen: () => void }) {
  const points = players(m).map((player) => pointsOf(m, player));
  const totals = points.map((total, player) => e('points.of', { player: nameOf(m, player), total })).join('; ');
  const ends = e('points.ends', { target, atOnce: m.s.targetEndsAtOnce });
  const label = `${e('points.title')}. ${totals}. ${ends}`;
  return <Points label={label} points={points} target={target} last={29} onOpen={onOpen} />;
}
