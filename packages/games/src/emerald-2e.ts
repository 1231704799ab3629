import { emerald2e } from '@gaslamp/emerald-2e/game';
import * as packs from '@gaslamp/emerald-2e/pack';
import { entryOf } from './entry.ts';

export const entry = entryOf('emerald-2e', packs, emerald2e);
