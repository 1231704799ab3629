import { hasText, t } from '@gaslamp/words/text';
import type { Chapter } from './rules.ts';
import { SymbolLegend } from './symbol-legend.tsx';

const PARTS = ['want', 'turn', 'end'] as const;

/** The game in a few sentences, and the list of chapters. */
export function Contents(props: { game: string | null; chapters: readonly Chapter[]; onRule: (rule: string) => void }) {
  const { game, chapters, onRule } = props;
  return (
    <>
      {hasText(`rules.short.${game}.want`) ? (
        <section className="rule-short" aria-labelledby="rule-short">
          <h3 id="rule-short">{t('rules.short.title')}</h3>
          {PARTS.map((part) => (
            <p key={part}>
              <b>{t(`rules.short.${part}`)}.</b> {t(`rules.short.${game}.${part}`)}
            </p>
          ))}
        </section>
      ) : null}
      <details className="rule-symbols">
        <summary>{t('rules.symbols')}</summary>
        <SymbolLegend onRule={onRule} />
      </details>
      <h3 id="rule-chapters">{t('rules.chapters')}</h3>
      <ol className="rule-chapters" aria-labelledby="rule-chapters">
        {chapters.map(({ number, title }) => (
          <li key={number}>
            <button type="button" onClick={() => onRule(number)}>
              <span className="rule-number">{number}</span> {title}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
