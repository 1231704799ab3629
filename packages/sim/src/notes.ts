// What happened at a table besides the game, in words for the terminal.
import type { NoteLine } from '@gaslamp/record/log';
import type { Words } from './words.ts';

export type Note = NoteLine['note'];
export type SeatNote = Extract<Note, { kind: 'seat' }>;
export type Holder = NonNullable<SeatNote['from']>;

/** Names can be alike; numbers cannot. */
const holderInWords = (holder: Holder): string =>
  holder.kind === 'person' ? `${holder.name} (no. ${holder.number})` : `the bot ${holder.bot}`;
const or = (holder: Holder | null, nobody: string): string => (holder === null ? nobody : holderInWords(holder));

/** `Ann (no. 1), Ben (no. 2) and Cat (no. 3)`. */
function all(holders: readonly Holder[]): string {
  const names = holders.map(holderInWords);
  return names.length < 2 ? (names[0] ?? 'nobody') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
const sentence = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}.`;

function seatInWords({ from, to, why, agreed }: SeatNote, seat: string): string {
  const former = or(from, 'nobody');
  const now = or(to, 'nobody');
  const asked = agreed.length > 0;
  switch (why) {
    case 'sat':
      return `${now} sat down at ${seat}`;
    case 'freed':
      return asked ? `${all(agreed)} freed ${seat}, where ${former} had sat` : `${former} got up from ${seat}`;
    case 'bot':
      return `${now} got ${seat}, which was free`;
    case 'left':
      return `${former} left ${seat} to ${now}`;
    case 'away':
      return `${now} stands in for ${former}, who is away, at ${seat}${asked ? `; ${all(agreed)} asked for it` : ''}`;
    case 'back':
      return `${now} took ${seat} back from ${former}`;
    case 'handed':
      return `${now} took over ${seat}, which ${former} had handed over`;
    case 'agreed':
      return `${now} took over ${seat} from ${former}${asked ? `; ${all(agreed)} had agreed` : ''}`;
  }
}

/** One line. */
export function noteInWords(words: Words, note: Note): string {
  switch (note.kind) {
    case 'seat':
      return sentence(seatInWords(note, `the seat of ${words.player(note.seat)}`));
    case 'opened':
      return sentence(
        note.why === 'handed'
          ? `the seat of ${words.player(note.seat)} is handed over: somebody new may sit down there`
          : `${all(note.agreed)} agreed that somebody new may sit down at the seat of ${words.player(note.seat)}`,
      );
    case 'withdrawn':
      return sentence(`the invitation to the seat of ${words.player(note.seat)} was withdrawn`);
    case 'rules':
      return sentence(`from here on version ${note.to} of the rules is played; up to here it was version ${note.from}`);
    case 'proposed':
      return sentence(
        note.seat === null
          ? `${holderInWords(note.by)} proposes to end the match without a result`
          : `${holderInWords(note.by)} proposes somebody new for the seat of ${words.player(note.seat)}`,
      );
    case 'objected':
      return sentence(
        note.seat === null
          ? `${holderInWords(note.by)} objects: the match goes on`
          : `${holderInWords(note.by)} objects to somebody new at the seat of ${words.player(note.seat)}`,
      );
    case 'ended':
      return sentence(`${all(note.agreed)} ended the match without a result`);
  }
}
