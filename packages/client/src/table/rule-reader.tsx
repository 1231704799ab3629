import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../text.ts';
import { Dialog } from './dialog.tsx';
import { blocks, type Chapter, chapterOf, readRules } from './rules.ts';

export interface RuleReaderProps {
  readonly rule: string;
  /** Fetches the specification; it is not part of the page before somebody asks. */
  readonly load: () => Promise<string>;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

let known: { readonly load: RuleReaderProps['load']; readonly chapters: readonly Chapter[] } | null = null;

/** A rule among its neighbours. */
export function RuleReader({ rule, load, onRule, onClose }: RuleReaderProps) {
  const [chapters, setChapters] = useState(known?.load === load ? known.chapters : null);
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (chapters !== null) return;
    let live = true;
    load().then(
      (text) => {
        known = { load, chapters: readRules(text) };
        if (live) setChapters(known.chapters);
      },
      () => live && setChapters([]),
    );
    return () => {
      live = false;
    };
  }, [chapters, load]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another rule is shown
  useEffect(() => {
    // In braces: newer browsers give a promise back, which is no clean-up.
    here.current?.scrollIntoView({ block: 'center' });
  }, [rule, chapters]);
  const chapter = chapters && chapterOf(chapters, rule);
  const at = chapters && chapter ? chapters.indexOf(chapter) : -1;
  return (
    <Dialog
      title={chapter ? `${chapter.number} ${chapter.title}` : t('table.rule', { rule })}
      onClose={onClose}
      className="rule-reader"
    >
      {chapters === null ? <p>{t('table.ruleLoading')}</p> : null}
      {chapters !== null && !chapter ? <p>{t('table.ruleUnknown', { rule })}</p> : null}
      {chapter ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        <section key={chapter.number} className="rule-page" tabIndex={0} aria-label={chapter.title}>
          <Lines lines={chapter.lead} onRule={onRule} />
          <ul>
            {chapter.rules.map(({ number, lines }) => (
              <li key={number} ref={number === rule ? here : null} data-here={number === rule || undefined}>
                <b className="rule-number">{number}</b> <Lines lines={lines} onRule={onRule} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {chapters !== null && at >= 0 ? (
        <nav className="rule-nav">
          {[chapters[at - 1], chapters[at + 1]].map((other) =>
            other ? (
              <button key={other.number} type="button" className="button" onClick={() => onRule(other.number)}>
                {other.number} {other.title}
              </button>
            ) : null,
          )}
        </nav>
      ) : null}
    </Dialog>
  );
}

function Lines({ lines, onRule }: { lines: readonly string[]; onRule: (rule: string) => void }) {
  return blocks(lines).map((block, i) => {
    const key = `${i}`;
    if (typeof block === 'string') return <Fragment key={key}>{inline(block, onRule)} </Fragment>;
    const [head, ...rows] = block;
    return (
      <table key={key}>
        <thead>
          <tr>
            {head!.map((cell) => (
              <th key={cell} scope="col">
                {inline(cell, onRule)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells of a table stand by their column
                <td key={n}>{inline(cell, onRule)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  });
}

/** Bold words, code, and the numbers of other rules as links. */
function inline(text: string, onRule: (rule: string) => void): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`|\bR\d+(?:\.\d+)?\b)/).map((part, i) => {
    const key = `${i}${part}`;
    if (part.startsWith('**')) return <b key={key}>{part.slice(2, -2)}</b>;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    if (/^R\d+/.test(part))
      return (
        <button key={key} type="button" className="rule-link" onClick={() => onRule(part)}>
          {part}
        </button>
      );
    return <Fragment key={key}>{part}</Fragment>;
  });
}
