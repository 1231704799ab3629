import type * as refusals from '../rules/refusals.ts';

/** Keys of all refusals: each is a sentence of the page's catalogues. */
export type RefusalKey = (typeof refusals)[keyof typeof refusals]['key'];
