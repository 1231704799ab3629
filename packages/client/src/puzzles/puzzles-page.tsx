import '../pages/start/start.css';
import '../pages/parts/texts.ts';
import './puzzles.css';
import { addTexts, t } from '@gaslamp/words/text';
import { use, useEffect } from 'react';
import { Link } from 'wouter';
import { GAME_IDS, type GameId, isGame } from '../games/games.ts';
import { fetchWithTexts } from '../games/use-manifest.ts';
import { Footer } from '../pages/parts/footer.tsx';
import { Main, Masthead } from '../pages/parts/frame.tsx';
import { Scene } from '../pages/parts/scene.tsx';
import { HELD_BACK, until } from '../settled.ts';
import { solvedPuzzles } from '../stored-puzzles.ts';
import { keyOf, puzzlesOf, puzzleTexts, type ShelvedPuzzle } from './shelf.ts';
import english from './text/en.json';

addTexts('en', english);

const texts = until(Promise.all(GAME_IDS.flatMap((game) => [puzzleTexts(game), fetchWithTexts(game)])), HELD_BACK);

/** All puzzles; those of the game in the address come first. */
export function PuzzlesPage({ game }: { game?: string }) {
  use(texts);
  useEffect(() => {
    document.title = `${t('puzzle.title')} · ${t('app.name')}`;
  }, []);
  const first = game !== undefined && isGame(game) ? game : null;
  const games = first === null ? GAME_IDS : [first, ...GAME_IDS.filter((one) => one !== first)];
  const solved = solvedPuzzles();
  return (
    <div className="start" data-game={games[0]}>
      <Masthead>
        <Link href={first === null ? '/learn' : `/learn/${first}`} className="button puzzle-leave">
          {t('puzzle.lessons')}
        </Link>
      </Masthead>
      <Main label={t('puzzle.title')}>
        <Scene game={first} wide>
          <h1>{t('puzzle.title')}</h1>
          <p>{t('puzzle.lead')}</p>
          {games.map((one) => (
            <PuzzlesOfGame key={one} game={one} solved={solved} />
          ))}
        </Scene>
      </Main>
      <Footer />
    </div>
  );
}

interface SolvedProps {
  readonly solved: readonly string[];
}

function PuzzlesOfGame({ game, solved }: SolvedProps & { readonly game: GameId }) {
  const all = puzzlesOf(game);
  if (all.length === 0) return null;
  const done = all.filter((one) => solved.includes(keyOf(one))).length;
  return (
    <section className="puzzles" aria-labelledby={`puzzles-${game}`}>
      <h2 id={`puzzles-${game}`}>
        {t(`games.${game}`)} <small>{t(`games.${game}Edition`)}</small>
      </h2>
      <p className="muted">{t('puzzle.count', { solved: done, count: all.length })}</p>
      {([1, 2, 3] as const).map((grade) => {
        const graded = all.filter((one) => one.grade === grade);
        return graded.length === 0 ? null : (
          <div key={grade} className="puzzle-grade">
            <h3>{t(`puzzle.grade${grade}`)}</h3>
            <ul>
              {graded.map((one) => (
                <PuzzleRow key={one.name} puzzle={one} solved={solved} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function PuzzleRow({ puzzle, solved }: SolvedProps & { readonly puzzle: ShelvedPuzzle }) {
  const { game, name, goal } = puzzle;
  return (
    <li>
      <Link href={`/puzzles/${game}/${name}`} className="puzzle-link">
        <strong>{t(`puzzles.${game}.${name}.title`)}</strong>
        <span className="muted">{t(`puzzle.goal.${goal}`)}</span>
        {solved.includes(keyOf(puzzle)) ? (
          <em>
            <span aria-hidden="true">✓ </span>
            {t('puzzle.solvedMark')}
          </em>
        ) : null}
      </Link>
    </li>
  );
}
