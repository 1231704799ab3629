// Development only: all drawings of this game on one page.
import './tint.css';
import type { ReactNode } from 'react';
import { CardBack } from '../../art/emerald/card-back.tsx';
import { days } from '../../art/emerald/emblem-mark.tsx';
import { Emblem } from '../../art/emerald/emblems.tsx';
import { Agent, Cube, PointsDisc, Zombie } from '../../art/emerald/pieces.tsx';
import { GameSymbol, symbolNames } from '../../art/emerald/symbols.tsx';
import { Vignette } from '../../art/vignettes/index.tsx';
import { CardFrame, type CardKind, type CardMark, type PointsType } from './art/card.tsx';
import { cityIds, cityShare } from './art/europe/geometry.ts';
import { EuropeMap } from './art/europe/map.tsx';
import { DieFace, RoyaltyToken, SanityToken, TrackMarker } from './art/pieces.tsx';
import drawn from './art/vignettes/drawn.generated.json';
import { vignetteIds } from './art/vignettes/scenes.tsx';

const asked = new URLSearchParams(location.search);

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

function Section({ id, children }: { id: string; children: ReactNode }) {
  if (asked.get('section') && asked.get('section') !== id) return null;
  return (
    <section style={{ padding: 16 }}>
      <h2 style={{ fontFamily: 'var(--font-display)', margin: '0 0 8px' }}>{id}</h2>
      {children}
    </section>
  );
}

const numbered = new Set([
  'restorationistMarker',
  'loyalistMarker',
  'vpNeutral',
  'vpRestorationist',
  'vpLoyalist',
  'vpKill',
]);

function Symbols() {
  return (
    <>
      {[16, 20, 28, 48].map((size) => (
        <div key={size} style={{ ...row, marginBottom: 10, gap: size > 30 ? 14 : 9 }}>
          {symbolNames.map((name, n) => (
            <GameSymbol key={name} name={name} size={size} value={numbered.has(name) ? (n % 5) + 1 : undefined} />
          ))}
          <GameSymbol name="vpNeutral" size={size} value={12} />
        </div>
      ))}
    </>
  );
}

function Pieces() {
  return (
    <>
      {[14, 18, 24, 36, 72].map((size) => (
        <div key={size} style={{ ...row, marginBottom: 10, background: 'var(--board-panel)', padding: 4 }}>
          {days.map((day) => (
            <Agent key={day} day={day} size={size} />
          ))}
          {days.map((day) => (
            <Cube key={day} day={day} size={size} />
          ))}
          {days.map((day) => (
            <PointsDisc key={day} day={day} size={size} />
          ))}
          <Zombie size={size} />
          <SanityToken size={size} />
          <SanityToken lost size={size} />
          <DieFace face="sane" size={size} />
          <DieFace face="insane" size={size} />
          <TrackMarker side="loyalist" size={size} />
          <TrackMarker side="restorationist" size={size} />
          <RoyaltyToken size={size} />
        </div>
      ))}
      <div style={row}>
        {days.map((day) => (
          <Emblem key={day} day={day} medal size={84} />
        ))}
        {days.map((day) => (
          <Emblem key={day} day={day} medal size={32} />
        ))}
        {days.map((day) => (
          <span key={day} style={{ color: `var(--${day})` }}>
            <Emblem day={day} size={24} />
          </span>
        ))}
      </div>
    </>
  );
}

function Board() {
  return (
    <div style={{ position: 'relative', width: 1000, height: 640, border: '1px solid var(--line-strong)' }}>
      <EuropeMap how="leaders" lit={['VIENNA']} />
      {!asked.get('bare') &&
        cityIds.map((city) => {
          const share = cityShare(city);
          const percent = (part: number) => `${part * 100}%`;
          return (
            <div
              key={city}
              style={{
                position: 'absolute',
                left: percent(share.x),
                top: percent(share.y),
                width: percent(share.width),
                height: percent(share.height),
                boxSizing: 'border-box',
                padding: 6,
                background: 'var(--board-panel)',
                border: '1px solid var(--board-coast)',
                borderRadius: 4,
                boxShadow: 'var(--shadow-2)',
              }}
            >
              <div style={{ fontFamily: 'var(--font-display)', fontWeight: 700 }}>{city}</div>
              <div style={{ display: 'flex', gap: 2 }}>
                {days.map((day) => (
                  <Agent key={day} day={day} size={22} />
                ))}
                {days.map((day) => (
                  <Cube key={day} day={day} size={18} />
                ))}
                <Zombie size={22} />
              </div>
            </div>
          );
        })}
    </div>
  );
}

interface Sample {
  id: string;
  kind: CardKind;
  name: string;
  symbols: CardMark[];
  points?: { type: PointsType; value: number }[];
  bombs?: number;
  insanity?: number;
  agents?: number;
  killBox?: boolean;
  timing?: string;
  timingSymbols?: ('action' | 'freeAction' | 'interrupt' | 'benefit' | 'oneUse')[];
  effectText?: string;
}
const samples: Sample[] = [
  {
    id: 'SHERLOCK_HOLMES',
    kind: 'people',
    name: 'Sherlock Holmes',
    symbols: [{ name: 'claim' }, { name: 'assassinate' }],
    agents: 1,
    timing: 'Interrupt',
    timingSymbols: ['interrupt'],
    effectText: 'Cancel an effect that removes one of your agents.',
  },
  {
    id: 'IRENE_ADLER',
    kind: 'people',
    name: 'Irene Adler',
    symbols: [{ name: 'claim' }, { name: 'move' }],
    agents: 1,
    timing: 'One-use action',
    timingSymbols: ['oneUse', 'action'],
    effectText: 'Swap an agent of another player, in any city, for one from your stock.',
  },
  {
    id: 'UNGERN_STERNBERG',
    kind: 'people',
    name: 'Baron Ungern-Sternberg',
    symbols: [{ name: 'place' }, { name: 'move' }, { name: 'loyalistMarker', value: 1 }],
    agents: 1,
  },
  {
    id: 'SHOGGOTH',
    kind: 'horror',
    name: 'Shoggoth',
    symbols: [{ name: 'move' }],
    points: [{ type: 'kill', value: 3 }],
    insanity: 1,
    killBox: true,
    timing: 'One-use action',
    timingSymbols: ['oneUse', 'action'],
    effectText: 'Kill one agent of another player in any city. It is put on this card.',
  },
  {
    id: 'CTHULHU',
    kind: 'horror',
    name: 'Cthulhu',
    symbols: [{ name: 'place' }],
    points: [{ type: 'loyalist', value: 3 }],
    insanity: 1,
    timing: 'One-use action',
    timingSymbols: ['oneUse', 'action'],
    effectText: 'Empty a city: its stack leaves the game, agents go home, cubes go to Limbo.',
  },
  {
    id: 'OKHRANA',
    kind: 'organisation',
    name: 'Okhrana',
    symbols: [{ name: 'claim' }],
    bombs: 1,
    timing: 'Action',
    timingSymbols: ['action'],
    effectText: 'Send up to two cubes from cities to Limbo.',
  },
  { id: 'AIRSHIPS', kind: 'organisation', name: 'Nadar’s Airships', symbols: [{ name: 'move', count: 3 }] },
  {
    id: 'CITY_ST_PETERSBURG',
    kind: 'city',
    name: 'St. Petersburg',
    symbols: [{ name: 'place' }],
    bombs: 1,
    points: [{ type: 'neutral', value: 3 }],
  },
  {
    id: 'ROYAL_LONDON',
    kind: 'royalty',
    name: 'Gloriana',
    symbols: [],
    points: [{ type: 'restorationist', value: 7 }],
  },
  {
    id: 'ROYAL_CONSTANTINOPLE',
    kind: 'royalty',
    name: 'Sfaticlip, The Fallen Wisdom',
    symbols: [],
    points: [{ type: 'restorationist', value: 3 }],
  },
  { id: 'START_S003', kind: 'starting', name: 'Wednesday', symbols: [{ name: 'place' }], bombs: 1 },
  { id: 'IDENTITY_LOYALIST', kind: 'loyalist', name: 'Loyalist', symbols: [] },
  { id: 'IDENTITY_RESTORATIONIST', kind: 'restorationist', name: 'Restorationist', symbols: [] },
];

function Cards() {
  return (
    <>
      {(['hand', 'small', 'large'] as const).map((size) => (
        <div key={size} style={{ ...row, marginBottom: 16 }}>
          {(size === 'large' ? samples.slice(0, 5) : samples).map(({ id, ...card }) => (
            <CardFrame
              key={id}
              size={size}
              {...card}
              picture={<Vignette markup={(drawn as Record<string, string>)[id]} />}
            />
          ))}
          {(['game', 'identity'] as const).map((kind) => (
            <CardBack key={kind} kind={kind} size={size === 'large' ? 'hand' : size} />
          ))}
          {days.map((day) => (
            <CardBack key={day} kind="starting" day={day} size={size === 'large' ? 'hand' : size} />
          ))}
        </div>
      ))}
      <div style={{ display: 'flex', paddingLeft: 60 }}>
        {samples.slice(0, 8).map(({ id, ...card }, n) => (
          <span
            key={id}
            style={{
              marginLeft: -62,
              transform: `rotate(${(n - 3.5) * 4}deg) translateY(${Math.abs(n - 3.5) ** 2 * 3}px)`,
            }}
          >
            <CardFrame {...card} picture={<Vignette markup={(drawn as Record<string, string>)[id]} />} />
          </span>
        ))}
      </div>
    </>
  );
}

function Vignettes() {
  const width = Number(asked.get('width') ?? 220);
  const only = new RegExp(asked.get('only') ?? '');
  return (
    <div style={{ ...row, gap: 8 }}>
      {vignetteIds
        .filter((id) => only.test(id))
        .map((id) => (
          <figure key={id} style={{ margin: 0, width }}>
            <div style={{ height: width / 1.2, border: '2px solid var(--frame-people)' }}>
              <Vignette markup={(drawn as Record<string, string>)[id]} />
            </div>
            <figcaption style={{ fontSize: 11 }}>{id}</figcaption>
          </figure>
        ))}
    </div>
  );
}

export function Gallery() {
  return (
    <>
      <Section id="symbols">
        <Symbols />
      </Section>
      <Section id="pieces">
        <Pieces />
      </Section>
      <Section id="board">
        <Board />
      </Section>
      <Section id="phone">
        <div style={{ maxWidth: 358, aspectRatio: '1000 / 640', border: '1px solid var(--line-strong)' }}>
          <EuropeMap how="dots" lit={['PARIS', 'ROME']} />
        </div>
      </Section>
      <Section id="cards">
        <Cards />
      </Section>
      <Section id="vignettes">
        <Vignettes />
      </Section>
    </>
  );
}
