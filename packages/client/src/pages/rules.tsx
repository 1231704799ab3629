import '../table/table.css';
import { useState } from 'react';
import { RuleReader } from '../table/rule-reader.tsx';
import tableTexts from '../table/text/en.json';
import { addTexts } from '../text.ts';

addTexts('en', tableTexts);

const BOOKS: Readonly<Record<string, () => Promise<string>>> = {
  'emerald-2e': () => import('../../../../docs/rules/emerald-2e.md?raw').then((file) => file.default),
};

/** The rules of a game, opened at a rule; from there one turns the pages. */
export function Rules({ game, rule, onClose }: { game: string; rule: string; onClose: () => void }) {
  const [at, setAt] = useState(rule);
  const load = BOOKS[game];
  return load ? <RuleReader rule={at} load={load} onRule={setAt} onClose={onClose} /> : null;
}
