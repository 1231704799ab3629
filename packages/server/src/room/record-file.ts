import type { AnyGame } from '@gaslamp/games/games';
import type { People } from '@gaslamp/protocol/people';
import { closedRecordOf, recordOf, recordText } from '@gaslamp/record/record';
import { RequestError } from '../refused.ts';
import { nameAt } from '../seats/seats.ts';
import type { LaterKey, MatchRecord, Seat, StoredLog } from '../store/store.ts';
import { diceProof } from './dice.ts';

interface Recorded {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly seats: readonly Seat[];
  readonly people: People;
  readonly keys: readonly LaterKey[];
  /** True if nothing in the match is secret any more. */
  readonly open: boolean;
}

/** Returns the record file of a finished match: with its dice key if it is open, and without anything of the game if not. */
export function recordFile(
  { game, record, seats, people, keys, open }: Recorded,
  { beginning, lines }: StoredLog,
): string {
  if (beginning === null) throw new RequestError(409, 'match.neverDealt');
  const names = seats.map((seat) => ('bot' in seat ? seat.bot : nameAt(people, seat)));
  const dice = diceProof(record, seats, keys);
  const { options, from } = record;
  const begun = {
    match: record.id,
    game,
    before: beginning.before,
    options,
    names,
    people,
    dice,
    ...(from && { from: from.origin }),
  };
  return recordText(open ? recordOf(begun, lines) : closedRecordOf(begun, lines));
}
