import type { AnyGame } from '@gaslamp/games/games';
import type { People } from '@gaslamp/protocol/people';
import { recordOf, recordText } from '@gaslamp/record/record';
import { RequestError } from '../refused.ts';
import { nameAt } from '../seats/seats.ts';
import type { MatchRecord, Seat, StoredLog } from '../store/store.ts';
import { diceProof } from './dice.ts';

interface Recorded {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly seats: readonly Seat[];
  readonly people: People;
}

/** Returns the record file of a finished match. It contains the dice key, since nothing is secret any more. */
export function recordFile({ game, record, seats, people }: Recorded, { beginning, lines }: StoredLog): string {
  if (beginning === null) throw new RequestError(409, 'this match was never dealt');
  const names = seats.map((seat) => ('bot' in seat ? seat.bot : nameAt(people, seat)));
  const dice = diceProof(record, seats);
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
  return recordText(recordOf(begun, lines));
}
