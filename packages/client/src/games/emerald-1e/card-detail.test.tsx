// Tests the text of a card's large picture.

import type { EffectKey } from '@gaslamp/emerald-1e/box/pack';
import { emerald1e } from '@gaslamp/emerald-1e/game';
import { Story } from '@gaslamp/emerald-1e/stage/story';
import { modelOf } from '@gaslamp/words/emerald-1e/model';
import english from '@gaslamp/words/emerald-1e/text/en.json' with { type: 'json' };
import { addTexts } from '@gaslamp/words/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { About, shown } from './card-detail.tsx';

addTexts('en', english);
const game = emerald1e();
const names = ['Ada', 'Ben'];
const kindOf = (side: string) =>
  game.data.pack.cards.findIndex((card) => card.kind === 'identity' && card.id.includes(side));

test('R15.6, R15.8 with a Change of Heart one’s own identity card tells the side that counts', () => {
  const markup = (card: string, effects: string[], you: number | null = 0) => {
    const players = { ann: { identity: 'RESTORATIONIST', effects }, ben: { identity: 'LOYALIST' } } as const;
    const { s } = new Story(game, ['ann', 'ben'], { active: 'ann', players });
    const m = modelOf({ s, data: game.data, you, names, hidden: [] });
    return renderToStaticMarkup(<About m={m} kind={kindOf(card)} />);
  };
  expect(markup('RESTORATIONIST', [])).toMatch(/^<p>You want the Old Ones gone/);
  expect(markup('RESTORATIONIST', ['PE_CHANGE_OF_HEART'])).toMatch(
    /^<p>The card says Restorationist, but by a Change of Heart you are a Loyalist\..+You serve the Old Ones\./,
  );
  expect(markup('LOYALIST', ['PE_CHANGE_OF_HEART'])).toMatch(/^<p>You serve the Old Ones/);
  expect(markup('RESTORATIONIST', ['PE_CHANGE_OF_HEART'], null)).toMatch(/^<p>You want the Old Ones gone/);
});
test('R13.5, R20.10 where values come from, a text reads as options and corrections of the table have it', () => {
  const card = (effect: EffectKey) => game.data.pack.cards.find((one) => one.effect === effect);
  const [zombies, hand] = [card('zombies'), card('handPlus')];
  const s = game.setup(2, { zombiesNeedKta: 0 });
  expect(zombies && shown(zombies, 'effect', { data: game.data, s })).toContain('kill one agent of another player.');
  const { pack } = game.data;
  const corrected = { pack: { ...pack, numbers: { ...pack.numbers, handSize: 6, handPlus: 3 } } };
  expect(hand && shown(hand, 'effect', { data: corrected })).toContain('9');
});
