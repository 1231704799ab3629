import './start.css';
import './texts.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { SeatEmblem } from '../art/seat-emblem.tsx';
import { GameSymbol } from '../art/symbols.tsx';
import type { ApiError } from '../net/api.ts';
import { t } from '../text.ts';
import { deal } from './deal.ts';
import { Footer } from './footer.tsx';
import { Main, Masthead } from './frame.tsx';
import { GameChoice, type GameId, wantedGame } from './game-choice.tsx';
import { MyMatches } from './my-matches.tsx';
import { seatName, sentence } from './names.ts';
import { RulesButton } from './rules-button.tsx';
import { Scene } from './scene.tsx';

// The cards of the fan come when the page stands.
const SHOWCASES = {
  'emerald-2e': lazy(() => import('../games/emerald-2e/showcase.tsx').then((m) => ({ default: m.Showcase }))),
  'nanty-narking': lazy(() => import('../games/nanty-narking/showcase.tsx').then((m) => ({ default: m.Showcase }))),
};

/** What the start page offers of each game: opponents for one click, and seats. */
const OFFERS = {
  'emerald-2e': { solo: [1, 2, 3, 4], seats: 5 },
  'nanty-narking': { solo: [1, 2, 3], seats: 4 },
} as const;
const SOLO_LABEL = { 1: 'start.soloOne', 2: 'start.soloTwo', 3: 'start.soloThree', 4: 'start.soloFour' } as const;

export function StartPage() {
  const [, go] = useLocation();
  const [error, setError] = useState<string | null>(null);
  const [game, setGame] = useState(wantedGame);
  const { solo: offered, seats } = OFFERS[game];
  const Showcase = SHOWCASES[game];
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = t('app.name');
  }, []);

  function choose(next: GameId): void {
    setGame(next);
    history.replaceState(null, '', `?game=${next}`);
  }
  async function solo(bots: number): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      const id = await deal({
        game,
        seats: [
          { kind: 'person' },
          ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, bot: 'heuristic' })),
        ],
        sit: [0],
      });
      go(`/m/${id}`);
    } catch (mistake) {
      setError(sentence((mistake as ApiError).message));
      setBusy(false);
    }
  }

  return (
    <div className="start" data-game={game}>
      <Masthead />
      <Main label={t('app.name')}>
        <Scene
          game={game}
          band
          beside={
            <Suspense fallback={<div className="showcase" />}>
              <Showcase />
            </Suspense>
          }
        >
          <p className="sheet-kicker">{t('start.title')}</p>
          <GameChoice game={game} onGame={choose} />
          <h1>
            {t(`games.${game}`)} <small>{t(`games.${game}Edition`)}</small>
          </h1>
          <p>{t(`games.${game}About`)}</p>
          <p className="hero-facts">
            {Array.from({ length: seats }, (_, seat) => (
              <SeatEmblem key={seatName(game, seat)} game={game} seat={seat} size={26} />
            ))}
            <span>{t(`start.facts.${game}`)}</span>
          </p>
          <fieldset className="hero-actions" data-count={offered.length}>
            <legend>{t('start.solo')}</legend>
            {offered.map((bots) => (
              <button
                key={bots}
                type="button"
                className="button button-strong"
                disabled={busy}
                onClick={() => void solo(bots)}
              >
                <GameSymbol name="bot" size={18} />
                {t(SOLO_LABEL[bots])}
              </button>
            ))}
          </fieldset>
          <p>
            <Link href={`/new?game=${game}`} className="button button-wide">
              <GameSymbol name="person" size={18} />
              {t('start.new')}
            </Link>
          </p>
          <p>
            <RulesButton game={game} className="button button-wide" />
          </p>
          {error === null ? null : (
            <p role="alert" className="alert">
              {error}
            </p>
          )}
        </Scene>
        <p className="start-lead">{t('start.lead')}</p>
        <MyMatches />
      </Main>
      <Footer />
    </div>
  );
}
