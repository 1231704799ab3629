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

/** Zero-width non-joiner and joiner. */
export const JOINERS = /[\u200c\u200d]/gu;
const VIRAMAS = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d3b\\u0d3c\\u0d4d\\u0dca]';
/** Letters of Arabic writing that join the next one: all but alef, dal, reh, waw and those that are like them. */
const JOINING =
  '(?![\\u0621-\\u0625\\u0627\\u0629\\u062f-\\u0632\\u0640\\u0648\\u064b-\\u066d\\u0671-\\u0677\\u0688-\\u0699\\u06c0\\u06c3-\\u06cb\\u06cd\\u06cf\\u06d2-\\u06ef])[\\u0620-\\u06ef]';
const VOWELS = '[\\u064b-\\u065f\\u0670]{0,2}';
/**
 * The places in which writing needs a joiner, as Unicode lists them (UAX 31): after a virama, between Arabic letters that would
 * join; also before the virama of a Bengali or Kannada ra, and between the parts of an emoji. The text before it is captured:
 * older browsers do not look behind.
 */
const JOINED = [
  `(${VIRAMAS})[\\u200c\\u200d](?![\\u200c\\u200d])`,
  '([\\u09b0\\u0cb0])\\u200d(?=[\\u09cd\\u0ccd])',
  `(${JOINING}${VOWELS})\\u200c(?=(?![\\u0621\\u0640])[\\u0620-\\u064a\\u0671-\\u06d3\\u06d5\\u06ee\\u06ef])`,
  '(\\p{Extended_Pictographic}\\p{Emoji_Modifier}?)\\u200d(?=\\p{Extended_Pictographic})',
].join('|');
const NEEDED = new RegExp(JOINED, 'gu');
const UNSEEN = new RegExp(`${JOINED}|[${INVISIBLE}]`, 'gu');
/** Returns the text without the joiners that its writing needs. */
export const withoutJoiners = (text: string): string =>
  text.replace(NEEDED, (_, ...before) => before.slice(0, 4).join(''));

const VISIBLE_LINE = new RegExp(`^(?=.*[\\p{L}\\p{N}\\p{S}\\p{P}])(?!\\p{M})(?!.*\\p{M}{4})[^${INVISIBLE}]+$`, 'u');
/** Requires a visible character. Rejects invisible ones, ones that break or reverse the line, and stacked marks. */
export const isVisibleLine = (text: string): boolean => VISIBLE_LINE.test(withoutJoiners(text));

/** Normalizes characters that look alike (NFKC) and drops the emoji variation selector. */
export const normalizedLine = (text: string): string => text.normalize('NFKC').replaceAll('\ufe0f', '').trim();

/** Cleans up a line that was typed or pasted: white space becomes single spaces and invisible characters are removed. */
export function cleanedLine(text: string): string {
  const seen = (line: string) =>
    normalizedLine(line)
      .replace(/\s+/gu, ' ')
      .replace(UNSEEN, (found) => ([...found].length > 1 ? found : ''));
  // Removing a character may join two others: they are normalized again.
  return normalizedLine(seen(seen(text)));
}
