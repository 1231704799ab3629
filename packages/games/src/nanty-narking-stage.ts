import { scenario } from '@gaslamp/nanty-narking/stage/scenario';
import { stageOf } from './stage.ts';

export const stage = stageOf(scenario);
