import type { LogEntry, Names } from '@gaslamp/words/log';
import { t } from '@gaslamp/words/text';
import { Fragment, memo, useLayoutEffect, useRef, useState } from 'react';
import { PageSymbol } from '../../art/symbols.tsx';
import { useCalm } from '../showing/use-calm.ts';
import { Rich } from '../things/rich.tsx';
import { useRoving } from '../things/roving.ts';

/** Minimum number of lines on the page, and number of lines added at a time: a long log would slow down every step. */
const LINES = 100;
/** Distance from the beginning at which earlier lines are added, in px. */
const NEAR = 400;

/** Returns the index of the first line on the page, which advances by whole blocks. New lines are always included. */
const firstOf = (entries: readonly LogEntry[]): number => {
  const last = Math.max(0, Math.floor(entries.length / LINES) - 1) * LINES;
  const news = entries.findLastIndex((entry) => entry.news);
  return news < 0 ? last : Math.min(last, news);
};

/** Distance from the end beyond which the log no longer follows the news, in px. */
const FOLLOWS = 24;
const isAtEnd = ({ scrollTop }: Element): boolean => scrollTop > -FOLLOWS;
export const isReadFurtherUp = (): boolean => !isAtEnd(document.querySelector('#log')!);

/** Minimum time between redraws, in ms: faster is unreadable, and would block the board while a slider moves. */
const CALM = 100;

/**
 * The log in words, newest at the end. It follows the news unless somebody reads further up. All named things are one stop for
 * the Tab key.
 */
export function LogPanel({ entries }: { entries: readonly LogEntry[] }) {
  return <Log entries={useCalm(entries, CALM)} />;
}
const Log = memo(({ entries }: { entries: readonly LogEntry[] }) => {
  const scroller = useRef<HTMLDivElement>(null);
  const roving = useRoving(scroller, 'last');
  /** The first line while somebody reads further up; null while the log follows the news. */
  const [from, setFrom] = useState<number | null>(null);
  const first = Math.min(from ?? entries.length, firstOf(entries));
  const earlier = () => setFrom(Math.max(0, first - LINES));
  /** Height of the list and its first line at the last look. */
  const was = useRef({ high: 0, first });
  // The list is anchored at its end (table.css): new lines move it up without measuring. A reader further up stays at their
  // line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something is added
  useLayoutEffect(() => {
    const node = scroller.current;
    const same = was.current.first === first;
    was.current.first = first;
    // A hidden list has no height.
    if (from === null || node === null || node.clientHeight === 0) return;
    if (same) node.scrollTop -= node.scrollHeight - was.current.high;
    was.current.high = node.scrollHeight;
  }, [entries, first]);
  return (
    <section className="log" aria-label={t('table.log')}>
      {/* biome-ignore lint/a11y/useSemanticElements: nothing is filled in there */}
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        tabIndex={0}
        id="log"
        role="group"
        aria-label={t('table.logLead')}
        {...roving}
        onScroll={({ currentTarget: node }) => {
          was.current.high = node.scrollHeight;
          if (isAtEnd(node)) setFrom(null);
          else if (node.scrollHeight - node.clientHeight + node.scrollTop < NEAR) earlier();
          else setFrom(first);
        }}
      >
        <ol>
          {first > 0 ? (
            <li className="log-earlier">
              <button type="button" className="button" onClick={earlier}>
                {t('table.logEarlier')}
              </button>
            </li>
          ) : null}
          {entries.slice(first).map(({ key, heading, text, when, names, struck, news }) => (
            <Fragment key={key}>
              {news ? <li className="log-news">{t('table.since')}</li> : null}
              <LogLine at={key} heading={heading} text={text} when={when} names={names} struck={struck} />
            </Fragment>
          ))}
        </ol>
      </div>
      {from === null ? null : (
        <button
          type="button"
          className="button log-latest"
          onClick={() => {
            if (scroller.current !== null) scroller.current.scrollTop = 0;
            setFrom(null);
          }}
        >
          <PageSymbol name="arrow" size={14} /> {t('table.logNew')}
        </button>
      )}
    </section>
  );
});

interface LineProps {
  readonly at: string;
  readonly heading: boolean;
  readonly text: string;
  readonly when: string | undefined;
  readonly names: Names | undefined;
  readonly struck: boolean | undefined;
}
// The same names arrive as a new list with each update of the seats.
const same = (a: LineProps, b: LineProps): boolean =>
  a.at === b.at &&
  a.heading === b.heading &&
  a.text === b.text &&
  a.when === b.when &&
  a.struck === b.struck &&
  String(a.names) === String(b.names);
const LogLine = memo(
  ({ at, heading, text, when, names, struck }: LineProps) => (
    <li data-line={at} className={heading ? 'log-turn' : when === undefined ? 'log-line' : 'log-line log-note'}>
      {struck ? (
        <del>
          <Rich text={text} names={names} terms />
        </del>
      ) : (
        <Rich text={text} names={names} terms />
      )}
      {when === undefined ? null : <time> {when}</time>}
    </li>
  ),
  same,
);
