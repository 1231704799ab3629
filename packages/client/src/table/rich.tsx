// Sentences with things in them: a card's name opens the card, a rule's number opens the rule.
import { t } from '@gaslamp/words/text';
import { type Namer, partsOf, type Thing } from '@gaslamp/words/things';
import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { pointAt } from './point-at.ts';

export interface RichTools extends Namer {
  /** How it is drawn. */
  draw(sort: string, numbers: readonly number[], name: string): ReactNode;
  openRule(rule: string): void;
  /** Plain words with what can be read about in the rules; it comes with the first touch. */
  mark?: ((words: string) => ReactNode) | undefined;
}

export const RichContext = createContext<RichTools | null>(null);

/** What stands close behind a thing and never begins a line. */
export const CLOSE_BEHIND = /^(?:’s\b|[.,:;!?…)])+/;

interface RichProps {
  readonly text: string;
  /** By player, other names than those of now. */
  readonly names?: readonly (string | undefined)[] | undefined;
  /** Its terms open their rules: not where all of it is a button. */
  readonly terms?: boolean;
}

export function Rich({ text, names, terms }: RichProps) {
  const tools = useContext(RichContext);
  if (tools === null) return <>{text}</>;
  const parts = partsOf(text);
  const plain = (words: string) => (terms && tools.mark ? tools.mark(words) : words);
  return (
    <>
      {parts.map((part, i) => {
        const key = `${i}${typeof part === 'string' ? part : part.sort + part.numbers}`;
        if (typeof part === 'string')
          return <Fragment key={key}>{plain(i > 0 ? part.replace(CLOSE_BEHIND, '') : part)}</Fragment>;
        const { sort, numbers } = part;
        const next = parts[i + 1];
        return (
          <span key={key} className="said">
            {tools.draw(sort, numbers, nameThen(names, part) ?? tools.name(sort, numbers))}
            {typeof next === 'string' ? CLOSE_BEHIND.exec(next)?.[0] : null}
          </span>
        );
      })}
    </>
  );
}

const nameThen = (names: readonly (string | undefined)[] | undefined, { sort, numbers }: Thing): string | undefined =>
  sort === 'p' || sort === 'q' ? names?.[numbers[0] ?? -1] : undefined;

/** A place by its `data-at`, which it points at when touched. */
export function SaidPlace({ at, children }: { at: string; children: ReactNode }) {
  return (
    <button type="button" className="said-place" data-rove="" onClick={() => pointAt(at)}>
      {children}
    </button>
  );
}

/** A rule's number that opens its text; named, it says that it is one, where nothing around it does. */
export function RuleLink({ rule, named = false }: { rule: string; named?: boolean }) {
  const tools = useContext(RichContext);
  return (
    <button
      type="button"
      className="rule-link"
      aria-label={t('table.rule', { rule })}
      onClick={() => tools?.openRule(rule)}
    >
      {named ? t('table.rule', { rule }) : rule}
    </button>
  );
}
