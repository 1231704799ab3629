import '../table/table.css';
import { useState } from 'react';
import { RuleBook } from '../rules/book.tsx';
import { RulesOfGame } from '../rules/of-game.ts';
import tableTexts from '../table/text/en.json';
import { addTexts } from '../text.ts';

addTexts('en', tableTexts);

/** How the rules of each game come. */
const BOOKS: Readonly<Record<string, () => Promise<string>>> = {
  'emerald-2e': () => import('../../../../docs/rules/emerald-2e.md?raw').then((file) => file.default),
  'nanty-narking': () => import('../../../../docs/rules/nanty-narking.md?raw').then((file) => file.default),
};

/** The rules of a game, opened at a rule or at their contents; from there one turns the pages. */
export function Rules({ game, rule, onClose }: { game: string; rule: string | undefined; onClose: () => void }) {
  const load = BOOKS[game];
  const [at, setAt] = useState(rule ?? '');
  if (load === undefined) return null;
  return (
    <RulesOfGame value={game}>
      <RuleBook rule={at} load={load} onRule={setAt} onClose={onClose} />
    </RulesOfGame>
  );
}
