import type { LogEntry, Names } from '@gaslamp/words/log';
import { t } from '@gaslamp/words/text';
import { Fragment, memo, useEffect, useRef, useState } from 'react';
import { PageSymbol } from '../art/symbols.tsx';
import { Rich } from './rich.tsx';
import { useRoving } from './roving.ts';

/**
 * The log in words, newest at the end; it follows the news unless somebody reads further up. All that it names is one
 * stop for the Tab key.
 */
export const LogPanel = memo(Log);
function Log({ entries }: { entries: readonly LogEntry[] }) {
  const list = useRef<HTMLOListElement>(null);
  const roving = useRoving(list, 'last');
  const [follows, setFollows] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when something is added
  useEffect(() => {
    const node = list.current;
    if (!follows || node === null) return;
    const follow = () => {
      node.scrollTop = node.scrollHeight;
    };
    follow();
    // A window that is turned round leaves nobody further up.
    const sized = new ResizeObserver(follow);
    sized.observe(node);
    return () => sized.disconnect();
  }, [entries, follows]);
  return (
    <section className="log" aria-label={t('table.log')}>
      <ol
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        tabIndex={0}
        id="log"
        aria-label={t('table.logLead')}
        {...roving}
        onScroll={({ currentTarget: node }) => setFollows(node.scrollHeight - node.scrollTop - node.clientHeight < 24)}
      >
        {entries.map(({ key, heading, text, when, names, struck, news }) => (
          <Fragment key={key}>
            {news ? <li className="log-news">{t('table.since')}</li> : null}
            <LogLine at={key} heading={heading} text={text} when={when} names={names} struck={struck} />
          </Fragment>
        ))}
      </ol>
      {follows ? null : (
        <button type="button" className="button log-latest" onClick={() => setFollows(true)}>
          <PageSymbol name="arrow" size={14} /> {t('table.logNew')}
        </button>
      )}
    </section>
  );
}

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
