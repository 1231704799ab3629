import { asking, Effects } from '@gaslamp/kernel/effects';
import type { Table } from '@gaslamp/kernel/table';
import type { Data } from '../box/data.ts';
import type { Emerald } from '../box/state.ts';
import { QUESTIONS } from '../seen/questions.ts';

export type G = Table<Emerald, Data>;

/** Every effect of the game, by name. */
export const effects = new Effects<Emerald, Data>();
export const { step } = effects;
export const { choice, subset } = asking(effects, QUESTIONS);
