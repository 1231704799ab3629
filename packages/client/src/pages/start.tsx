import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { SeatEmblem } from '../art/seat-emblem.tsx';
import { GameSymbol } from '../art/symbols.tsx';
import { type ApiError, type MatchSummary, mine } from '../net/api.ts';
import { forget, knownMatches } from '../settings.ts';
import { t } from '../text.ts';
import { deal } from './deal.ts';
import { Footer, Main, Masthead } from './frame.tsx';
import { GameChoice, type GameId, wantedGame } from './game-choice.tsx';
import { nameOfSeat, seatName } from './names.ts';
import { RulesButton } from './rules-button.tsx';
import { Scene } from './scene.tsx';

// The cards of the fan come when the page stands.
const SHOWCASES = {
  'emerald-2e': lazy(() => import('../games/emerald-2e/showcase.tsx').then((m) => ({ default: m.Showcase }))),
  'nanty-narking': lazy(() => import('../games/nanty-narking/showcase.tsx').then((m) => ({ default: m.Showcase }))),
};

/** What the start page offers of each game: opponents for one click, and seats. */
const OFFERS = {
  'emerald-2e': { solo: [1, 2, 4], seats: 5 },
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
      setError((mistake as ApiError).message);
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
          <fieldset className="hero-actions">
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

function MyMatches() {
  const [summaries, setSummaries] = useState<readonly MatchSummary[] | null>(null);
  useEffect(() => {
    let live = true;
    const load = () => {
      const tokens = knownMatches().flatMap(({ match, seats, watch }) => {
        const token = seats[0]?.token ?? watch;
        return token ? [{ match, token }] : [];
      });
      if (tokens.length === 0) return setSummaries([]);
      mine(tokens).then(
        (found) => live && setSummaries(found),
        () => {},
      );
    };
    load();
    const timer = setInterval(load, 10_000);
    return () => {
      live = false;
      clearInterval(timer);
    };
  }, []);
  if (summaries === null) return null;
  return (
    <section className="mine" aria-labelledby="mine-title">
      <h2 id="mine-title">{t('start.mine')}</h2>
      {summaries.length === 0 ? <p className="muted">{t('start.none')}</p> : null}
      <ul>
        {summaries.map((summary) => (
          <li key={summary.match} className="mine-row">
            <Link href={`/m/${summary.match}`} className="mine-link">
              <strong>{t(`games.${summary.game}`)}</strong>
              <span className="mine-names">
                {summary.seats.map((seat, i) => nameOfSeat(seat, i, summary.game)).join(', ')}
              </span>
              <MatchState summary={summary} />
            </Link>
            <button
              type="button"
              className="icon-button"
              aria-label={t('start.forget')}
              title={t('start.forget')}
              onClick={() => {
                forget(summary.match);
                setSummaries(summaries.filter((other) => other !== summary));
              }}
            >
              <GameSymbol name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MatchState({ summary: { over, asked, you, seats, game } }: { summary: MatchSummary }) {
  if (over) return <span className="muted">{t('start.over')}</span>;
  if (asked !== null && asked === you) return <span className="badge">{t('start.yourTurn')}</span>;
  if (asked === null) return null;
  return <span className="muted">{t('start.waitsFor', { name: nameOfSeat(seats[asked]!, asked, game) })}</span>;
}
