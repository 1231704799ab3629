import { type ReactNode, Suspense, use, useId } from 'react';
import { Drawing } from '../../drawing.tsx';
import { fetched } from '../../fetched.ts';
import drawn from './coast.generated.json?url';
import { Compass } from './compass.tsx';
import { MAP_HEIGHT, MAP_WIDTH } from './places.generated.ts';

/** The output of scripts/coast.mjs: paths, and the positions of the mountains. */
interface Coast {
  readonly coast: string;
  readonly graticule: string;
  readonly peaks: readonly (readonly [x: number, y: number])[];
}
const europe = fetched<Coast>(drawn);

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** A city at its true place, and the near edge of the panel that lies over the map for it. */
export interface MapCity {
  readonly id: string;
  readonly at: Point;
  readonly from?: Point;
}

export interface EuropeMapProps {
  /** Accessible name of the map. Without one it is a backdrop. */
  readonly label?: string;
  readonly cities?: readonly MapCity[];
  /** Markers: leader lines from the panels over the map, or only dots, large for a small map and small for a large one. */
  readonly how?: keyof typeof RINGS;
  /**
   * Stretches the map to a box of nearly its own shape, so that overlays positioned in percent match their places. Compass and
   * cartouche must not be stretched and are therefore overlays too.
   */
  readonly stretch?: boolean;
  /** Cities to highlight because something can be done there. */
  readonly lit?: readonly string[];
  readonly className?: string;
  /** Elements drawn over the map in its own units. */
  readonly children?: ReactNode;
}

// Water lines: the coast drawn repeatedly, each time narrower, sea over line. They fade with the distance from land.
const WATER = [
  [25, 0.25],
  [17.5, 0.4],
  [11, 0.6],
  [5.6, 0.85],
] as const;

const peak = ([x, y]: readonly [number, number], n: number): string => {
  const tall = 7 + ((n * 7) % 4);
  return `M${x - 6} ${y + 4}l6-${tall}l6 ${tall}M${x + 1} ${y - tall + 6}l3 ${tall - 2}M${x} ${y - tall + 8}l1 ${tall - 4}`;
};

/** The land in its sea, or open sea if the data cannot be fetched. */
function Land() {
  const id = useId();
  const shore = `${id}shore`;
  const hatch = `${id}hatch`;
  const found = use(europe());
  if (found === null) return null;
  return (
    <>
      <defs>
        <path id={shore} d={found.coast} />
        <pattern id={hatch} width="9" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-32)">
          <path d="M0 1.2q4.5 1 9 0" stroke="var(--board-hatch)" strokeWidth="0.7" />
        </pattern>
      </defs>
      <path d={found.graticule} stroke="var(--board-graticule)" strokeWidth="1" />
      {WATER.map(([width, strength]) => (
        <g key={width}>
          <use href={`#${shore}`} stroke="var(--board-water)" strokeWidth={width} strokeOpacity={strength} />
          <use href={`#${shore}`} stroke="var(--board-sea)" strokeWidth={width - 1.5} />
        </g>
      ))}
      <use href={`#${shore}`} fill="var(--board-land)" />
      <use href={`#${shore}`} fill={`url(#${hatch})`} stroke="var(--board-coast)" strokeWidth="1.3" />
      <path d={found.peaks.map(peak).join('')} stroke="var(--board-coast)" strokeWidth="0.9" strokeOpacity="0.7" />
    </>
  );
}

export function EuropeMap(props: EuropeMapProps) {
  const { label, cities = [], how = 'pins', stretch = false, lit = [], className, children } = props;
  const edge = useId();
  return (
    <Drawing
      box={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      label={label}
      className={className}
      width="100%"
      height="100%"
      preserveAspectRatio={stretch ? 'none' : 'xMidYMid slice'}
      // a layer of its own, so that pieces moving over the map do not make the browser repaint the engraving
      style={{ display: 'block', willChange: 'transform' }}
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <defs>
        <clipPath id={edge}>
          <rect width={MAP_WIDTH} height={MAP_HEIGHT} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${edge})`}>
        <rect width={MAP_WIDTH} height={MAP_HEIGHT} fill="var(--board-sea)" />
        <Suspense fallback={null}>
          <Land />
        </Suspense>
        {!stretch && <Compass x={640} y={544} />}
        {cities.map((city) => (
          <Place key={city.id} city={city} bright={lit.includes(city.id)} how={how} />
        ))}
      </g>
      {children}
    </Drawing>
  );
}

/** Radius of the ring, width of its stroke, and radius of the dot in it. */
const RINGS = { leaders: [6, 1.6, 2.6], dots: [14, 4, 6], pins: [7, 1.8, 3] } as const;

interface PlaceProps {
  readonly city: MapCity;
  readonly bright: boolean;
  readonly how: keyof typeof RINGS;
}
function Place({ city, bright, how }: PlaceProps) {
  const { x, y } = city.at;
  const [ring, stroke, dot] = RINGS[how];
  const ink = bright ? 'var(--legal)' : 'var(--board-coast)';
  return (
    <g stroke={ink}>
      {how === 'leaders' && city.from && <path d={`M${city.from.x} ${city.from.y}L${x} ${y}`} strokeWidth="1.6" />}
      <circle cx={x} cy={y} r={ring} fill="var(--board-panel)" strokeWidth={stroke} />
      <circle cx={x} cy={y} r={dot} fill={ink} stroke="none" />
    </g>
  );
}
