import './start.css';
import '../parts/texts.ts';
import { t } from '@gaslamp/words/text';
import { Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { wantedGame } from '../../games/games.ts';
import { useWithTexts } from '../../games/use-manifest.ts';
import { Footer } from '../parts/footer.tsx';
import { Main, Masthead } from '../parts/frame.tsx';
import { NotFound } from '../parts/nothing.tsx';
import { Scene } from '../parts/scene.tsx';

/** A game's notes on values that could not be looked up. */
export function DataOfGame() {
  const game = wantedGame();
  const { Data } = useWithTexts(game);
  const none = Data === undefined;
  useEffect(() => {
    if (!none) document.title = `${t(`games.${game}DataTitle`)} · ${t('app.name')}`;
  }, [game, none]);
  if (none) return <NotFound />;
  return (
    <div className="start" data-game={game}>
      <Masthead />
      <Main label={t(`games.${game}DataTitle`)}>
        <Scene game={game}>
          <p className="sheet-kicker">{t(`games.${game}`)}</p>
          <h1>{t(`games.${game}DataTitle`)}</h1>
          <Suspense fallback={null}>
            <Data />
          </Suspense>
          <Link href={`/?game=${game}`} className="button button-wide button-strong">
            {t('app.home')}
          </Link>
        </Scene>
      </Main>
      <Footer />
    </div>
  );
}
