// Where something is said, and what a line may be made of. Without a schema, so that a page can ask before it sends anything.

/** Those who have a seat among themselves, and those who watch: until the end neither hears the other. */
export const TALK_ROOMS = ['players', 'watchers'] as const;
export type TalkRoom = (typeof TALK_ROOMS)[number];

/** What is said with one press: ids, since each page says it in its reader's language. Append only: they are stored. */
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

/** Characters of a line, at most. */
export const LONGEST_LINE = 280;

/** What cannot be seen, or breaks a line or turns it around: besides what Unicode says of it, three signs drawn as nothing. */
export const UNSEEN = '\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800\\ufffc\\u{1d159}';
/** Something to see, and nothing that cannot be seen, breaks the line, turns it around, or piles up. */
export const SPOKEN = new RegExp(`^(?=.*[\\p{L}\\p{N}\\p{S}\\p{P}])(?!\\p{M})(?!.*\\p{M}{4})[^${UNSEEN}]+$`, 'u');

/** One way to write what looks alike; a picture's wish for colour is dropped. */
export const asSpoken = (text: string): string => text.normalize('NFKC').replaceAll('\ufe0f', '').trim();

/** What somebody typed or pasted as a line: what parts words becomes a space, and what cannot be seen is left out. */
export const asTyped = (text: string): string =>
  asSpoken(text.replace(/\s+/gu, ' ').replace(new RegExp(`[${UNSEEN}]`, 'gu'), ''));
