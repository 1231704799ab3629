// Tests the quantities that replays follow.
import { expect, test } from 'vitest';
import { emerald2e } from '../src/game.ts';
import { course } from '../src/stage/course.ts';
import { table } from './table.ts';

const { data } = emerald2e();

test('R0.6 agents on Mi-Go count among those on the board', () => {
  const { s } = table(2, {
    players: { ann: { agents: ['ROME'], beside: [{ card: 'MI_GO', agents: 2 }] }, ben: { agents: ['CAIRO', 'CAIRO'] } },
  });
  expect([0, 1].map((player) => course.measures.agents?.({ s, data }, player))).toEqual([3, 2]);
});
