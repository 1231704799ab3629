import type { Said } from './told.ts';

/** An error as a worker passes it on, since workers know no language. */
export interface Failure {
  readonly error: string;
  /** Its faults, as codes with values; empty for an error of the program. */
  readonly faults: readonly Said[];
}
/** Returns the error of a worker, to throw on the page. */
export const thrown = ({ error, faults }: Failure): Error => Object.assign(new Error(error), { faults });
