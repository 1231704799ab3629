// Cards that a viewer has seen and that are still there.
import { emerald1e } from '@gaslamp/emerald-1e/game';
import { Story } from '@gaslamp/emerald-1e/stage/story';
import { view } from '@gaslamp/kernel/view';
import { expect, test } from 'vitest';
import { addTexts } from '../text.ts';
import { knownLines } from './known.ts';
import { modelOf, words } from './model.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);
const game = emerald1e();

test.each([
  ['sane', 'A Mad marker is back among the sanity markers.'],
  ['mad', 'A Sane marker is back among the sanity markers.'],
])('R14.11, R20.10, R21 what the Alienist puts back is no longer out of the match: %s counts', (chosen, back) => {
  const t = new Story(game, ['ann', 'ben'], {
    active: 'ann',
    agents: { MONDAY: { player: 'ann', at: 'CAIRO' }, TUESDAY: { player: 'ben', at: 'ZURICH' } },
    cities: { ROME: { faceUp: 'YOG_SOTHOTH', stack: [] } },
    players: { ann: { cubes: ['ROME'], mad: 0, effects: ['PE_ALIENIST'] } },
  })
    .draws('MAD', 'SANE')
    .play('ann: claim ROME', `ann: ${chosen}`);
  for (const viewer of [0, 1]) {
    const { s, hidden } = view(game, t.s, viewer);
    const m = modelOf({ s, data: game.data, you: viewer, names: ['Ada', 'Ben'], hidden });
    const lines = knownLines(m).common.map((line) => words(m, line));
    expect(lines).toContain(back);
    expect(lines.join('\n')).not.toContain('Out of the game');
  }
});
