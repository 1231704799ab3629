import type { LogEntry, Names } from '@gaslamp/words/log';
import { t } from '@gaslamp/words/text';
import { Fragment, memo, useLayoutEffect, useRef, useState } from 'react';
import { PageSymbol } from '../art/symbols.tsx';
import { Rich } from './rich.tsx';
import { useRoving } from './roving.ts';
import { useCalm } from './use-calm.ts';

/** So many lines at least are on the page, and so many more come at a time: a long match would slow down every step. */
const LINES = 100;
/** How near its beginning it is read when more come, in px. */
const NEAR = 400;

/** The first line that is on the page: it moves on a block at a time. What is new is all there. */
const firstOf = (entries: readonly LogEntry[]): number => {
  const last = Math.max(0, Math.floor(entries.length / LINES) - 1) * LINES;
  const news = entries.findLastIndex((entry) => entry.news);
  return news < 0 ? last : Math.min(last, news);
};

/** So far from its end it is no longer followed, in px. */
const FOLLOWS = 24;
const isAtEnd = ({ scrollTop }: Element): boolean => scrollTop > -FOLLOWS;
export const isReadFurtherUp = (): boolean => !isAtEnd(document.querySelector('#log')!);

/** How often it is drawn at most, in milliseconds: faster than that nobody reads, and along a slider it would hold the board up. */
const CALM = 100;

/**
 * The log in words, newest at the end; it follows the news unless somebody reads further up. All that it names is one
 * stop for the Tab key.
 */
export function LogPanel({ entries }: { entries: readonly LogEntry[] }) {
  return <Log entries={useCalm(entries, CALM)} />;
}
const Log = memo(({ entries }: { entries: readonly LogEntry[] }) => {
  const scroller = useRef<HTMLDivElement>(null);
  const roving = useRoving(scroller, 'last');
  /** The first line for whoever reads further up; null where the news are followed. */
  const [from, setFrom] = useState<number | null>(null);
  const first = Math.min(from ?? entries.length, firstOf(entries));
  const earlier = () => setFrom(Math.max(0, first - LINES));
  /** How high the list was when it was looked at last, and where it began. */
  const was = useRef({ high: 0, first });
  // It stands on its end (table.css): what is added moves it up, and nothing need be measured for that. Whoever reads
  // further up stays at their line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something is added
  useLayoutEffect(() => {
    const node = scroller.current;
    const same = was.current.first === first;
    was.current.first = first;
    // Put away it has no height to go by.
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
// The same names come as another list with each news of the seats.
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
