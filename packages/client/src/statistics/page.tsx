import '../pages/parts/texts.ts';
import '../pages/parts/pages.css';
import '../story/story.css';
import type { Spread, Statistics } from '@gaslamp/protocol/statistics';
import { type OwnOutcome, type OwnStatistics, ownStatisticsOf } from '@gaslamp/record/own-statistics';
import { sideName } from '@gaslamp/words/side-name';
import { addTexts, hasText, t } from '@gaslamp/words/text';
import { type ReactNode, useEffect, useState } from 'react';
import { isGame } from '../games/games.ts';
import { sentence } from '../games/names.ts';
import { fetchGame } from '../games/use-manifest.ts';
import * as api from '../net/api.ts';
import { Footer } from '../pages/parts/footer.tsx';
import { Main, Masthead } from '../pages/parts/frame.tsx';
import { hiddenMatches } from '../pages/start/hidden.ts';
import { summaries } from '../pages/start/use-mine.ts';
import { knownMatches } from '../settings.ts';
import { Numbers, percent, rounded, Shares } from './tables.tsx';
import english from './text/en.json';

addTexts('en', english);

/** Statistics of finished matches: the user's own, and all of this server. */
export function StatisticsPage() {
  const own = useCounted(ownNumbers);
  const house = useCounted(houseNumbers);
  useEffect(() => {
    document.title = `${t('statistics.title')} · ${t('app.name')}`;
  }, []);
  return (
    <div className="start story">
      <Masthead />
      <Main label={t('statistics.title')} className="story-sheet">
        <h1>{t('statistics.title')}</h1>
        <p className="muted">{t('statistics.lead')}</p>
        <Part title={t('statistics.own')} lead={t('statistics.ownLead')} none={t('statistics.ownNone')} counted={own}>
          {(numbers) => <Own key={numbers.game} numbers={numbers} />}
        </Part>
        <Part
          title={t('statistics.house')}
          lead={t('statistics.houseLead')}
          none={t('statistics.houseNone')}
          counted={house}
        >
          {(numbers) => <House key={numbers.game} numbers={numbers} />}
        </Part>
      </Main>
      <Footer />
    </div>
  );
}

type Counted<T> = { readonly games: readonly T[] } | { readonly failed: string } | null;

/** Loads statistics by game, together with the texts of those games. */
function useCounted<T extends { readonly game: string }>(count: () => Promise<readonly T[]>): Counted<T> {
  const [counted, setCounted] = useState<Counted<T>>(null);
  useEffect(() => {
    let live = true;
    const load = async (): Promise<Counted<T>> => {
      const games = (await count()).filter(({ game }) => isGame(game));
      await Promise.all(games.map(async ({ game }) => (await fetchGame(game)).story?.()));
      return { games };
    };
    load()
      .catch((mistake: unknown): Counted<T> => ({ failed: sentence(api.wordsOf(mistake)) }))
      .then((found) => live && setCounted(found));
    return () => {
      live = false;
    };
  }, [count]);
  return counted;
}

async function ownNumbers(): Promise<OwnStatistics[]> {
  const hidden = hiddenMatches();
  const known = knownMatches().filter(({ match }) => !hidden.includes(match));
  const found = await summaries(known);
  return ownStatisticsOf(
    found.flatMap(({ match, outcome }): OwnOutcome[] => {
      const seats = known.find((one) => one.match === match)?.seats ?? [];
      return outcome === null ? [] : [{ outcome, seats: seats.map(({ seat }) => seat) }];
    }),
  );
}
const houseNumbers = (): Promise<readonly Statistics[]> => api.call('/api/statistics');

interface PartProps<T> {
  readonly title: string;
  readonly lead: string;
  readonly none: string;
  readonly counted: Counted<T>;
  readonly children: (numbers: T) => ReactNode;
}
function Part<T>({ title, lead, none, counted, children }: PartProps<T>) {
  return (
    <section aria-label={title} aria-busy={counted === null}>
      <h2>{title}</h2>
      <p className="muted">{lead}</p>
      {counted === null ? <p>{t('statistics.loading')}</p> : null}
      {counted !== null && 'failed' in counted ? (
        <p role="alert">{t('statistics.failed', { why: counted.failed })}</p>
      ) : null}
      {counted !== null && 'games' in counted ? counted.games.map(children) : null}
      {counted !== null && 'games' in counted && counted.games.length === 0 ? <p>{none}</p> : null}
    </section>
  );
}

function Own({ numbers }: { numbers: OwnStatistics }) {
  const { game, matches, moves, points, all, byPlayers, bySide, bySeat } = numbers;
  return (
    <>
      <Sum game={game} matches={matches} moves={moves} points={points} own />
      <Shares
        first={t('statistics.number')}
        shares={[
          ...Object.entries(byPlayers).map(([n, share]) => ({ name: playersWords(n), share })),
          { name: t('statistics.all'), share: all },
        ]}
      />
      <Shares
        first={t('statistics.side')}
        shares={Object.entries(bySide).map(([side, share]) => ({ name: sideWords(game, side), share }))}
      />
      <Shares
        first={t('statistics.seat')}
        shares={bySeat.flatMap((share, seat) => (share === null ? [] : [{ name: seatWords(seat), share }]))}
      />
    </>
  );
}

function House({ numbers }: { numbers: Statistics }) {
  const { game, matches, moves, points, byPlayers, bySide, bySeat, ends } = numbers;
  return (
    <>
      <Sum game={game} matches={matches} moves={moves} points={points} />
      <Numbers
        head={[
          t('statistics.number'),
          t('statistics.matches'),
          t('statistics.steps'),
          t('statistics.points'),
          t('statistics.winsBySeat'),
        ]}
        rows={Object.entries(byPlayers).map(([n, table]) => [
          playersWords(n),
          String(table.matches),
          String(table.moves.median),
          rounded(table.points.mean),
          table.winsBySeat.map((wins) => percent(wins, table.matches)).join(' · '),
        ])}
      />
      <Shares
        first={t('statistics.side')}
        shares={Object.entries(bySide).map(([side, share]) => ({ name: sideWords(game, side), share }))}
      />
      <Shares first={t('statistics.seat')} shares={bySeat.map((share, seat) => ({ name: seatWords(seat), share }))} />
      <Numbers
        head={[t('statistics.end'), t('statistics.matches'), t('statistics.share')]}
        rows={Object.entries(ends).map(([reason, count]) => [
          endWords(game, reason),
          String(count),
          percent(count, matches),
        ])}
      />
    </>
  );
}

interface SumProps {
  readonly game: string;
  readonly matches: number;
  readonly moves: Spread;
  readonly points: Spread;
  /** True for the statistics of the own seats only. */
  readonly own?: boolean;
}
function Sum({ game, matches, moves, points, own = false }: SumProps) {
  return (
    <>
      <h3>{t(`games.${game}`)}</h3>
      <p>
        {t('statistics.sum', { matches, ...moves, alike: alike(moves) })}{' '}
        {t(own ? 'statistics.ownPoints' : 'statistics.pointsSum', { ...points, alike: alike(points) })}
      </p>
    </>
  );
}

/** Without a spread, as after a single match, no range is shown. */
const alike = ({ least, most }: Spread): string => String(least === most);
const playersWords = (n: string): string => t('statistics.players', { count: Number(n) });
const seatWords = (seat: number): string => t('statistics.seatNumber', { n: seat + 1 });
function sideWords(game: string, side: string): string {
  const key = `story.${game}.sides.${side}`;
  return hasText(key) ? t(key) : sideName(game, side);
}
function endWords(game: string, reason: string): string {
  const key = `story.${game}.ends.${reason}`;
  return hasText(key) ? t(key) : reason;
}
