// Development only: all drawings of this game on one page.
import './tint.css';
import { builtIn } from '@gaslamp/emerald-2e/box/built-in';
import { dataOf } from '@gaslamp/emerald-2e/box/data';
import { CARDS } from '@gaslamp/emerald-2e/box/ids';
import english from '@gaslamp/words/emerald-2e/text/en.json';
import { addTexts } from '@gaslamp/words/text';
import type { ReactNode } from 'react';
import { CardBack } from '../../art/emerald/card-back.tsx';
import { days } from '../../art/emerald/emblem-mark.tsx';
import { Emblem } from '../../art/emerald/emblems.tsx';
import { Agent, Cube, PointsDisc, Zombie } from '../../art/emerald/pieces.tsx';
import { GameSymbol, symbolNames } from '../../art/emerald/symbols.tsx';
import { Vignette } from '../../art/vignettes/index.tsx';
import { cityIds, styleOf } from './art/europe/geometry.ts';
import { EuropeMap } from './art/europe/map.tsx';
import { DieFace, RoyaltyToken, SanityToken, TrackMarker } from './art/pieces.tsx';
import drawn from './art/vignettes/drawn.generated.json';
import { vignetteIds } from './art/vignettes/scenes.tsx';
import { GameCard } from './card.tsx';

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
        cityIds.map((city) => (
          <div
            key={city}
            style={{
              ...styleOf(city),
              position: 'absolute',
              left: 'var(--left)',
              top: 'var(--top)',
              width: 'var(--wide)',
              height: 'var(--high)',
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
        ))}
    </div>
  );
}

addTexts('en', english);
const m = { data: dataOf(builtIn) };

/** Every card once, then the backs. */
function Cards() {
  return (
    <div style={row}>
      {CARDS.map((id, kind) => (
        <GameCard key={id} m={m} kind={kind} />
      ))}
      {(['game', 'identity'] as const).map((kind) => (
        <CardBack key={kind} kind={kind} size="hand" />
      ))}
      {days.map((day) => (
        <CardBack key={day} kind="starting" day={day} size="hand" />
      ))}
    </div>
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
