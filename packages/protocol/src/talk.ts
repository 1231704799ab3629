// Talk among players or among spectators: lines of text, or predefined phrases that every page can translate.
import * as z from 'zod/mini';
import { nameOf, type People, personRef } from './people.ts';
import { receivedText } from './received-text.ts';
import { isVisibleLine, LONGEST_LINE, normalizedLine, PHRASES } from './talk-rooms.ts';

/** The content of one line, as it is sent. */
export const words = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: receivedText(LONGEST_LINE).check(
      z.overwrite(normalizedLine),
      z.minLength(1),
      z.maxLength(LONGEST_LINE),
      z.refine(isVisibleLine, 'field.line'),
    ),
  }),
  z.object({ kind: z.literal('phrase'), phrase: z.enum(PHRASES) }),
]);
export type Words = z.infer<typeof words>;
/** The content of a stored line; a deleted line keeps only its number, time and speaker. */
const keptWords = z.discriminatedUnion('kind', [words, z.object({ kind: z.literal('deleted') })]);
export type KeptWords = z.infer<typeof keptWords>;

const whole = z.int().check(z.gte(0));
const speaker = z.discriminatedUnion('kind', [
  /** A seat and the person who held it at the time. */
  z.object({ kind: z.literal('seat'), seat: whole, ...personRef }),
  /** A spectator has no name, only a number for the lifetime of their connection. */
  z.object({ kind: z.literal('watcher'), number: whole }),
]);
/** The speaker of a line. */
export type Speaker = z.infer<typeof speaker>;
/** A speaker with the name. */
export type NamedSpeaker =
  | { readonly kind: 'seat'; readonly seat: number; readonly number: number; readonly name: string }
  | { readonly kind: 'watcher'; readonly number: number };

/** A stored line: time in ms since 1970, speaker and content. */
export const talkLine = z.object({ at: whole, by: speaker, words: keptWords });
export type TalkLine = z.infer<typeof talkLine>;
/** A line as sent to pages. Lines are numbered in each room, from 1. */
export interface NumberedLine extends Omit<TalkLine, 'by'> {
  readonly n: number;
  readonly by: NamedSpeaker;
}

/** Returns a speaker with the name. */
export const speakerWithName = (people: People, by: Speaker): NamedSpeaker =>
  by.kind === 'watcher' ? by : { kind: 'seat', seat: by.seat, number: by.number, name: nameOf(people, by) };
