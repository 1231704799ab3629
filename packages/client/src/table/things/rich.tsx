// Sentences with links: a card's name opens the card, a rule's number opens the rule.
import { t } from '@gaslamp/words/text';
import { type Namer, nameIn, partsOf, type Thing } from '@gaslamp/words/things';
import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { pointAt } from './point-at.ts';

export interface RichTools extends Namer {
  /** Name of a seat whose player gave none. */
  seatName(seat: number): string;
  /** Draws a named thing. */
  draw(sort: string, numbers: readonly number[], name: string): ReactNode;
  openRule(rule: string): void;
  /** Links the terms in plain words to their rules; loaded with the first touch. */
  mark?: ((words: string) => ReactNode) | undefined;
}

export const RichContext = createContext<RichTools | null>(null);

/** Characters that follow a thing directly and must not start a line. */
export const CLOSE_BEHIND = /^(?:’s\b|[.,:;!?…)])+/;

/** Forms that begin with a preposition. */
const PLACED = /^(?:in|to|from)$/;

interface RichProps {
  readonly text: string;
  /** Names by player that differ from the current ones. */
  readonly names?: readonly (string | undefined)[] | undefined;
  /** True if terms link to their rules: not inside a button. */
  readonly terms?: boolean;
}

export function Rich({ text, names, terms }: RichProps) {
  const tools = useContext(RichContext);
  if (tools === null) return <>{text}</>;
  const parts = partsOf(text, tools);
  const plain = (words: string) => (terms && tools.mark ? tools.mark(words) : words);
  return (
    <>
      {parts.map((part, i) => {
        const key = `${i}${typeof part === 'string' ? part : part.sort + part.numbers}`;
        if (typeof part === 'string')
          return <Fragment key={key}>{plain(i > 0 ? part.replace(CLOSE_BEHIND, '') : part)}</Fragment>;
        const { sort, numbers, form } = part;
        const next = parts[i + 1];
        const name = nameThen(names, part) ?? nameIn(parts, part, tools);
        // Only the place itself can be pressed, not the preposition before it.
        const place = PLACED.test(form ?? '') ? name.indexOf(' ') + 1 : 0;
        return (
          <Fragment key={key}>
            {name.slice(0, place)}
            <span className="said" lang={isPlayer(sort) && name !== tools.seatName(numbers[0] ?? 0) ? '' : undefined}>
              {tools.draw(sort, numbers, name.slice(place))}
              {typeof next === 'string' ? CLOSE_BEHIND.exec(next)?.[0] : null}
            </span>
          </Fragment>
        );
      })}
    </>
  );
}

const nameThen = (names: readonly (string | undefined)[] | undefined, { sort, numbers }: Thing): string | undefined =>
  isPlayer(sort) ? names?.[numbers[0] ?? -1] : undefined;
const isPlayer = (sort: string): boolean => /[pq]/.test(sort);

/** A place by its `data-at`; a press points at it. */
export function SaidPlace({ at, children }: { at: string; children: ReactNode }) {
  return (
    <button type="button" className="said-place" data-rove="" onClick={() => pointAt(at)}>
      {children}
    </button>
  );
}

/** A rule's number that opens its text; `named` adds the word "rule" if the context does not make it clear. */
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
