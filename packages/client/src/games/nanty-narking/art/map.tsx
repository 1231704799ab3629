import { addTexts, t } from '@gaslamp/words/text';
import { memo } from 'react';
import { Drawing } from '../../../art/drawing.tsx';
import {
  bankAt,
  board,
  bridges,
  type District,
  districtOf,
  districts,
  path,
  riverBanks,
  riverWidth,
  share,
} from './geometry.ts';
import { LANDMARK, landmarks } from './landmarks.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

export interface LondonMapProps {
  /** Turned for tall screens: left becomes top. */
  readonly turned?: boolean;
  /** Districts with options now, and districts with trouble. */
  readonly lit?: readonly string[];
  readonly trouble?: readonly string[];
  /** Fills its place undistorted, cut off at the edges; otherwise the place has the map's own shape. */
  readonly cover?: boolean;
  readonly className?: string;
}

/** Returns the streets of a district: a grid with its own slant, clipped by its outline. */
function streets(n: number, [left, top, right, bottom]: District['box'], turned: boolean): string {
  const slant = ((n * 37) % 50) - 25;
  const lines: string[] = [];
  for (let x = left - 60; x < right + 60; x += 26 + ((n * 13) % 9))
    lines.push(
      path(
        [
          [x, top - 20],
          [x + slant, bottom + 20],
        ],
        turned,
        false,
      ),
    );
  for (let y = top - 40; y < bottom + 40; y += 24 + ((n * 7) % 8))
    lines.push(
      path(
        [
          [left - 20, y],
          [right + 20, y - slant / 2],
        ],
        turned,
        false,
      ),
    );
  return lines.join('');
}
const DISTRICTS = Object.entries(districts);

/** Returns the transform to the lower right corner of a district, upright in both orientations; smaller on small screens. */
function landmarkPlace(id: string, turned: boolean): string {
  const { left, top, width, height } = share(id, turned);
  const [across, down] = turned ? [board.height, board.width] : [board.width, board.height];
  const size = turned ? 0.8 : 1.05;
  const x = (left + width) * across - LANDMARK.width * size - (turned ? 2 : 8);
  const y = (top + height) * down - LANDMARK.height * size;
  return `translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${size})`;
}

/**
 * The engraved map: districts as blocks of streets with their landmarks, the Thames with its water lines, seven bridges, fog
 * over trouble.
 */
export const LondonMap = memo(
  Engraving,
  (a, b) =>
    a.turned === b.turned &&
    a.cover === b.cover &&
    a.lit?.join() === b.lit?.join() &&
    a.trouble?.join() === b.trouble?.join(),
);
function Engraving({ turned = false, lit = [], trouble = [], cover = false, className }: LondonMapProps) {
  const { width, height } = board;
  const name = turned ? 'tall' : 'wide';
  const { north, south } = riverBanks;
  const end = (points: typeof north, x: number, y: number) => [...points, [x, y] as const];
  const river = [
    [0, 444] as const,
    ...end(north, 1000, 404),
    [1000, 404 + riverWidth] as const,
    ...south.slice().reverse(),
    [0, 444 + riverWidth] as const,
  ];
  return (
    <Drawing
      // The margin around the districts is cut off.
      box={cover ? '14 14 972 632' : turned ? `0 0 ${height} ${width}` : `0 0 ${width} ${height}`}
      className={className}
      width="100%"
      height="100%"
      preserveAspectRatio={cover ? 'xMidYMid slice' : 'none'}
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <defs>
        {DISTRICTS.map(([id, { outline }]) => (
          <clipPath key={id} id={`${name}-${id}`}>
            <path d={path(outline, turned)} />
          </clipPath>
        ))}
        <pattern id={`${name}-fog`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(32)">
          <path d="M0 2h9M0 6.5h9" stroke="var(--fog)" strokeWidth="2.2" />
        </pattern>
        <radialGradient id={`${name}-glow`}>
          <stop offset="0" stopColor="var(--fog)" stopOpacity="0.75" />
          <stop offset="1" stopColor="var(--fog)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d={`M0 0H${width}V${width}H0Z`} fill="var(--board-sea)" />
      {DISTRICTS.map(([id, { outline, box }], n) => (
        <g key={id} clipPath={`url(#${name}-${id})`}>
          <path d={path(outline, turned)} fill={`var(--district-${n % 3})`} />
          <path d={streets(n, box, turned)} stroke="var(--board-hatch)" strokeWidth="1.2" opacity="0.55" />
          <path
            d={landmarks[id]}
            transform={landmarkPlace(id, turned)}
            fill="var(--board-coast)"
            fillRule="evenodd"
            opacity="0.3"
          />
          {trouble.includes(id) ? (
            <path className="london-fog" d={path(outline, turned)} fill={`url(#${name}-fog)`} />
          ) : null}
        </g>
      ))}
      <path d={path(river, turned)} fill="var(--river)" stroke="var(--board-coast)" strokeWidth="2.5" />
      {[0.28, 0.5, 0.72].map((part) => (
        <path
          key={part}
          d={path(
            north.map(([x, y]) => [x, y + riverWidth * part]),
            turned,
            false,
          )}
          stroke="var(--board-water)"
          strokeWidth="1.2"
          strokeDasharray={part === 0.5 ? '26 9 8 9' : '14 12'}
        />
      ))}
      <text
        transform={turned ? 'translate(420 675) rotate(90)' : 'translate(675 431)'}
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontSize="19"
        letterSpacing="6"
        fontStyle="italic"
        fill="var(--board-coast)"
      >
        {t('nanty.river')}
      </text>
      {bridges.map(({ x }) => (
        <Bridge key={x} x={x} turned={turned} />
      ))}
      {DISTRICTS.map(([id, { outline }]) => (
        <path key={id} d={path(outline, turned)} stroke="var(--board-coast)" strokeWidth="2.2" fill="none" />
      ))}
      {lit.map((id) => (
        <path
          key={id}
          className="london-lit"
          d={path(districtOf(id).outline, turned)}
          fill="var(--legal-wash)"
          stroke="var(--legal)"
          strokeWidth="4.5"
        />
      ))}
    </Drawing>
  );
}

function Bridge({ x, turned }: { x: number; turned: boolean }) {
  const y = bankAt(x) - 5;
  const to = y + riverWidth + 10;
  const [w, piers] = [9, [0.3, 0.5, 0.7]];
  return (
    <g>
      <path
        d={path(
          [
            [x - w, y],
            [x + w, y],
            [x + w, to],
            [x - w, to],
          ],
          turned,
        )}
        fill="var(--bridge)"
        stroke="var(--board-coast)"
        strokeWidth="2"
      />
      {piers.map((part) => {
        const at = y + (to - y) * part;
        return (
          <path
            key={part}
            d={`${path(
              [
                [x - w - 4, at],
                [x - w, at],
              ],
              turned,
              false,
            )}${path(
              [
                [x + w, at],
                [x + w + 4, at],
              ],
              turned,
              false,
            )}`}
            stroke="var(--board-coast)"
            strokeWidth="3.5"
          />
        );
      })}
    </g>
  );
}
