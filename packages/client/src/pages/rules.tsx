import '../table/table.css';
import { useState } from 'react';
import { RuleReader } from '../table/rule-reader.tsx';
import tableTexts from '../table/text/en.json';
import { addTexts } from '../text.ts';

addTexts('en', tableTexts);

/** Of each game where its rules begin, and how they come. */
const BOOKS: Readonly<Record<string, { first: string; load(): Promise<string> }>> = {
  'emerald-2e': {
    first: 'R0',
    load: () => import('../../../../docs/rules/emerald-2e.md?raw').then((file) => file.default),
  },
  'nanty-narking': {
    first: 'R1',
    load: () => import('../../../../docs/rules/nanty-narking.md?raw').then((file) => file.default),
  },
};

/** The rules of a game, opened at a rule or at their beginning; from there one turns the pages. */
export function Rules({ game, rule, onClose }: { game: string; rule: string | undefined; onClose: () => void }) {
  const book = BOOKS[game];
  const [at, setAt] = useState(rule ?? book?.first ?? '');
  return book ? <RuleReader rule={at} load={book.load} onRule={setAt} onClose={onClose} /> : null;
}
