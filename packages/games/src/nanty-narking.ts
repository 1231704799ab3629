import * as packs from '@gaslamp/nanty-narking/box/pack';
import { nantyNarking } from '@gaslamp/nanty-narking/game';
import { entryOf } from './entry.ts';

export const entry = entryOf('nanty-narking', packs, nantyNarking);
