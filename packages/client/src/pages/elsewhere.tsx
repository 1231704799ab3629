import { Route, Switch } from 'wouter';
import { lazily } from '../lazily.ts';
import { later } from './parts/later.tsx';

const DataPage = later(lazily(() => import('./start/data.tsx'), 'DataOfGame'));
const LearnPage = later(lazily(() => import('../lessons/learn-page.tsx'), 'LearnPage'));
const LessonPage = later(lazily(() => import('../lessons/lesson-page.tsx'), 'LessonPage'));
const PlayOnPage = later(lazily(() => import('../replay/play-on.tsx'), 'PlayOnPage'));
const OnePageOf = later(lazily(() => import('./one-page/page.tsx'), 'OnePageOf'));
const PuzzlesPage = later(lazily(() => import('../puzzles/puzzles-page.tsx'), 'PuzzlesPage'));
const PuzzlePage = later(lazily(() => import('../puzzles/puzzle-page.tsx'), 'PuzzlePage'));
const StatisticsPage = later(lazily(() => import('../statistics/page.tsx'), 'StatisticsPage'));
const StoryPage = later(lazily(() => import('../story/page.tsx'), 'StoryPage'));
const TakeAlongPage = later(lazily(() => import('../take-along/page.tsx'), 'TakeAlongPage'));
const NotFound = later(lazily(() => import('./parts/nothing.tsx'), 'NotFound'));

/** Routes of the pages that are seldom visited. */
export function Elsewhere() {
  return (
    <Switch>
      <Route path="/data" component={DataPage} />
      <Route path="/learn/:game?">{({ game }) => <LearnPage {...(game === undefined ? {} : { game })} />}</Route>
      <Route path="/learn/:game/:name">{({ game, name }) => <LessonPage game={game} name={name} />}</Route>
      <Route path="/one-page/:game">{({ game }) => <OnePageOf game={game} />}</Route>
      <Route path="/m/:id/on">{({ id }) => <PlayOnPage key={id} id={id} />}</Route>
      <Route path="/m/:id/story">{({ id }) => <StoryPage key={id} id={id} />}</Route>
      <Route path="/statistics" component={StatisticsPage} />
      <Route path="/m/:id/take-along">{({ id }) => <TakeAlongPage key={id} id={id} />}</Route>
      <Route path="/puzzles/:game?">{({ game }) => <PuzzlesPage {...(game === undefined ? {} : { game })} />}</Route>
      <Route path="/puzzles/:game/:name">{({ game, name }) => <PuzzlePage game={game} name={name} />}</Route>
      <Route component={NotFound} />
    </Switch>
  );
}
