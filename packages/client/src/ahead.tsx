// Run by the build alone: what the start page of a game looks like before any script has come.
import './theme/fonts.css';
import { addTexts } from '@gaslamp/words/text';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './app.tsx';
import { GAME_IDS, type GameId } from './games/games.ts';
import { fetchGame } from './games/use-manifest.ts';
import english from './text/en.json';

addTexts('en', english);

export { GAME_IDS };

async function drawn(node: ReactNode): Promise<string> {
  // Whole: what is large would else come in pieces, with a script that puts them in their places.
  const { prelude } = await prerender(node, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return await new Response(prelude).text();
}

/** The start page, as React finds it and goes on from there. */
export function startPage(game: GameId): Promise<string> {
  Object.assign(globalThis, { location: { pathname: '/', search: `?game=${game}` } });
  return drawn(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/** The fan of cards by itself. */
export async function showcase(game: GameId): Promise<string> {
  const { Showcase } = await fetchGame(game);
  return drawn(<Showcase />);
}
