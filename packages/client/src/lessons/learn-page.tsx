import '../pages/start/start.css';
import './lessons.css';
import '../pages/parts/texts.ts';
import { addTexts, t } from '@gaslamp/words/text';
import { use, useEffect } from 'react';
import { Link } from 'wouter';
import { GAME_IDS, type GameId, isGame } from '../games/games.ts';
import { fetchWithTexts } from '../games/use-manifest.ts';
import { Footer } from '../pages/parts/footer.tsx';
import { Main, Masthead } from '../pages/parts/frame.tsx';
import { Scene } from '../pages/parts/scene.tsx';
import { keyOf, puzzlesOf } from '../puzzles/shelf.ts';
import puzzleTexts from '../puzzles/text/en.json';
import { HELD_BACK, until } from '../settled.ts';
import { knownLessons, rememberLesson } from '../stored-lessons.ts';
import { solvedPuzzles } from '../stored-puzzles.ts';
import { lessonsOf, lessonTexts, type ShelvedLesson } from './shelf.ts';
import english from './text/en.json';

addTexts('en', english);
addTexts('en', puzzleTexts);

const texts = until(Promise.all(GAME_IDS.flatMap((game) => [lessonTexts(game), fetchWithTexts(game)])), HELD_BACK);

/** All lessons; those of the game in the address come first. */
export function LearnPage({ game }: { game?: string }) {
  use(texts);
  useEffect(() => {
    document.title = `${t('learn.title')} · ${t('app.name')}`;
  }, []);
  const first = game !== undefined && isGame(game) ? game : null;
  const games = first === null ? GAME_IDS : [first, ...GAME_IDS.filter((one) => one !== first)];
  return (
    <div className="start" data-game={games[0]}>
      <Masthead />
      <Main label={t('learn.title')}>
        <Scene game={first}>
          <h1>{t('learn.title')}</h1>
          <p>{t('learn.lead')}</p>
          {games.map((one) => (
            <LessonsOfGame key={one} game={one} />
          ))}
        </Scene>
      </Main>
      <Footer />
    </div>
  );
}

function LessonsOfGame({ game }: { game: GameId }) {
  const lessons = lessonsOf(game);
  if (lessons.length === 0) return null;
  return (
    <section className="lessons" aria-labelledby={`lessons-${game}`}>
      <h2 id={`lessons-${game}`}>
        {t(`games.${game}`)} <small>{t(`games.${game}Edition`)}</small>
      </h2>
      <p>
        <Link href={`/one-page/${game}`}>{t('start.onePage')}</Link>
      </p>
      <ol>
        {lessons.map((lesson) => (
          <LessonRow key={lesson.name} lesson={lesson} />
        ))}
      </ol>
      <PuzzlesOffer game={game} />
    </section>
  );
}

/** Link to the puzzles of a game, for players who have learned it. */
function PuzzlesOffer({ game }: { game: GameId }) {
  const puzzles = puzzlesOf(game);
  if (puzzles.length === 0) return null;
  const known = solvedPuzzles();
  const solved = puzzles.filter((one) => known.includes(keyOf(one))).length;
  return (
    <p>
      <Link href={`/puzzles/${game}`}>{t('puzzle.offer', { solved, count: puzzles.length })}</Link>
    </p>
  );
}

function LessonRow({ lesson: { game, name } }: { lesson: ShelvedLesson }) {
  const key = `${game}/${name}`;
  const known = knownLessons().find(({ lesson }) => lesson === key);
  const begun = known !== undefined && known.deeds.length > 0 && !known.through;
  const again = known?.finished === true && !begun;
  // A reload shows the last sentence again; opening the lesson from this list starts it anew.
  const anew = () => rememberLesson({ lesson: key, deeds: [], finished: true, through: false });
  return (
    <li>
      <Link href={`/learn/${game}/${name}`} className="lesson-link" {...(again ? { onClick: anew } : {})}>
        <strong>{t(`lessons.${game}.${name}.title`)}</strong>
        <span>{t(`lessons.${game}.${name}.about`)}</span>
        <em>
          {known?.finished ? `${t(begun ? 'learn.doneOnce' : 'learn.done')} · ` : null}
          {t(begun ? 'learn.resume' : again ? 'learn.again' : 'learn.open')}
        </em>
      </Link>
    </li>
  );
}
