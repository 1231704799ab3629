import { t } from '@gaslamp/words/text';
import { Component, type ReactNode, Suspense, useEffect } from 'react';
import { type AroundNavHandler, Route, Router, Switch } from 'wouter';
import { wantedGame } from './games/games.ts';
import { fetchGame } from './games/use-manifest.ts';
import { inSame, usePlace } from './language.ts';
import { lazily } from './lazily.ts';
import { PageNote } from './pages/parts/frame.tsx';
import { later } from './pages/parts/later.tsx';
import { watchPage } from './settled.ts';

// Each page is loaded when it is visited, so a match does not load the start page.
const StartPage = lazily(() => withGame(import('./pages/start/start.tsx')), 'StartPage');
const CreatePage = later(lazily(() => withGame(import('./pages/start/create.tsx')), 'CreatePage'));
const MatchPage = later(lazily(() => import('./pages/match/match.tsx'), 'MatchPage'));
const ReplayPage = later(lazily(() => import('./replay/page.tsx'), 'ReplayPage'));
// Routes that players of a match, or those who create one, do not need.
const Elsewhere = later(lazily(() => import('./pages/elsewhere.tsx'), 'Elsewhere'));

/** Also fetches the game, because these pages show one at once. */
function withGame<T>(page: Promise<T>): Promise<T> {
  void fetchGame(wantedGame());
  return page;
}

/** Goes to another page, which begins at its top. */
const toTop: AroundNavHandler = (go, to, how) => {
  go(inSame(to), how);
  scrollTo(0, 0);
};

export function App() {
  useEffect(watchPage, []);
  return (
    <Mishaps>
      <Suspense fallback={<PageNote>{t('app.loading')}</PageNote>}>
        <Router hook={usePlace} hrefs={inSame} aroundNav={toTop}>
          <Switch>
            <Route path="/" component={StartPage} />
            <Route path="/new" component={CreatePage} />
            <Route path="/m/:id/replay">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
            <Route path="/m/:id">{({ id }) => <MatchPage key={id} id={id} />}</Route>
            <Route component={Elsewhere} />
          </Switch>
        </Router>
      </Suspense>
    </Mishaps>
  );
}

/** Error boundary. An error of the page loses nothing, because the match is on the server. */
class Mishaps extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main className="page-note" role="alert">
        <div className="sheet">
          <h1>{t('app.broken')}</h1>
          <pre>{error.message}</pre>
          <button type="button" className="button" onClick={() => location.reload()}>
            {t('app.reload')}
          </button>
        </div>
      </main>
    );
  }
}
