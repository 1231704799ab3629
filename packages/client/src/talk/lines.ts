// Derives the chat of a table from all messages about it: the lines, the audible ones, and the unread ones.

import type { NamedSpeaker, NumberedLine } from '@gaslamp/protocol/talk';
import { TALK_ROOMS, type TalkRoom } from '@gaslamp/protocol/talk-rooms';
import type { MatchInfo } from '@gaslamp/protocol/updates';
import type { TalkMessage } from '../net/match-client.ts';
import { type KeptTalk, withRead } from './kept.ts';

export type Rooms = Readonly<Record<TalkRoom, readonly NumberedLine[]>>;

/** Returns the lines of both rooms. A `talk` message replaces the earlier lines of its room. */
export function linesOf(messages: readonly TalkMessage[]): Rooms {
  const rooms: Record<TalkRoom, NumberedLine[]> = { players: [], watchers: [] };
  for (const message of messages)
    if (message.t === 'talk') rooms[message.room] = [...message.lines];
    else if (!rooms[message.room].some(({ n }) => n === message.line.n)) rooms[message.room].push(message.line);
  return rooms;
}

/** Returns the key under which a speaker is muted. Persons are identified by number, whatever their seat. */
export const speakerKey = (match: string, by: NamedSpeaker): string => `${match} ${by.kind}-${by.number}`;
/** Returns the key under which the read position of a room is stored. */
export const roomKey = (match: string, room: TalkRoom): string => `${match} ${room}`;

/** Returns true if the viewer wrote the line. Spectators cannot identify their own lines. */
export const isOwn = ({ by }: NumberedLine, { you, seats }: MatchInfo): boolean =>
  by.kind === 'seat' && you !== null && by.number === seats[you]?.number;

/** Returns the unread lines of speakers who are not muted. */
export function unreadOf(
  room: TalkRoom,
  lines: readonly NumberedLine[],
  info: MatchInfo,
  { mute, muted, read }: KeptTalk,
): readonly NumberedLine[] {
  if (mute) return [];
  const from = read[roomKey(info.id, room)] ?? 0;
  return lines.filter((line) => line.n > from && !isOwn(line, info) && !muted.includes(speakerKey(info.id, line.by)));
}

/** Returns the lines of speakers who are not muted. */
export const heardOf = (
  lines: readonly NumberedLine[],
  { id }: MatchInfo,
  { muted }: KeptTalk,
): readonly NumberedLine[] => lines.filter(({ by }) => !muted.includes(speakerKey(id, by)));

/** Returns the settings after both rooms were in view, so that all of their lines are read. */
export function withAllRead(kept: KeptTalk, match: string, rooms: Rooms): KeptTalk {
  let next = kept;
  for (const room of TALK_ROOMS) {
    const last = rooms[room].at(-1)?.n ?? 0;
    if (last > 0) next = withRead(next, roomKey(match, room), last);
  }
  return next;
}
