// Development only: shows the drawings of all games on one page, or of one: ?game=…&theme=night
import './theme/fonts.css';
import './theme/tokens.css';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const GALLERIES = import.meta.glob<{ readonly Gallery: ComponentType }>('./games/*/gallery.tsx');

const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
document.body.style.margin = '0';
const wanted = asked.get('game');
const galleries = Object.entries(GALLERIES).map(([path, load]) => ({ game: path.split('/').at(-2)!, load }));
const shown = await Promise.all(
  galleries
    .filter(({ game }) => wanted === null || game === wanted)
    .map(async ({ game, load }) => ({ game, Gallery: (await load()).Gallery })),
);
if (shown.length === 0) throw new Error(`no game ${wanted}; there are ${galleries.map(({ game }) => game).join(', ')}`);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {shown.map(({ game, Gallery }) => (
      <article key={game} data-game={game} style={{ padding: 16 }}>
        <h1 style={{ fontFamily: 'var(--font-display)', margin: 0 }}>{game}</h1>
        <Gallery />
      </article>
    ))}
  </StrictMode>,
);
