import type { Refused } from '@gaslamp/kernel/effects';
import type * as refusals from '../rules/refusals.ts';

type Refusals = typeof refusals;
/** Keys of all refusals: each is a sentence of the page's catalogues. */
export type RefusalKey = Extract<Refusals[keyof Refusals], Refused>['key'] | ReturnType<Refusals['noSuchPawn']>['key'];
