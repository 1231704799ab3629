import '../../table/frame/table.css';
import { addTexts } from '@gaslamp/words/text';
import { useState } from 'react';
import { RuleBook } from '../../rules/book.tsx';
import { RulesOfGame } from '../../rules/of-game.ts';
import tableTexts from '../../table/frame/text/en.json';

addTexts('en', tableTexts);

/** The rules of a game, opened at a rule or at their contents, with navigation from there. */
export function Rules({ game, rule, onClose }: { game: string; rule: string | undefined; onClose: () => void }) {
  const [at, setAt] = useState(rule ?? '');
  return (
    <RulesOfGame value={game}>
      <RuleBook rule={at} onRule={setAt} onClose={onClose} />
    </RulesOfGame>
  );
}
