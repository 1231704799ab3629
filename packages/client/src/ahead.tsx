// Renders the start page of a game without any script. Only the build runs it.
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
  // Renders everything inline: large parts would otherwise be streamed in pieces, with a script that moves them into place.
  const { prelude } = await prerender(node, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return await new Response(prelude).text();
}

/** Returns the start page at that path as markup that React can hydrate. */
export function startPage(game: GameId, pathname: string): Promise<string> {
  Object.assign(globalThis, { location: { pathname, search: `?game=${game}` } });
  return drawn(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/** Returns the fan of cards alone. */
export async function showcase(game: GameId): Promise<string> {
  const { Showcase } = await fetchGame(game);
  return drawn(<Showcase />);
}
