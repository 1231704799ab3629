import { scenario } from '@gaslamp/emerald-1e/scenario';
import { stageOf } from './stage.ts';

export const stage = stageOf(scenario);
