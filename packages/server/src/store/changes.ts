// Notifications between processes: they say where something changed, never the content.
import { TALK_ROOMS, type TalkRoom } from '@gaslamp/protocol/talk-rooms';

/**
 * `match`: at version `n`, or deleted with -1; `people`: a name was replaced, or lines of talk were deleted; `talk`: line `n` was
 * added; `looks`: a viewer connected; `desk`: a new deed.
 */
export type Change =
  | { readonly what: 'looks' | 'people'; readonly match: string }
  | { readonly what: 'match'; readonly match: string; readonly n: number }
  | { readonly what: 'talk'; readonly match: string; readonly room: TalkRoom; readonly n: number }
  | { readonly what: 'desk' };
export type MatchChange = Exclude<Change, { what: 'desk' }>;

/** Returns the payload of a notification. */
export function payloadOf(change: Change): string {
  switch (change.what) {
    case 'desk':
      return 'desk';
    case 'looks':
    case 'people':
      return `${change.what} ${change.match}`;
    case 'match':
      return `match ${change.match} ${change.n}`;
    case 'talk':
      return `talk ${change.match} ${change.n} ${change.room}`;
  }
}

/** Returns null for an unknown notification. */
export function read(text: string): Change | null {
  const [what, match, number, where] = text.split(' ');
  if (what === 'desk') return { what };
  if (match === undefined) return null;
  if (what === 'looks' || what === 'people') return { what, match };
  const n = Number(number);
  const room = TALK_ROOMS.find((one) => one === where);
  if (what === 'talk' && room !== undefined) return { what, match, room, n };
  return what === 'match' && Number.isInteger(n) ? { what, match, n } : null;
}
