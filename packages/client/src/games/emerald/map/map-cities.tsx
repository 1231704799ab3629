import './map-cities.css';
import { at } from '@gaslamp/kernel/lists';
import { addTexts, t } from '@gaslamp/words/text';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { days } from '../../../art/emerald/emblem-mark.tsx';
import { Emblem } from '../../../art/emerald/emblems.tsx';
import { Agent, Cube, Zombie } from '../../../art/emerald/pieces.tsx';
import { PageSymbol } from '../../../art/symbols.tsx';
import { bring, coverOf } from '../../../table/showing/in-sight.ts';
import { othersFrom } from '../../../table/things/around.ts';
import { useLit } from '../../../table/things/lit.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

interface MapCity {
  readonly name: string;
  /** Everything about the city in one sentence. */
  readonly words: string;
  /** The place of the city's box on the map of a desktop. */
  readonly style: CSSProperties;
  /** Counts by player. */
  readonly agents: readonly number[];
  readonly cubes: readonly number[];
  readonly zombies: number;
  /** The player who controls the city or has the majority there, or -1. */
  readonly holder: number;
  /** True if a royal person can be assassinated in the city. */
  readonly royal: boolean;
}
/** Input of the map of a game. */
export interface GameMapProps<M> extends Pick<MapCitiesProps, 'onTouch'> {
  readonly m: M;
  /** Returns everything about a city in one sentence. */
  wordsOf(m: M, city: number): string;
}
interface MapCitiesProps {
  readonly you: number | null;
  readonly cities: readonly MapCity[];
  /** The sign of a royal person. */
  readonly royal: ReactNode;
  onTouch(thing: `city.${number}`, node: Element): void;
}

/** The cities on the map of a small window. The boxes with everything in them are a list below it. */
export function MapCities({ you, cities, royal, onTouch }: MapCitiesProps) {
  const { of: litOf, can } = useLit();
  const map = useRef<HTMLDivElement>(null);
  /** The city whose box was opened last. */
  const left = useRef(0);
  const open = (city: number) => {
    left.current = city;
    enter(document.querySelector(`.city-button[data-thing="city.${city}"]`));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a map is no fieldset */}
      <div ref={map} role="group" className="map-cities" aria-label={t('map.label')}>
        {cities.map(({ name, words, style, ...here }, city) => {
          const thing = `city.${city}` as const;
          const lit = litOf(thing);
          return (
            <button
              key={name}
              type="button"
              className="map-city"
              style={style}
              tabIndex={-1}
              data-rove=""
              data-lit={lit}
              data-thing={thing}
              aria-label={words}
              aria-description={lit === 'strong' ? can(thing) : t('map.opens')}
              onClick={({ currentTarget }) => (lit === 'strong' ? onTouch(thing, currentTarget) : open(city))}
            >
              <span className="map-city-name" data-long={name.length > 11 || undefined}>
                {name}
              </span>
              <Pieces you={you} {...here} royal={here.royal ? royal : null} />
            </button>
          );
        })}
      </div>
      <div className="map-rail">
        <button
          type="button"
          className="to-map"
          onClick={() => enter(map.current?.querySelectorAll<HTMLElement>('button')[left.current], map.current)}
        >
          <PageSymbol name="arrow" size={14} /> {t('map.back')}
        </button>
      </div>
    </>
  );
}

/** Moves the focus to a city in the list or on the map, and scrolls to it or to the whole map. */
function enter(button: HTMLElement | null | undefined, all: Element | null | undefined = button): void {
  button?.focus({ preventScroll: coverOf() !== null });
  bring(all ?? undefined);
}

/** Size of a piece in px. With more groups of pieces than `MANY` they are smaller. */
const SIZE = 17;
const MANY = 4;

function Pieces(props: Pick<MapCitiesProps, 'you' | 'royal'> & Omit<MapCity, 'name' | 'words' | 'style' | 'royal'>) {
  const { you, agents, cubes, zombies, holder, royal } = props;
  const others = othersFrom(you, agents.length);
  const counts = [...agents, ...cubes, zombies];
  return (
    <span className="map-pieces" data-many={counts.filter((count) => count > 0).length > MANY || undefined}>
      {holder < 0 ? null : <Emblem day={at(days, holder)} medal size={SIZE} />}
      {royal}
      {(you === null ? others : [you, ...others]).map((player) =>
        at(agents, player) + at(cubes, player) === 0 ? null : (
          <span key={player} className="map-player" data-own={player === you || undefined}>
            <Count of={<Agent day={at(days, player)} size={SIZE} />} count={at(agents, player)} />
            <Count of={<Cube day={at(days, player)} size={SIZE} />} count={at(cubes, player)} />
          </span>
        ),
      )}
      <Count of={<Zombie size={SIZE} />} count={zombies} />
    </span>
  );
}

/** A piece with its count, if there is more than one. */
function Count({ of, count }: { of: ReactNode; count: number }) {
  return count === 0 ? null : (
    <span className="map-count">
      {of}
      {count > 1 ? <b>{count}</b> : null}
    </span>
  );
}
