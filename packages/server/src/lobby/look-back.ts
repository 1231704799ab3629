// The history of a match. Players and spectators get what they were sent; the record contains everything.
import type { Player } from '@gaslamp/kernel/state';
import type { Past } from '@gaslamp/protocol/past';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import { isEntry } from '@gaslamp/record/log';
import { pastOf } from '@gaslamp/record/past';
import { reelSlowly } from '@gaslamp/record/reel';
import { bitByBit } from '../bit-by-bit.ts';
import { RequestError } from '../refused.ts';
import type { Room } from '../room/room.ts';
import { type Asker, folding, HOUSE, Left } from '../room/turns.ts';
import { NO_ACCESS } from '../seats/access.ts';
import type { Lobby } from './lobby.ts';

/**
 * Returns the history for the viewer of a token, a LookBack as JSON; of an open match with their past only if `own`. It is replayed
 * and serialized once for all who request it until the match moves on, and no further once they have left. Throws RequestError if
 * the token is invalid or the match is not dealt.
 */
export async function lookBack(
  lobby: Lobby,
  match: string,
  token: string,
  own = false,
  asker = HOUSE,
): Promise<Uint8Array> {
  const room = await lobby.room(match);
  const accessNow = () => {
    const access = room.access(token);
    if (access === null) throw new RequestError(403, NO_ACCESS);
    return access;
  };
  const access = accessNow();
  if (room.open && !own) return lookBackOf(room.info(access), NO_PAST);
  const { pasts, folds } = room.house;
  // The key counts published steps only: a cache miss after a draft step would reveal it by the response time.
  const key = `${match} ${access.viewer} ${room.ledger.log.rows.length}`;
  const past = await whileHere(asker, () =>
    pasts.of(key, () => folds.next(asker, () => pastIn(room, access.viewer, asker))),
  );
  // The caller may have given their seat away while others were served.
  return lookBackOf(room.info(accessNow()), past);
}
/** Asks again for shared work that was dropped because another caller, who had asked first, left. */
async function whileHere<T>(asker: Asker, share: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await share();
    } catch (error) {
      if (!(error instanceof Left) || asker.gone()) throw error;
    }
}
const NO_PAST = Buffer.from('null');
const lookBackOf = (info: MatchInfo, past: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from(`{"info":${JSON.stringify(info)},"past":`), past, Buffer.from('}')]);

async function pastIn({ id, game, house }: Room, viewer: Player, asker: Asker): Promise<Uint8Array> {
  const { beginning, lines } = await house.store.log(id);
  if (beginning === null) throw new RequestError(409, 'match.beforeDeal');
  const entries = lines.filter(isEntry).map(({ entry, rules }) => ({ ...entry, rules }));
  const turn = () => house.turns.next(folding(asker));
  const reel = await bitByBit(reelSlowly(game, beginning.before, entries), turn);
  return bitByBit(written(await bitByBit(pastOf(reel, viewer), turn)), turn);
}
/** Serializes as JSON, one moment at a time. */
function* written({ moments, ...others }: Past): Generator<void, Uint8Array> {
  const texts: string[] = [];
  for (const moment of moments) {
    texts.push(JSON.stringify(moment));
    yield;
  }
  return Buffer.from(`{"moments":[${texts.join(',')}],${JSON.stringify(others).slice(1)}`);
}
