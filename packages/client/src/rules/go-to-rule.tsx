import { at } from '@gaslamp/kernel/lists';
import { t } from '@gaslamp/words/text';
import { useState } from 'react';
import { type Chapter, chapterOf, meant, numbersOf } from './rules.ts';

/** A field for a rule number, with an error message below it. */
export function GoToRule({ chapters, onRule }: { chapters: readonly Chapter[]; onRule: (rule: string) => void }) {
  const [input, setInput] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  function go(): void {
    const rule = meant(input);
    if (rule === null || !numbersOf(chapters).has(rule)) return setWrong(allowed(input.trim(), rule, chapters));
    setInput('');
    setWrong(null);
    onRule(rule);
  }
  return (
    <form
      className="rule-go"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <label>
        <span>{t('rules.goTo')}</span>
        <input
          value={input}
          placeholder={t('rules.goToHint')}
          size={6}
          maxLength={12}
          autoCapitalize="characters"
          autoComplete="off"
          aria-invalid={wrong !== null || undefined}
          aria-describedby="rule-go-wrong"
          onChange={(event) => setInput(event.target.value)}
        />
      </label>
      <button type="submit" className="button">
        {t('rules.go')}
      </button>
      <p id="rule-go-wrong" role="status">
        {wrong}
      </p>
    </form>
  );
}

/** Returns a message that the rule does not exist, with the valid range. */
function allowed(input: string, rule: string | null, chapters: readonly Chapter[]): string {
  const ends = (all: readonly { readonly number: string }[]) => ({
    first: at(all, 0).number,
    last: at(all, all.length - 1).number,
  });
  if (rule === null) return t('rules.unread', { input, ...ends(chapters) });
  const chapter = chapterOf(chapters, rule);
  if (!chapter || chapter.rules.length === 0) return t('rules.unknown', { rule, ...ends(chapters) });
  return t('rules.unknownIn', { rule, chapter: chapter.number, ...ends(chapter.rules) });
}
