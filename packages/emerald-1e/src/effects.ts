import { asking, Effects } from '@gaslamp/kernel/effects';
import type { Table } from '@gaslamp/kernel/table';
import type { Data } from './data.ts';
import { QUESTIONS } from './questions.ts';
import type { Emerald1 } from './state.ts';

export type G = Table<Emerald1, Data>;

/** Every effect of the game, by name. */
export const effects = new Effects<Emerald1, Data>();
export const { step } = effects;
export const { choice, subset } = asking(effects, QUESTIONS);
