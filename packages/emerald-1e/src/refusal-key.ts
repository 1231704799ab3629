import type * as refusals from './refusals.ts';

/** What refusals can say: each is a sentence of the page's catalogues. */
export type RefusalKey = (typeof refusals)[keyof typeof refusals]['key'];
