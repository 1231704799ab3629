// Starts a match from a moment of a finished one, with its position, pack and options.
import { optionsThen } from '@gaslamp/kernel/game';
import { Match } from '@gaslamp/kernel/match';
import type { State } from '@gaslamp/kernel/state';
import type { CreateMatch } from '@gaslamp/protocol/messages';
import { isEntry } from '@gaslamp/record/log';
import { reelSlowly } from '@gaslamp/record/reel';
import { SecureDice } from '@gaslamp/record/secure-dice';
import { bitByBit } from '../bit-by-bit.ts';
import { RequestError } from '../refused.ts';
import type { Room } from '../room/room.ts';
import { type Asker, folding } from '../room/turns.ts';
import { NO_ACCESS } from '../seats/access.ts';
import { CLOSED } from '../seats/seats.ts';
import type { MatchRecord } from '../store/store.ts';
import type { Lobby } from './lobby.ts';

/** The data that the new match takes over. */
export interface PlayedOn extends Required<Pick<MatchRecord, 'pack' | 'options'>> {
  /** Replays the old match. Expensive: called after all other checks. */
  from(asker: Asker): Promise<Required<MatchRecord>['from']>;
}

/**
 * Returns the data to continue from. Nothing is given away, since an open match is public. Throws RequestError if the token is
 * invalid, the match is not over or is closed, the moment does not exist or asks nobody, or the request does not fit the match.
 */
export async function playedOn(
  lobby: Lobby,
  wanted: CreateMatch & Pick<Required<CreateMatch>, 'from'>,
): Promise<PlayedOn> {
  const { match, token, moment } = wanted.from;
  const room = await lobby.room(match);
  const { game, record, ledger } = room;
  if (room.access(token) === null) throw new RequestError(403, NO_ACCESS);
  if (!room.over) throw new RequestError(409, 'setup.onOver');
  if (!room.open) throw new RequestError(409, CLOSED);
  if (wanted.game !== game.id) throw new RequestError(400, 'setup.onGame', { game: game.id });
  if (wanted.seats.length !== record.seats)
    throw new RequestError(400, 'setup.onSeats', { least: record.seats, seats: wanted.seats.length });
  for (const key of ['options', 'pack'] as const)
    if (wanted[key] !== undefined) throw new RequestError(400, 'setup.onSame', { key });
  if (ledger.match === null) throw new RequestError(409, NOT_DEALT);
  const last = ledger.log.rows.length - 1;
  if (moment > last) throw new RequestError(400, 'setup.onMoments', { last, moment });
  const ended = () => new RequestError(400, 'setup.onEnded', { last, moment });
  if (moment === last && ledger.match.decision === null) throw ended();
  return {
    pack: game.pack,
    options: optionsThen(game, record.options),
    async from(asker) {
      const position = { ...(await positionAt(room, moment, asker)), rules: game.rules };
      // With any dice, the next step must be a decision.
      if (Match.from(game, position, new SecureDice('')).match.decision === null) throw ended();
      return { origin: { match, moment }, position };
    },
  };
}

/** Returns the complete position at that moment. */
function positionAt({ id, game, house }: Room, moment: number, asker: Asker): Promise<State> {
  return house.folds.next(asker, async () => {
    const { beginning, lines } = await house.store.log(id);
    if (beginning === null) throw new RequestError(409, NOT_DEALT);
    const entries = lines.filter(isEntry).map(({ entry, rules }) => ({ ...entry, rules }));
    const reel = await bitByBit(reelSlowly(game, beginning.before, entries), () => house.turns.next(folding(asker)));
    return reel.position(moment);
  });
}

const NOT_DEALT = 'setup.onNever';
