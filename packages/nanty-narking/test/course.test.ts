// Tests the quantities that replays follow.
import { expect, test } from 'vitest';
import { nantyNarking } from '../src/game.ts';
import { course } from '../src/stage/course.ts';
import { table } from './table.ts';

const { data } = nantyNarking();

/** Returns the progress of ann's goal, in percent, with the house proposals and control of these areas. */
function goal(personality: string, agents: string[]) {
  const [ben, cat, dan] = [{ agents: [] }, { agents: [] }, { agents: [] }];
  const { s } = table(4, { players: { ann: { personality, agents }, ben, cat, dan } }, { variants: 1 });
  return course.measures.goal?.({ s, data }, 0);
}

test('R7.10 a goal is not reached before what else it asks for holds', () => {
  expect(goal('BELLINGER', ['CHELSEA', 'STRAND', 'CITY'])).toBe(99);
  expect(goal('BELLINGER', ['CHELSEA', 'STRAND', 'WESTMINSTER'])).toBe(100);
  expect(goal('BELLINGER', ['CHELSEA'])).toBe(33);
});
