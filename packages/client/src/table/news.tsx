import type { VisibleEvent } from '@gaslamp/kernel/events';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import { once } from '@gaslamp/words/events';
import { addTexts, t } from '@gaslamp/words/text';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { PageSymbol } from '../art/symbols.tsx';
import { patiently } from '../lazily.ts';
import { inNextFrame } from '../settled.ts';
import { standingRows } from './log.ts';
import { Rich } from './rich.tsx';
import english from './text/news.en.json' with { type: 'json' };

addTexts('en', english);

/** So many sentences are read at a glance. */
const MOST = 3;

/** What a game says of what happened to a player, in whole sentences, the most important first. */
export interface NewsWords {
  /** Of the turns of others. */
  newsOf(player: number, events: readonly VisibleEvent[]): readonly string[];
  /** Of what chance made of a player's own step; nothing where it had no part in it. */
  rollOf?(player: number, row: readonly VisibleEvent[]): readonly string[];
  /** Of what a step showed to a player and not to everybody. */
  seenOf?(player: number, row: readonly VisibleEvent[]): readonly string[];
}

export interface NewsProps {
  /** As far as they have been shown. */
  readonly rows: readonly PublishedRow[];
  readonly you: number;
  load(): Promise<NewsWords>;
}

/**
 * Says in the dock to a player whose turn begins what the others have done since their last one, until they act, and what
 * came of their own rolls or was shown to them, until it is taken away. A touch opens the log at that place.
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
  // Asked for with `:has()`, any change on the table would have all of it styled anew.
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
  const said = once(sentences.slice(0, MOST).join(' '));
  return sentences.length > MOST ? `${said} ${t('table.lately.more')}` : said;
}

interface Told {
  readonly lead: 'turn' | 'roll' | 'seen';
  /** The published step with which it began. */
  readonly move: number;
  readonly sentences: readonly string[];
}

/** What is to be told now: the turns of others as the own one begins, or the last own roll or sight since. */
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
 * All that happened, and was not taken back, in the turns of others between the last two of a player, the second of which
 * has just begun, and the step with which it did; null elsewhere.
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

/** Has earlier lines shown, where there are any. */
function moreOf(log: HTMLElement): boolean {
  const earlier = log.querySelector<HTMLButtonElement>('.log-earlier button');
  earlier?.click();
  return earlier !== null;
}
/** Where the log is a sheet it comes into sight first, and goes to its end. */
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
