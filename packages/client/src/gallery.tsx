// Development only: shows all drawings of a game on one page: ?game=…&theme=night
import './theme/fonts.css';
import './theme/tokens.css';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** The galleries of the games that have one, by path. */
const GALLERIES = import.meta.glob<{ readonly Gallery: ComponentType }>('./games/*/gallery.tsx');

const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
document.body.style.margin = '0';
const found = Object.entries(GALLERIES).find(([path]) => path.includes(`/${asked.get('game') ?? ''}`));
if (found === undefined) throw new Error('this game has no gallery');
const [path, load] = found;
document.documentElement.dataset.game = path.split('/').at(-2);
const { Gallery } = await load();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
