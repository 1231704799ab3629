// Development only: a match in the page against random opponents.
// ?game=…&seed=7&seats=3&you=0&theme=night&steps=400&after=100&until=turn.act (answers by chance, then stop when asked this)&watch
import './theme/fonts.css';
import './theme/tokens.css';
import './app.css';
import './pages/parts/pages.css';
import { entryNamed } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import type { Row } from '@gaslamp/kernel/log';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { SPECTATOR } from '@gaslamp/kernel/state';
import type { Decision } from '@gaslamp/kernel/table';
import { addTexts, t } from '@gaslamp/words/text';
import { StrictMode, Suspense, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { wantedGame } from './games/games.ts';
import { fetchGame } from './games/use-manifest.ts';
import { LocalClient } from './local/local-client.ts';
import { MatchFrame } from './pages/parts/frame.tsx';
import { RulesOfGame } from './rules/of-game.ts';
import english from './text/en.json';

addTexts('en', english);
const asked = new URLSearchParams(location.search);
const number = (name: string, otherwise: number) => Number(asked.get(name) ?? otherwise);
const theme = asked.get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const game = wantedGame();
const entry = entryNamed(game);
const { Table } = await fetchGame(game);
const seed = number('seed', 7);
const seats = number('seats', 3);
const viewer = asked.has('watch') ? SPECTATOR : number('you', 0);
const chance = new FastDice(seed * 31 + 5);
const { match, entry: deal } = Match.start(entry.game(), seats, {}, new FastDice(seed));
// Passing is one option among many: chance would hardly ever do it, and hardly ever end a turn.
const byChance = ({ options }: Decision) => [match.game.verbs.format(chance.oneOf(options))];
const client = new LocalClient({
  entry,
  match,
  id: 'here',
  viewer,
  names: Array.from({ length: seats }, (_, i) => (i === viewer && seed % 2 === 0 ? 'Irene' : '')),
  rows: [{ move: 0, events: deal.events }, ...playedByChance()],
  pace: number('pace', 350),
  others: byChance,
  rematch: () => {
    location.search = `?game=${game}&seed=${seed + 1}&seats=${seats}`;
  },
});
Object.assign(globalThis, { client });

function Page() {
  const state = useSyncExternalStore(client.subscribe, client.get);
  return (
    <MatchFrame game={game}>
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
    </MatchFrame>
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

/** The steps that chance plays for everybody before the page shows anything. */
function playedByChance(): Row[] {
  const rows: Row[] = [];
  const after = number('after', 0);
  for (let i = 0; i < number('steps', 0) && match.decision !== null; i++) {
    const { decision } = match;
    if (i >= after && decision.player === viewer && decision.effect === asked.get('until')) break;
    const result = match.choose(decision.player, byChance(decision), match.at);
    if (isRefusal(result)) throw new Error(JSON.stringify(result));
    if (result.row) rows.push(result.row);
  }
  return rows;
}
