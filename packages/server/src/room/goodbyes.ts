// Closes the connections of seats that changed hands, with a message that depends on the note, whichever process wrote it.
import type { Told } from '@gaslamp/protocol/answers';
import { GOODBYE } from '@gaslamp/protocol/goodbyes';
import type { Note, SeatNote } from '@gaslamp/protocol/notes';
import { hasKey, personOf } from '../seats/seats.ts';
import { told } from '../told.ts';
import type { Audience } from './audience.ts';
import type { Room } from './room.ts';

const REVOKED = told('seat.revoked');
const ELSE = told('seat.else');
const WORDS: Partial<Record<SeatNote['why'], Told>> = {
  freed: told('seat.freed'),
  left: told('seat.left'),
  late: told('seat.late'),
  handed: ELSE,
  agreed: ELSE,
  lost: ELSE,
  regained: told('seat.regained'),
};

/** Closes the connections from seats that no longer belong to the viewer. */
export function sendAway(audience: Audience, notes: readonly Note[]): void {
  for (const note of notes) {
    const goodbye = note.kind === 'seat' ? WORDS[note.why] : undefined;
    if (note.kind === 'seat' && goodbye !== undefined)
      audience.dismiss(note.seat, note.why === 'late' ? GOODBYE.late : GOODBYE.refused, goodbye);
  }
}

/** Closes the connections whose keys no longer open their seats. */
export function sendLostAway(room: Room): void {
  for (const { viewer, sockets } of room.audience.viewers()) {
    const seat = room.seats[viewer];
    const person = seat === undefined ? null : personOf(seat);
    if (person === null) continue;
    for (const connection of [...sockets]) {
      if (hasKey(person, connection.key)) continue;
      room.leave(connection);
      connection.end(GOODBYE.refused, REVOKED);
    }
  }
}
