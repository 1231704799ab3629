import { expect, test } from 'vitest';
import { table } from './table.ts';

test('R6.6 a claim sends own cubes to Limbo and the card to the discard pile', () => {
  const t = table(2, {
    players: {
      ann: { hand: ['START_S005', 'START_S001'], agents: {}, cubes: { VIENNA: 2 }, limbo: 3 },
      ben: { agents: ['VIENNA'], cubes: {} },
    },
    cities: { VIENNA: { faceUp: 'OKHRANA' } },
  });
  t.play('ann: claim VIENNA', 'ann: pick START_S005', 'ann: confirm');
  expect(t.position).toMatchObject({
    players: { ann: { limbo: 5, discard: ['OKHRANA', 'START_S005'], cubes: {} } },
  });
});
