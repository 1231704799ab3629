// Development only: a match in the page against random opponents.
// ?seed=7&seats=3&you=0&theme=night&steps=400&after=100&until=turn.act (answers by chance, then stop when asked this)&watch
import './theme/fonts.css';
import './theme/tokens.css';
import './app.css';
import './pages/pages.css';
import { builtIn } from '@gaslamp/emerald-2e/pack';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { EmeraldTable } from './games/emerald-2e/table.tsx';
import { LocalClient } from './table-dev-client.ts';
import english from './text/en.json';
import { addTexts } from './text.ts';

addTexts('en', english);
const asked = new URLSearchParams(location.search);
const number = (name: string, otherwise: number) => Number(asked.get(name) ?? otherwise);
const theme = asked.get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const client = new LocalClient({
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
    <div className="match" data-game="emerald-2e">
      <header className="masthead">
        <span className="masthead-name">Gaslamp</span>
      </header>
      <main id="table" className="match-table" tabIndex={-1}>
        <h1 className="only-spoken">A Study in Emerald</h1>
        <EmeraldTable client={client} state={state} pack={builtIn} />
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
