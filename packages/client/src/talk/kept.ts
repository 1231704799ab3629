// What this browser keeps of talk: who is muted, and how far it was read. Anybody may have written what lies there.
import { keep, kept } from '../table/kept.ts';

export interface KeptTalk {
  /** All of the talk, at every table. */
  readonly mute: boolean;
  /** Single speakers, by match. */
  readonly muted: readonly string[];
  /** The last line that was read of a room of a match. */
  readonly read: Readonly<Record<string, number>>;
}

/** So many speakers and rooms are remembered, the latest ones. */
const MOST = 200;
const NAME = 'talk';
const KEY = /^[\w-]{1,64} [\w-]{1,24}$/;
const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What fits of a text that should be what was kept. */
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
/** Where nothing is kept, as in some private windows, it holds for as long as the page is open. */
let unkept: KeptTalk | null = null;
export function keptTalk(): KeptTalk {
  const text = kept(NAME);
  return text === null && unkept !== null ? unkept : readTalk(text);
}
export function keepTalk(talk: KeptTalk): void {
  unkept = talk;
  keep(NAME, JSON.stringify(talk));
}

/** What is kept once a room was read up to a line; what was read last stands last. */
export function withRead(talk: KeptTalk, room: string, n: number): KeptTalk {
  const { [room]: _, ...read } = talk.read;
  return { ...talk, read: { ...read, [room]: n } };
}
/** What is kept once somebody is muted, or heard again. */
export const withMuted = (talk: KeptTalk, who: string, mute: boolean): KeptTalk => ({
  ...talk,
  muted: [...talk.muted.filter((one) => one !== who), ...(mute ? [who] : [])],
});
