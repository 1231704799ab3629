import { scenario } from '@gaslamp/emerald-2e/stage/scenario';
import { stageOf } from './stage.ts';

export const stage = stageOf(scenario);
