import type { AnyGame } from '@gaslamp/games/games';
import { recordOf, recordText } from '@gaslamp/record/record';
import { hashOfKey } from '@gaslamp/record/secure-dice';
import { RequestError } from '../refused.ts';
import { holderOf } from '../seats/seats.ts';
import type { MatchRecord, Seat, StoredLog } from '../store/store.ts';

interface Recorded {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly seats: readonly Seat[];
}

/** Returns the record file of a finished match. It contains the dice key, since nothing is secret any more. */
export function recordFile({ game, record, seats }: Recorded, { beginning, lines }: StoredLog): string {
  if (beginning === null) throw new RequestError(409, 'this match was never dealt');
  const names = seats.map((seat) => {
    const holder = holderOf(seat);
    return holder?.kind === 'person' ? holder.name : (holder?.bot ?? '');
  });
  const dice = { hash: hashOfKey(record.diceKey), key: record.diceKey };
  const { options, from } = record;
  const begun = { game, before: beginning.before, options, names, dice, ...(from && { from: from.origin }) };
  return recordText(recordOf(begun, lines));
}
