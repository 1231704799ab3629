// Development only: a match in the page against random opponents.
// ?game=…&seed=7&seats=3&you=0&theme=night&steps=400&after=100&until=turn.act (answers by chance, then stop when asked this)&watch
import './theme/fonts.css';
import './theme/tokens.css';
import './app.css';
import './pages/pages.css';
import { entryNamed } from '@gaslamp/games/games';
import { addTexts, t } from '@gaslamp/words/text';
import { StrictMode, Suspense, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { wantedGame } from './games/games.ts';
import { fetchGame } from './games/use-manifest.ts';
import { RulesOfGame } from './rules/of-game.ts';
import { LocalClient } from './table-dev-client.ts';
import english from './text/en.json';

addTexts('en', english);
const asked = new URLSearchParams(location.search);
const number = (name: string, otherwise: number) => Number(asked.get(name) ?? otherwise);
const theme = asked.get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const game = wantedGame();
const entry = entryNamed(game);
const { Table } = await fetchGame(game);
const client = new LocalClient(entry, {
  seed: number('seed', 7),
  seats: number('seats', 3),
  you: asked.has('watch') ? null : number('you', 0),
  steps: number('steps', 0),
  until: asked.get('until'),
  after: number('after', 0),
  pace: number('pace', 350),
});
Object.assign(globalThis, { client });

function Page() {
  const state = useSyncExternalStore(client.subscribe, client.get);
  return (
    <div className="match" data-game={game}>
      <header className="masthead">
        <span className="masthead-name">Gaslamp</span>
      </header>
      <main id="table" className="match-table" tabIndex={-1}>
        <h1 className="only-spoken">{t(`games.${game}`)}</h1>
        <RulesOfGame value={game}>
          <Suspense>
            <Table client={client} state={state} pack={entry.builtIn as never} />
          </Suspense>
        </RulesOfGame>
      </main>
    </div>
  );
}
createRoot(document.getElementById('root')!).render(
  asked.has('strict') ? (
    <StrictMode>
      <Page />
    </StrictMode>
  ) : (
    <Page />
  ),
);
