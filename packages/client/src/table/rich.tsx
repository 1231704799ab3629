// Sentences with things in them: a card's name opens the card, a rule's number opens the rule.
import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { t } from '../text.ts';

const OPEN = '\u0002';
const CLOSE = '\u0003';
const PARTS = new RegExp(`${OPEN}([^${CLOSE}]+)${CLOSE}`);

/** A thing inside a sentence, for `t` to carry along as a value: a letter for its sort and numbers. */
export const thing = (sort: string, ...numbers: readonly number[]): string => OPEN + sort + numbers.join('.') + CLOSE;
export const who = (player: number): string => thing('p', player);
/** The same player again, without the emblem. */
export const again = (player: number): string => thing('q', player);
const list = new Intl.ListFormat('en', { type: 'conjunction' });
export const all = (parts: readonly string[]): string => list.format(parts);

export interface RichTools {
  /** How a thing of a sentence is called. */
  name(sort: string, numbers: readonly number[]): string;
  /** How it is drawn. */
  draw(sort: string, numbers: readonly number[], name: string): ReactNode;
  openRule(rule: string): void;
}

export const RichContext = createContext<RichTools | null>(null);

function read(part: string): { sort: string; numbers: number[] } {
  return { sort: part[0]!, numbers: part.slice(1).split('.').map(Number) };
}

/** The sentence as plain words, for titles, labels and screen readers. */
export function plain(sentence: string, tools: Pick<RichTools, 'name'>): string {
  return sentence
    .split(PARTS)
    .map((part, i) => {
      if (i % 2 === 0) return part;
      const { sort, numbers } = read(part);
      return tools.name(sort, numbers);
    })
    .join('');
}

/** What stands close behind a thing and never begins a line. */
const CLOSE_BEHIND = /^(?:’s\b|[.,:;!?…)])+/;

/** `names`: by player, other names than those of now. */
export function Rich({ text, names }: { text: string; names?: readonly (string | undefined)[] | undefined }) {
  const tools = useContext(RichContext);
  if (tools === null) return <>{text}</>;
  const parts = text.split(PARTS);
  return (
    <>
      {parts.map((part, i) => {
        const key = `${i}${part}`;
        if (i % 2 === 0) return <Fragment key={key}>{i > 0 ? part.replace(CLOSE_BEHIND, '') : part}</Fragment>;
        const { sort, numbers } = read(part);
        return (
          <span key={key} className="said">
            {tools.draw(sort, numbers, nameThen(names, sort, numbers) ?? tools.name(sort, numbers))}
            {CLOSE_BEHIND.exec(parts[i + 1] ?? '')?.[0]}
          </span>
        );
      })}
    </>
  );
}

const nameThen = (
  names: readonly (string | undefined)[] | undefined,
  sort: string,
  [player]: readonly number[],
): string | undefined => (sort === 'p' || sort === 'q' ? names?.[player!] : undefined);

/** A rule's number that opens its text. */
export function RuleLink({ rule }: { rule: string }) {
  const tools = useContext(RichContext);
  return (
    <button
      type="button"
      className="rule-link"
      aria-label={t('table.rule', { rule })}
      onClick={() => tools?.openRule(rule)}
    >
      {rule}
    </button>
  );
}
