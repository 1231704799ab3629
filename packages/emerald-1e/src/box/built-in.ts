// Separate from the reading of packs, which a page that plays does not need.
import { frozen } from '@gaslamp/stated/frozen';
import json from './pack.json' with { type: 'json' };
import type { Pack } from './pack.ts';

export const builtIn: Pack = frozen(json as unknown as Pack);
