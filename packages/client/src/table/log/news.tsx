import type { VisibleEvent } from '@gaslamp/kernel/events';
import { at } from '@gaslamp/kernel/lists';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import { once } from '@gaslamp/words/events';
import type { Since, SinceLine } from '@gaslamp/words/since/since';
import { addTexts, t } from '@gaslamp/words/text';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { PageSymbol } from '../../art/symbols.tsx';
import { patiently } from '../../lazily.ts';
import { inNextFrame } from '../../settled.ts';
import { pointAt } from '../things/point-at.ts';
import { Rich } from '../things/rich.tsx';
import { standingRows } from './log.ts';
import english from './text/news.en.json' with { type: 'json' };

addTexts('en', english);

/** A game's sentences about events that affected a player. */
export interface NewsWords {
  /** About the turns of others, in order of time. */
  newsOf(player: number, since: Since): readonly SinceLine[];
  /** About the random results of a player's own step; empty if there were none. */
  rollOf?(player: number, row: readonly VisibleEvent[]): readonly string[];
  /** About information that a step showed to the player but not to everybody. */
  seenOf?(player: number, row: readonly VisibleEvent[]): readonly string[];
}

export interface NewsProps {
  /** The rows shown so far. */
  readonly rows: readonly PublishedRow[];
  readonly you: number;
  load(): Promise<NewsWords>;
}

/**
 * Tells a player at the start of their turn what the others did since their last turn, until they act. Also reports the results
 * of their rolls and information shown to them, until closed. A press opens the log at that place.
 */
export function News({ rows, you, load, hidden }: NewsProps & { hidden: boolean }) {
  const [words, setWords] = useState<NewsWords | null>(null);
  const [closed, setClosed] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before there is anything to say
  useEffect(() => {
    let live = true;
    patiently(load).then(
      (loaded) => live && setWords(loaded),
      () => {},
    );
    return () => {
      live = false;
    };
  }, []);
  // The view already shows an action that is still being composed.
  const news = useMemo(() => (words === null || hidden ? null : newsIn(rows, you, words)), [rows, you, words, hidden]);
  const key = news === null ? '' : `${news.lead}.${news.move}`;
  const shown = news !== null && closed !== key;
  // With `:has()`, every change on the table would restyle all of it.
  useLayoutEffect(() => {
    if (!shown) return;
    const { dataset } = document.querySelector<HTMLElement>('.game-table')!;
    dataset.news = '';
    return () => {
      delete dataset.news;
    };
  }, [shown]);
  return (
    <div role="status">
      {shown ? (
        <div className="news">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard it must scroll */}
          <div className="news-words" tabIndex={0}>
            <button type="button" className="news-lead" onClick={() => showInLog(news.move)}>
              {t(`table.lately.${news.lead}`)}
            </button>{' '}
            {news.lines.length === 0 ? t('table.lately.nothing') : <Lines lines={news.lines} />}
          </div>
          <button type="button" className="icon-button" aria-label={t('table.close')} onClick={() => setClosed(key)}>
            <PageSymbol name="close" size={13} />
          </button>
        </div>
      ) : null}
    </div>
  );
}

/** One line is a sentence behind the lead, several are a list. */
function Lines({ lines }: { lines: readonly SinceLine[] }) {
  const [first, ...more] = lines;
  if (first !== undefined && more.length === 0) return <Line {...first} />;
  return (
    <ol className="news-list">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
        <li key={i}>
          <Line {...line} />
        </li>
      ))}
    </ol>
  );
}
const Line = ({ text, at }: SinceLine) => (
  <>
    <Rich text={once(text)} />
    {at === null ? null : (
      <button type="button" className="news-at" onClick={() => pointAt(at)}>
        {t('table.lately.show')}
      </button>
    )}
  </>
);

interface Told {
  readonly lead: 'turn' | 'roll' | 'seen';
  /** The published step with which it began. */
  readonly move: number;
  readonly lines: readonly SinceLine[];
}

/**
 * Returns the current news: the turns of others when the viewer's turn begins, else the viewer's last roll or private
 * information.
 */
function newsIn(rows: readonly PublishedRow[], you: number, { newsOf, ...words }: NewsWords): Told | null {
  const since = sinceOwnTurn(rows, you);
  if (since !== null) {
    const lines = newsOf(you, since);
    return lines.length === 0 && since.first ? null : { lead: 'turn', move: since.move, lines };
  }
  const standing = standingRows(rows);
  for (let i = standing.length - 1; i >= 0; i--) {
    const { move, events } = standing[i]!;
    if (events.some((event) => turnOf(event) === you)) return null;
    for (const lead of ['roll', 'seen'] as const) {
      const lines = (words[`${lead}Of`]?.(you, events) ?? []).map((text) => ({ text, at: null }));
      if (lines.length > 0) return { lead, move, lines };
    }
  }
  return null;
}

const turnOf = ({ kind, fields }: VisibleEvent): number | null => (kind === 'turn' ? (fields.player ?? null) : null);

/**
 * Returns the events in the turns of others since a player's last turn, without those taken back, the step with which they
 * began, and the events that followed them; null unless a turn of the player has just begun. Before the `first` one it is what
 * others did since the player last acted.
 *
 * @internal
 */
export function sinceOwnTurn(
  rows: readonly PublishedRow[],
  you: number,
): (Since & { readonly move: number; readonly first: boolean }) | null {
  const isOwnTurn = (event: VisibleEvent) => turnOf(event) === you;
  if (!rows.at(-1)?.events.some(isOwnTurn)) return null;
  const all = standingRows(rows).flatMap(({ move, events }) => events.map((event) => ({ move, event })));
  const events = all.map(({ event }) => event);
  const begun = events.findLastIndex(isOwnTurn);
  const before = events.slice(0, begun);
  const own = before.findLastIndex(isOwnTurn);
  const begins =
    own < 0
      ? before.findLastIndex(({ fields }) => fields.player === you) + 1
      : before.findIndex((event, i) => i > own && turnOf(event) !== null);
  if (begins < 0 || begins === begun) return null;
  return { move: at(all, begins).move, first: own < 0, events: before.slice(begins), later: events.slice(begun) };
}

/** Shows earlier lines, if there are any. */
function moreOf(log: HTMLElement): boolean {
  const earlier = log.querySelector<HTMLButtonElement>('.log-earlier button');
  earlier?.click();
  return earlier !== null;
}
/** If the log is a sheet, opens it first; then scrolls to the move. */
function showInLog(move: number): void {
  const tab = document.querySelector<HTMLElement>('.tab[data-shows="side"][aria-expanded="false"]');
  if (tab !== null && tab.offsetParent !== null) tab.click();
  const show = () => {
    const log = document.querySelector<HTMLElement>('#log');
    const lines = [...(log?.querySelectorAll<HTMLElement>(`[data-line^="${move}."]`) ?? [])];
    const line = lines.find((one) => one.matches('.log-turn')) ?? lines[0];
    if (log === null) return;
    if (line !== undefined) log.scrollTop += line.getBoundingClientRect().top - log.getBoundingClientRect().top;
    else if (moreOf(log)) inNextFrame(show);
  };
  inNextFrame(() => inNextFrame(show));
}
