// The bots of this game that are not played at random.
import { baselineOf } from '../baseline.ts';
import { type Looks, levelsOf } from '../levels.ts';
import { craftWith } from './craft.ts';
import { chanceToWin } from './evaluate.ts';
import { thoughts } from './thoughts.ts';

const EFFORT = { budget: 60, finalists: 3, finalBudget: 12, trials: 3 };

export const craft = craftWith(chanceToWin);

export const baseline = baselineOf(craft, EFFORT, thoughts);

export const looks: Looks = {
  effort: EFFORT,
  steady: { finalists: 4, rollouts: 16, worlds: 3, atEnd: 10, turns: () => 2 },
  sharp: { finalists: 6, rollouts: 160, worlds: 8, atEnd: 1, turns: (seats) => seats },
};

export const levels = levelsOf({ craft, thoughts }, looks);
