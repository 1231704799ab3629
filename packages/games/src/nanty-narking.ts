import { nantyNarking } from '@gaslamp/nanty-narking/game';
import * as packs from '@gaslamp/nanty-narking/pack';
import { entryOf } from './entry.ts';

export const entry = entryOf('nanty-narking', packs, nantyNarking);
