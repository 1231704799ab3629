import { scenario } from '@gaslamp/emerald-2e/scenario';
import { stageOf } from './stage.ts';

export const stage = stageOf(scenario);
