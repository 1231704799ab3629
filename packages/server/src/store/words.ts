// What a store tells other processes: that there is something to read, and where. Never what it is.
import { TALK_ROOMS, type TalkRoom } from '@gaslamp/protocol/spoken';

/** A match is at version `n`, or gone with -1; line `n` was said there; somebody has come there; the desk has done something. */
export type Word =
  | { readonly what: 'looks'; readonly match: string }
  | { readonly what: 'match'; readonly match: string; readonly n: number }
  | { readonly what: 'talk'; readonly match: string; readonly room: TalkRoom; readonly n: number }
  | { readonly what: 'desk' };

/** A word as it goes over the line. */
export function spelled(word: Word): string {
  switch (word.what) {
    case 'desk':
      return 'desk';
    case 'looks':
      return `looks ${word.match}`;
    case 'match':
      return `match ${word.match} ${word.n}`;
    case 'talk':
      return `talk ${word.match} ${word.n} ${word.room}`;
  }
}

/** Null where it is none of ours. */
export function read(text: string): Word | null {
  const [what, match, said, where] = text.split(' ');
  if (what === 'desk') return { what };
  if (match === undefined) return null;
  if (what === 'looks') return { what, match };
  const n = Number(said);
  const room = TALK_ROOMS.find((one) => one === where);
  if (what === 'talk' && room !== undefined) return { what, match, room, n };
  return what === 'match' && Number.isInteger(n) ? { what, match, n } : null;
}
