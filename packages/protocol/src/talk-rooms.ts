// Rooms for talk and the characters of a line. Has no schema, so that a page can check input before it sends anything.

/** The players' room and the spectators' room. Neither sees the other's lines until the match is over. */
export const TALK_ROOMS = ['players', 'watchers'] as const;
export type TalkRoom = (typeof TALK_ROOMS)[number];

/** Ids of predefined phrases, which each page shows in its reader's language. Append only: they are stored. */
export const PHRASES = [
  'luck',
  'moment',
  'your-turn',
  'clever',
  'thanks',
  'well-played',
  'going',
  'back-again',
] as const;

/** Maximum length of a line in characters. */
export const LONGEST_LINE = 280;

/** Characters that are invisible, break a line or reverse it: Unicode categories, and three that are drawn as nothing. */
export const INVISIBLE = '\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800\\ufffc\\u{1d159}';
/** Requires a visible character. Rejects invisible ones, ones that break or reverse the line, and stacked marks. */
export const VISIBLE_LINE = new RegExp(
  `^(?=.*[\\p{L}\\p{N}\\p{S}\\p{P}])(?!\\p{M})(?!.*\\p{M}{4})[^${INVISIBLE}]+$`,
  'u',
);

/** Normalizes characters that look alike (NFKC) and drops the emoji variation selector. */
export const normalizedLine = (text: string): string => text.normalize('NFKC').replaceAll('\ufe0f', '').trim();

/** Cleans up a line that was typed or pasted: white space becomes single spaces and invisible characters are removed. */
export const cleanedLine = (text: string): string =>
  normalizedLine(text.replace(/\s+/gu, ' ').replace(new RegExp(`[${INVISIBLE}]`, 'gu'), ''));
