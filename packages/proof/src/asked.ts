import type { State } from '@gaslamp/kernel/state';
import type { Decision, Table } from '@gaslamp/kernel/table';

export type AnyTable = Table<State, unknown>;
/** A table with an open question. */
export type Asked = AnyTable & { readonly decision: Decision };
export const isAsked = (table: AnyTable): table is Asked => table.decision !== null;

/** Returns the current question of a match or a table. Throws if it is over. */
export function questionOf({ decision }: { readonly decision: Decision | null }): Decision {
  if (decision === null) throw new Error('nothing is asked: the match is over');
  return decision;
}
