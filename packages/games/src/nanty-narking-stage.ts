import { scenario } from '@gaslamp/nanty-narking/scenario';
import { stageOf } from './stage.ts';

export const stage = stageOf(scenario);
