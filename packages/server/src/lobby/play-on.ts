// A match that goes on from a moment of one that is over: its position, its pack, its options.
import { optionsThen } from '@gaslamp/kernel/game';
import { Match } from '@gaslamp/kernel/match';
import type { CreateMatch } from '@gaslamp/protocol/messages';
import { isEntry } from '@gaslamp/record/log';
import { reelSlowly } from '@gaslamp/record/reel';
import { SecureDice } from '@gaslamp/record/secure-dice';
import { NOTHING } from '../room/room.ts';
import type { MatchRecord } from '../store/store.ts';
import type { Lobby } from './lobby.ts';
import { LobbyError } from './lobby-error.ts';
import { inTurns } from './look-back.ts';

/** What the new match has of the old one. */
export type PlayedOn = Required<Pick<MatchRecord, 'from' | 'pack' | 'options'>>;

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
  const { game, record, house } = room;
  if (room.access(token) === null) throw new LobbyError(403, NOTHING);
  if (!room.over) throw new LobbyError(409, 'a match goes on from another one once that is over');
  if (wanted.game !== game.id) throw new LobbyError(400, `the match to go on from is one of ${game.id}`);
  if (wanted.seats.length !== record.seats)
    throw new LobbyError(400, `the match to go on from has ${record.seats} seats, not ${wanted.seats.length}`);
  for (const key of ['options', 'pack'] as const)
    if (wanted[key] !== undefined)
      throw new LobbyError(400, `${key}: a match that goes on has those of the one before it`);
  const reel = await house.folds.next(async () => {
    const { beginning, lines } = await lobby.store.log(match);
    if (beginning === null) throw new LobbyError(409, 'that match was never dealt');
    const entries = lines.filter(isEntry).map(({ entry, rules }) => ({ ...entry, rules }));
    return inTurns(house.forecasts, reelSlowly(game, beginning.before, entries));
  });
  const last = reel.turns.length - 1;
  if (moment > last) throw new LobbyError(400, `that match has the moments 0 to ${last}, not ${moment}`);
  const position = { ...reel.position(moment), rules: game.rules };
  // Tried with any dice: what comes next must be a question.
  if (Match.from(game, position, new SecureDice('')).match.decision === null)
    throw new LobbyError(400, `at moment ${moment} of ${last} the match is over; choose an earlier one`);
  return { from: { origin: { match, moment }, position }, pack: game.pack, options: optionsThen(game, record.options) };
}
