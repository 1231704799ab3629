// The warning before an answer that ends the match.
import { emerald1e } from '@gaslamp/emerald-1e/game';
import type { PlayerSpec } from '@gaslamp/emerald-1e/stage/position';
import { Story } from '@gaslamp/emerald-1e/stage/story';
import { forecast } from '@gaslamp/kernel/forecast';
import { view } from '@gaslamp/kernel/view';
import { expect, test } from 'vitest';
import { endingWords } from './ending.ts';
import { modelOf } from './model.ts';

const game = emerald1e();
const says = (option: string, ann: PlayerSpec = {}) => {
  const { s } = new Story(game, ['ann', 'ben'], {
    active: 'ann',
    markers: { war: 2, revolution: 2 },
    cities: {
      LONDON: { controller: 'ann' },
      PARIS: { faceUp: 'NECRONOMICON' },
      ROME: { faceUp: 'FIGNER' },
      BERLIN: { controller: 'ben' },
    },
    royals: { RHOGOG: { player: 'ann' } },
    players: { ann: { identity: 'RESTORATIONIST', ...ann } },
  });
  return endingWords(modelOf({ s, data: low.data, you: 0, names: ['Ada', 'Ben'], hidden: [] }), option);
};
/** London and Rhogog are worth nine points, one less than this mark. */
const low = emerald1e({ ...game.data.pack, victoryTarget: { 2: 10, 3: 10, 4: 10, 5: 10 } });
const takes = (points: number) => `This takes you to ${points} points and ends the match. Confirm?`;

test('R17.1 the points behind a claim are told: of a city, of the Necronomicon, of a revealed Restorationist’s agent', () => {
  expect(says('claim BERLIN_BOX')).toBe(takes(9 + 4));
  expect(says('claim PARIS')).toBe(takes(9 + 3));
  const agent = game.data.cards.find(({ id }) => id === 'FIGNER')?.agent?.points ?? 0;
  const track = game.data.pack.tracks.revolution[2] ?? 0;
  expect(agent).toBeGreaterThan(0);
  expect(says('claim ROME', { revealed: true })).toBe(takes(9 + track + agent));
});
test('R6.8 a reveal tells the points that count then; what ends the match otherwise tells none', () => {
  expect(says('reveal')).toBe(takes(9 + (game.data.pack.tracks.revolution[2] ?? 0)));
  expect(says('claim ROME')).toBe('This ends the match. Confirm?');
});

test.each([
  ['either face', { sane: 6, mad: 6 }, false],
  ['one Sane marker', { sane: 1, mad: 12 }, false],
  ['no Sane marker', { sane: 0, mad: 6 }, true],
])(
  'R14.5, R17.3 a claim that ends the match by a Mad marker does so for certain only where no other is left: %s',
  (_, sanityPool, ends) => {
    const found = Array.from({ length: 12 }, (_, move) => {
      const { s } = new Story(game, ['ann', 'ben'], {
        active: 'ann',
        sanityPool,
        agents: { MONDAY: { player: 'ann', at: 'CAIRO' }, TUESDAY: { player: 'ben', at: 'ZURICH' } },
        cities: { ROME: { faceUp: 'YOG_SOTHOTH', stack: ['DIOGENES', 'HUDSON'] } },
        players: { ann: { cubes: ['ROME'], mad: 2, identity: 'RESTORATIONIST' } },
      });
      s.move = move;
      const { until, passes } = forecast(game, view(game, s, 0), ['claim ROME'])!;
      return until === 'over' || passes;
    });
    expect(found).toEqual(found.map(() => ends));
  },
);
