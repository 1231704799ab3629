// The bots of this game that are not played at random.
import { baselineOf } from '../baseline.ts';
import { type Looks, levelsOf } from '../levels.ts';
import { beliefs } from './beliefs.ts';
import { type Beliefs, craftWith } from './craft.ts';
import { chanceToWin } from './evaluate.ts';
import { learnedBeliefs } from './tells.ts';
import { thoughtsBy } from './thoughts.ts';

const EFFORT = { budget: 70, finalists: 3, finalBudget: 16, trials: 4 };

const mindBy = (of: Beliefs) => ({ craft: craftWith(chanceToWin, of), thoughts: thoughtsBy(of) });
const usual = mindBy(beliefs);

export const { craft } = usual;

export const baseline = baselineOf(craft, EFFORT, usual.thoughts);

export const looks: Looks = {
  effort: EFFORT,
  steady: { finalists: 4, rollouts: 16, worlds: 3, atEnd: 10, turns: () => 2 },
  sharp: { finalists: 6, rollouts: 160, worlds: 8, atEnd: 1, turns: (seats) => seats },
};

export const levels = levelsOf(usual, looks, mindBy(learnedBeliefs));
