// Looking back on a match: whoever plays or watches is told what they were sent themselves; all of it is told by the record.
import type { Player, State } from '@gaslamp/kernel/state';
import type { LookBack, Past } from '@gaslamp/protocol/past';
import { isEntry } from '@gaslamp/record/log';
import { pastOf } from '@gaslamp/record/past';
import { reelSlowly } from '@gaslamp/record/reel';
import { NOTHING, type Room } from '../room/room.ts';
import type { Turns } from '../room/turns.ts';
import type { StoredLog } from '../store/store.ts';
import type { Lobby } from './lobby.ts';
import { LobbyError } from './lobby-error.ts';

/** So many steps are folded before every message of the house finds its way in between. */
const SLICE = 20;

/** What the viewer of a token may look back on; of a match that is over their `own` past as well. Throws LobbyError: a token that opens nothing, a match before its deal. */
export async function lookBack(lobby: Lobby, match: string, token: string, own = false): Promise<LookBack> {
  const room = await lobby.room(match);
  const accessNow = () => {
    const access = room.access(token);
    if (access === null) throw new LobbyError(403, NOTHING);
    return access;
  };
  const info = room.info(accessNow());
  if (room.over && !own) return { info, past: null };
  return room.house.folds.next(async () => {
    const { beginning, lines } = await lobby.store.log(match);
    if (beginning === null) throw new LobbyError(409, 'there is nothing to look back on before the deal');
    // Whoever has given their seat away while others were served looks no more.
    const access = accessNow();
    return { info: room.info(access), past: await pastIn(room, { before: beginning.before, lines }, access.viewer) };
  });
}

async function pastIn(
  { game, house }: Room,
  { before, lines }: { readonly before: State; readonly lines: StoredLog['lines'] },
  viewer: Player,
): Promise<Past> {
  const entries = lines.filter(isEntry).map(({ entry, rules }) => ({ ...entry, rules }));
  const reel = await inTurns(house.forecasts, reelSlowly(game, before, entries));
  return inTurns(house.forecasts, pastOf(reel, viewer));
}

/** Does dear work bit by bit. */
export async function inTurns<T>(turns: Turns, work: Generator<void, T>): Promise<T> {
  for (let n = 0; ; n++) {
    if (n % SLICE === 0) await turns.next();
    const step = work.next();
    if (step.done) return step.value;
  }
}
