// Closes the connections of seats that changed hands, with a message that depends on the note, whichever process wrote it.
import { GOODBYE } from '@gaslamp/protocol/goodbyes';
import type { Note, SeatNote } from '@gaslamp/protocol/notes';
import { hasKey, personOf } from '../seats/seats.ts';
import type { Audience } from './audience.ts';
import type { Room } from './room.ts';

const REVOKED = 'This seat is no longer opened by this browser: its key was revoked on another device.';
const ELSE = 'Somebody else sits here now.';
const WORDS: Partial<Record<SeatNote['why'], string>> = {
  freed: 'This seat was freed before the match began.',
  left: 'A bot plays here now. The link of this seat takes it back.',
  late: 'A bot plays for you now, since your time was up.',
  handed: ELSE,
  agreed: ELSE,
  lost: ELSE,
  regained: 'The player who had this seat before has taken it back.',
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
