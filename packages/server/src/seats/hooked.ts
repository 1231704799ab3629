// A channel of a messenger that is told how a match stands. Pure, as all that people do at a table.
import { LobbyError } from '../lobby/lobby-error.ts';
import { secureUrl } from '../messages/public-address.ts';
import type { Target } from '../store/store.ts';
import type { TableChange } from './actions.ts';
import type { TableNow } from './seats.ts';

/** Of a match there is one. */
const hookOf = (match: string): string => `hook ${match}`;

/** From now on the channel behind `url` is told; with null none is. Where to it leads is checked when something is sent. */
export function hooked({ record, targets }: TableNow, url: string | null, origin: string): TableChange {
  const id = hookOf(record.id);
  if (url === null) {
    if (targets.every((one) => one.id !== id)) throw new LobbyError(409, 'no channel is told of this match');
    return { dropped: [id] };
  }
  return { targets: [fresh(record.id, checked(url), origin)] };
}
const fresh = (match: string, url: string, origin: string): Target => ({
  id: hookOf(match),
  kind: 'hook',
  url,
  origin,
  told: null,
  at: null,
  failed: 0,
});
/** The channels that are told of a match hear of its rematch as well. */
export const carriedOver = (targets: readonly Target[], match: string): readonly Target[] =>
  targets.map(({ url, origin }) => fresh(match, url, origin));
function checked(url: string): string {
  try {
    return secureUrl(url).href;
  } catch (error) {
    throw new LobbyError(400, (error as Error).message);
  }
}
