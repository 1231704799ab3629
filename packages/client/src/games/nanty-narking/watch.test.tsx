// Tests the display of each player's progress toward each personality.
import { nantyNarking } from '@gaslamp/nanty-narking/game';
import { modelOf } from '@gaslamp/words/nanty-narking/model';
import english from '@gaslamp/words/nanty-narking/text/en.json' with { type: 'json' };
import { addTexts } from '@gaslamp/words/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WatchOut } from './watch.tsx';

addTexts('en', english);
const game = nantyNarking();

/**
 * Renders the panel at turn `turns` of three players, by default the second player's first, with trouble and an agent of
 * everybody everywhere.
 */
function markup(options: Record<string, number>, turns = 2): string {
  const s = game.setup(3, options);
  s.active = (turns - 1) % 3;
  s.turns = turns;
  s.trouble.fill(1);
  s.agents.fill(1);
  const m = modelOf({ s, data: game.data, you: 0, names: ['Ann', 'Ben', 'Cat'], hidden: [] });
  return renderToStaticMarkup(<WatchOut m={m} />);
}
const WINS = /(Ann|Ben|Cat): [^.]+\. Would win at the start of their turn/g;

test('R17.12 in the first round nobody is told to win whose next check falls into it', () => {
  const named = (text: string) => [...new Set([...text.matchAll(WINS)].map(([, name]) => name))];
  expect(named(markup({ firstRoundCheck: 1 }))).toEqual(['Ann', 'Ben', 'Cat']);
  expect(named(markup({ firstRoundCheck: 0 }))).toEqual(['Ann', 'Ben']);
  expect(markup({ firstRoundCheck: 1 })).toContain('The player with this personality would win');
  expect(markup({ firstRoundCheck: 0 })).not.toContain('The player with this personality would win');
  expect(markup({ firstRoundCheck: 0 }, 3)).toContain('The player with this personality would win');
});
