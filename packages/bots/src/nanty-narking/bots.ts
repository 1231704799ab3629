// The bots of this game that are not played at random.
import { baselineOf } from '../baseline.ts';
import { type Looks, levelsOf } from '../levels.ts';
import { craftWith } from './craft.ts';
import { chanceToWin } from './evaluate.ts';
import { thoughts } from './thoughts.ts';
import { sharpValue, value } from './value.ts';

const EFFORT = { budget: 60, finalists: 3, finalBudget: 16, trials: 4 };

export const baseline = baselineOf(craftWith(chanceToWin), EFFORT, thoughts);

export const craft = craftWith(value);

export const looks: Looks = {
  effort: EFFORT,
  steady: { finalists: 3, rollouts: 9, worlds: 3, atEnd: 1, turns: () => 2 },
  sharp: { finalists: 6, rollouts: 160, worlds: 8, atEnd: 1, turns: (seats) => seats },
};

export const levels = levelsOf({ craft, thoughts }, looks, { craft: craftWith(sharpValue), thoughts });
