import * as packs from '@gaslamp/emerald-1e/box/pack';
import { emerald1e } from '@gaslamp/emerald-1e/game';
import { entryOf } from './entry.ts';

export const entry = entryOf('emerald-1e', packs, emerald1e);
