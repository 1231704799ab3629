import { Route, Switch } from 'wouter';
import { lazily } from '../lazily.ts';

const DataPage = lazily(() => import('./data.tsx'), 'DataOfGame');
const LearnPage = lazily(() => import('../lessons/learn-page.tsx'), 'LearnPage');
const LessonPage = lazily(() => import('../lessons/lesson-page.tsx'), 'LessonPage');
const PlayOnPage = lazily(() => import('../replay/play-on.tsx'), 'PlayOnPage');
const OnePageOf = lazily(() => import('./one-page/page.tsx'), 'OnePageOf');
const PuzzlesPage = lazily(() => import('../puzzles/puzzles-page.tsx'), 'PuzzlesPage');
const PuzzlePage = lazily(() => import('../puzzles/puzzle-page.tsx'), 'PuzzlePage');
const ReplayPage = lazily(() => import('../replay/page.tsx'), 'ReplayPage');
const StatisticsPage = lazily(() => import('../statistics/page.tsx'), 'StatisticsPage');
const StoryPage = lazily(() => import('../story/page.tsx'), 'StoryPage');
const TakeAlongPage = lazily(() => import('../take-along/page.tsx'), 'TakeAlongPage');
const NotFound = lazily(() => import('./nothing.tsx'), 'NotFound');

/** The pages that are seldom visited. */
export function Elsewhere() {
  return (
    <Switch>
      <Route path="/data" component={DataPage} />
      <Route path="/learn/:game?">{({ game }) => <LearnPage {...(game === undefined ? {} : { game })} />}</Route>
      <Route path="/learn/:game/:name">{({ game, name }) => <LessonPage game={game} name={name} />}</Route>
      <Route path="/one-page/:game">{({ game }) => <OnePageOf game={game} />}</Route>
      <Route path="/m/:id/replay">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
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
