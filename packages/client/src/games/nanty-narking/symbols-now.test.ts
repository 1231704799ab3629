// Tests the findings for the symbols of a card before it is played.

import { FastDice } from '@gaslamp/kernel/chance';
import { Match } from '@gaslamp/kernel/match';
import { forecastFor, viewFor } from '@gaslamp/kernel/projection';
import { CARDS } from '@gaslamp/nanty-narking/box/ids';
import { nantyNarking } from '@gaslamp/nanty-narking/game';
import type { PositionSpec } from '@gaslamp/nanty-narking/stage/position';
import { stateAt } from '@gaslamp/nanty-narking/stage/story';
import { modelOf } from '@gaslamp/words/nanty-narking/model';
import { expect, test } from 'vitest';
import { findings } from './symbols-now.tsx';

const game = nantyNarking();
const SEATS = ['ann', 'ben'];

/** Returns the findings for ann, who has only this card. */
function found(card: string, ann: object) {
  const position: PositionSpec = { active: 'ann', players: { ann: { hand: [card], ...ann }, ben: { agents: [] } } };
  const match = Match.restore(game, stateAt(game, SEATS, position), [], new FastDice(1));
  const m = modelOf({ ...viewFor(match, 0), data: game.data, you: 0, names: SEATS });
  return findings(m, CARDS.indexOf(card), { forecast: async (texts) => forecastFor(match, 0, texts) });
}

test('R8.1, R6.8: what is passed over as things are may be made possible by what stands above it', async () => {
  // £6 pays for nothing in Battersea or next to it, but does in Chelsea, where Nancy's agent may go first.
  expect(await found('R18', { agents: ['BATTERSEA'], money: 6 })).toEqual(['can', 'perhaps']);
});
test('R8.1: what stands above and cannot be used itself makes nothing possible', async () => {
  expect(await found('R31', { agents: [], money: 0 })).toEqual(['cannot', 'cannot', 'cannot']);
});
test('R3.8: a City Area card that is ready comes before the first symbol, and may make it possible', async () => {
  const ann = { agents: ['HIGHBURY', 'WEST_END'], money: 10 };
  expect(await found('G14', { ...ann, buildings: ['WEST_END'] })).toContain('perhaps');
  expect(await found('G14', { ...ann, buildings: [] })).not.toContain('perhaps');
});
