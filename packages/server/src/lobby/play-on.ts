// A match that goes on from a moment of one that is over: its position, its pack, its options.
import { optionsThen } from '@gaslamp/kernel/game';
import { Match } from '@gaslamp/kernel/match';
import type { State } from '@gaslamp/kernel/state';
import type { CreateMatch } from '@gaslamp/protocol/messages';
import { isEntry } from '@gaslamp/record/log';
import { reelSlowly } from '@gaslamp/record/reel';
import { SecureDice } from '@gaslamp/record/secure-dice';
import { bitByBit } from '../bit-by-bit.ts';
import { NOTHING, type Room } from '../room/room.ts';
import type { MatchRecord } from '../store/store.ts';
import type { Lobby } from './lobby.ts';
import { LobbyError } from './lobby-error.ts';

/** What the new match has of the old one. */
export interface PlayedOn extends Required<Pick<MatchRecord, 'pack' | 'options'>> {
  /** Folds the old one, for that address, which is dear: when nothing else is wrong with the wish. */
  from(address: string): Promise<Required<MatchRecord>['from']>;
}

/**
 * Where a match is to go on from. Everybody may know all of a match that is over, so nothing is given away.
 * Throws LobbyError: a token that opens nothing, a match that is not over, a moment that it does not have or at which
 * nobody is asked, a wish that does not fit the match.
 */
export async function playedOn(
  lobby: Lobby,
  wanted: CreateMatch & Pick<Required<CreateMatch>, 'from'>,
): Promise<PlayedOn> {
  const { match, token, moment } = wanted.from;
  const room = await lobby.room(match);
  const { game, record, ledger } = room;
  if (room.access(token) === null) throw new LobbyError(403, NOTHING);
  if (!room.over) throw new LobbyError(409, 'a match goes on from another one once that is over');
  if (wanted.game !== game.id) throw new LobbyError(400, `the match to go on from is one of ${game.id}`);
  if (wanted.seats.length !== record.seats)
    throw new LobbyError(400, `the match to go on from has ${record.seats} seats, not ${wanted.seats.length}`);
  for (const key of ['options', 'pack'] as const)
    if (wanted[key] !== undefined)
      throw new LobbyError(400, `${key}: a match that goes on has those of the one before it`);
  if (ledger.match === null) throw new LobbyError(409, NOT_DEALT);
  const last = ledger.log.rows.length - 1;
  if (moment > last) throw new LobbyError(400, `that match has the moments 0 to ${last}, not ${moment}`);
  const ended = () => new LobbyError(400, `at moment ${moment} of ${last} the match is over; choose an earlier one`);
  if (moment === last && ledger.match.decision === null) throw ended();
  return {
    pack: game.pack,
    options: optionsThen(game, record.options),
    async from(address) {
      const position = { ...(await positionAt(room, moment, address)), rules: game.rules };
      // Tried with any dice: what comes next must be a question.
      if (Match.from(game, position, new SecureDice('')).match.decision === null) throw ended();
      return { origin: { match, moment }, position };
    },
  };
}

/** All that lay anywhere at that moment. */
function positionAt({ id, game, house }: Room, moment: number, address: string): Promise<State> {
  return house.folds.next(address, async () => {
    const { beginning, lines } = await house.store.log(id);
    if (beginning === null) throw new LobbyError(409, NOT_DEALT);
    const entries = lines.filter(isEntry).map(({ entry, rules }) => ({ ...entry, rules }));
    const reel = await bitByBit(reelSlowly(game, beginning.before, entries), () => house.forecasts.next());
    return reel.position(moment);
  });
}

const NOT_DEALT = 'that match was never dealt';
