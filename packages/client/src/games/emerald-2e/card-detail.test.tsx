// Tests the text of a card's large picture.

import { emerald2e } from '@gaslamp/emerald-2e/game';
import { Story } from '@gaslamp/emerald-2e/stage/story';
import { modelOf } from '@gaslamp/words/emerald-2e/model';
import english from '@gaslamp/words/emerald-2e/text/en.json' with { type: 'json' };
import { addTexts } from '@gaslamp/words/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { About, shown } from './card-detail.tsx';

addTexts('en', english);
const game = emerald2e();
const names = ['Ada', 'Ben'];
const kindOf = (side: string) =>
  game.data.pack.cards.findIndex((card) => card.kind === 'identity' && card.id.includes(side));

test('R0.9, R18.2 with a Change of Heart on it one’s own identity card tells the side that counts', () => {
  const markup = (card: string, changesOfHeart: number, you: number | null = 0) => {
    const players = { ann: { identity: 'LOYALIST', changesOfHeart }, ben: { identity: 'RESTORATIONIST' } } as const;
    const { s } = new Story(game, ['ann', 'ben'], { active: 'ann', players });
    const m = modelOf({ s, data: game.data, you, names, hidden: [] });
    return renderToStaticMarkup(<About m={m} kind={kindOf(card)} />);
  };
  expect(markup('LOYALIST', 0)).toMatch(/^<p>You serve the Old Ones/);
  expect(markup('LOYALIST', 1)).toMatch(
    /^<p>The card says Loyalist, but by a Change of Heart you are a Restorationist\..+You want the Old Ones gone\..+A revealed Restorationist ends the match at once/s,
  );
  expect(markup('LOYALIST', 2)).toMatch(/^<p>You serve the Old Ones/);
  expect(markup('RESTORATIONIST', 1)).toMatch(/^<p>You want the Old Ones gone/);
  expect(markup('LOYALIST', 1, null)).toMatch(/^<p>You serve the Old Ones/);
});
test('R18.21 where values come from, a text reads as the options of the table have it', () => {
  const card = game.data.pack.cards.find(({ effect }) => effect === 'pinkerton');
  const effectText = (options: Record<string, number>) => card && shown(card, 'effect', { s: game.setup(2, options) });
  expect(effectText({ pinkertonFromBoard: 1 })).toContain('or move one of yours from a city to any other');
  expect(effectText({ pinkertonFromBoard: 0 })).not.toContain('or move one');
});
