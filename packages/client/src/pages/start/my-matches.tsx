import type { MatchSummary } from '@gaslamp/protocol/answers';
import { all, moment } from '@gaslamp/words/formats';
import { t } from '@gaslamp/words/text';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { PageSymbol } from '../../art/symbols.tsx';
import { nameOfSeat } from '../../games/names.ts';
import { lazily } from '../../lazily.ts';
import { spanWords } from '../terms/away.ts';
import { isRunning, type Mine, waitsForMe } from './use-mine.ts';

const SureHide = lazily(() => import('./hiding.tsx'), 'SureHide');
const HiddenList = lazily(() => import('./hiding.tsx'), 'HiddenList');

/**
 * Running matches, above everything else; those that wait for the player come first. Reserves their space until the server has
 * answered.
 */
export function RunningMatches({ mine }: { mine: Mine }) {
  const rows = mine.rows?.filter(isRunning).sort((a, b) => Number(waitsForMe(b)) - Number(waitsForMe(a))) ?? null;
  if (rows === null ? mine.expected.length === 0 : rows.length === 0) return null;
  return (
    <section className="mine mine-running" aria-labelledby="mine-title" aria-busy={rows === null}>
      <h2 id="mine-title">{t('start.mine')}</h2>
      <ul>
        {rows === null
          ? mine.expected.map((match) => <li key={match} className="mine-row" aria-hidden="true" />)
          : rows.map((row) => <Row key={row.match} row={row} mine={mine} />)}
      </ul>
    </section>
  );
}

/** Finished matches, and a placeholder if there are no matches yet. */
export function FinishedMatches({ mine }: { mine: Mine }) {
  const { rows } = mine;
  if (rows === null) return null;
  const over = rows.filter((row) => !isRunning(row));
  if (over.length === 0 && rows.length > 0) return null;
  return (
    <section className="mine" aria-labelledby="finished-title">
      <h2 id="finished-title">{t(rows.length === 0 ? 'start.mine' : 'start.finished')}</h2>
      {rows.length === 0 ? <p className="muted">{t('start.none')}</p> : null}
      <ul>
        {over.map((row) => (
          <Row key={row.match} row={row} mine={mine} />
        ))}
      </ul>
      <p>
        <Link href="/statistics">{t('start.statistics')}</Link>
      </p>
    </section>
  );
}

/** Matches that the player hid from the list. */
export const HiddenMatches = ({ mine }: { mine: Mine }) =>
  mine.hidden.length === 0 ? null : (
    <Suspense fallback={null}>
      <HiddenList mine={mine} />
    </Suspense>
  );

/** A row with a button that asks before it hides it. */
function Row({ row, mine }: { row: MatchSummary; mine: Mine }) {
  const { match, over } = row;
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const refused = useRef(false);
  useEffect(() => {
    if (!asking && refused.current) button.current?.focus();
  }, [asking]);
  if (asking)
    return (
      <li className="mine-row">
        <Suspense fallback={null}>
          <SureHide
            summary={row}
            onYes={() => mine.hide(match, true)}
            onNo={() => {
              refused.current = true;
              setAsking(false);
            }}
          />
        </Suspense>
      </li>
    );
  return (
    <li className="mine-row" data-waiting={waitsForMe(row) || undefined}>
      <MatchLink summary={row} />
      {over ? (
        <Link href={`/m/${match}/replay`} className="button mine-replay">
          {t('start.lookBack')}
        </Link>
      ) : null}
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={t('start.hide')}
        title={t('start.hide')}
        onClick={() => setAsking(true)}
      >
        <PageSymbol name="close" size={16} />
      </button>
    </li>
  );
}

export const MatchLink = ({ summary }: { summary: MatchSummary }) => (
  <Link href={`/m/${summary.match}`} className="mine-link">
    <strong>{t(`games.${summary.game}`)}</strong>
    <MatchState summary={summary} />
    <span className="mine-names">{all(summary.seats.map((seat, i) => nameOfSeat(seat, i, summary.game)))}</span>
    <span className="mine-when">{begun(summary.created)}</span>
  </Link>
);

function MatchState({ summary }: { summary: MatchSummary }) {
  const { over, phase, result, asked, you, seats, game } = summary;
  if (phase === 'ended') return <span className="muted">{t('start.ended')}</span>;
  if (phase === 'gathering') return <span className="muted">{t('start.gathering')}</span>;
  if (over) {
    const won = result?.winners ?? [];
    const names = all(won.map((seat) => nameOfSeat(seats[seat], seat, game)));
    const alone = won.length === 1 && won[0] === you;
    const words = won.length === 0 ? t('start.over') : t('start.won', { names, you: String(alone) });
    return <span className="muted">{words}</span>;
  }
  const { timeLeft } = summary;
  const time = timeLeft === null ? '' : spanWords(timeLeft);
  if (waitsForMe(summary))
    return <span className="badge">{t(time === '' ? 'start.yourTurn' : 'start.yourTurnFor', { time })}</span>;
  if (asked === null) return <span />;
  const name = nameOfSeat(seats[asked], asked, game);
  return <span className="muted">{t(time === '' ? 'start.waitsFor' : 'start.waitsForUntil', { name, time })}</span>;
}

/** Returns the time of the deal if it was today, else the date. */
function begun(created: number): string {
  const day = new Date(created);
  const now = new Date();
  const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
  if (day.toDateString() === now.toDateString()) return t('start.today', { time: moment(created, clock) });
  const year = day.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const);
  return moment(created, { day: 'numeric', month: 'short', year });
}
