// Actions of the server's operator at a table. Pure, like all table actions.
import { RequestError } from '../refused.ts';
import { act, type TableChange } from './actions.ts';
import { phaseAfterEnd } from './ending.ts';
import type { TableNow } from './seats.ts';

/** Ends a running match without a result. Throws RequestError 409 if none is running. */
export function endedByOperator({ status, seats }: TableNow): TableChange {
  if (status.phase !== 'playing') throw new RequestError(409, 'match.running');
  return {
    notes: [{ kind: 'ended', agreed: [] }],
    status: { phase: phaseAfterEnd(seats), proposals: [], asked: null },
  };
}
/** Frees a seat before the deal, as the host of the match can. Throws RequestError 409 afterwards. */
export const freedByOperator = (table: TableNow, seat: number): TableChange =>
  act(table, { seat: null, person: null, host: true }, { do: 'free', token: '', seat });
