// Actions of the server's operator in any match, whether or not it is in memory here.

import type { TalkRoom } from '@gaslamp/protocol/talk-rooms';
import type { Erased } from '../desk/erased-list.ts';
import { allKeysOf } from '../desk/suspension.ts';
import { mailboxOf } from '../notifications/address.ts';
import { RequestError } from '../refused.ts';
import { endedByOperator, freedByOperator } from '../seats/operator.ts';
import type { Lobby } from './lobby.ts';

/** Erases a person's data, also in memory. Throws like `Erasures.erase`. */
export async function erase(lobby: Lobby, erased: Erased): Promise<void> {
  await lobby.house.desk.erase(erased);
  // Without a bus nobody else says so.
  lobby.receive({ what: 'match', match: erased.match, n: (await lobby.store.load(erased.match))?.version ?? -1 });
  lobby.receive({ what: 'people', match: erased.match });
}
/** Deletes the words of a line of talk. */
export async function hush(lobby: Lobby, match: string, room: TalkRoom, n: number): Promise<void> {
  await lobby.store.deleteWords(match, (line, where) => where === room && line.n === n);
  lobby.receive({ what: 'people', match });
  await lobby.house.desk.do({ do: 'hush', match, room, n });
}
/** Ends a running match without a result. Throws RequestError. */
export async function end(lobby: Lobby, match: string): Promise<void> {
  await (await lobby.room(match)).operate(endedByOperator);
  await lobby.house.desk.do({ do: 'end', match });
}
/** Frees a seat before the deal. Throws RequestError. */
export async function free(lobby: Lobby, match: string, seat: number): Promise<void> {
  await (await lobby.room(match)).operate((table) => freedByOperator(table, seat));
  await lobby.house.desk.do({ do: 'free', match, seat });
}
/** Deletes a match in any phase, even one that cannot be read. Throws RequestError 404 if there is none. */
export async function remove(lobby: Lobby, match: string): Promise<void> {
  const room = await lobby.room(match).catch((error: unknown) => {
    if (error instanceof RequestError && error.status === 409) return null;
    throw error;
  });
  await (room === null ? lobby.store.remove(match) : room.remove());
  await lobby.house.desk.do({ do: 'delete', match });
}
/** Closes the seats of a person in all matches, by the number of the person. Throws RequestError 404. */
export async function suspend(lobby: Lobby, match: string, number: number): Promise<void> {
  const { desk, outlets } = lobby.house;
  const stored = await lobby.store.load(match);
  const keys =
    stored === null
      ? []
      : await allKeysOf(lobby.store, (address) => mailboxOf(outlets.mailboxKey, address), stored, number);
  if (keys.length === 0) throw new RequestError(404, 'house.holdsNone', { match, number });
  await desk.do({ do: 'suspendPerson', match, number, keys });
  lobby.receive({ what: 'desk' });
}
