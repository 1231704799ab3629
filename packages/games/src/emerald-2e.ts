import * as packs from '@gaslamp/emerald-2e/box/pack';
import { emerald2e } from '@gaslamp/emerald-2e/game';
import { entryOf } from './entry.ts';

export const entry = entryOf('emerald-2e', packs, emerald2e);
