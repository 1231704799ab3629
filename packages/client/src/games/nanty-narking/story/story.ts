// Tells the story of a finished match, on a page apart from the table.
import { dataOf } from '@gaslamp/nanty-narking/box/data';
import type { Pack } from '@gaslamp/nanty-narking/box/pack';
import type { Nanty } from '@gaslamp/nanty-narking/box/state';
import { words } from '@gaslamp/words/nanty-narking/model';
import { rowOf } from '@gaslamp/words/nanty-narking/sentences';
import ofGame from '@gaslamp/words/nanty-narking/text/en.json' with { type: 'json' };
import { addTexts } from '@gaslamp/words/text';
import type { StoryTeller } from '../../story-teller.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', ofGame);
addTexts('en', english);

export const teller: StoryTeller<Pack, Nanty> = (pack, s, names) => {
  const data = dataOf(pack, '');
  return (row) =>
    rowOf({ s, data }, row)
      .filter(({ heading }) => !heading)
      .map(({ text }) => words({ data, names }, text));
};
