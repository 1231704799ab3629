// Chat settings in this browser's store: muted speakers and read positions. Stored data is untrusted.
import { keep, kept } from '../kept.ts';

export interface KeptTalk {
  /** True if the chat of all tables is muted. */
  readonly mute: boolean;
  /** Muted speakers, by match. */
  readonly muted: readonly string[];
  /** The last line read in each room of a match. */
  readonly read: Readonly<Record<string, number>>;
}

/** Maximum number of speakers, and of rooms, that are kept: the latest ones. */
const MOST = 200;
const NAME = 'talk';
const KEY = /^[\w-]{1,64} [\w-]{1,24}$/;
const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Parses stored settings and drops everything invalid. */
export function readTalk(text: string | null): KeptTalk {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    value = null;
  }
  const { mute, muted, read } = isFields(value) ? value : {};
  return {
    mute: mute === true,
    muted: (Array.isArray(muted) ? muted : []).filter((one): one is string => KEY.test(String(one))).slice(-MOST),
    read: Object.fromEntries(
      Object.entries(isFields(read) ? read : {})
        .filter((one): one is [string, number] => KEY.test(one[0]) && Number.isSafeInteger(one[1]))
        .slice(-MOST),
    ),
  };
}
/** Fallback while the page is open, for browsers that store nothing, such as some private windows. */
let unkept: KeptTalk | null = null;
export function keptTalk(): KeptTalk {
  const text = kept(NAME);
  return text === null && unkept !== null ? unkept : readTalk(text);
}
export function keepTalk(talk: KeptTalk): void {
  unkept = talk;
  keep(NAME, JSON.stringify(talk));
}

/** Returns the settings after a room was read up to a line; the latest room comes last. */
export function withRead(talk: KeptTalk, room: string, n: number): KeptTalk {
  const { [room]: _, ...read } = talk.read;
  return { ...talk, read: { ...read, [room]: n } };
}
/** Returns the settings after a speaker was muted or unmuted. */
export const withMuted = (talk: KeptTalk, who: string, mute: boolean): KeptTalk => ({
  ...talk,
  muted: [...talk.muted.filter((one) => one !== who), ...(mute ? [who] : [])],
});
