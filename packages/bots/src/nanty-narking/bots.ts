// The bots of this game that are not played at random.
import { baselineOf } from '../baseline.ts';
import { levelOf } from '../levels.ts';
import { craftWith } from './craft.ts';
import { chanceToWin } from './evaluate.ts';
import { thoughts } from './thoughts.ts';

const EFFORT = { budget: 60, finalists: 3, finalBudget: 16, trials: 4 };

const craft = craftWith(chanceToWin);

export const baseline = baselineOf(craft, EFFORT, thoughts);

const GENTLE = { budget: 12, least: 1, finalists: 0, finalBudget: 0, trials: 1 };

export const levels = [
  levelOf('gentle', craft, { effort: GENTLE, depth: null, slips: { overlooks: 35, whim: 6 } }, thoughts),
  levelOf('steady', craft, { effort: EFFORT, depth: { finalists: 4, rollouts: 16, turns: 2 }, slips: null }, thoughts),
  levelOf('sharp', craft, { effort: EFFORT, depth: { finalists: 6, rollouts: 60, turns: 2 }, slips: null }, thoughts),
] as const;
