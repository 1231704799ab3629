import { scenario } from '@gaslamp/emerald-1e/stage/scenario';
import { stageOf } from './stage.ts';

export const stage = stageOf(scenario);
