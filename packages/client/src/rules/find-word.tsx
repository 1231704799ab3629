import './find-word.css';
import { t } from '@gaslamp/words/text';
import { useState } from 'react';
import type { Found } from './rules.ts';

/** A search field that lists all rules containing a word. */
export function FindWord({ onWord }: { onWord: (word: string) => void }) {
  const [input, setInput] = useState('');
  return (
    <form
      className="rule-go rule-find"
      onSubmit={(event) => {
        event.preventDefault();
        onWord(input.trim());
      }}
    >
      <label>
        <span>{t('rules.find')}</span>
        <input
          type="search"
          value={input}
          placeholder={t('rules.findHint')}
          size={9}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setInput(event.target.value)}
        />
      </label>
      <button type="submit" className="button">
        {t('rules.findGo')}
      </button>
    </form>
  );
}

interface FoundProps {
  readonly found: readonly Found[];
  readonly word: string;
  readonly onRule: (rule: string) => void;
}
/** The rules that contain a word, each with an excerpt. */
export function FoundRules({ found, word, onRule }: FoundProps) {
  return (
    <>
      <p role="status">{t('rules.found', { count: found.length, word })}</p>
      <ol className="rule-found">
        {found.map(({ rule, chapter, excerpt: [before, hit, behind] }) => (
          <li key={rule.number}>
            <button type="button" onClick={() => onRule(rule.number)}>
              <b className="rule-number">{rule.number}</b> <small>{chapter.title}</small>
              <span>
                {before}
                <mark>{hit}</mark>
                {behind}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
