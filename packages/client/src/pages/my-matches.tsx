import { t } from '@gaslamp/words/text';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { PageSymbol } from '../art/symbols.tsx';
import { type MatchSummary, mine } from '../net/api.ts';
import { forget, knownMatches, rememberOver, restore } from '../settings.ts';
import type { KnownMatch } from '../stored.ts';
import { nameOfSeat } from './names.ts';
import { followRematches } from './rematches.ts';

/** How often the list looks again, in milliseconds. */
const AGAIN = 10_000;

/** The matches of this browser. What is taken off the list stays in its place, to be put back, until the page is left. */
export function MyMatches() {
  const [rows, setRows] = useState<readonly MatchSummary[] | null>(null);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const listed = useRef<readonly KnownMatch[]>([]);
  useEffect(() => {
    let live = true;
    const load = () => {
      const old = listed.current;
      listed.current = [...knownMatches().filter(({ match }) => old.every((one) => one.match !== match)), ...old];
      summaries(listed.current).then(
        (found) => {
          if (!live) return;
          setRows(found);
          // Those that came just now are asked about at once.
          if (followRematches(listed.current, found)) load();
        },
        () => {},
      );
    };
    load();
    const timer = setInterval(load, AGAIN);
    return () => {
      live = false;
      clearInterval(timer);
    };
  }, []);
  if (rows === null) return null;
  function remove(match: string): void {
    forget(match);
    setRemoved([...removed, match]);
  }
  function undo(match: string): void {
    const known = listed.current.find((one) => one.match === match);
    if (known !== undefined) restore(known);
    setRemoved(removed.filter((one) => one !== match));
  }
  return (
    <section className="mine" aria-labelledby="mine-title">
      <h2 id="mine-title">{t('start.mine')}</h2>
      {rows.length === 0 ? <p className="muted">{t('start.none')}</p> : null}
      <ul>
        {rows.map((row) => (
          <li key={row.match} className="mine-row">
            {removed.includes(row.match) ? (
              <Removed summary={row} onUndo={() => undo(row.match)} />
            ) : (
              <MatchRow summary={row} onRemove={() => remove(row.match)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As many matches as the server tells of at a time. */
const AT_ONCE = 200;

/** A seat may have been given away: then the next secret of this browser tells of the match. */
async function summaries(matches: readonly KnownMatch[]): Promise<MatchSummary[]> {
  const found = new Map<string, MatchSummary>();
  for (let turn = 0; ; turn++) {
    const asked = matches.flatMap(({ match, seats, watch, host }) => {
      const token = [...seats.map(({ token }) => token), watch, host].filter((token) => token !== null)[turn];
      return found.has(match) || token === undefined ? [] : [{ match, token }];
    });
    if (asked.length === 0) break;
    for (let from = 0; from < asked.length; from += AT_ONCE)
      for (const one of await mine(asked.slice(from, from + AT_ONCE))) found.set(one.match, one);
  }
  rememberOver(new Set([...found.values()].flatMap((one) => (one.over ? [one.match] : []))));
  return matches.flatMap(({ match, seats }) => {
    const one = found.get(match);
    // Whoever shares the device is asked here, too.
    const here = one?.you != null && seats.some(({ seat }) => seat === one.asked);
    return one === undefined ? [] : [here ? { ...one, you: one.asked } : one];
  });
}

function MatchRow({ summary, onRemove }: { summary: MatchSummary; onRemove: () => void }) {
  const { match, game, seats, created } = summary;
  return (
    <>
      <Link href={`/m/${match}`} className="mine-link">
        <strong>{t(`games.${game}`)}</strong>
        <MatchState summary={summary} />
        <span className="mine-names">{seats.map((seat, i) => nameOfSeat(seat, i, game)).join(', ')}</span>
        <span className="mine-when">{begun(created)}</span>
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={t('start.forget')}
        title={t('start.forget')}
        onClick={onRemove}
      >
        <PageSymbol name="close" size={16} />
      </button>
    </>
  );
}

/** In place of its row, with nothing where the cross was: a second click there does no harm. */
function Removed({ summary: { game, you, over }, onUndo }: { summary: MatchSummary; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className="mine-removed">
      <span role="status">{t('start.removed', { game: t(`games.${game}`), seat: String(you !== null && !over) })}</span>{' '}
      <button ref={button} type="button" className="button" onClick={onUndo}>
        {t('start.undo')}
      </button>
    </p>
  );
}

function MatchState({ summary }: { summary: MatchSummary }) {
  const { over, phase, result, asked, you, seats, game } = summary;
  if (phase === 'ended') return <span className="muted">{t('start.ended')}</span>;
  if (phase === 'gathering') return <span className="muted">{t('start.gathering')}</span>;
  if (over) {
    const won = result?.winners ?? [];
    const names = won.map((seat) => nameOfSeat(seats[seat], seat, game)).join(', ');
    const alone = won.length === 1 && won[0] === you;
    const words = won.length === 0 ? t('start.over') : t('start.won', { names, you: String(alone) });
    return <span className="muted">{words}</span>;
  }
  if (asked !== null && asked === you) return <span className="badge">{t('start.yourTurn')}</span>;
  if (asked === null) return <span />;
  return <span className="muted">{t('start.waitsFor', { name: nameOfSeat(seats[asked], asked, game) })}</span>;
}

/** When it was dealt: today by the clock, else by the day. */
function begun(created: number): string {
  const day = new Date(created);
  const now = new Date();
  const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
  if (day.toDateString() === now.toDateString())
    return t('start.today', { time: day.toLocaleTimeString('en-GB', clock) });
  const year = day.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const);
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year });
}
