// Players' notebooks, which are read and changed with the token of a seat and shown to nobody else.

import type { NotebookWish } from '@gaslamp/protocol/notebook';
import type { Notebook, NotebookAnswer } from '@gaslamp/protocol/private-notes';
import { RequestError } from '../refused.ts';
import type { Room } from '../room/room.ts';
import { NO_ACCESS } from '../seats/access.ts';
import { checkMarks, inOrder, notebookOf, saysSame } from '../seats/notebook.ts';
import { seatOfToken } from '../seats/seats.ts';
import type { Lobby } from './lobby.ts';

/**
 * Handles a player's notebook request and returns the resulting notebook. If two devices change the same revision, the second
 * gets the stored one instead. It still has its own version and can submit it again.
 */
export async function note(lobby: Lobby, match: string, wish: NotebookWish): Promise<NotebookAnswer> {
  const room = await lobby.room(match);
  const { seat } = writer(room, wish.token);
  if (wish.do === 'save' && !room.audience.of(seat).notes.take()) throw new RequestError(429, TOO_FAST, {}, 1);
  return room.ledger.next(async () => {
    // The seat may have passed to somebody else in the meantime.
    const { seat } = writer(room, wish.token);
    const before = notebookOf(room.ledger.notebooks, seat);
    const sides = sidesOf(room);
    if (wish.do === 'see') return { saved: true, notebook: before, sides };
    checkMarks(wish.marks, { own: seat, seats: room.seats.length, sides });
    // Also true for a resend after a lost response.
    if (saysSame(before, wish)) return { saved: true, notebook: before, sides };
    if (before.revision !== wish.revision) return { saved: false, notebook: before, sides };
    const notebook: Notebook = { revision: before.revision + 1, text: wish.text, marks: inOrder(wish.marks) };
    await room.ledger.commit({ notebooks: [{ seat, ...notebook }] });
    room.broadcast.notebook(seat);
    return { saved: true, notebook, sides };
  });
}

/** Returns the sides on which players of this match can be. */
function sidesOf({ game: { sides }, seats }: Room): readonly string[] {
  const without = sides?.without?.(seats.length) ?? [];
  return sides?.names.filter((side) => !without.includes(side)) ?? [];
}

/** Returns the seat of a token. Throws RequestError if it is not a seated player's or the match is not dealt. */
function writer(room: Room, token: string): { readonly seat: number } {
  const access = room.access(token);
  const sits = seatOfToken(room.seats, token);
  if (sits === null) throw new RequestError(403, access === null ? NO_ACCESS : 'access.notebook');
  if (room.match === null) throw new RequestError(409, 'match.notebook');
  return sits;
}

const TOO_FAST = 'limit.notebook';
