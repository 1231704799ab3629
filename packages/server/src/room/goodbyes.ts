// Closes the connections of seats that changed hands, with a message that depends on the note, whichever process wrote it.
import { GOODBYE } from '@gaslamp/protocol/goodbyes';
import type { Note, SeatNote } from '@gaslamp/protocol/notes';
import type { Audience } from './audience.ts';

const ELSE = 'Somebody else sits here now.';
const WORDS: Partial<Record<SeatNote['why'], string>> = {
  freed: 'This seat was freed before the match began.',
  left: 'A bot plays here now. The link of this seat takes it back.',
  late: 'A bot plays for you now, since your time was up.',
  handed: ELSE,
  agreed: ELSE,
};

/** Closes the connections from seats that no longer belong to the viewer. */
export function sendAway(audience: Audience, notes: readonly Note[]): void {
  for (const note of notes) {
    const goodbye = note.kind === 'seat' ? WORDS[note.why] : undefined;
    if (note.kind === 'seat' && goodbye !== undefined)
      audience.dismiss(note.seat, note.why === 'late' ? GOODBYE.late : GOODBYE.refused, goodbye);
  }
}
