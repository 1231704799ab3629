import type { VisibleEvent } from '@gaslamp/kernel/events';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import { once } from '@gaslamp/words/events';
import { addTexts, t } from '@gaslamp/words/text';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { PageSymbol } from '../../art/symbols.tsx';
import { patiently } from '../../lazily.ts';
import { inNextFrame } from '../../settled.ts';
import { Rich } from '../things/rich.tsx';
import { standingRows } from './log.ts';
import english from './text/news.en.json' with { type: 'json' };

addTexts('en', english);

/** Number of sentences that can be read at a glance. */
const MOST = 3;

/** A game's sentences about events that affected a player, the most important first. */
export interface NewsWords {
  /** About the turns of others. */
  newsOf(player: number, events: readonly VisibleEvent[]): readonly string[];
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
  const news = useMemo(() => (words === null ? null : newsIn(rows, you, words)), [rows, you, words]);
  const key = news === null ? '' : `${news.lead}.${news.move}`;
  const shown = news !== null && !hidden && closed !== key;
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
          <p className="news-words">
            <button type="button" className="news-lead" onClick={() => showInLog(news.move)}>
              {t(`table.lately.${news.lead}`)}
            </button>{' '}
            <Rich text={textOf(news.sentences)} />
          </p>
          <button type="button" className="icon-button" aria-label={t('table.close')} onClick={() => setClosed(key)}>
            <PageSymbol name="close" size={13} />
          </button>
        </div>
      ) : null}
    </div>
  );
}

function textOf(sentences: readonly string[]): string {
  if (sentences.length === 0) return t('table.lately.nothing');
  const text = once(sentences.slice(0, MOST).join(' '));
  return sentences.length > MOST ? `${text} ${t('table.lately.more')}` : text;
}

interface Told {
  readonly lead: 'turn' | 'roll' | 'seen';
  /** The published step with which it began. */
  readonly move: number;
  readonly sentences: readonly string[];
}

/**
 * Returns the current news: the turns of others when the viewer's turn begins, else the viewer's last roll or private
 * information.
 */
function newsIn(rows: readonly PublishedRow[], you: number, { newsOf, ...words }: NewsWords): Told | null {
  const since = sinceOwnTurn(rows, you);
  if (since !== null) return { lead: 'turn', move: since.move, sentences: newsOf(you, since.events) };
  const standing = standingRows(rows);
  for (let i = standing.length - 1; i >= 0; i--) {
    const { move, events } = standing[i]!;
    if (events.some((event) => turnOf(event) === you)) return null;
    for (const lead of ['roll', 'seen'] as const) {
      const sentences = words[`${lead}Of`]?.(you, events) ?? [];
      if (sentences.length > 0) return { lead, move, sentences };
    }
  }
  return null;
}

const turnOf = ({ kind, fields }: VisibleEvent): number | null => (kind === 'turn' ? (fields.player ?? null) : null);

/**
 * Returns the events in the turns of others between a player's last two turns, without those taken back, and the step with
 * which they began; null unless the second turn has just begun.
 *
 * @internal
 */
export function sinceOwnTurn(
  rows: readonly PublishedRow[],
  you: number,
): { readonly move: number; readonly events: readonly VisibleEvent[] } | null {
  if (!rows.at(-1)?.events.some((event) => turnOf(event) === you)) return null;
  const all = standingRows(rows).flatMap(({ move, events }) => events.map((event) => ({ move, event })));
  const begun = all.findLastIndex(({ event }) => turnOf(event) === you);
  const before = all.slice(0, begun);
  const own = before.findLastIndex(({ event }) => turnOf(event) === you);
  const others = before.findIndex(({ event }, i) => i > own && turnOf(event) !== null);
  return others < 0 ? null : { move: before[others]!.move, events: before.slice(others).map(({ event }) => event) };
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
