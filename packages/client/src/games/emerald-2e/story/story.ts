// Tells the story of a finished match, on a page apart from the table.
import { dataOf } from '@gaslamp/emerald-2e/box/data';
import type { Pack } from '@gaslamp/emerald-2e/box/pack';
import { words } from '@gaslamp/words/emerald-2e/model';
import { rowOf } from '@gaslamp/words/emerald-2e/sentences';
import ofGame from '@gaslamp/words/emerald-2e/text/en.json' with { type: 'json' };
import { addTexts } from '@gaslamp/words/text';
import type { StoryTeller } from '../../story-teller.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', ofGame);
addTexts('en', english);

export const teller: StoryTeller<Pack, unknown> = (pack, _, names) => {
  const data = dataOf(pack);
  return (row) =>
    rowOf({ data }, row)
      .filter(({ heading }) => !heading)
      .map(({ text }) => words({ data, names, you: null }, text));
};
