import './start.css';
import '../parts/texts.ts';
import { t } from '@gaslamp/words/text';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { PageSymbol } from '../../art/symbols.tsx';
import { type GameId, wantedGame } from '../../games/games.ts';
import { seatName, sentence } from '../../games/names.ts';
import { useWithTexts } from '../../games/use-manifest.ts';
import { isUnkept, keep } from '../../kept.ts';
import { lazily } from '../../lazily.ts';
import { wordsOf } from '../../net/api.ts';
import { knownMatches } from '../../settings.ts';
import { knownLessons } from '../../stored-lessons.ts';
import { Footer } from '../parts/footer.tsx';
import { Main, Masthead } from '../parts/frame.tsx';
import { RulesButton } from '../parts/rules-button.tsx';
import { Fan, Scene } from '../parts/scene.tsx';
import { SeatEmblem } from '../parts/seat-emblem.tsx';
import { doWhatWasAsked } from './asked.ts';
import { type Level, LevelChoice } from './bot-levels.tsx';
import { dealAgainst } from './deal.ts';
import { GameChoice } from './game-choice.tsx';
import { FinishedMatches, HiddenMatches, RunningMatches } from './my-matches.tsx';
import { PasteLink } from './paste.tsx';
import { useMine, waitsForMe } from './use-mine.ts';

const StoreWarning = lazily(() => import('../parts/unkept.tsx'), 'StoreWarning');

/** Labels of the buttons that start a match at once, with as many opponents as the game has other seats. */
const SOLO_LABELS = ['start.soloOne', 'start.soloTwo', 'start.soloThree', 'start.soloFour'] as const;

export function StartPage() {
  const [, go] = useLocation();
  const [error, setError] = useState<string | null>(null);
  const [chosen, setChosen] = useState(wantedGame);
  // The previous game stays until the chosen one is loaded.
  const game = useDeferredValue(chosen);
  const { Showcase, seatColours, Data } = useWithTexts(game);
  const offered = SOLO_LABELS.slice(0, seatColours.length - 1);
  const [busy, setBusy] = useState(false);
  const mine = useMine();
  const fresh = useFresh(chosen);
  const waiting = mine.rows?.filter(waitsForMe).length ?? 0;
  useEffect(() => {
    document.title = waiting === 0 ? t('app.name') : t('start.waitingTitle', { count: waiting });
  }, [waiting]);

  useEffect(doWhatWasAsked, []);
  const [level, setLevel] = useState<Level>('steady');
  const [stores, setStores] = useState(true);
  useEffect(() => {
    keep('try', '');
    setStores(!isUnkept('try'));
  }, []);

  function choose(next: GameId): void {
    setChosen(next);
    history.replaceState(null, '', `?game=${next}`);
  }
  async function solo(bots: number): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      // Uses the latest choice, even if the page does not show it yet.
      go(`/m/${await dealAgainst(chosen, bots, level)}`);
    } catch (mistake) {
      setError(sentence(wordsOf(mistake)));
      setBusy(false);
    }
  }

  return (
    <div className="start" data-game={game}>
      <Masthead />
      <Main label={t('app.name')}>
        <RunningMatches mine={mine} />
        <Scene game={game} band beside={<Fan Showcase={Showcase} />}>
          <p className="sheet-kicker">{t('start.title')}</p>
          <GameChoice game={chosen} onGame={choose} />
          <h1>
            {t(`games.${game}`)} <small>{t(`games.${game}Edition`)}</small>
          </h1>
          <p>
            {t(`games.${game}About`)} {Data ? <Link href={`/data?game=${game}`}>{t(`games.${game}Data`)}</Link> : null}
          </p>
          <p className="hero-facts">
            {seatColours.map((_, seat) => (
              <SeatEmblem key={seatName(game, seat)} game={game} seat={seat} size={26} />
            ))}
            <span>{t(`start.facts.${game}`)}</span>
          </p>
          {stores ? null : (
            <Suspense fallback={null}>
              <StoreWarning />
            </Suspense>
          )}
          <LevelChoice level={level} onLevel={setLevel} />
          <fieldset className="hero-actions" data-count={offered.length}>
            <legend>{t('start.solo')}</legend>
            {offered.map((label, i) => (
              <button
                key={label}
                type="button"
                className="button button-strong"
                disabled={busy}
                onClick={() => void solo(i + 1)}
              >
                <PageSymbol name="bot" size={18} />
                {t(label)}
              </button>
            ))}
          </fieldset>
          <p className="way">
            <span>{t('start.friends')}</span>
            <Link href={`/new?game=${chosen}&friends`} className="button button-strong button-wide">
              <PageSymbol name="share" size={18} />
              {t('start.new')}
            </Link>
          </p>
          <p className="way">
            <span>{t('start.learning')}</span>
            <Link href={`/learn/${chosen}${fresh ? '/first-match' : ''}`} className="button button-strong button-wide">
              <PageSymbol name="eye" size={18} />
              {t(fresh ? 'start.learn' : 'start.learnMore')}
            </Link>
          </p>
          <p>
            <RulesButton game={chosen} className="button button-wide" />
          </p>
          {/* Below the quick start, because the button above leads to the first lesson. */}
          {fresh ? <AllLessons game={chosen} /> : null}
          {error === null ? null : (
            <p role="alert" className="alert">
              {error}
            </p>
          )}
        </Scene>
        <p className="start-lead">{t('start.lead')}</p>
        <PasteLink />
        <FinishedMatches mine={mine} />
        <HiddenMatches mine={mine} />
      </Main>
      <Footer />
    </div>
  );
}

/** Returns true for users who have neither played nor learned the game; the page is prerendered for them. */
function useFresh(game: GameId): boolean {
  const [matches] = useState(knownMatches);
  const [learned, setLearned] = useState<readonly string[]>([]);
  useEffect(() => setLearned(knownLessons().flatMap(({ lesson, finished }) => (finished ? [lesson] : []))), []);
  return !matches.some((one) => one.game === game) && !learned.some((lesson) => lesson.startsWith(`${game}/`));
}
const AllLessons = ({ game }: { game: GameId }) => (
  <p>
    <Link href={`/learn/${game}`}>{t('start.learnMore')}</Link>
  </p>
);
