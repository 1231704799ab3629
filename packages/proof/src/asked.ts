import type { State } from '@gaslamp/kernel/state';
import type { Decision, Table } from '@gaslamp/kernel/table';

export type AnyTable = Table<State, unknown>;
/** A table at which somebody is asked. */
export type Asked = AnyTable & { readonly decision: Decision };
export const isAsked = (table: AnyTable): table is Asked => table.decision !== null;

/** The question at hand of a match or a table; throws where it is over. */
export function questionOf({ decision }: { readonly decision: Decision | null }): Decision {
  if (decision === null) throw new Error('nothing is asked: the match is over');
  return decision;
}
